import { wordsOf } from "./analyse.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { shorthand } from "./shorthand.ts";

const marks = {
  en: /\b(the|is|are|what|how|do|does|you|your|where|when|can|my|for|which|any|there|have|much|who|please|i|we|it|of|and|to)\b/g,
  nl: /\b(het|een|zijn|er|ook|naar|heb|hebben|mag|wat|hoe|hoeveel|waar|wanneer|kan|mijn|voor|welke|er|jullie|u|uw|ik|wij|van|kost|kosten|graag|heeft|met|geven|eerste|maand|maanden|lessen|gratis|kind|kinderen|dochter|zoon|jaar|uur|prijs|cursus|zaterdag|woensdag|nederlands|niet|geen|nog|dit|dat|deze|bij|tijdens|krijgt|krijg|moet|moeten|kun|kunnen|wij|ons|onze|leren|hebt|worden|wordt)\b/g,
  fr: /\b(de|du|as|tu|ton|ta|en|le|la|les|un|une|des|du|est|sont|que|quel|quelle|quels|quelles|comment|combien|ou|quand|vous|votre|mon|ma|pour|je|il|y|a|c|et|qui|avez|peut|faut|dans|au|aux)\b/g,
};

/** Words that only one of the languages asks with. */
const asking = {
  en: /\b(what|how|where|when|which|who|does|can i|do you|is there)\b/g,
  nl: /\b(wat|hoe|hoeveel|waar|wanneer|welke|wie|kan ik|is er|zijn er)\b/g,
  fr: /\b(quoi|comment|combien|quand|quels?|quelles?|pourquoi|est ce que)\b/g,
};

/** The language a question is most likely written in; French in doubt. */
export function languageOf(text: string): "fr" | "en" | "nl" {
  const plain = wordsOf(text).join(" ");
  const count = (language: keyof typeof marks) =>
    (plain.match(marks[language])?.length ?? 0) + (plain.match(asking[language])?.length ?? 0);
  const [en, nl, fr] = [count("en"), count("nl"), count("fr")];
  if (nl > fr && nl > en) return "nl";
  return en > fr && en > 1 ? "en" : "fr";
}

/** A question as plain French words: shorthand spelled out, English and Dutch put into French, spelling corrected. */
export function rewrite(text: string, spelling: (words: string[]) => string[]): string {
  const dictionary = dictionaries[languageOf(text)];
  const words = wordsOf(text.normalize("NFC").replace(askingWhere, " lieu "))
    .flatMap((word) => (dictionary.get(word) ?? word).split(" "))
    .filter(Boolean);
  return spelling(words).join(" ").replace(whereWithoutAccent, "lieu");
}

const dictionaries = { fr: shorthand, en: english, nl: dutch };

/** « où » that asks, not « le moment où ». */
const askingWhere =
  /(?<=^\P{L}*|[.!?,;:]\s*|(?:^|\P{L})(?:et|mais|donc|alors|c['’]est|est|êtes|sont|situés?e?s?|trouve|trouvez|passe|déroule|d['’]|savoir|dire|quand|combien)\s*)où(?!\p{L})|(?<!\p{L})où(?=\P{L}*$)/giu;

/** « c ou », « ou est l’école », « vous êtes ou » : « où » typed without its accent. */
const whereWithoutAccent =
  /(?<=^(?:et |mais |alors |bonjour |salut )?)ou(?= (?:est|sont|c|ca|se|ont|a|puis|peut|vous|etes|exactement|habite|faut|dois|doit)\b)|(?<=\b(?:c|c est|est|etes|situe|situes|trouve|trouvez|passe|sont|deroule|d) )ou(?=$| (?:exactement|est|svp|stp)\b)/;
