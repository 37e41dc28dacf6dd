import { capital } from "./capital.ts";
import { counted } from "./counted.ts";
import { discountsInWords, type ToldDiscount } from "./discounts-in-words.ts";
import { classTimes } from "./edition.ts";
import { monthInWords } from "./in-days.ts";
import { askedInEuros } from "./in-euros.ts";
import { inSentence } from "./in-sentence.ts";
import { spanInWords } from "./span-in-words.ts";

/** What a list in an answer may be of: « Liste à jour » in the Studio. */
export const listKinds = [
  { value: "plans", title: "Formules, avec leurs prix" },
  { value: "options", title: "Options, avec leurs prix" },
  { value: "discounts", title: "Remises, des formules qui en ont" },
  { value: "freeStarts", title: "Pour commencer sans payer, des formules qui l’offrent" },
  { value: "camps", title: "Stages, avec leurs dates et leurs prix" },
  { value: "blocks", title: "Blocs du programme" },
  { value: "months", title: "Mois de l’édition" },
  { value: "modules", title: "Modules professionnels" },
  { value: "holidays", title: "Vacances scolaires" },
  { value: "dates", title: "Prochaines dates" },
  { value: "presentations", title: "Prochaines présentations" },
  { value: "openDays", title: "Prochaines portes ouvertes" },
  { value: "prices", title: "Prochaines dates dont le prix est connu" },
  { value: "places", title: "Prochaines dates dont les places sont comptées" },
  { value: "editions", title: "Éditions à venir, ou qu’on peut encore rejoindre" },
  { value: "social", title: "Réseaux sociaux, avec leurs adresses" },
  { value: "announcements", title: "Annonces du moment" },
] as const;

/** The lists of one public. */
export const listsByAudience: readonly string[] = ["plans", "options", "discounts", "freeStarts"];

/** The lists that may be of one camp alone, and its dates. */
export const listsByCamp: readonly string[] = ["camps", "dates", "prices", "places"];

export type ListKind = (typeof listKinds)[number]["value"];

type Maybe<Value> = Value | null | undefined;
type Priced = { price?: Maybe<number>; from?: Maybe<boolean>; period?: Maybe<string> };
type Held = {
  firstDay: string;
  lastDay: string;
  hours?: Maybe<string>;
  place?: Maybe<string>;
  price?: Maybe<number>;
  from?: Maybe<boolean>;
  priceNote?: Maybe<string>;
  enrolment?: Maybe<string>;
};

type Plan = Parameters<typeof planLine>[0] & Offer;
type Session = Parameters<typeof sessionLine>[0] &
  Pick<Counted, "places"> & {
    campId?: Maybe<string>;
    kind?: Maybe<string>;
  };

/** What lists may hold: of plans those of one kind and public, of dates those that are not over, of editions those one can join yet. */
type Published = {
  plans: readonly Plan[];
  camps: readonly (Camp & { _id: string })[];
  blocks: readonly Parameters<typeof blockLine>[0][];
  months: readonly Parameters<typeof monthLine>[0][];
  modules: readonly Parameters<typeof moduleLine>[0][];
  holidays: readonly Parameters<typeof holidayLine>[0][];
  dates: readonly Session[];
  editions: readonly Counted[];
  social: Parameters<typeof socialLines>[0];
  announcements: readonly { text: string }[];
  today: string;
};

/** What a list says, a line each. @param campId of which camp alone, where it may be of one. */
export function linesOf(of: ListKind, all: Published, campId?: Maybe<string>): string[] {
  const { dates, editions, ...published } = campId && listsByCamp.includes(of) ? ofCamp(campId, all) : all;
  const datesThat = (isMeant: (date: Session) => boolean) => dates.filter(isMeant).map(sessionLine);
  const lines: Record<ListKind, () => string[]> = {
    plans: () => published.plans.map(planLine),
    options: () => published.plans.map(planLine),
    discounts: () => discountLines(published.plans),
    freeStarts: () => freeStartLines(published.plans),
    camps: () =>
      published.camps.map((camp) =>
        campLine(
          camp,
          dates.filter(({ campId }) => campId === camp._id),
        ),
      ),
    blocks: () => published.blocks.map(blockLine),
    months: () => published.months.map(monthLine),
    modules: () => published.modules.map(moduleLine),
    holidays: () => published.holidays.filter(({ end }) => end >= published.today).map(holidayLine),
    dates: () => datesThat(() => true),
    presentations: () => datesThat(({ kind }) => kind === "presentation"),
    openDays: () => datesThat(({ kind }) => kind === "openDay"),
    prices: () => datesThat(({ price }) => price != null),
    places: () => [...editions, ...dates].filter(({ places }) => places != null).map(placesLine),
    editions: () => editions.map(editionLine),
    social: () => socialLines(published.social),
    announcements: () => published.announcements.map(({ text }) => text),
  };
  return lines[of]();
}

const ofCamp = (id: string, all: Published): Published => ({
  ...all,
  camps: all.camps.filter(({ _id }) => _id === id),
  dates: all.dates.filter(({ campId }) => campId === id),
  editions: [],
});

/** « Programme 6 mois : 780 € pour 6 mois ». */
export const planLine = ({ name, ...plan }: { name: string } & Priced) =>
  `${name} : ${priceInWords(plan) ?? "sur devis"}`;

/** « 149 €/mois », « à partir de 500 €/mois », « gratuit »; undefined for a plan on quotation. */
export function priceInWords({ price, period, ...plan }: Priced): string | undefined {
  if (price == null) return undefined;
  return `${askedInEuros(plan, price)}${unitAfter(price, period)}`;
}

