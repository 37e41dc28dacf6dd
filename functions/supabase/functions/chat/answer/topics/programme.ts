import { plainText } from "../../content/plain-text.ts";
import { fold } from "../../search/analyse.ts";
import type { Asked } from "../answer.ts";
import { enumerate, lowerFirst, opening, sentencesOf } from "../french.ts";
import { fact, published } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topic.ts";

type Block = Asked["school"]["programmeBlock"][number];

/** « Le bloc 3 », « le mois 3 », and after one of them « le suivant ». */
export const block: Topic = {
  when: /\bblocs? (numero )?\d\b|\bmois (numero )?[1-6]\b(?! (fois|enfants))|\b(premier|deuxieme|troisieme|quatrieme|cinquieme|sixieme|dernier|1er|2e|3e|4e|5e|6e) (bloc|mois)\b/,
  unless: /\b(premier mois|prix|coute|tarif)\b/,
  answer: (asked) => {
    const { question, school } = asked;
    const step = /\bsuivant\b|\bapres\b/.test(question.words)
      ? 1
      : /\bprecedent\b|\bavant\b/.test(question.words)
        ? -1
        : 0;
    const found = school.programmeBlock.find(({ number }) => number === (question.block ?? 0) + step);
    return found && ofBlock(asked, found);
  },
};

function ofBlock(
  asked: Asked,
  { _id, number, title, duration, tools, project, deliverables, weeks, objectives }: Block,
) {
  const { words } = asked.question;
  const place = placeOf(asked, `${_id}/lead`);
  const name = `Bloc ${number}, « ${title} »`;
  const week = /\bsemaine (\d)\b/.exec(words)?.[1];
  const chosen = week && weeks?.[Number(week) - 1];
  if (chosen)
    return fact(
      `${name}, semaine ${week} : ${chosen.title}. ${(chosen.topics ?? []).join(" ; ")}. À la fin : ${lowerFirst(chosen.outcome ?? "")}.`,
      place,
    );
  if (/\boutils?|logiciels?\b/.test(words) && tools?.length)
    return fact(`${name} : on y travaille avec ${enumerate(tools)}.`, place);
  if (/\blivrables?|rendre|repart\w*|produi\w*\b/.test(words) && deliverables?.length)
    return fact(`${name}. On en repart avec : ${enumerate(deliverables.map(lowerFirst))}.`, place);
  if (/\bobjectifs?|apprend\w*|competences?\b/.test(words) && objectives?.length)
    return fact(`${name}. Objectifs : ${enumerate(objectives.slice(0, 4).map(lowerFirst))}.`, place);
  const [first = ""] = sentencesOf(plainText(project, asked.school.tokens));
  const lasting = duration ? `, dure ${duration} semaines` : "";
  return fact(
    `Le bloc ${number}, « ${title} »${lasting}. Projet final : ${lowerFirst(first)} Outils : ${enumerate(tools ?? [])}.`,
    place,
  );
}

const monthNames = /\b(janvier|fevrier|mars|avril|novembre|decembre|mai|juin|septembre|octobre)\b/;

/** What happens in a month of the programme. */
export const month: Topic = {
  when: monthNames,
  unless:
    /\b(stages?|camps?|vacances|conges?|rejoindre|commencer|debut\w*|arriver|integrer|inscri\w*|places?|commence|finit|fin)\b/,
  answer: (asked) => {
    const name = monthNames.exec(asked.question.words)?.[0];
    const found =
      name === undefined
        ? undefined
        : asked.school.monthlyProgramme.find(({ period }) => fold(period).includes(name));
    if (!found || asked.question.audience === "ecoles") return undefined;
    const { workshop } = found;
    const tokens = asked.school.tokens;
    if (/\bateliers?\b/.test(asked.question.words) && workshop)
      return fact(
        `Atelier « ${workshop.name} » (${[workshop.duration, workshop.period]
          .filter(Boolean)
          .map((part) => lowerFirst(part!))
          .join(", ")}) : ${opening(plainText(workshop.description, tokens), 2)}`,
        placeOf(asked, found._id),
      );
    return fact(
      `${found.period}, « ${found.title} » : ${opening(plainText(found.objective, tokens), 1)} Projet : ${lowerFirst(opening(plainText(found.project, tokens), 1))}`,
      placeOf(asked, found._id),
    );
  },
};

