import { useState } from "react";

import type { Request } from "./request.ts";

/** Which requests of the list are chosen, to be treated together; undefined while nothing is being chosen. */
export function useSelection(requests: Request[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const [last, setLast] = useState<string>();

  /** One of them, or all from the last one to it. */
  function choose(id: string, isChosen: boolean, all: boolean) {
    const listed = requests.map((request) => request.id);
    const at = listed.indexOf(id);
    const from = all && last ? listed.indexOf(last) : at;
    const range = from < 0 ? [id] : listed.slice(Math.min(from, at), Math.max(from, at) + 1);
    const next = new Set(ids);
    for (const one of range) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    setIds(next);
    setLast(id);
  }

  /** Those are chosen no more; with nothing left, nothing is being chosen. */
  const leave = (some: Iterable<string>) =>
    setIds((now) => {
      const left = new Set(now);
      for (const id of some) left.delete(id);
      return left.size > 0 ? left : undefined;
    });

  return {
    /** What is no longer listed is not chosen any more. */
    chosen: ids && requests.filter(({ id }) => ids.has(id)),
    begin: () => setIds(new Set()),
    /** What is chosen by now; what will be meanwhile stays so. */
    end: () => leave(ids ?? []),
    leave,
    choose,
    chooseAll: (isChosen: boolean) => setIds(new Set(isChosen ? requests.map(({ id }) => id) : [])),
  };
}
export type Selection = ReturnType<typeof useSelection>;
