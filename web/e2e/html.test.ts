import { brotliCompressSync } from "node:zlib";

import { type ConfigData, HtmlValidate } from "html-validate";

import { publicPaths } from "./publicPaths.ts";
import { expect, test } from "./test.ts";

const rules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:standard"],
  rules: {
    // How React writes attributes; HTML reads them the same.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
  },
};

test("every page is valid HTML", async ({ request }) => {
  const validator = new HtmlValidate(rules);
  for (const path of await publicPaths(request)) {
    const report = await validator.validateString(await (await request.get(path)).text());
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(problems, path).toEqual([]);
  }
});

test("an identifier stands once in a page, and each link within a page leads somewhere", async ({
  request,
}) => {
  for (const path of await publicPaths(request)) {
    const html = await (await request.get(path)).text();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect.soft(ids, path).toEqual([...new Set(ids)]);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = ""]) => decodeURIComponent(id));
    expect.soft(ids, path).toEqual(expect.arrayContaining(targets));
  }
});

test("markup, styles and starter weigh 12,000 bytes at most beside a page's own words", async ({
  request,
}) => {
  for (const path of await publicPaths(request)) {
    const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers()["content-encoding"]).toBe("br");
    const html = await answer.text();
    const words = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]+>|\s+/g, " ");
    expect
      .soft(brotliCompressSync(html).length - brotliCompressSync(words).length, path)
      .toBeLessThanOrEqual(12_000);
  }
});

test("a browser is told which links it may open ahead", async ({ page, request, system }) => {
  const address = (await request.get("/")).headers()["speculation-rules"] ?? "";
  const answer = await request.get(address.replaceAll('"', ""));
  expect(answer.headers()["content-type"]).toBe("application/speculationrules+json");
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const accepted = new Promise<{ ruleSet: { errorType?: string; url?: string } }>((resolve) =>
    devtools.on("Preload.ruleSetUpdated", resolve),
  );
  await devtools.send("Preload.enable");
  const { ruleSet } = await accepted;
  expect(ruleSet.errorType).toBeUndefined();
  expect(ruleSet.url).toBe(`${system.site}/speculation-rules.json`);
});
