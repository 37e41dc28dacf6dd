import { classTimes as classTimesOf, editionShown } from "../../../_shared/edition.ts";
import { weekdays } from "../../../_shared/weekdays.ts";
import { priceOf } from "../../content/describe-plan.ts";
import type { Asked } from "../answer.ts";
import { enumerate, lowerFirst } from "../french.ts";
import { fact, published } from "../reply.ts";
import { pageAbout, placeOf } from "../sources.ts";
import { namedPlan } from "./prices.ts";
import type { Topic } from "../topic.ts";

/** Classes of the week, workshops. */
export const schedule: Topic = {
  when: /\b(horaires?|heures?|quels? jours?|jours? de (cours|la semaine)|mercredis?|samedis?|lundis?|mardis?|jeudis?|vendredis?|dimanches?|emploi du temps|planning|week ?ends?|soirs?|soiree|matins?|apres ?midi|a quel moment|combien d heures par semaine|^quand$|quand (ont|a|sont|est|se|c est|y a)|c est quand|fin(it|issent) a)\b/,
  unless: /\b(telephone|appel|appeler|repond\w*|intra|bootcamps?)\b|\bque (font|fait)\b/,
  answer: (asked) => {
    const { classTimes, workshopHours } = asked.school.settings.facts;
    if (!classTimes) return undefined;
    const { words } = asked.question;
    const place = pageAbout(asked, "horaires mercredi samedi stages ateliers");
    const workshops = workshopHours
      ? `Pour les ateliers et les stages d’une journée, c’est ${workshopHours}, avec une pause à midi.`
      : "";
    if (/\b(atelier|stage)s?\b/.test(words) && !/\bcours\b/.test(words) && workshops)
      return fact(workshops, place);
    const classes = editionShown(asked.school.edition, asked.school.today)?.classes ?? [];
    const named = weekdays.filter(({ title }) => new RegExp(`\\b${title}s?\\b`).test(words));
    const held = classes.filter(({ day }) => named.some(({ value }) => value === day));
    if (named.length > held.length)
      return fact(`Les cours n’ont lieu que ${classTimes}. ${workshops}`.trim(), place);
    if (held.length > 0) return fact(`Les cours ont lieu ${classTimesOf(held)}.`, place);
    const short = /\bheures?|horaires?\b/.test(words) ? ` ${workshops}` : "";
    return fact(`Les cours ont lieu ${classTimes}.${short}`.trim(), place);
  },
};

/** How long things last: a block, the programme, a plan's training. */
export const duration: Topic = {
  when: /\bcombien (de |d )(temps|mois|semaines|jours|heures)\b(?! par semaine)|\bduree\b|\bdurent?\b|\bdurera\b|\blongtemps\b|\bcombien dure\b/,
  unless:
    /\b(garde|gardees?|conserv\w*|repon\w*|donnees|prix|coute\w*|tarif\w*|budget|disponibles?|joignables?|rappel\w*)\b/,
  answer: (asked) => {
    const { school, question } = asked;
    const { facts } = school.settings;
    if (/\bblocs?\b/.test(question.words)) {
      return facts["blockDuration"]
        ? fact(
            `Un bloc dure ${facts["blockDuration"]} et se termine par un projet.`,
            pageAbout(asked, "bloc programme mensuel durée"),
          )
        : undefined;
    }
    const named = namedPlan(asked);
    const lasting = named && spelledOut(named.duration);
    if (lasting)
      return fact(
        `${named.name} : ${lasting}${named.hours ? `, ${named.hours} heures en tout` : ""}.`,
        placeOf(asked, named._id),
      );
    if (
      /\b(seances?|cours|lecons?)\b/.test(question.words) &&
      !/\bprogramme|formation|stage\b/.test(question.words)
    )
      return schedule.answer(asked);
    if (question.audience === "entreprises") return companyDurations(asked);
    const plan =
      question.audience === "ecoles" &&
      school.plan.find(
        (one) => one.audience === "ecoles" && one.hours && one.duration === `P${question.months}M`,
      );
    if (plan)
      return fact(`${plan.name} : ${plan.hours} heures, ${priceOf(school, plan)}.`, placeOf(asked, plan._id));
    if (question.audience === "ecoles")
      return published(asked, "séance de deux heures par semaine pendant six mois écoles", {
        kinds: ["faq", "section"],
      });
    if (!facts["programmeDuration"]) return undefined;
    const blocks = school.programmeBlock.length;
    return fact(
      `Le programme dure ${facts["programmeDuration"]}, en ${blocks} blocs${facts["blockDuration"] ? ` de ${facts["blockDuration"]}` : ""}. On peut aussi le suivre un mois à la fois.`,
      pageAbout(asked, "programme mensuel six blocs six mois"),
    );
  },
};

const units: Record<string, string> = { D: "jours", W: "semaines", M: "mois" };

/** `P6W` as « 6 semaines »; undefined for what is said in no single unit. */
function spelledOut(iso: string | null | undefined): string | undefined {
  const [, count, unit] = /^P(\d+)([DWM])$/.exec(iso ?? "") ?? [];
  return count && unit
    ? `${count} ${count === "1" ? units[unit]!.replace(/(?<=[^i])s$/, "") : units[unit]}`
    : undefined;
}

function companyDurations(asked: Asked) {
  const modules = asked.school.trainingModule.filter(({ duration: days }) => days);
  if (!modules.length) return undefined;
  return fact(
    `Selon le module : ${enumerate(modules.map(({ title, duration: days }) => `${lowerFirst(title)}, ${days}`).map((line) => line.replace(", ", " en ")))}.`,
    placeOf(asked, modules[0]!._id),
  );
}

/** When the programme starts and ends, and whether one may join on the way. */
export const programmeDates: Topic = {
  when: /\b(quand|quelles? dates?|a quel moment|quel mois|date)\b.{0,40}\b(commenc\w*|debut\w*|demarr\w*|fini\w*|termin\w*|fin|rentree|prochaine?s?|reprend\w*|programme|formation)\b|\b(commenc\w*|debut\w*|demarr\w*|fini\w*|termin\w*|rentree)\b.{0,40}\b(quand|date|mois)\b|\bprochaine? (session|rentree|groupe|date|cours)\b|\b(rejoindre|commencer|arriver|integrer|entrer|s inscrire) .{0,25}\b(en cours|apres|milieu|route|janvier|fevrier|mars|avril|decembre|tard)\b|\bdates\b/,
  unless: /\bpar (quoi|lieu|ou) commencer\b/,
  answer: (asked) => {
    const months = asked.school.monthlyProgramme;
    const [first, last] = [months[0], months.at(-1)];
    if (!first || !last) return undefined;
    const joining = published(asked, "quand peut-on commencer arriver au début d’un bloc");
    const late = /\brejoindre|arriver|integrer|en cours|milieu|route|apres|commencer en|tard\b/.test(
      asked.question.words,
    );
    if (late && joining) return joining;
    return fact(
      `Le programme va de ${lowerFirst(first.period)} à ${lowerFirst(last.period)}, un bloc par mois. On peut arriver au début d’un bloc sans avoir suivi les précédents, selon les places libres.`,
      placeOf(asked, first._id),
      joining?.sources[0],
    );
  },
};
