import useSWR, { mutate } from "swr";

import { readRequest } from "./readRequest.ts";
import { overviewKey } from "./useOverview.ts";

const keyOf = (id: string) => ["request", id];

/** One request, kept up to date: its e-mails leave and colleagues write while it is open. */
export const useRequest = (id: string) =>
  useSWR(keyOf(id), () => readRequest(id), { refreshInterval: 5_000 });

/** Has requests, the counts and with them the list read again, after something was done. */
export const readAgain = (...ids: string[]) =>
  Promise.all([...ids.map((id) => mutate(keyOf(id))), mutate(overviewKey)]);
