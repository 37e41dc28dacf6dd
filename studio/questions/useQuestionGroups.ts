import { useMemo } from "react";

import { waiting } from "./begun.ts";
import { groupsOf } from "./groups.ts";
import { useQuestions } from "./useQuestions.ts";

/** The questions that wait for an answer, those that ask the same together; how many they are, and how many wait unread. */
export function useQuestionGroups() {
  const { data, error, mutate } = useQuestions();
  const waits = useMemo(() => {
    if (!data) return undefined;
    const groups = waiting(groupsOf(data.questions), data.begun);
    const unread = data.total - data.questions.length;
    return { groups, unread, count: unread + groups.flatMap(({ questions }) => questions).length };
  }, [data]);
  return { waits, error, mutate };
}
