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

/** Of what type a document may stand on no page, and be at work all the same. */
export const atWork: Record<string, Pick<LiveState, "label" | "title">> = {
  faq: { label: "Dans l’assistant", title: "L’assistant s’en sert ; aucune page ne la montre." },
  redirect: { label: "En ligne", title: "Le site suit cette redirection." },
};
/** Of what type a document stands on no page when another has its place. */
const givesWay: typeof atWork = {
  announcement: {
    label: "Une autre à sa place",
    title: "Une autre annonce, parue après elle, se tient en haut des pages : une seule y tient.",
  },
};
/** What the site reads nothing of. */
const offSite = new Set(["exception", "emailText", "faqCategory"]);

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
    return inTrouble(whatFails(failing), "Sa dernière bonne forme reste en ligne ; nouvel essai en cours.");
  }
  if (state === "waiting" || rev !== published._rev || (partial && places.length === 0))
    return { kind: "on its way", label: "En route", title: onItsWay(waiting) };
  if (places.length === 0) return { kind: "nowhere", ...offPages(published, now) };
  return {
    kind: "live",
    label: since ? `En ligne depuis ${whenShort(since, now)}` : "En ligne",
    title: `${count(places)} sur le site ${places.length === 1 ? "montre" : "montrent"} ce qui est publié.`,
  };
}

/** What is said of a document that no page shows. */
export function offPages(
  document: { _type: string } & Timed,
  now = new Date(),
): Pick<LiveState, "label" | "title"> {
  const waits = isInItsHours(document, now) ? undefined : whenShown(document, now);
  if (waits) return { label: waits, title: "Le site y veille de lui-même." };
  return atWork[document._type] ?? givesWay[document._type] ?? nowhere;
}

/** What staff do about a document that no page shows; undefined where that is as it should be. */
export function toBeShown(document: { _type: string } & Timed, now = new Date()): string | undefined {
  if (offPages(document, now) !== nowhere) return undefined;
  return "Aucune page ne montre ce document : choisissez-le dans une section d’une page, ou insérez-le dans un texte.";
}

const nowhere = {
  label: "Sur aucune page",
  title: "Publié, mais aucune page ne le montre. Voyez « Où est-ce montré ? ».",
};

const inTrouble = (what: string, title: string): LiveState => ({
  kind: "in trouble",
  label: `En panne : ${what}`,
  title,
});

function whatFails([first = "", ...others]: string[]): string {
  if (!first.startsWith("/")) return "la liste des pages ne se refait pas";
  const more = `${others.length} ${others.length === 1 ? "autre" : "autres"}`;
  return others.length === 0 ? `${first} ne se refait pas` : `${first} et ${more} ne se refont pas`;
}

const onItsWay = (waiting: number) =>
  waiting > 1 ? `Encore ${waiting} adresses à refaire.` : "Publié : le site se met à jour.";

const count = (places: { length: number }) =>
  places.length === 1 ? "Une adresse" : `${places.length} adresses`;

/** « 14:03 », « le 21 nov. à 14:03 ». */
function whenShort(iso: string, now: Date): string {
  const date = new Date(iso);
  const clock = clockIn(date);
  return dayIn(date) === dayIn(now) ? clock : `le ${shortDay(iso, now)} à ${clock}`;
}
