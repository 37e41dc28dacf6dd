import type { SanityClient } from "@sanity/client";
import { useState } from "react";
import { useClient } from "sanity";
import { useRouter } from "sanity/router";
import useSWR, { mutate } from "swr";

import { apiVersion } from "../apiVersion.ts";
import { mostWordings } from "../schema/documents/faq.ts";
import { ask, saidOf } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import { useIsHere } from "../staff/useIsHere.ts";
import { addWordings, beginFaq, type Faq, readFaq, takeBack, type Written } from "./faqs.ts";
import type { Group } from "./groups.ts";
import { HalfDone, judging } from "./judging.ts";
import type { Question, Verdict } from "./question.ts";
import { readQuestions, useQuestions } from "./useQuestions.ts";
import { faqOf, heldBy, wordingsFor } from "./wordings.ts";

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

type Told = Pick<Outcome, "said" | "tone">;

const noRoom = `Cette question a déjà ${mostWordings} façons de demander, le maximum : ce qui n’y trouve pas place attend toujours ici. Retirez-en une, ou écrivez une autre réponse.`;

function addedTo({ question }: Faq, wordings: string[], isAll: boolean): Told {
  const said =
    wordings.length > 0
      ? `Ajouté à « ${question} », dans le brouillon : l’assistant le reconnaîtra une fois publié.`
      : `Classé : il n’y a rien à ajouter à « ${question} ».`;
  return isAll ? { said, tone: "positive" } : { said: `${said} ${noRoom}`, tone: "caution" };
}

const alreadyBegun = "Quelqu’un de l’équipe a déjà commencé cette réponse : ouvrez-la pour la voir.";
/** Of two who begin an answer at once, one is first. */
const unlessBegun = (error: unknown) => {
  if ((error as { statusCode?: number }).statusCode !== 409) throw error;
};

const overtaken = "Quelqu’un de l’équipe vient de s’en occuper : rien n’a été changé.";

/** Deals with groups of questions, says what happened, and undoes the last of it: also once staff come back from the FAQ. */
export function useVerdicts() {
  const client = useClient({ apiVersion });
  const { navigateIntent } = useRouter();
  const { mutate: readAgain } = useQuestions();
  const { data: outcome } = useSWR<Outcome | undefined>(lastKey, null);
  const [busy, setBusy] = useState(false);
  const isHere = useIsHere();

  /** For who waits for it here: nobody is taken out of what they do elsewhere meanwhile. */
  function open({ id }: { id: string }) {
    if (isHere.current) navigateIntent("edit", { id, type: "faq" });
  }

  async function attempt(act: () => Promise<Outcome>, ifItFails: Partial<Outcome> = {}) {
    setBusy(true);
    const next = await act().catch((error: unknown): Outcome => {
      console.error(error);
      if (error instanceof HalfDone) return toPutBack(error, ifItFails);
      return { ...ifItFails, said: `Rien n’a été changé. ${saidOf(error)}`, tone: "critical" };
    });
    await mutate(lastKey, next, { revalidate: false });
    await readAgain().catch(() => {});
    setBusy(false);
    return next;
  }

  const add = (group: Group, { id }: Faq) =>
    attempt(async (): Promise<Outcome> => {
      const faq = await readFaq(client, id);
      const wordings = wordingsFor(group, faq);
      const held = heldBy(group, faq, wordings);
      if (held.length === 0)
        return { said: `Rien n’est ajouté à « ${faq.question} ». ${noRoom}`, tone: "caution", faq: id };
      const told = addedTo(faq, wordings, held.length === group.questions.length);
      const write = wordings.length > 0 ? () => addWordings(client, id, wordings) : undefined;
      return closed(client, held, "added", told, write);
    });

  return {
    busy,
    outcome,
    write: async (group: Group) => {
      const faq = faqOf(group);
      const ids = new Set(group.questions.map(({ id }) => id));
      const { undo } = await attempt(async () => {
        const { questions, begun } = await readQuestions(client);
        if (!questions.some(({ id }) => ids.has(id))) return { said: overtaken, tone: "caution" };
        const first = begun.find(({ id }) => ids.has(id));
        const written = first ? undefined : await beginFaq(client, faq).catch(unlessBegun);
        if (!written) return { said: alreadyBegun, tone: "caution", faq: (first ?? faq).id };
        return {
          said: `La réponse à « ${group.questions[0]!.question} » est commencée : écrivez-la, puis publiez-la. La question reste ici jusque-là.`,
          tone: "positive",
          undo: () => undone(client, written),
          faq: written.id,
          begun: true,
        };
      });
      if (undo) open(faq);
    },
    add,
    /** Added, and open to be written on. */
    complete: async (group: Group, faq: Faq) => {
      const { undo } = await add(group, faq);
      if (undo) open(faq);
    },
    dismiss: (group: Group) =>
      attempt(() =>
        closed(client, group.questions, "off_topic", {
          said: "Classé hors sujet : cela ne reviendra plus.",
          tone: "positive",
        }),
      ),
    /** Takes a question out of its group. */
    part: (question: Question) => attempt(() => parted(question)),
    erase: ({ id }: Question) =>
      attempt(async () => {
        await ask(database().rpc("erase_question", { id }));
        return { said: "La question est effacée.", tone: "positive" };
      }),
    undo: (undo: NonNullable<Outcome["undo"]>) => attempt(undo, { undo }),
    forget: () => mutate(lastKey, undefined, { revalidate: false }),
  };
}

/** Closed first: what a colleague has dealt with is not written twice. */
function closed(
  client: SanityClient,
  questions: Question[],
  verdict: Verdict,
  told: Told,
  write?: () => Promise<Written>,
): Promise<Outcome> {
  const ids = questions.map(({ id }) => id);
  return judging(database(), ids, { from: "open", to: verdict }, async (changed): Promise<Outcome> => {
    if (changed.length === 0) return { said: overtaken, tone: "caution" };
    const written = await write?.();
    return {
      ...told,
      undo: () => judging(database(), changed, { from: verdict, to: "open" }, () => undone(client, written)),
      faq: written?.id,
    };
  });
}

/** @param after what could be done before it was tried. */
const toPutBack = ({ cause, putBack }: HalfDone, after: Partial<Outcome>): Outcome => ({
  said: `Ce n’est peut-être fait qu’à moitié. ${saidOf(cause)} Annulez, puis recommencez.`,
  tone: "critical",
  undo: async () => {
    await putBack();
    return { ...after, said: "Tout est comme avant.", tone: "positive" };
  },
});

const undoneBut = {
  nothing: "C’est annulé.",
  draft: "C’est annulé. La question commencée reste dans les brouillons : quelqu’un y a écrit.",
  published:
    "C’est de nouveau en attente. La question fréquente a été publiée entre-temps : elle reste telle quelle.",
};

async function undone(client: SanityClient, written: Written | undefined): Promise<Outcome> {
  const stays = written ? await takeBack(client, written) : "nothing";
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
