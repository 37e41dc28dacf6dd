import { fold } from "../../search/analyse.ts";
import { inDays, enumerate, lowerFirst, sentencesOf } from "../french.ts";
import { plainText } from "../../content/plain-text.ts";
import type { Asked } from "../answer.ts";
import { fact, published } from "../reply.ts";
import { placeOf } from "../sources.ts";
import { unknown } from "../unknown.ts";
import type { Topic } from "../topic.ts";

const aboutCamps =
  /\b(stages?|camps?|bootcamps?|ateliers? (de|pendant les) vacances)\b|\b(vacances|conges?)\b.{0,40}\b(proposez|organisez|faites|quelque chose|activites?|occuper)\b|\b(proposez|organisez|faites|quelque chose|activites?|occuper|ouvert\w*)\b.{0,40}\b(vacances|conges?|noel|paques|carnaval|ete|juillet)\b/;
const seasons = /\b(noel|hiver|carnaval|paques|printemps|ete|juillet|grandes vacances)\b/;

const forSchools = ({ question }: Asked) =>
  question.audience === "ecoles" || /\bma classe|mes eleves|classes\b/.test(question.words);

/** No document holds a camp's price; what articles say of it is quoted. */
export const campPrice: Topic = {
  when: /(?=.*\b(prix|tarif\w*|coute\w*|cout|combien (ca|c est|pour|est ce|faut)|cher|payer|euros?)\b)(?=.*\b(stages?|camps?|bootcamps?|vacances|ateliers?)\b)/,
  answer: (asked) => {
    const season = seasons.exec(asked.question.words)?.[0];
    if (
      forSchools(asked) ||
      (season && !/juillet|ete|vacances/.test(season)) ||
      /bootcamps?/.test(asked.question.words)
    )
      return unknown(asked, { instead: "Je ne sais pas ce qu’il coûte : ce prix n’est pas publié." });
    const quoted = asked.search
      .find("prix stage atelier vacances semaine inscription euros", {
        only: ({ kind, context, text }) =>
          kind === "article" && /vacances|stage/i.test(context) && /€/.test(text),
      })
      .slice(0, 1)
      .map(({ passage }) => ({
        passage,
        sentences: sentencesOf(passage.text)
          .filter((one) => /€/.test(one))
          .slice(0, 2),
      }))[0];
    if (!quoted) return undefined;
    return fact(
      `Voici ce qu’en dit l’article « ${quoted.passage.context} » : ${quoted.sentences.map((one) => one.replace(/^- /, "")).join(" ")} Pour le prix d’un stage précis, demandez-le à l’équipe.`,
      quoted.passage.place,
    );
  },
};

export const campEnrolment: Topic = {
  when: /(?=.*\b(inscri\w*|reserv\w*)\b)(?=.*\b(stages?|camps?|vacances|bootcamps?)\b)/,
  answer: (asked) => published(asked, "quand ouvrent les inscriptions aux stages"),
};

export const camps: Topic = {
  when: new RegExp(`${aboutCamps.source}|\\b(pour|a|de|en|l) (noel|carnaval|paques|ete)\\b`),
  unless: /\bdates?\b.{0,20}\bvacances scolaires\b/,
  answer: (asked) => {
    const { school, question } = asked;
    if (forSchools(asked)) return published(asked, "format court bootcamp pour les écoles");
    if (!school.camp.length) return undefined;
    const season = seasons.exec(question.words)?.[0];
    const chosen = season
      ? school.camp.filter((camp) => sameSeason(`${camp.title} ${camp.period}`, season))
      : [];
    if (chosen.length)
      return fact(chosen.map((camp) => describe(asked, camp)).join(" "), placeOf(asked, chosen[0]!._id));
    if (season) return undefined;
    const level = /\bdebut/.test(question.words)
      ? school.camp.filter((camp) => /débutant|tous/i.test(camp.level ?? ""))
      : school.camp;
    const list = level.map(
      (camp) =>
        `${lowerFirst(camp.title)} (${[camp.duration, camp.level && lowerFirst(camp.level)].filter(Boolean).join(", ")})`,
    );
    const hours = school.settings.facts["workshopHours"];
    return fact(
      `Il y en a ${level.length} : ${enumerate(list)}.${hours ? ` Horaire des journées : ${hours}, avec une pause à midi.` : ""}`,
      placeOf(asked, level[0]!._id),
    );
  },
};

type Camp = Asked["school"]["camp"][number];

function describe({ school }: Asked, camp: Camp): string {
  const holiday = school.holiday.find(({ _id }) => _id === camp.holiday?._ref);
  const when = holiday
    ? `pendant les vacances, du ${inDays(holiday.start)} au ${inDays(holiday.end)}`
    : camp.period && `en ${lowerFirst(camp.period)}`;
  const level = camp.level ? `, niveau ${lowerFirst(camp.level)}` : "";
  const [first] = sentencesOf(plainText(camp.description, school.tokens));
  return `${camp.title} : ${camp.duration}${level.replace("niveau tous niveaux", "tous niveaux")}${when ? `, ${when}` : ""}. ${first ?? ""}`.trim();
}

const families = [/noel|hiver|decembre/, /carnaval/, /paques|printemps/, /ete|juillet|grandes/];
const sameSeason = (text: string, season: string) =>
  families.some((family) => family.test(season) && family.test(fold(text)));

/** School holidays, by name or all of them. */
export const schoolHolidays: Topic = {
  when: /\b(vacances|conges?)\b/,
  answer: (asked) => {
    const { school, question } = asked;
    if (!school.holiday.length) return undefined;
    const season = seasons.exec(question.words)?.[0];
    const named = season ? school.holiday.filter(({ name }) => sameSeason(name, season)) : school.holiday;
    if (!named.length) return undefined;
    const place = school.places.placeOfType("holidaysSection");
    const list = named.map(({ name, start, end }) => `${name} : du ${inDays(start)} au ${inDays(end)}`);
    return fact(`${list.join(" ; ")}.`, place);
  },
};
