import { describePlan } from "../../content/describe-plan.ts";
import { plainText } from "../../content/plain-text.ts";
import { fold } from "../../search/analyse.ts";
import type { Asked } from "../answer.ts";
import { enumerate, lowerFirst, opening, sentencesOf } from "../french.ts";
import { fact, published } from "../reply.ts";
import { pageAbout, placeOf, sources } from "../sources.ts";
import type { Topic } from "../topics.ts";

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
    const name = monthNames.exec(asked.question.words)![0];
    const found = asked.school.monthlyProgramme.find(({ period }) => fold(period).includes(name));
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

/** What a company can learn, one module or all of them. */
export const companyModules: Topic = {
  when: /\bmodules?\b|\b(recrut\w*|ressources humaines|rh|drh|marketing|agents? ia)\b.{0,40}\b(formation|module|former|duree|jours|temps|proposez|avez)\b|\b(formation|module|former|proposez|avez)\b.{0,40}\b(recrut\w*|ressources humaines|rh|drh|marketing|agents? ia|donnees|data)\b/,
  unless: /\bmes donnees|donnees personnelles|bloc|prix|budget|tarifs?|coute\w*|combien (ca|c est|pour)\b/,
  answer: (asked) => {
    const { trainingModule } = asked.school;
    const { words } = asked.question;
    if (!trainingModule.length) return undefined;
    const keys: [RegExp, RegExp][] = [
      [/marketing|communication|campagne/, /marketing/],
      [/\brh\b|drh|ressources humaines|recrut|embauche/, /humaine|rh/],
      [/donnees|data|excel|tableur/, /donnee/],
      [/agents?\b/, /agent/],
    ];
    const named = trainingModule.filter(({ title }) =>
      keys.some(([asks, is]) => asks.test(words) && is.test(fold(title))),
    );
    const chosen = named.length ? named : trainingModule;
    const place = placeOf(asked, chosen[0]!._id);
    if (chosen.length === 1) {
      const [one] = chosen;
      return fact(
        `Module « ${one!.title} » : ${one!.duration}. ${opening(plainText(one!.description, asked.school.tokens), 2)}${one!.tools?.length ? ` Outils : ${enumerate(one!.tools)}.` : ""}`,
        place,
      );
    }
    return fact(
      `${chosen.length} modules, qui se suivent séparément : ${enumerate(chosen.map(({ title, duration }) => `${lowerFirst(title)} (${duration})`))}.`,
      place,
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

/** What a company's documents risk in a training. */
export const companyData: Topic = {
  when: /\b(donnees|documents|confidenti\w*)\b/,
  unless: /\bmodules?\b|\bformation (data|donnees)\b|\bpersonnelles\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises" &&
    /confidenti|secur|proteg|sort|rest/.test(asked.question.words)
      ? published(asked, "données qui ne doivent pas sortir, documents anonymisés, audit", {
          kinds: ["section"],
          sentences: 3,
        })
      : undefined,
};

/** What comes before and after a training. */
export const companyFollowUp: Topic = {
  when: /\b(suivi|accompagn\w*|apres .{0,8}(formation|fin)|etapes|se deroule\w*|se passe|joignables?|disponibles?)\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises"
      ? published(asked, "comment se déroule une formation en entreprise audit suivi")
      : undefined,
};

export const audit: Topic = {
  when: /\baudits?\b/,
  answer: (asked) => published(asked, "comment se déroule une formation en entreprise audit gratuit"),
};

/** « Que proposez-vous aux entreprises ? », « nous sommes vingt ». */
export const companyOffer: Topic = {
  when: /\b(entreprises?|societe|pme|asbl|association|business|firme|collaborateurs?|equipes?|employes?|salaries?|professionnels?|nous sommes \d+)\b/,
  unless:
    /\b(comment|deroule\w*|suivi|apres|support|ou |etapes?|confidential\w*|donnees|combien d entreprises|projets?|aide|resultats?|exemples?|clients?|votre equipe|l equipe)\b/,
  answer: (asked) => {
    const { question, school } = asked;
    const plans = school.plan.filter(({ audience, kind }) => audience === "entreprises" && kind === "plan");
    if (!plans.length) return undefined;
    const people = question.people ?? Number(/\bnous sommes (\d+)/.exec(question.words)?.[1] ?? 0);
    const fitting = people
      ? (plans.find(({ participants }) => (participants ?? 0) >= people) ??
        plans.find(({ price }) => price == null))
      : undefined;
    if (fitting)
      return fact(
        `Pour un groupe de cette taille : ${fitting.name}, ${lowerFirst(describePlan(school, fitting))}${fitting.subtitle ? ` ${fitting.subtitle}.` : ""}`,
        placeOf(asked, fitting._id),
      );
    const modules = school.trainingModule.map(({ title }) => lowerFirst(title));
    return fact(
      `Des formations sur vos propres documents${modules.length ? ` : ${enumerate(modules)}` : ""}. ${plans.map((plan) => `${plan.name} : ${lowerFirst(describePlan(school, plan))}`).join(" ")}`,
      placeOf(asked, plans[0]!._id),
    );
  },
};

/** « Je cherche quelque chose pour… »: says for whom, asks nothing. */
export const looking: Topic = {
  when: /\b(cherche|cherchons|recherche|recherchons|interesse\w*|aimerions|voudrions|souhaitons|envisage\w*|besoin|souhait\w*|offres?)\b/,
  answer: (asked) => {
    const { audience } = asked.question;
    return audience === "ecoles"
      ? schoolOffer.answer(asked)
      : audience === "entreprises"
        ? companyOffer.answer(asked)
        : audience
          ? overview.answer(asked)
          : undefined;
  },
};

/** The calendar of a pilot class, from the first meeting to the last. */
export const pilotClass: Topic = {
  when: /\bpilotes?\b/,
  unless: /\b(avion|septembre|octobre|novembre|decembre|janvier|fevrier|mars|avril|mai|juin)\b/,
  answer: (asked) => {
    const found = published(
      asked,
      "travaillez-vous avec les écoles classes pilotes calendrier de septembre à juin",
    );
    return (
      found && {
        ...found,
        sources: sources(pageAbout(asked, "classes pilotes année de septembre à juin"), ...found.sources),
      }
    );
  },
};

/** Where a company's training takes place. */
export const onSite: Topic = {
  when: /\b(nos|notre) (locaux|bureaux?|entreprise|societe)\b.{0,20}$|\bchez nous\b|\bdeplac(ez|er)\b|\bsur site\b/,
  unless: /\b(prix|coute\w*|tarif\w*|combien|pour notre|pour nos)\b/,
  answer: (asked) =>
    published(asked, "deux journées dans vos murs ou au centre-ville", { kinds: ["plan"], sentences: 3 }),
};

export const schoolOffer: Topic = {
  when: /\b((que|quoi|qu|comment) .{0,30}\b(ecoles|classes?|enseignants?|eleves)|travaillez .{0,12}ecoles|formule .{0,20}classe|intensi\w*|partenariats?|(ma|nos|une) classe|je suis (professeur|enseignante?|prof))\b/,
  unless: /\b(classes? pilotes?|combien|prix|tarif)\b/,
  answer: (asked) =>
    published(asked, "travaillez-vous avec les écoles séance par semaine version intensive bootcamp"),
};
