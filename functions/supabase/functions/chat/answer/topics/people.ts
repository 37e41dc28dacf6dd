import { fold } from "../../search/analyse.ts";
import type { Asked } from "../answer.ts";
import { enumerate } from "../french.ts";
import { fact, published } from "../reply.ts";
import { pageAbout, placeOf } from "../sources.ts";
import { unknown } from "../unknown.ts";
import type { Topic } from "../topic.ts";

export const groupSize: Topic = {
  when: /\bcombien (de |d |y a t il d |seront |sont |serons |etes |est on |a t on )?.{0,12}\b(eleves|participants|personnes|enfants|jeunes|ados)\b.{0,40}\b(groupe|groupes|classe|cours|salle|seance|session|max\w*|formation|intra|pack|stage)\b|\bcombien (seront|sont|serez|serons|etes) (ils|elles|vous|nous)\b|\b(ils|elles|vous) (seront|sont|serez|etes) combien\b|\b(taille|effectif|nombre)s? .{0,25}\b(groupes?|classes?|participants|eleves)\b|\bgroupes? taille\b|\b(beaucoup|trop|plein) de (monde|gens)\b|\bnombreu[xs]?e?s?\b|\bpetits? groupes?\b|\bcombien (de |d )?(eleves|participants|personnes|places)( par| dans| au|$| max| par| y| il)|\bparticipants? (max|au plus|par)|\bcombien (\w+ ){0,2}par (prof\w*|formateur|groupe|classe|seance|session|cours)\b/,
  unless: /\breste|restent|libres?|forme[es]?\b|\bdepuis\b/,
  answer: (asked) => {
    const { school, question } = asked;
    if (question.audience === "entreprises") {
      const plans = school.plan.filter(
        ({ audience, participants }) => audience === "entreprises" && participants,
      );
      if (plans.length)
        return fact(
          `${plans.map(({ name, participants }) => `${name} : ${participants} participants au plus`).join(" ; ")}.`,
          placeOf(asked, plans[0]!._id),
        );
    }
    const size = school.settings.facts["groupSize"];
    return size
      ? fact(
          `Un groupe compte ${size} participants au plus.`,
          pageAbout(asked, "groupe participants au plus petits groupes"),
        )
      : undefined;
  },
};

export const ages: Topic = {
  when: /\bages?\b|\bagee?s?\b|\b\d{1,2} ans?\b|\btrop (jeune|vieux|vieille|grand|petit|agee?)\b|\badultes?\b|\bmajeure?\b/,
  unless: /\bdans \d+ ans\b/,
  answer: (asked) => {
    const range = asked.school.settings.facts["ages"];
    if (!range) return undefined;
    const place = pageAbout(asked, "jeunes de 14 à 18 ans cours âge");
    const { words, audience } = asked.question;
    const [youngest, oldest] = (range.match(/\d+/g) ?? []).map(Number);
    const age = /\b(\d{1,2}) ans?\b/.exec(words)?.[1];
    const text = `Les cours s’adressent aux ${range}.`;
    if (/\badultes?\b|\bmajeure?\b/.test(words) || (age && oldest && Number(age) > oldest)) {
      const companies = asked.school.plan.find((plan) => plan.audience === "entreprises");
      return fact(
        `${text} Les adultes se forment avec leur équipe, dans les formations pour entreprises.`,
        companies && placeOf(asked, companies._id),
        place,
      );
    }
    if (!age || !youngest || !oldest || audience === "entreprises") return fact(text, place);
    return fact(
      Number(age) < youngest
        ? `Pas encore : les cours s’adressent aux ${range}. Écrivez à l’équipe si vous hésitez.`
        : `Oui : les cours s’adressent aux ${range}.`,
      place,
    );
  },
};

export const level: Topic = {
  when: /\b(niveaux?|debutante?s?|debute\w*|prerequis|coder|code|programmer|programmation|connaissances?|notions?|jamais (fait|touche|utilise|essaye|rien)|par (lieu|ou|quoi) commencer|maths?|mathematiques|informatique|trop (dur|difficile|complique)|difficile|bases?|nulle? en|forte?s? en)\b/,
  unless: /\b(stages?|camps?|base de donnees|code promo|apprend\w*|modules?)\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises"
      ? undefined
      : published(asked, "savoir programmer débutant zéro niveau prérequis"),
};

