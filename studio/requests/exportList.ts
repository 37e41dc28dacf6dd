import { dayIn } from "functions/brussels";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { csvOf } from "./csv.ts";
import type { Filters } from "./filters.ts";
import { readRequests } from "./readRequests.ts";
import { saveFile } from "./saveFile.ts";

/** Saves all that a filter and words let through as a table for Excel, however much of it the list shows. */
export async function exportList(filters: Filters, words: string) {
  const [{ requests }, staff] = await Promise.all([
    readRequests(filters, words),
    ask(database().from("staff").select("email,name")),
  ]);
  const names = new Map(staff.data.map(({ email, name }) => [email as string, name as string]));
  saveFile(`demandes-${dayIn(new Date())}.csv`, "text/csv;charset=utf-8", csvOf(requests, names));
}
