import type { SanityClient } from "@sanity/client";
import { useState } from "react";
import { useClient } from "sanity";
import { useRouter } from "sanity/router";
import useSWR, { mutate } from "swr";

import { apiVersion } from "../apiVersion.ts";
import { mostWordings } from "../schema/documents/faq.ts";
import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { addWordings, beginFaq, type Faq, takeBack, type Written } from "./faqs.ts";
import type { Group } from "./groups.ts";
import type { Question, Verdict } from "./question.ts";
import { useQuestions } from "./useQuestions.ts";
import { faqOf, isFull, wordingsFor } from "./wordings.ts";

export type Outcome = {
  said: string;
  tone: "positive" | "caution" | "critical";
  undo?: () => Promise<Outcome>;
  /** The question of the FAQ it was done to. */
  faq?: string | undefined;
  /** It is to be written still, and published. */
  begun?: boolean;
};

const lastKey = "last verdict on questions";

function addedTo(faq: Faq, wordings: string[]): string {
  if (wordings.length > 0)
    return `Ajouté à « ${faq.question} », dans le brouillon : l’assistant le reconnaîtra une fois publié.`;
  return isFull(faq)
    ? `Classé. « ${faq.question} » a déjà ${mostWordings} façons de demander : rien n’y est ajouté.`
    : `« ${faq.question} » est déjà demandée ainsi.`;
}

const overtaken = "Quelqu’un de l’équipe vient de s’en occuper : rien n’a été changé.";

/** Deals with groups of questions, says what happened, and undoes the last of it: also once staff come back from the FAQ. */
export function useVerdicts() {
  const client = useClient({ apiVersion });
  const { navigateIntent } = useRouter();
  const { mutate: readAgain } = useQuestions();
  const { data: outcome } = useSWR<Outcome | undefined>(lastKey, null);
  const [busy, setBusy] = useState(false);

  async function attempt(act: () => Promise<Outcome>) {
    setBusy(true);
    const next = await act().catch((error: unknown): Outcome => {
      console.error(error);
      return { said: `Rien n’a été changé. ${saidOf(error)}`, tone: "critical" };
    });
    await mutate(lastKey, next, { revalidate: false });
    await readAgain().catch(() => {});
    setBusy(false);
    return next;
  }

  const add = (group: Group, faq: Faq) => {
    const wordings = wordingsFor(group, faq);
    const write = wordings.length > 0 ? () => addWordings(client, faq.id, wordings) : undefined;
    return attempt(() => closed(client, group, "added", addedTo(faq, wordings), write));
  };

  return {
    busy,
    outcome,
    write: async (group: Group) => {
      const faq = faqOf(group);
      const { faq: begun } = await attempt(async () => {
        const written = await beginFaq(client, faq);
        return {
          said: `La réponse à « ${group.questions[0]!.question} » est commencée : écrivez-la, puis publiez-la. La question reste ici jusque-là.`,
          tone: "positive",
          undo: () => undone(client, [], written),
          faq: written.id,
          begun: true,
        };
      });
      if (begun) navigateIntent("edit", { id: begun, type: "faq" });
    },
    add,
    /** Added, and open to be written on. */
    complete: async (group: Group, faq: Faq) => {
      const { undo } = await add(group, faq);
      if (undo) navigateIntent("edit", { id: faq.id, type: "faq" });
    },
    dismiss: (group: Group) =>
      attempt(() =>
        closed(client, group, "off_topic", "Classé hors sujet : ces questions ne reviendront plus."),
      ),
    /** Takes a question out of its group. */
    part: (question: Question) => attempt(() => parted(question)),
    undo: (undo: NonNullable<Outcome["undo"]>) => attempt(undo),
    forget: () => mutate(lastKey, undefined, { revalidate: false }),
  };
}

/** Closed first: what a colleague has dealt with is not written twice. What cannot be written is open again. */
async function closed(
  client: SanityClient,
  { questions }: Group,
  verdict: Verdict,
  said: string,
  write?: () => Promise<Written>,
): Promise<Outcome> {
  const ids = questions.map(({ id }) => id);
  if ((await judge(ids, verdict)) === 0) return { said: overtaken, tone: "caution" };
  try {
    const written = await write?.();
    return { said, tone: "positive", undo: () => undone(client, ids, written), faq: written?.id };
  } catch (error) {
    await judge(ids, "open");
    throw error;
  }
}

const undoneBut = {
  nothing: "C’est annulé.",
  draft: "C’est annulé. La question commencée reste dans les brouillons : quelqu’un y a écrit.",
  published:
    "Ces questions sont de nouveau en attente. La question fréquente a été publiée entre-temps : elle reste telle quelle.",
};

async function undone(client: SanityClient, ids: string[], written: Written | undefined): Promise<Outcome> {
  const stays = written ? await takeBack(client, written) : "nothing";
  await judge(ids, "open");
  return { said: undoneBut[stays], tone: stays === "published" ? "caution" : "positive" };
}

async function parted({ id, question }: Question): Promise<Outcome> {
  const set = (apart: boolean) =>
    ask(database().from("unanswered_questions").update({ apart }).eq("id", id).select("id"));
  await set(true);
  return {
    said: `« ${question} » attend désormais à part.`,
    tone: "positive",
    undo: async () => {
      await set(false);
      return { said: undoneBut.nothing, tone: "positive" };
    },
  };
}

async function judge(ids: string[], verdict: Verdict | "open"): Promise<number> {
  return (await ask(database().rpc("judge_questions", { ids, verdict }))).data as number;
}
