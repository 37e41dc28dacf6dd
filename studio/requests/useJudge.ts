import { useState } from "react";

import { saidOf } from "../staff/ask.ts";
import { useStaff } from "../staff/useStaff.ts";
import { change, type Judged, undoing } from "./change.ts";
import { judgedInWords } from "./judgedInWords.ts";
import { readAgain } from "./useRequest.ts";

type Outcome = {
  said: string;
  tone: "positive" | "caution" | "critical";
  /** What was changed. */
  done?: Judged[];
};

/** Changes the state of requests or who has them, says what happened, and undoes it. */
export function useJudge() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const { nameOfStaff } = useStaff();

  async function judge(judged: Judged[], isUndo = false) {
    setBusy(true);
    const next = await attempt(judged, isUndo);
    await readAgain(...judged.map(({ request }) => request.id));
    setOutcome(next);
    setBusy(false);
  }

  async function attempt(judged: Judged[], isUndo: boolean): Promise<Outcome> {
    try {
      const { done, failed } = await change(judged);
      const said = judgedInWords(done, judged.length, isUndo, nameOfStaff, failed);
      if (done.length === 0) return { said, tone: "caution" };
      return { said, tone: failed ? "caution" : "positive", ...(!isUndo && { done }) };
    } catch (error) {
      return { said: `Rien n’a été changé. ${saidOf(error)}`, tone: "critical" };
    }
  }

  const done = outcome?.done;
  return { judge, undo: done && (() => judge(done.map(undoing), true)), outcome, busy };
}
