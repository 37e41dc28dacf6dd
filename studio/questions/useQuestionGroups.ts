import { useMemo } from "react";

import { groupsOf } from "./groups.ts";
import { useQuestions } from "./useQuestions.ts";

/** The questions that nobody has dealt with, those that ask the same together. */
export function useQuestionGroups() {
  const { data, error, mutate } = useQuestions();
  const groups = useMemo(() => data && groupsOf(data), [data]);
  return { groups, error, mutate };
}
