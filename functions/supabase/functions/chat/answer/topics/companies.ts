import { describePlan } from "../../content/describe-plan.ts";
import { plainText } from "../../content/plain-text.ts";
import { fold } from "../../search/analyse.ts";
import { enumerate, lowerFirst, opening } from "../french.ts";
import { fact, published } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topic.ts";

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

/** Where a company's training takes place. */
export const onSite: Topic = {
  when: /\b(nos|notre) (locaux|bureaux?|entreprise|societe)\b.{0,20}$|\bchez nous\b|\bdeplac(ez|er)\b|\bsur site\b/,
  unless: /\b(prix|coute\w*|tarif\w*|combien|pour notre|pour nos)\b/,
  answer: (asked) =>
    published(asked, "deux journées dans vos murs ou au centre-ville", { kinds: ["plan"], sentences: 3 }),
};