/** « /mois », « par élève » with its space; nothing after what is free. */
export const unitAfter = (price: number, unit: Maybe<string>) =>
  unit && price > 0 ? `${unit.startsWith("/") ? "" : " "}${unit}` : "";

/** « Pack 3 mois et Programme 6 mois : 10 % dès le 2e inscrit, 15 % dès le 3e inscrit ». */
const discountLines = (plans: readonly Offer[]) =>
  alike(plans, ({ discounts }) => (discounts?.length ? discountsInWords(discounts) : undefined));

/** « Abonnement mensuel et Pack 3 mois : premier mois offert ». */
const freeStartLines = (plans: readonly Offer[]) =>
  alike(plans, ({ freeStart }) => (freeStart ? inSentence(freeStart) : undefined));

type Named = { name: string };
type Offer = Named & { discounts?: Maybe<readonly ToldDiscount[]>; freeStart?: Maybe<string> };

const names = new Intl.ListFormat("fr-BE", { type: "conjunction" });

/** A line for all of which the same is said; nothing of those of which nothing is. */
function alike<Each extends Named>(ones: readonly Each[], said: (one: Each) => string | undefined): string[] {
  return [...Map.groupBy(ones, said)].flatMap(([words, of]) =>
    words ? `${names.format(of.map(({ name }) => name))} : ${words}` : [],
  );
}

type Camp = { title: string; period?: Maybe<string>; duration?: Maybe<string>; level?: Maybe<string> };

/**
 * « Stage de Noël (Vacances de Noël, 3 jours, Tous niveaux) », and its dates where they are known, with the title of one that
 * has another.
 */
export function campLine(
  { title, period, duration, level }: Camp,
  sessions: ({ title: string } & Held)[],
): string {
  const what = [period, duration, level].filter(Boolean).join(", ");
  const when = sessions
    .map((session) => (session.title === title ? heldInWords(session) : sessionLine(session)))
    .join(" ; ");
  return `${title}${what && ` (${what})`}${when && ` : ${when}`}`;
}

/** « Semaine d’été : du 7 au 11 juillet 2025, 9h-16h, 600 € par semaine ». */
export const sessionLine = ({ title, ...session }: { title: string } & Held) =>
  `${title} : ${heldInWords(session)}`;

type Counted = Edition & { title?: string; places?: Maybe<number> };

/** « Stage de carnaval, du 10 au 11 février 2027 : 12 places »; an edition, which has no title, is the programme. */
export function placesLine({ title = "Programme", places, enrolment, ...days }: Counted): string {
  const left = isShort(enrolment) ? enrolled[enrolment] : counted(places ?? 0, "place");
  return `${title}, ${daysInWords(days)} : ${left}`;
}

const enrolled: Record<string, string | undefined> = {
  open: "inscriptions ouvertes",
  few: "dernières places",
  full: "complet",
  closed: "inscriptions à venir",
  begun: "en cours",
  cancelled: "annulé",
};

/** Whether few places are left, or none, or nothing is held, or it has begun: how many there were says no more. */
const isShort = (enrolment: Maybe<string>): enrolment is "full" | "few" | "cancelled" | "begun" =>
  ["full", "few", "cancelled", "begun"].includes(enrolment ?? "");

/** « Du 4 octobre 2027 au 30 avril 2028, le mercredi (17h-19h) : inscriptions ouvertes ». */
export function editionLine({ enrolment, ...days }: Edition): string {
  const state = enrolled[enrolment ?? ""];
  return `${capital(daysInWords(days))}${state ? ` : ${state}` : ""}`;
}

type Edition = {
  firstDay: string;
  lastDay: string;
  classes?: Maybe<Parameters<typeof classTimes>[0]>;
  enrolment?: Maybe<string>;
};

/** Its first and last day, and the classes of an edition, which tell it from another of the same days. */
const daysInWords = ({ firstDay, lastDay, classes }: Edition) =>
  [spanInWords(firstDay, lastDay), classTimes(classes ?? [])].filter(Boolean).join(", ");

type Cost = Pick<Held, "price" | "from" | "priceNote">;

/** « à partir de 600 € par semaine », « gratuit », for however many; undefined where the price is not known. */
export const costInWords = ({ priceNote, ...cost }: Cost) => priceInWords({ ...cost, period: priceNote });

function heldInWords({ firstDay, lastDay, hours, place, enrolment, ...priced }: Held): string {
  const state = isShort(enrolment) ? enrolled[enrolment] : undefined;
  return [spanInWords(firstDay, lastDay), hours, place, costInWords(priced), state]
    .filter(Boolean)
    .join(", ");
}

/** « Vacances de Noël : du 22 décembre 2025 au 4 janvier 2026 ». */
const holidayLine = ({ name, start, end }: { name: string; start: string; end: string }) =>
  `${name} : ${spanInWords(start, end)}`;

/** « Bloc 2 : Vidéos & storytelling IA ». */
const blockLine = ({ number, title }: { number: number; title: string }) => `Bloc ${number} : ${title}`;

/** « Novembre 2025 : Découverte & Images IA ». */
const monthLine = ({ start, title }: { start: string; title: string }) => `${monthInWords(start)} : ${title}`;

/** « Marketing (1 jour) ». */
const moduleLine = ({ title, duration }: { title: string; duration?: Maybe<string> }) =>
  duration ? `${title} (${duration})` : title;

/** « Instagram : https://www.instagram.com/ecole », of each that has an address. */
const socialLines = (social: Maybe<readonly { network: string; url?: Maybe<string> }[]>): string[] =>
  (social ?? []).flatMap(({ network, url }) => (url ? `${network} : ${url}` : []));