export const overview: Topic = {
  when: /\b(6|quels?|les|liste|chaque) blocs\b|\b(que|qu|quoi|ce que) .{0,30}\b(apprend\w*|fait on|fabrique\w*|apprenez|voit on|fera|va t il faire)\b|\bcontenu\b|\bprogramme (complet|detaille|mensuel|des cours|de l annee)\b|\bcomment se (passe|deroule) .{0,12}programme\b|\bque contient\b.{0,20}\bprogramme\b|\bthemes?\b|\bprojets? .{0,12}(fait|fabrique|realise)\w*/,
  unless: /\b(entreprises?|article|prompt|donnees|combien)\b/,
  answer: (asked) => {
    const blocks = asked.school.programmeBlock;
    if (!blocks.length || asked.question.audience === "entreprises") return undefined;
    const [first, last] = [asked.school.monthlyProgramme[0], asked.school.monthlyProgramme.at(-1)];
    const when = first && last ? `, de ${lowerFirst(first.period)} à ${lowerFirst(last.period)}` : "";
    return fact(
      `Le programme a ${blocks.length} blocs${when} : ${blocks.map(({ number, title }) => `${number}. ${title}`).join(" ; ")}. Chaque bloc se termine par un projet.`,
      asked.school.places.placeOfType("blocksSection"),
    );
  },
};

/** The tools, of all the programme or of the block whose subject is named. */
export const tools: Topic = {
  when: /\b(outils?|logiciels?|applis?|applications?|technologies|(?:quelles?|quels|les) (?:\w+ )?ia(?! est))\b/,
  unless: /\b(prix|coute\w*|tarif\w*|entreprises?|equipe|compris|inclus)\b/,
  answer: (asked) => {
    const { question, school, search } = asked;
    const numbered = school.programmeBlock.find(
      ({ number }) => number === (question.block ?? asked.earlier?.block),
    );
    if (numbered) return ofBlock(asked, numbered);
    const subject = question.words.replace(
      /\b(outils?|logiciels?|applis?|applications?|technologies|ia|avec|apprend\w*|travaill\w*)\b/g,
      "",
    );
    const [best] = school.programmeBlock
      .map((one) => ({
        one,
        coverage: search.share(
          search.weigh(subject),
          search.held([one.title, ...(one.themes ?? [])].join(" ")),
        ),
      }))
      .toSorted((a, b) => b.coverage - a.coverage);
    if (best && best.coverage >= 0.4 && best.one.tools?.length) {
      return fact(
        `${enumerate(best.one.tools)} : ce sont les outils du bloc ${best.one.number}, « ${best.one.title} ».`,
        placeOf(asked, `${best.one._id}/lead`),
      );
    }
    return published(asked, "avec quels outils travaille-t-on");
  },
};

export const results: Topic = {
  when: /\b(repart\w*|ressort\w*|emporte\w*|fabrique\w*|construi\w*|realise\w*|cree\w*)\b/,
  unless: /\b(entreprises?|equipes?|bloc|semaine|janvier|fevrier|mars|avril|novembre|decembre|stages?)\b/,
  answer: (asked) => published(asked, "que fabrique-t-on pendant le programme projet par mois"),
};

export const examples: Topic = {
  when: /\b(etudes? de cas|cas (clients?|concrets?)|exemples? .{0,15}(clients?|entreprises?)|references?|(?:vos|des) clients)\b/,
  unless: /\b(contents?|satisfaits?|vrais clients)\b/,
  answer: (asked) => {
    const studies = asked.school.caseStudy;
    if (!studies.length) return undefined;
    return fact(
      `${enumerate(
        studies.map(({ title, client }) => `« ${title} »${client ? ` (${lowerFirst(client)})` : ""}`),
        "et",
      )} : ce sont les exemples que décrit le site.`,
      placeOf(asked, studies[0]!._id),
    );
  },
};
