import { useMemo } from "react";

import { waiting } from "./begun.ts";
import { groupsOf } from "./groups.ts";
import { useQuestions } from "./useQuestions.ts";

/** The questions that wait for an answer, those that ask the same together. */
export function useQuestionGroups() {
  const { data, error, mutate } = useQuestions();
  const groups = useMemo(() => data && waiting(groupsOf(data.questions), data.begun), [data]);
  return { groups, error, mutate };
}
