import { useState } from "react";

import { saidOf } from "../staff/ask.ts";
import { type Change, change } from "./change.ts";
import { type Request, states } from "./request.ts";
import { readAgain } from "./useRequest.ts";
import { useStaff } from "../staff/useStaff.ts";

type Outcome = {
  said: string;
  tone: "positive" | "caution" | "critical";
  /** What was changed, from what to what. */
  done?: { before: Change; after: Change };
};

const overtaken =
  "Quelqu’un de l’équipe vient de la modifier : rien n’a été changé, et voici où elle en est.";

/** Changes a request's state or who has it, says what happened, and undoes it. */
export function useJudge(request: Request) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const { nameOfStaff } = useStaff();

  async function judge(after: Change, undoing = false) {
    setBusy(true);
    const next = await attempt(after, undoing);
    await readAgain(request.id);
    setOutcome(next);
    setBusy(false);
  }

  async function attempt(after: Change, undoing: boolean): Promise<Outcome> {
    try {
      if (!(await change(request, after))) return { said: overtaken, tone: "caution" };
      if (undoing) return { said: "C’est annulé.", tone: "positive" };
      return { said: inWords(after), tone: "positive", done: { before: pick(request, after), after } };
    } catch (error) {
      return { said: `Rien n’a été changé. ${saidOf(error)}`, tone: "critical" };
    }
  }

  function inWords({ state, assignee }: Change) {
    const parts = [
      state && `passée à « ${states[state].one} »`,
      assignee === null && "attribuée à personne",
      assignee && `attribuée à ${nameOfStaff(assignee)}`,
    ];
    const held = state === "spam" ? " Ses e-mails en attente ne partiront pas." : "";
    return `Demande ${parts.filter(Boolean).join(", ")}.${held}`;
  }

  // What a colleague has changed since is no longer mine to undo.
  const done = outcome?.done;
  const shown = done && !holds(request, done.after) ? undefined : outcome;
  return { judge, undo: done && (() => judge(done.before, true)), outcome: shown, busy };
}

const columnsOf = (change: Change) => Object.keys(change) as (keyof Change)[];
const pick = (request: Request, like: Change): Change =>
  Object.fromEntries(columnsOf(like).map((column) => [column, request[column]]));
const holds = (request: Request, change: Change) =>
  columnsOf(change).every((column) => request[column] === change[column]);