export const equipment: Topic = {
  when: /\b(ordinateurs?|pc|portables?|laptops?|materiel|tablettes?|equipements?|equipe de|apporter|emporter|amener|ramener|imac|mac)\b/,
  unless: /\b(vend\w*|achet\w*|marques?|repar\w*|modeles?)\b/,
  answer: (asked) => published(asked, "apporter un ordinateur portable sur place"),
};

export const place: Topic = {
  when: /\blieux?\b|\badresse\b|\bsitue\w*|\bsituation\b|\blocalis\w*|\bquartier\b|\bcommune\b|\bquelle ville\b|\bendroits?\b|\blocaux\b|\bmetro\b|\bgares?\b|\btrains?\b|\btrams?\b|\bbus\b|\btransports?\b|\bacces\b|\bse trouve\w*|\btrouvez\b|\bou se (deroule|passe|donne|tient)\w*|\bbruxelles\b.{0,20}\b(ou|endroit|exactement)\b|\bvenir chez vous\b|\bplan\b.{0,10}\bacces/,
  unless:
    /\b(nos|notre) (locaux|bureaux?|ecole)\b|\bchez nous\b|\b(adresse|adresses) (e )?(mail|courriel|electronique|email)\b|\bmail\b/,
  answer: (asked) => {
    const { contact } = asked.school.settings;
    const { words } = asked.question;
    const at = asked.school.places.placeOfType("contactDetailsSection");
    if (/\b(metro|train|tram|bus|gare|acces|transports?)\b/.test(words)) {
      const note = asked.search.find("train métro tram proximité", {
        only: ({ kind }) => kind === "section",
      })[0]?.passage;
      const line = note?.text.split("\n").find((one) => /métro|train|tram/i.test(one));
      if (line)
        return fact(
          `Les cours ont lieu au ${contact.place}. ${line.replace(/^- /, "").replace(/\.?$/, ".")}`,
          note?.place,
        );
    }
    const street =
      contact.street && !/à compléter/i.test(contact.street)
        ? [contact.street, [contact.postalCode, contact.city].filter(Boolean).join(" ")].join(", ")
        : undefined;
    if (street) return fact(`Les cours ont lieu au ${contact.place} : ${street}.`, at);
    const later = published(asked, "adresse précise confirmation inscription lieu cours", {
      kinds: ["section", "faq"],
      sentences: 2,
    });
    return contact.place
      ? fact(
          `Les cours ont lieu au ${contact.place}. ${later && /adresse/.test(later.text) ? (later.text.split(/(?<=\.)\s/).find((one) => /adresse/.test(one)) ?? "") : ""}`.trim(),
          ...(later?.sources ?? []),
          at,
        )
      : undefined;
  },
};

/** Nothing is said of lessons at a distance unless staff publish it; the place is all that is known. */
export const online: Topic = {
  when: /\b(en ligne|a distance|distanciel|visio\w*|zoom|online|teams|webinaire|remote|hybride)\b/,
  unless: /\b(portfolio|appel|presentation)\b/,
  answer: (asked) => {
    const faq = asked.search.find(asked.question.words, {
      only: ({ kind, title }) => kind === "faq" && /ligne|distance|visio/i.test(title),
    })[0];
    if (faq) return published(asked, faq.passage.title);
    return unknown(asked, {
      instead: `Les cours ont lieu au ${asked.school.settings.contact.place}. Je ne sais pas s’il existe une formule à distance : rien n’est publié à ce sujet.`,
    });
  },
};

