import assert from "node:assert/strict";
import process from "node:process";
import { keptCharacters, masked } from "./masked.ts";

/** As if a school had published these. */
const published = new Set(
  `faites vous inscrire pour est ce que peut il le madame anderlecht académie power bi a ans de qui s appelle appellent sappelle
  prénomme se aînée cousin veut venir elle débutent en anglais`.split(/\s+/),
);
const firstNames = new Set(["Ann"]);
const knows = (word: string) =>
  word.split(/[^\p{L}]+/u).every((part) => firstNames.has(part) || published.has(part.toLowerCase()));

const cases: [what: string, question: string, kept: string][] = [
  ["an e-mail address", "Écrivez-moi à jo.d+x@exemple.be, merci", "Écrivez-moi à [e-mail], merci"],
  ["an address of the web", "Voir https://ex.be/u/12?n=jo ok", "Voir [adresse] ok"],
  ["a telephone number", "Appelez le 0470 12 34 56 !", "Appelez le [numéro] !"],
  ["one with its country", "+32 (0)470/12.34.56", "[numéro]"],
  ["a register's number", "mon numéro 85.07.30-033.28", "mon numéro [numéro]"],
  ["who says a name", "Je m’appelle zoé Van den Berg et j’ai 15 ans", "Je m’appelle [nom] et j’ai 15 ans"],
  ["one in small letters, with its surname", "mon fils lucas dupont a 15 ans", "mon fils [nom] a 15 ans"],
  ["one in small letters before what is told", "ma fille lina veut venir", "ma fille [nom] veut venir"],
  ["a straight apostrophe", "je m'appelle Karim.", "je m'appelle [nom]."],
  ["a child's name", "mon fils Jean-Luc peut-il venir ?", "mon fils [nom] peut-il venir ?"],
  ["a name between commas", "Ma fille, Inès, a 14 ans", "Ma fille, [nom], a 14 ans"],
  ["two children", "mes enfants Léa et Tom débutent", "mes enfants [nom] débutent"],
  ["a lady", "Madame D’Hondt est-elle là ?", "Madame [nom] est-elle là ?"],
  ["a signature", "Un parking ? Cordialement, Ann Peeters", "Un parking ? Cordialement, [nom]"],
  ["English", "My daughter Sofia wants to join", "My daughter [nom] wants to join"],
  ["Dutch", "Ik heet Jan Peeters", "Ik heet [nom]"],
  ["a child's name after “s’appelle”", "mon fils s'appelle Léo Dupont", "mon fils s'appelle [nom]"],
  ["one in small letters", "Ma fille s’appelle léa", "Ma fille s’appelle [nom]"],
  ["anybody's", "Le petit s’appelle Tom De Smet.", "Le petit s’appelle [nom]."],
  ["children's", "mes fils s’appellent Tom, Zoé et Max Petit", "mes fils s’appellent [nom]"],
  ["who says “moi c’est”", "moi c'est Karim Haddad", "moi c'est [nom]"],
  ["who says “je me nomme”", "je me nomme Karim Haddad", "je me nomme [nom]"],
  ["for whom it is", "C'est pour Léa Martin", "C'est pour [nom]"],
  ["whose mother asks", "je suis la maman de Léa Martin", "je suis la maman de [nom]"],
  ["whose father asks", "Papa d’Inès, je demande", "Papa d’[nom], je demande"],
  ["two daughters", "mes filles Léa et Zoé", "mes filles [nom]"],
  ["our son", "notre fils Léo", "notre fils [nom]"],
  ["our children", "nos deux enfants Tom et Zoé", "nos deux enfants [nom]"],
  ["three children", "Mes enfants Léa, Tom et Zoé débutent", "Mes enfants [nom] débutent"],
  [
    "with their ages",
    "mes enfants, Léa (14 ans) et Tom, 16 ans, débutent",
    "mes enfants, [nom], 16 ans, débutent",
  ],
  ["a name with letters apart", "mon fils Le\u0301o Dupont", "mon fils [nom]"],
  ["the letters of a full width", "ｊｏ＠ｅｘｅｍｐｌｅ．ｂｅ", "[e-mail]"],
  ["an address with blanks", "Moi : jean.dupont @ exemple.be.", "Moi : [e-mail]."],
  ["an address with “arobase”", "jean.dupont arobase exemple.be", "[e-mail]"],
  ["an address all in words", "dupont arobase exemple point be", "[e-mail]"],
  ["an address with (at)", "jean.dupont(at)exemple.be ou jean (AT) exemple.be", "[e-mail] ou [e-mail]"],
  ["an address with [at]", "jean.dupont[at]exemple.be", "[e-mail]"],
  ["a wide @", "jean.dupont＠exemple.be", "[e-mail]"],
  ...["\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "_", ":", ",", " : "].map(
    (mark): [string, string, string] => [
      `a number cut by ${mark}`,
      ["Au 0470", "12", "34", "56 !"].join(mark),
      "Au [numéro] !",
    ],
  ),
  ["a number after commas", "+32, 470, 12, 34, 56", "[numéro]"],
  ["wide digits", "０４７０ １２ ３４ ５６", "[numéro]"],
  ["Arabic digits", "٠٤٧٠ ١٢ ٣٤ ٥٦", "[numéro]"],
  ["a day of birth", "né le 01/11/2010", "né le [numéro]"],
  ["a number after a day", "Le 01/11/2025, 0470 12 34 56", "Le 01/11/2025, [numéro]"],
  ["where somebody lives", "J'habite rue de la Loi 16, 1000 Bruxelles", "J'habite [adresse]"],
  ["an avenue", "avenue Louise 12b, 1050 Ixelles ?", "[adresse] ?"],
  ["a Dutch street", "Ik woon Kerkstraat 5", "Ik woon [adresse]"],
  ["an address with “à”", "jean.dupont à gmail.com", "[e-mail]"],
  ["an address with “at” and “dot”", "jean.dupont at gmail dot com", "[e-mail]"],
  ["an address with [at] and [dot]", "jean.dupont[at]gmail[dot]com", "[e-mail]"],
  ["an address with (a)", "jean.dupont (a) gmail.com", "[e-mail]"],
  ["an address with “chez”", "jean.dupont chez gmail.com", "[e-mail]"],
  ["an address cut by blanks", "jean.dupont @gmail .com", "[e-mail]"],
  ...["·", "*", "~", "|", ";", '"', " / "].map((mark): [string, string, string] => [
    `a number cut by ${mark}`,
    `Au ${["0475", "12", "34", "56"].join(mark)} !`,
    "Au [numéro] !",
  ]),
  [
    "digits on keys",
    "0\uFE0F\u20E34\uFE0F\u20E37\uFE0F\u20E35\uFE0F\u20E31\uFE0F\u20E32\uFE0F\u20E3",
    "[numéro]",
  ],
  ["a short title", "Mme. Van den Berghe est-elle là ?", "Mme. [nom] est-elle là ?"],
  ["a doctor", "Dr Lambert m’envoie", "Dr [nom] m’envoie"],
  ["a child's first name", "ma fille se prénomme Léa Martin", "ma fille se prénomme [nom]"],
  ["a signature in short", "Signé : Paul Henry", "Signé : [nom]"],
  ["a birthday in words", "né le 12 mai 2010", "né [date]"],
  ["a profile", "instagram.com/lucasdupont ou @lucasdupont", "[adresse] ou [adresse]"],
  ["an address in curly brackets", "jean.dupont {at} gmail.com", "[e-mail]"],
  ["an address with dots in words", "jean(dot)dupont(at)gmail(dot)com", "[e-mail]"],
  ["an address between dashes", "jean.dupont -at- gmail.com", "[e-mail]"],
  ["a number before its street", "Au 16 rue Neuve, à Bruxelles", "Au [adresse], à Bruxelles"],
  ["one with a town", "16 bis, rue de la Loi, 1000 Bruxelles ?", "[adresse] ?"],
  ["a name of two words", "au 12 avenue Jean Dubrucq", "au [adresse]"],
  ["a whole name in small letters", "je m'appelle karim benali et j'écris", "je m'appelle [nom] et j'écris"],
  ["who writes as on a phone", "je mapelle karim", "je mapelle [nom]"],
  ["a child that is called", "mon fils qui s'appelle tom dubois", "mon fils qui s'appelle [nom]"],
  ["a name and its first name", "Nom : Dubois Prénom : Tom", "Nom : [nom] Prénom : [nom]"],
  ["a name between quotes", "mon fils « Tom »", "mon fils « [nom] »"],
  ["an eldest", "ma fille aînée Léa", "ma fille aînée [nom]"],
  ["a stepdaughter", "ma belle-fille Léa", "ma belle-fille [nom]"],
  ["a cousin", "mon petit cousin Tom", "mon petit cousin [nom]"],
  [
    "a child and an age",
    "mon fils tom a 15 ans, ma fille léa, 14 ans",
    "mon fils [nom] a 15 ans, ma fille [nom], 14 ans",
  ],
  ["who is here", "ici Sarah Dubois, I'm Sarah", "ici [nom], I'm [nom]"],
  ["an initial", "Un parking ? Cordialement, P. Vermeulen", "Un parking ? Cordialement, [nom]"],
  ["two initials", "je suis J.-P. Dupont", "je suis [nom]"],
  ["who thanks", "Un parking ? Merci d'avance, Ann Peeters", "Un parking ? Merci d'avance, [nom]"],
  ["a name that nothing announces", "Inscrire Tom Dubois, svp", "Inscrire [nom], svp"],
  ["one between others", "peut-on inscrire Léa Van Damme en mars ?", "peut-on inscrire [nom] en mars ?"],
  ["one that begins a question", "Tom Dubois peut-il venir ?", "[nom] peut-il venir ?"],
  ["one after a known word", "Pour Tom Dubois le mercredi", "Pour [nom] le mercredi"],
  ["one whose first name is published", "Le vélo de Ann Benali est là ?", "Le vélo de [nom] est là ?"],
  ["one that begins a question so", "Ann Benali peut-elle venir ?", "[nom] peut-elle venir ?"],
  ["a Flemish one", "Inscrire Lina Van den Broeck et Noé Maes.", "Inscrire [nom] et [nom]."],
  ["a surname first", "je veux inscrire DUPONT Lucas", "je veux inscrire [nom]"],
  [
    "one that begins a question, in capitals",
    "DUPONT Lucas, 15 ans, veut venir",
    "[nom], 15 ans, veut venir",
  ],
  ["one with a hyphen", "le dossier de BEN-ALI Karim", "le dossier de [nom]"],
  ["a form filled in", "nom: dupont, prénom: lucas", "nom: [nom], prénom: [nom]"],
  ["one filled in without blanks", "nom:van damme", "nom:[nom]"],
  ["a lady in small letters", "Mme dupont est-elle là ?", "Mme [nom] est-elle là ?"],
  ["a sir in small letters", "je cherche mr. el amrani.", "je cherche mr. [nom] amrani."],
  ["a couple", "Mr et Mme dupont", "[nom] [nom]"],
  ["who leaves out the apostrophe", "mon fils s appelle tom", "mon fils s appelle [nom]"],
  ["who leaves out the blank too", "ma fille sappelle léa", "ma fille sappelle [nom]"],
  ["who goes on", "ma fille s'appelle léa martin elle a 15 ans", "ma fille s'appelle [nom] elle a 15 ans"],
  ["lines and blanks", "  Un\n\n parking\u0007 ? ", "Un parking ?"],
];
for (const [what, question, kept] of cases)
  Deno.test(`${what} is not kept: ${kept}`, () => assert.equal(masked(question, knows), kept));

