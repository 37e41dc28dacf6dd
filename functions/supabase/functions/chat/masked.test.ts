import assert from "node:assert/strict";
import process from "node:process";
import { chatLimits } from "../_shared/chat-limits.ts";
import { masked } from "./masked.ts";

/** As if a school had published these. */
const published = new Set(
  `où faites vous inscrire pour est ce que peut il le madame anderlecht académie power bi a ans de qui s appelle appellent sappelle
  prénomme se aînée cousin noël et la du veut venir elle débutent en anglais`.split(/\s+/),
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
  ["a day of birth", "né le 01/11/2010", "né [date]"],
  ["a number after a day", "Le 01/11/2025, 0470 12 34 56", "Le 01/11/2025, [numéro]"],
  ["where somebody lives", "J'habite rue de la Loi 16, 1000 Bruxelles", "J'habite [adresse]"],
  ["a way as Belgians shorten it", "J'habite chée de Wavre 150", "J'habite [adresse]"],
  ["a number plate with blanks", "Ma plaque 1 ABC 234 ?", "Ma plaque [identifiant] ?"],
  ["a day of birth alone", "Elle est du 3 mars 2011", "Elle est du [date]"],
  ["a day to come", "La rentrée du 3 mars 2027", "La rentrée du 3 mars 2027"],
  ["a number in words", "Appelez le zéro quatre sept huit douze trente-quatre", "Appelez le [numéro]"],
  ["ages side by side", "des ados de 14 15 et 16 17 ans", "des ados de 14 15 et 16 17 ans"],
  ["how many children", "trois, quatre ou cinq enfants", "trois, quatre ou cinq enfants"],
  ["an address without its end", "jean (arobase) exemple", "[e-mail]"],
  ["who has an age", "noah a 14 ans", "[nom] a 14 ans"],
  ["whose age is asked of", "Emma, 15 ans, peut venir ?", "[nom], 15 ans, peut venir ?"],
  ["our child", "Notre Emma veut venir", "Notre [nom] veut venir"],
  ["who is what", "Adam est dyslexique", "[nom] est dyslexique"],
  ["another script", "Mon fils s'appelle 诸葛亮", "Mon fils s'appelle [nom]"],
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
  ["a small child's", "Mon fils est né le 12/05/2020", "Mon fils est né [date]"],
  ["one with dots", "née le 12.05.2026, ou née le 12-05-26", "née [date], ou née [date]"],
  ["one as on a form", "né(e) le 5 mars 2026, naissance : 12 févr. 2010", "né(e) [date], naissance : [date]"],
  ["one with its weekday", "née le mardi 12 mai 2026", "née [date]"],
  ["a year", "né en 2012, ou née en mai 2011", "né [date], ou née [date]"],
  ["a day that nothing announces", "12 mai 2021, ou 12/05/2021", "[date], ou [date]"],
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
  ["a sir in small letters", "je cherche mr. el amrani.", "je cherche mr. [nom]."],
  ["a couple", "Mr et Mme dupont", "Mr et Mme [nom]"],
  ["who leaves out the apostrophe", "mon fils s appelle tom", "mon fils s appelle [nom]"],
  ["who leaves out the blank too", "ma fille sappelle léa", "ma fille sappelle [nom]"],
  ["who goes on", "ma fille s'appelle léa martin elle a 15 ans", "ma fille s'appelle [nom] elle a 15 ans"],
  ["one all in capitals", "EMMA DUBOIS veut venir", "[nom] veut venir"],
  ["a name in a text all in capitals", "MON FILS LUCAS VEUT VENIR", "MON FILS [nom] VEUT VENIR"],
  ["who shouts", "JE M'APPELLE LUCAS DUPONT", "JE M'APPELLE [nom]"],
  ["of whom one shouts", "JE SUIS LE PAPA DE LUCAS", "JE SUIS LE PAPA DE [nom]"],
  ["children, one in small letters", "mes enfants Léa et tom", "mes enfants [nom]"],
  [
    "a child, after what is told of it",
    "mon fils a 15 ans et s'appelle tom",
    "mon fils a 15 ans et s'appelle [nom]",
  ],
  ["who says “mon prénom c'est”", "mon prénom c'est lucas", "mon prénom c'est [nom]"],
  ["a whole name after “moi c'est”", "moi c'est lucas dubois", "moi c'est [nom]"],
  ["a form without colons", "nom dubois prénom lucas", "nom [nom] prénom [nom]"],
  ["who is to be called", "rappelez madame peeters", "rappelez madame [nom]"],
  ["a Flemish one in small letters", "rappelez monsieur de smet", "rappelez monsieur de [nom]"],
  ["one that no title announces", "rappelez marie dupont au 0470 12 34 56", "rappelez [nom] au [numéro]"],
  ["who says “c'est”", "c'est karim el idrissi, papa de yasmina", "c'est [nom], papa de [nom]"],
  ["English in small letters", "my son john", "my son [nom]"],
  ["Dutch in small letters", "ik ben jan peeters", "ik ben [nom]"],
  ["a signature in small letters", "Un parking ? merci, sophie", "Un parking ? merci, [nom]"],
  ["a street without its accent", "chaussee de wavre 1234, etterbeek", "[adresse], etterbeek"],
  ["an avenue in short", "av louise 54", "[adresse]"],
  ["a boulevard in short", "bld anspach 30", "[adresse]"],
  ["an address without dots", "dupont at gmail com", "[e-mail]"],
  ["one that lacks its end", "mail : jean.dupont chez gmail", "mail : [identifiant] chez gmail"],
  ["one that lacks its @", "mon mail jean.dupont gmail.com", "mon mail [identifiant] [identifiant]"],
  ["a password", "mon mot de passe est Poney123!", "mon mot de passe est [identifiant]!"],
  ["a number plate", "ma voiture 1-ABC-234", "ma voiture [identifiant]"],
  ["lines and blanks", "  Un\n\n parking\u0007 ? ", "Un parking ?"],
];
const now = new Date("2026-11-28T12:00:00Z");
for (const [what, question, kept] of cases)
  Deno.test(`${what} is not kept: ${kept}`, () => assert.equal(masked(question, knows, now), kept));

