import { wordsOf } from "../search/analyse.ts";
import { isStopWord } from "../search/stop-words.ts";
import type { Answer, Asked } from "./answer.ts";
import { type Topic, topicsOf } from "./topics.ts";

// What people may well ask an institution about, and what this one may never have written a word on: asking
// what a car park costs is no question about the price of a course.
const things = `
 allemand alcool amsterdam anglais animaux anvers appartement arabe argentine arlon assurance australie avion babysitting basket bebe
bitcoin boisson boissons boxe cantine capitale caution charleroi chien chiens chinois coiffeur collation comptabilite conduite crypto
cryptomonnaie cryptomonnaies cuisine danse dejeuner dentiste dentaire dessert diner dissertation echecs espagnol fauteuil fitness football foot fleurs fumer
gand garderie garage geometrie gouter grippe guitare halal handicap handicape hebergement hockey hotel internat iphone italien japonais judo karate kot kayak 
leuven liege lille limousine logement loterie louvain luxembourg lyon macbook maladie meteo mons mobilite mobile imprimante affaires benefices actionnaires namur napoleon natation navette neerlandais nourriture
nutrition orthographe palestine paris parking parkings passeport password permis petanque philatelie physique piano piscine pizza playstation poker poney postes president recette
recettes repas restaurant restauration retraite robotique roulant russe salaire salaires sandwich sauna ski soccer sport sports stationnement
stationner taxi tennis tesla theatre toilettes tombola tva uniforme vaccin valise vegan vegetarien vegetarienne vegetariens verviers vetement vetements voiture voitures
velo velos waterloo wavre wifi yoga zoo natation pilote blague blagues poeme ascenseur rampe pmr dyslexie dyslexique autisme autiste hypersensible
ministre guerre religion politique coupe match foot gagnent remuneration remuneres jobs emploi ingenieur medecin avocat google apple anniversaire anniversaires mariages recrutez candidature postuler 
gagnant netflix spotify tiktok roblox minecraft fortnite xbox nintendo
`;
/** Such words, without accents. */
export const elsewhere = new Set(things.split(/\s+/).filter(Boolean));

/** Whether the question is about something, or some year, that nothing published speaks of. */
export function isAboutSomethingElse({ question, search, passages }: Asked): boolean {
  if (/\bquel temps (fait|fera)\b/.test(question.words)) return true;
  return wordsOf(question.words).some((word) =>
    /^20[2-9]\d$/.test(word)
      ? passages.every(({ title, text }) => !title.includes(word) && !text.includes(word))
      : elsewhere.has(word) && !search.knows(word),
  );
}

// « Quelle est la marque… », « y a-t-il un examen », « combien de langues »: the noun asked about comes next.
const asking =
  /\b(?:quels?|quelles?) (?:(?:est|sont|sera|seront) )?(?:(?:le|la|les|l|votre|vos|ton|tes|son|ses) )?(?:(?:petit|petite|grand|grande|meilleur|meilleure|vrai|vraie) )?(\w+)|\b(?:y a t il|avez vous|organisez vous|proposez vous|donnez vous|faites vous|est ce qu il y a|il y a|as tu|vous avez|vous faites|vous donnez) (?:aussi )?(?:d |de |du |des |un |une |le |la |les |l )?(\w+)|\bcombien (?:de |d )(\w+)/g;
const vague = new Set(
  "ce ca cela quoi que qui chose choses moyen moyens facon facons maniere type types sorte sortes genre idee moment temps possibilite possibilites solution solutions option options autre autres meilleur difference deux formule formules offre offres cours quelque encore deja toujours bien des est sont sera jours jour mois heures heure semaines personnes gens activites activite programme formation formations plus moins exactement periode periodes profil profils public publics delai condition conditions regle regles modalite modalites raison raisons avantage avantages particularite objectif objectifs but rythme procedure demarche demarches geste facilite facilites nombre quantite tranche suite formalites etat avis difference point points facon chance risque risques besoin soutien place places classe".split(
    " ",
  ),
);

/** Whether the noun a question asks about is neither vague, nor what a topic was recognised by, nor in the answer. */
export function missesThePoint({ question, search }: Asked, answer: Answer, topics: Topic[]): boolean {
  const heads = [...question.words.matchAll(asking)]
    .map((found) => found.slice(1).find(Boolean)!)
    .filter((head) => head.length > 3 && !vague.has(head) && !isStopWord(head));
  if (!heads.length) return false;
  const said = `${answer.about ?? ""} ${answer.text} ${answer.sources.map(({ title }) => title).join(" ")}`;
  const recognised = topics
    .map(({ when }) => when.exec(question.words)?.[0] ?? "")
    .join(" ")
    .split(" ");
  const isKnown = (head: string) =>
    recognised.includes(head) || topicsOf(head).length > 0 || search.coverage(head, said) >= 0.5;
  return !heads.some(isKnown);
}