for (const question of [
  "Combien coûtent les 6 mois, 780 € ou 1 299 € ?",
  "Quelles dates en 2025-2026, pour les 14-18 ans, de 17h à 19h ?",
  "Mon fils veut venir. Quand commence le Bloc 4 ?",
  "Ma fille peut-elle utiliser ChatGPT ?",
  "Comment s’appelle le programme ?",
  "« 2 990 € et 7 500 € », ou 1.299,00 € ?",
  "Est-ce 490, 780 ou 1 299 € ?",
  "Le mercredi 17h-19h ou 17:00–19:00, 18:30 ?",
  "mes enfants de 14 et 16 ans, ou de 12, 14, 16 ans",
  "C'est pour Noël ?",
  "Le 12/11, 19/11, 26/11 ou du 01/11-08/11 ?",
  "Du 01/11/2025 au 30-04-2026, ou dès 2025-11-01 ?",
  "En 2025, 2026 ou 2027 ?",
  "Où est la touche arobase, ou @ ?",
  "Le cours à Namur. Merci, à bientôt.",
  "Sur place à 9 h ? Une place à 780 € ?",
  "Reste-t-il 2 places, ou 1 place pour samedi ?",
  "Mon fils qui a 15 ans, et ma fille, peuvent-ils venir ?",
  "C’est ici ? Merci, à samedi. Merci",
  "Faites-vous du Power BI ? À Anderlecht ?",
  "Est-ce que Namur vient ? À Liège ou Namur ? Pour Namur ?",
  "UN COURS LE SOIR ?",
  "Peut-il INSCRIRE Power BI ? Et l’AI Act ?",
  "Un nom de famille ? Comment sappelle le cours ?",
  "Peut-on passer du bloc 1 au bloc 2 : chez vous ? Et après ?",
])
  Deno.test(`nothing personal, all of it kept: ${question}`, () =>
    assert.equal(masked(question, knows), question));

Deno.test("a long question is cut, and only after it is masked", () => {
  const kept = masked(`${"très ".repeat(59)}jo@exemple.be, ${"long ".repeat(100)}`, knows);
  assert.equal([...kept].length <= keptCharacters, true);
  assert.doesNotMatch(kept, /jo@|exemple/);
  assert.match(kept, /…$/);
});

Deno.test("what is made to be slow to read is masked at once", () => {
  const before = process.cpuUsage();
  for (const piece of [
    "a",
    "1",
    "é.",
    "a@",
    "@ ",
    "1, ",
    "1 ",
    "Aa ",
    "Aa Bb c ",
    "17:00-",
    ",",
    "mes fils A, ",
    "A, ",
    "a (at) ",
    "x point ",
  ])
    masked(`mes enfants Léa${piece.repeat(300_000 / piece.length)}!`, knows);
  // Of the processor's time, whatever else it does: what is read letter by letter from each letter on takes minutes.
  const { user } = process.cpuUsage(before);
  assert.ok(user < 5_000_000, `${user} µs`);
});