for (const question of [
  "Combien coûtent les 6 mois, 780 € ou 1 299 € ?",
  "Quelles dates en 2025-2026, pour les 14-18 ans, de 17h à 19h ?",
  "Mon fils veut venir. Quand commence le Bloc 4 ?",
  "Combien coûtait le pack 3 mois 2024, pour les 12 élèves 2023 ?",
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
  "je suis dyslexique, avez-vous une cantine et un poney ?",
  "c'est gratuit pour les jumeaux ? LE PARKING, un bus de 17h30 ?",
  "et la petite sœur de mon fils ? Et ma petite soeur ?",
  "je suis maman solo, le programme-pour-14-18-ans et pour vous.Merci",
  "Peut-on passer du bloc 1 au bloc 2 : chez vous ? Et après ?",
])
  Deno.test(`nothing personal, all of it kept: ${question}`, () =>
    assert.equal(masked(question, knows, now), question));

Deno.test("a long question is cut, and only after it is masked", () => {
  const kept = masked(`${"très ".repeat(59)}jo@exemple.be, ${"long ".repeat(100)}`, knows);
  assert.equal([...kept].length <= chatLimits.kept, true);
  assert.doesNotMatch(kept, /jo@|exemple/);
  assert.match(kept, /…$/);
});

/** What is made to be slow to read, each over and over. */
const slow = [
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
  "j.-",
  "d'aa ",
  "ma-",
  "ab1_",
];

Deno.test("four times what is made to be slow to read takes four times as long, not sixteen", () => {
  const timeOf = (length: number) => {
    const before = process.cpuUsage();
    for (const piece of slow) masked(`mes enfants Léa${piece.repeat(length / piece.length)}!`, knows);
    return process.cpuUsage(before).user;
  };
  const once = timeOf(75_000);
  const ratio = timeOf(300_000) / once;
  assert.ok(ratio < 8, `${ratio} times as long`);
});
