import { readFileSync } from "node:fs";

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What only machines go by. */
const marks = / \[(?:ref=\w+|cursor=pointer)\]/g;

/** Prints what the page of a failed test showed: where tests run by themselves, its files are gone with the machine. */
export default class FailedPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const context = attachments.find(({ name }) => name === "error-context")?.path;
    const [, shown] = /```yaml\n(.*?)```/s.exec(context ? readFileSync(context, "utf8") : "") ?? [];
    if (shown) console.log(`\n${title}\n${shown.replaceAll(marks, "").slice(0, 20_000)}`);
  }
}
