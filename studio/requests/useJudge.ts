import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";

import { isLost, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { useIsHere } from "../staff/useIsHere.ts";
import { useStaff } from "../staff/useStaff.ts";
import { change, holds, type Judged, undoing } from "./change.ts";
import { judgedInWords } from "./judgedInWords.ts";
import { nameOf } from "./request.ts";
import { readAgain } from "./useRequest.ts";

type Outcome = {
  said: string;
  tone: "positive" | "caution" | "critical";
  /** What was changed. */
  done?: Judged[];
  /** The server failed before all were tried. */
  failed?: boolean;
};

const warns = { caution: "warning", critical: "error" } as const;

/**
 * Changes the state of requests or who has them, says what happened, and undoes it.
 * @param opened the request that is open: what happened is said until another one is.
 */
export function useJudge(opened: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const { nameOfStaff } = useStaff();
  const isHere = useIsHere();
  const toast = useToast();
  useEffect(() => {
    if (opened) setOutcome(undefined);
  }, [opened]);

  async function judge(judged: Judged[], isUndo = false) {
    setBusy(true);
    const next = await attempt(judged, isUndo);
    await readAgain(...judged.map(({ request }) => request.id));
    setOutcome(next);
    setBusy(false);
    if (!isHere.current) warn(judged, next);
    return next;
  }

  /** Who has gone on meanwhile believes it done. */
  function warn(judged: Judged[], { tone, said }: Outcome) {
    if (tone === "positive") return;
    const [first] = judged;
    const title = judged.length > 1 ? `${judged.length} demandes` : nameOf(first!.request);
    toast.push({ status: warns[tone], title, description: said, duration: 20_000 });
  }

  async function attempt(judged: Judged[], isUndo: boolean): Promise<Outcome> {
    try {
      const toChange = judged.filter((one) => !holds(one));
      const { done, failed } = await change(database(), toChange);
      const said = judgedInWords(done, toChange.length, isUndo, nameOfStaff, failed);
      if (done.length === 0) return { said, tone: "caution" };
      return { said, tone: failed ? "caution" : "positive", failed, ...(!isUndo && { done }) };
    } catch (error) {
      const outcome = isLost(error) ? "Ce n’est peut-être pas fait." : "Rien n’a été changé.";
      return { said: `${outcome} ${saidOf(error)}`, tone: "critical", failed: true };
    }
  }

  const done = outcome?.done;
  return { judge, undo: done && (() => judge(done.map(undoing), true)), outcome, busy };
}
