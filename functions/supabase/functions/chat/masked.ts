import { chatLimits } from "../_shared/chat-limits.ts";
import { type Knows, withoutNames } from "./without-names.ts";

const part = String.raw`[^\s@<>,;:()[\]]+`;
const label = String.raw`[^\s@<>,;:()[\].]+`;
const eMail = new RegExp(
  String.raw`(?<![^\s@<>,;:()[\]])${part}(?:@${part}| ?@ ?${label}(?: ?\. ?${label})+)`,
  "gu",
);
const aroba = String.raw`arr?oba(?:se?)?(?!\p{L})`;
const at = String.raw`(?: ?[([{<] ?(?:at|à|a|${aroba}) ?[)\]}>] ?| (?:at|à|chez|${aroba}) | ?-at- ?)`;
const spelledDot = String.raw`(?: ?[([{<] ?(?:dot|point) ?[)\]}>] ?| (?:dot|point) | (?=(?:com|be|fr)(?!\p{L})))`;
const spelledEMail = new RegExp(
  String.raw`(?<![^\s@<>,;:()[\]])(?:${label}${spelledDot}){0,3}${part}${at}${label}(?:(?:\.|${spelledDot})\p{L}{2,})+(?!\p{L})|(?<!\S)${part} ?[([{<]? ?${aroba} ?[)\]}>]? ?${label}`,
  "giu",
);
const webAddress =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,3}\.\p{L}{2,9}\/\S+|(?<!\S)@[\p{L}\p{N}_.]{3,}/giu;
const plate = /(?<![\p{L}\p{N}])(?:[1-9][ -]?)?[A-Z]{3}[ -]\d{3}(?!\d)/gu;
/** « jean.dupont », « 1-ABC-234 », « Poney123 ». */
const token = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;
const way = String.raw`rue|avenue|av\.?|ch(?:auss)?[ée]e|boulevard|b[lv]?d\.?|place|quai|square|clos|dr[èe]ve|all[ée]e|impasse|chemin|sentier|parvis|r[ée]sidence|venelle`;
/** « Une place est libre » names none. */
const noName = String.raw`(?! (?:à|est|pour|en|dans|et|ou|aux?|par|libres?|restante) )`;
const street = new RegExp(
  String.raw`(?<!\p{L})(?:${way}|\p{L}+(?:straat|laan|steenweg|plein))${noName}(?: [\p{L}’'.-]+){0,6},?(?: n°)? ?\d{1,4}(?!\d| ?(?:€|h|euros?|ans|mois|élèves))(?: ?[a-z](?!\p{L}))?(?:,? [1-9]\d{3} \p{L}+)?`,
  "giu",
);
/** As the French write it: the number first. */
const numberedStreet = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d{1,4}(?: ?(?:bis|ter|[a-z](?!\p{L})))?,? (?:${way})${noName}(?: (?:de|du|des|la|le|les)(?=[\s’']))*(?: [\p{L}’'.-]+)(?-i:(?: \p{Lu}[\p{L}’'.-]*){0,3})(?:,? (?:à )?[1-9]\d{3}(?: \p{L}+)?)?`,
  "giu",
);
const numberedDay = String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d(?!\d)|(?:19|20)\d\d-\d\d-\d\d(?!\d)`;
const month =
  "janv(?:ier)?|f[ée]vr(?:ier)?|mars|avril|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?";
const writtenDay = String.raw`\d{1,2}(?:er)? (?:${month})\.? (?:19|20)\d\d(?!\d)`;
const birth = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:née?s?|né\(e\)|naissance ?:) )(?:le |en )?(?:(?:lun|mar|mercre|jeu|vendre|same)di |dimanche )?(?:${writtenDay}|(?:(?:${month})\.? )?(?:19|20)\d\d(?!\d)|${numberedDay}|\d{1,2}[/.-]\d{1,2}[/.-]\d\d(?!\d))`,
  "giu",
);
const day = new RegExp(String.raw`(?<!\d)(?:${writtenDay}|${numberedDay})`, "giu");
/** What a school is asked about is to come, or of this year and the last: an earlier day is a visitor's own. */
const isTheirs = (date: string, now: Date) => Number(/(?:19|20)\d\d/.exec(date)![0]) < now.getFullYear() - 1;
const digitWord =
  "zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|nonante";
/** Spelled out as one dictates it. */
const spelledNumber = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${digitWord}|et)[ -]+){4,}(?:${digitWord})(?!\p{L})`,
  "giu",
);

const separator = String.raw`[^\p{L}\p{N}€%]{0,3}`;
const whole = String.raw`(?!${separator}\p{Nd})`;
const moment = String.raw`(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-3]?\d/[01]?\d)`;
const amount = String.raw`(?:[1-9]\d?[ .]?\d{3}|[1-9]\d\d|1?\d)(?:,\d\d)?`;
const impersonal = [
  String.raw`20\d\d\D{1,3}20\d\d(?!\d)`,
  numberedDay,
  String.raw`${moment}(?:(?:, | ?\p{Pd} ?)${moment}){0,5}${whole}`,
  String.raw`${amount}(?:, ${amount}){0,9}${whole}`,
].join("|");
const number = new RegExp(String.raw`(${impersonal})|\+?\p{Nd}(?:${separator}\p{Nd}){5,}\p{M}*`, "gu");

/** Whether a token is somebody’s own: a mark or digits are within, and nobody has published any part of it. */
function isOwn(token: string, knows: Knows): boolean {
  const parts = token.split(/[._-]/).filter((part) => /\p{L}{2}/u.test(part));
  return /\p{L}{2}-?\p{N}{2}|^(?=.*[._]).*\p{L}{4}/u.test(token) && !parts.some(knows);
}

/** A question without what may tell who asked it, on one line, as long as it may be kept. */
export function masked(question: string, knows: Knows, now = new Date()): string {
  const unnumbered = question
    .normalize("NFKC")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .replaceAll(eMail, "[e-mail]")
    .replaceAll(spelledEMail, "[e-mail]")
    .replaceAll(webAddress, "[adresse]")
    .replaceAll(plate, "[identifiant]")
    .replaceAll(token, (own) => (isOwn(own, knows) ? "[identifiant]" : own))
    .replaceAll(numberedStreet, "[adresse]")
    .replaceAll(street, "[adresse]")
    .replaceAll(birth, "[date]")
    .replaceAll(day, (date) => (isTheirs(date, now) ? "[date]" : date))
    .replaceAll(spelledNumber, "[numéro]")
    .replaceAll(number, (_, kept?: string) => kept ?? "[numéro]");
  const safe = withoutNames(unnumbered, knows);
  if ([...safe].length <= chatLimits.kept) return safe;
  const kept = [...safe].slice(0, chatLimits.kept - 1).join("");
  return `${kept.trimEnd()}…`;
}
