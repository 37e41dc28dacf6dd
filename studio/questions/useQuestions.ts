import useSWR from "swr";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { questionColumns, questionList } from "./question.ts";

/** As many as the database answers at once. */
const most = 1000;

/** The questions that nobody has dealt with, those asked most recently. */
export const useQuestions = () =>
  useSWR("unanswered questions", readQuestions, { refreshInterval: 30_000, refreshWhenOffline: true });

async function readQuestions() {
  const open = database().from("unanswered_questions").select(questionColumns).eq("state", "open");
  const { data } = await ask(open.order("last_asked_at", { ascending: false }).order("id").limit(most));
  return questionList.parse(data);
}
