import { clockIn, dayIn } from "functions/brussels";

import { shortDay } from "../calendar/shortDay.ts";
import { isInItsHours, type Timed, whenShown } from "../schema/whenShown.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

export type LiveState = {
  kind: "live" | "on its way" | "in trouble" | "nowhere";
  /** As short as a badge wants it. */
  label: string;
  /** What it means, in a sentence. */
  title: string;
};

/** In what tone each kind is said. */
export const tones = {
  live: "positive",
  "on its way": "primary",
  "in trouble": "critical",
  nowhere: "caution",
} as const;

/** Of what type a document may stand on no page, and be at work all the same. */
export const atWork: Record<string, Pick<LiveState, "label" | "title">> = {
  faq: { label: "Dans l’assistant", title: "L’assistant s’en sert ; aucune page ne la montre." },
  redirect: { label: "En ligne", title: "Le site suit cette redirection." },
};
/** What is said of a document on no page, and what staff do about it where that is amiss. */
type OffPages = Pick<LiveState, "label" | "title"> & { advice?: string };
/** Of what type a document stands on no page for a reason of its own. */
const ofType: Record<string, OffPages> = {
  announcement: {
    label: "Une autre à sa place",
    title: "Une autre annonce, parue après elle, se tient en haut des pages.",
    advice:
      "Une autre annonce, parue après elle, se tient à sa place : donnez à l’autre un « Disparaît le », ou à celle-ci un « Paraît le » plus tardif.",
  },
  monthlyProgramme: {
    label: "Sur aucune page",
    title: "Publié, mais le site laisse ce mois de côté. Voyez « Où est-ce montré ? ».",
    advice:
      "Le site montre un mois qui tombe entre le premier et le dernier jour de son édition, tant que celle-ci n’a pas fait place à une autre : vérifiez « Édition » et « Premier jour ».",
  },
};
/** What the site reads nothing of. */
export const offSite = new Set(["exception", "emailText", "faqCategory"]);

/** What is known of a document, were it but of how many places show it. */
type Known = {
  asked: boolean;
  answer?: (Omit<SiteAnswer, "places"> & { places: { length: number } }) | undefined;
};
type Published = ({ _type: string; _rev: string } & Timed) | null;

/** Whether a document's published revision is on the site; undefined where there is nothing to say. */
export function liveState(
  published: Published,
  { asked, answer }: Known,
  now = new Date(),
): LiveState | undefined {
  if (!published || !asked || offSite.has(published._type)) return undefined;
  if (!answer) return inTrouble("le site ne répond pas", "Nouvel essai en cours.");
  const { state, rev, since, waiting, failing, places, partial = false } = answer;
  if (state === "unreachable")
    return inTrouble("le site ne lit plus le contenu", "Les dernières bonnes pages restent en ligne.");
  if (state === "failing") {
    return inTrouble(whatFails(failing), "La version précédente reste en ligne ; nouvel essai en cours.");
  }
  if (state === "waiting" || rev !== published._rev || (partial && places.length === 0))
    return { kind: "on its way", label: "En route", title: onItsWay(waiting) };
  if (places.length === 0 || !isInItsHours(published, now)) {
    const { label, title } = offPages(published, now);
    return { kind: "nowhere", label, title };
  }
  return {
    kind: "live",
    label: since ? `En ligne depuis ${whenShort(since, now)}` : "En ligne",
    title: `${count(places)} sur le site ${places.length === 1 ? "montre" : "montrent"} ce qui est publié.`,
  };
}

/** Why no page shows a published document. */
export function offPages(document: { _type: string } & Timed, now = new Date()): OffPages {
  const waits = isInItsHours(document, now) ? undefined : whenShown(document, now);
  if (waits) return { label: waits, title: outOfHours };
  return atWork[document._type] ?? ofType[document._type] ?? nowhere;
}

/** What inserts an amount of it is left out, and the site was asked for it all the same. */
const outOfHours = "Hors de ses heures, aucune page ne le montre, même là où un texte s’en sert.";

const nowhere: OffPages = {
  label: "Sur aucune page",
  title: "Publié, mais aucune page ne le montre. Voyez « Où est-ce montré ? ».",
  advice:
    "Aucune page ne montre ce document : choisissez-le dans une section d’une page, ou insérez-le dans un texte.",
};

const inTrouble = (what: string, title: string): LiveState => ({
  kind: "in trouble",
  label: `En panne : ${what}`,
  title,
});

function whatFails([first = "", ...others]: string[]): string {
  if (!first.startsWith("/")) return "la liste des pages ne se met pas à jour";
  const more = `${others.length} ${others.length === 1 ? "autre" : "autres"}`;
  return others.length === 0
    ? `${first} ne se met pas à jour`
    : `${first} et ${more} ne se mettent pas à jour`;
}

const onItsWay = (waiting: number) =>
  waiting > 1 ? `Encore ${waiting} adresses à mettre à jour.` : "Publié : le site se met à jour.";

const count = (places: { length: number }) =>
  places.length === 1 ? "Une adresse" : `${places.length} adresses`;

/** « 14:03 », « le 21 nov. à 14:03 ». */
function whenShort(iso: string, now: Date): string {
  const date = new Date(iso);
  const clock = clockIn(date);
  return dayIn(date) === dayIn(now) ? clock : `le ${shortDay(iso, now)} à ${clock}`;
}
