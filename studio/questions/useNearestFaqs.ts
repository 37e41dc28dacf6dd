import { useClient } from "sanity";
import useSWR from "swr";

import { apiVersion } from "../apiVersion.ts";
import { nearestFaqs, readFaqs } from "./faqs.ts";
import type { Group } from "./groups.ts";

/** Of each group, by its first question, the question of the FAQ that may answer it already. */
export function useNearestFaqs(groups: Group[] | undefined) {
  const client = useClient({ apiVersion });
  const asked = groups?.map(({ questions }) => questions[0]!.question);
  const { data } = useSWR(
    asked && ["nearest faqs", ...asked],
    async () => nearestFaqs(await readFaqs(client), asked!),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return data;
}
