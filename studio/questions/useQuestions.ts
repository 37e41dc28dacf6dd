import type { SanityClient } from "@sanity/client";
import { useClient } from "sanity";
import useSWR from "swr";

import { apiVersion } from "../apiVersion.ts";
import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { readBegun } from "./begun.ts";
import { questionColumns, questionList } from "./question.ts";

/** As many as the database answers at once. */
const most = 1000;

/** The questions that nobody has dealt with, those asked most often, of how many; and what of the FAQ was begun with them. */
export function useQuestions() {
  const client = useClient({ apiVersion });
  return useSWR("unanswered questions", () => readQuestions(client), {
    refreshInterval: 30_000,
    refreshWhenOffline: true,
  });
}

/** As they are now. */
export async function readQuestions(client: SanityClient) {
  const open = database().from("unanswered_questions").select(questionColumns, { count: "exact" });
  const often = open.eq("state", "open").order("times", { ascending: false });
  const { data, count } = await ask(
    often.order("last_asked_at", { ascending: false }).order("id").limit(most),
  );
  const questions = questionList.parse(data);
  const ids = questions.map(({ id }) => id);
  return { questions, total: count ?? 0, begun: await readBegun(client, ids) };
}
