import type { RichText } from "./documents.ts";
import { hasLines, plainText, withoutBlanks } from "./plain-text.ts";
import { articlePassages } from "./article-passages.ts";
import { blockPassages } from "./block-passages.ts";
import { describePlan, factsOf } from "./describe-plan.ts";
import type { Passage, Place } from "./passage.ts";
import type { School } from "./school.ts";
import { pagePassages } from "./section-passages.ts";

/** Where a FAQ is that no page shows and that links to none. */
export const nowhere: Place = { title: "", url: "" };

/** Everything published, cut into passages that each answer something. */
export function passagesOf(school: School): Passage[] {
  const { placeOf, placeOfType } = school.places;
  const plain = (text: RichText) => plainText(text, school.tokens);
  const lines = (...parts: (string | 0 | null | undefined | false)[]) => parts.filter(Boolean).join("\n");
  const list = (label: string, items: string[] | null | undefined) =>
    items?.length && `${label} : ${items.join(", ")}.`;
  const join = (items: string[] | null | undefined) => items?.join("\n");
  const home: Place = { title: school.settings.name, url: "/" };

  const writing = placeOfType("contactFormSection");

  const faqs = school.faq.map(({ _id, question, alsoAsked, answer, denial }): Passage => ({
    id: _id,
    kind: "faq",
    title: question,
    context: "",
    text: plain(answer),
    place: placeOf(_id) ?? linkedPlace(answer, school, writing) ?? nowhere,
    alsoAsked: alsoAsked ?? [],
    denial: Boolean(denial) && !hasLines(answer, school.tokens),
  }));
  const plans = school.plan.map((plan): Passage => ({
    id: plan._id,
    kind: "plan",
    title: plan.name,
    context: plan.subtitle ?? "",
    text: lines(
      describePlan(school, plan),
      plain(plan.description),
      ...factsOf(school, plan),
      list("Comprend", plan.features),
    ),
    place: placeOf(plan._id) ?? home,
  }));
  const months = school.monthlyProgramme.map((month): Passage => ({
    id: month._id,
    kind: "month",
    title: `${month.period} : ${month.title}`,
    context: "Programme mensuel et calendrier",
    text: lines(
      plain(month.objective),
      list("Outils", month.tools),
      plain(month.project),
      month.workshop &&
        `Atelier « ${month.workshop.name} » (${[month.workshop.duration, month.workshop.period].filter(Boolean).join(", ")}) : ${plain(month.workshop.description)}`,
    ),
    place: placeOfType("monthsSection") ?? home,
  }));
  const camps = school.camp.map((camp): Passage => ({
    id: camp._id,
    kind: "camp",
    title: camp.title,
    context: "Stages et camps de vacances",
    text: lines(
      `${[camp.period, camp.duration, camp.level].filter(Boolean).join(", ")}.`,
      plain(camp.description),
    ),
    place: placeOfType("campsSection") ?? home,
  }));
  const modules = school.trainingModule.map((module): Passage => ({
    id: module._id,
    kind: "module",
    title: `Module ${module.title}`,
    context: "Formations pour les entreprises",
    text: lines(
      module.duration && `Durée : ${module.duration}.`,
      plain(module.description),
      join(module.skills),
      list("Outils", module.tools),
    ),
    place: placeOf(module._id) ?? home,
  }));
  const team = school.teamMember.map((member): Passage => ({
    id: member._id,
    kind: "team",
    title: member.name,
    context: "L’équipe, les formateurs",
    text: lines(member.role, plain(member.bio)),
    place: placeOf(member._id) ?? home,
  }));
  const cases = school.caseStudy.map((study): Passage => ({
    id: study._id,
    kind: "case",
    title: study.title,
    context: "Études de cas en entreprise",
    text: lines(study.client, plain(study.challenge), plain(study.solution), plain(study.result)),
    place: placeOf(study._id) ?? home,
  }));
  const { contact } = school.settings;
  const reach: Passage = {
    id: "settings/contact",
    kind: "school",
    title: "Nous contacter : téléphone, adresse de courriel, e-mail",
    context: "Contact",
    text: withoutBlanks(
      lines(
        contact.phone && `Téléphone : ${contact.phone}.`,
        contact.email && `E-mail : ${contact.email}.`,
        contact.place && `Lieu : ${contact.place}.`,
      ),
    ),
    place: placeOfType("contactDetailsSection") ?? writing ?? home,
  };
  const about: Passage = {
    id: "settings",
    kind: "school",
    title: school.settings.name,
    context: "",
    text: lines(
      school.settings.description,
      school.partner.length && `Partenaires : ${school.partner.map(({ name }) => name).join(", ")}.`,
    ),
    place: placeOfType("teamSection") ?? home,
  };
  return [
    ...faqs,
    ...plans,
    ...months,
    ...camps,
    ...modules,
    ...team,
    ...cases,
    about,
    reach,
    ...school.programmeBlock.flatMap((block) => blockPassages(block, school)),
    ...school.page.flatMap((page) => pagePassages(page, school)),
    ...school.article.flatMap((article) => articlePassages(article, school)),
  ].filter(({ text }) => text.trim());
}

/** The first page that a text links to, but for the one where every text invites to write. */
function linkedPlace(text: RichText, school: School, except: Place | undefined): Place | undefined {
  const pages = new Map<string, Place>([
    ...school.page.map((page) => [page._id, { title: page.title, url: page.path.current }] as const),
    ...school.programmeBlock.map(
      (block) => [block._id, { title: block.title, url: `/programme/${block.slug.current}` }] as const,
    ),
    ...school.article.map(
      (article) => [article._id, { title: article.title, url: `/blog/${article.slug.current}` }] as const,
    ),
  ]);
  const links = (text ?? []).flatMap((block) => (block["markDefs"] ?? []) as { to?: { _ref: string } }[]);
  return links
    .map(({ to }) => pages.get(to?._ref ?? ""))
    .find((page) => page && page.url !== except?.url.replace(/#.*/, ""));
}