export const team: Topic = {
  when: /\b(formateurs?|formatrices?|qui (enseigne|donne|anime|dirige|encadre|sont les prof\w*|sera le prof\w*)|votre equipe|l equipe|enseignent|(?:quels?|quelles?) profils|fondat\w*|directrice|directeur|les professeurs|vos professeurs|intervenants?|encadrants?)\b/,
  unless:
    /\b(je suis|nous sommes|former|formation pour|mon equipe|notre equipe|je cherche|(?:directrice|directeur) d|marque)\b/,
  answer: (asked) => {
    const { teamMember } = asked.school;
    if (!teamMember.length) return undefined;
    return fact(
      `L’équipe compte ${teamMember.length} personnes : ${enumerate(teamMember.map(({ name, role }) => `${name}${role ? ` (${role.toLowerCase()})` : ""}`))}.`.replaceAll(
        "..",
        ".",
      ),
      placeOf(asked, teamMember[0]!._id),
    );
  },
};

export const absence: Topic = {
  when: /\b(rate\w*|manque\w*|absente?s?|absences?|malade|rattrap\w*|loupe\w*)\b/,
  unless: /\b(qu est ce qui manque|donnees manquantes)\b/,
  answer: (asked) => published(asked, "suivre si l’on a manqué un cours absence rattraper"),
};

export const certificate: Topic = {
  when: /\b(certifi\w*|certificats?|attestations?|diplomes?|brevets?|reconnue?)\b/,
  unless: /\b(formateurs?|formatrices?|professeurs?|enseignants?)\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises"
      ? undefined
      : /\b(diplom\w*|reconnu\w*|vaut|valeur|equiva\w*|officiel\w*)\b/.test(asked.question.words)
        ? published(asked, "le certificat vaut-il un diplôme reconnu")
        : published(asked, "certificat à la fin remis démo publique"),
};

export const school: Topic = {
  when: /\b(c est quoi|qu est ce que?|presente\w*|parle\w* (moi )?de|qui etes) .{0,12}\b(ia4school|votre ecole|l ecole|vous|cette ecole)\b|^ia4school$|\bque faites vous( exactement)?$|\bvous faites quoi\b/,
  answer: (asked: Asked) => {
    const about = asked.school.settings.description;
    return about
      ? fact(about, pageAbout(asked, "IA4School c’est quoi école intelligence artificielle"))
      : undefined;
  },
};

/** Of a member of the team, nothing but what the team's page says. */
export const privateLife: Topic = {
  when: /\b(nom de famille|nom complet|age|salaires?|telephone|numero|adresse|e ?mail|mail|marie\w*|celibataire|enfants|instagram|religion|domicile|chien|chat)\b/,
  answer: (asked) => {
    const said = new Set(asked.question.words.split(" "));
    const about = asked.school.teamMember.some(({ name }) => said.has(fold(name.split(" ")[0]!)));
    return about
      ? unknown(asked, {
          instead:
            "Je ne sais pas : l’école ne publie de chacun que son prénom, son rôle et une courte présentation.",
        })
      : undefined;
  },
};

/** The figures the school gives of itself. */
export const statistics: Topic = {
  when: /\b(combien|nombre)\b.{0,40}\b(formee?s?|accompagnee?s?|partenaires?|clients)\b|\b(satisfait\w*|contente?s?|avis|note moyenne|taux de satisfaction|statistiques|chiffres cles)\b|\b(combien|nombre) .{0,8}(ecoles|entreprises)\b/,
  unless: /\brembours\w*\b|\bgaranti\w*|\bmon avis\b/,
  answer: (asked) =>
    published(
      asked,
      "l’école en chiffres : élèves et participants formés, entreprises accompagnées, satisfaction",
      { kinds: ["section"] },
    ),
};

export const partners: Topic = {
  when: /\bpartenaires\b|\bcollabor\w*\b.{0,30}\b(qui|quelles?|quels?|organis\w*)\b|\b(qui|quelles?|quels?|organis\w*)\b.{0,30}\bcollabor(ez|ation\w*)\b/,
  unless: /\bcombien\b/,
  answer: (asked) => {
    const { partner, settings } = asked.school;
    if (!partner.length) return undefined;
    return fact(
      `${settings.name} avance avec ${enumerate(partner.map(({ name }) => name))}.`,
      asked.school.places.placeOfType("partnersSection"),
    );
  },
};
