import { headingId } from "../../_shared/heading-id.ts";
import type { RichText } from "./documents.ts";
import { plainText, withoutBlanks } from "./plain-text.ts";
import { describePlan } from "./describe-plan.ts";
import type { Place } from "./places.ts";
import type { School } from "./school.ts";

export type Passage = {
  id: string;
  /** What it is about; of a FAQ, the question. */
  title: string;
  /** Where it stands: the section or document it is part of. */
  context: string;
  text: string;
  kind:
    | "faq"
    | "plan"
    | "block"
    | "month"
    | "camp"
    | "holiday"
    | "module"
    | "team"
    | "case"
    | "section"
    | "article"
    | "school";
  place: Place;
};

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

  const faqs = school.faq.map(({ _id, question, answer }): Passage => ({
    id: _id,
    kind: "faq",
    title: question,
    context: "",
    text: plain(answer),
    place: placeOf(_id) ?? linkedPlace(answer, school, writing) ?? nowhere,
  }));
  const plans = school.plan.map((plan): Passage => ({
    id: plan._id,
    kind: "plan",
    title: plan.name,
    context: plan.subtitle ?? "",
    text: lines(describePlan(school, plan), plain(plan.description), list("Comprend", plan.features)),
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
        contact.email && `Courriel : ${contact.email}.`,
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
    place: school.page.find(({ path }) => path.current === "/a-propos")
      ? { title: "À propos", url: "/a-propos" }
      : home,
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

type Block = School["programmeBlock"][number];

function blockPassages(block: Block, school: School): Passage[] {
  const plain = (text: RichText) => plainText(text, school.tokens);
  const place: Place = {
    title: `Bloc ${block.number} : ${block.title}`,
    url: `/programme/${block.slug.current}`,
  };
  const of = (part: string, title: string, text: string): Passage => ({
    id: `${block._id}/${part}`,
    kind: "block",
    title,
    context: `Bloc ${block.number}, mois ${block.number} : ${block.title}`,
    text,
    place,
  });
  return [
    of("lead", place.title, plain(block.lead)),
    of(
      "objectives",
      `Objectifs du bloc ${block.number}`,
      sentences([...(block.objectives ?? []), ...(block.skills ?? [])]),
    ),
    of("tools", `Outils du bloc ${block.number}`, `${(block.tools ?? []).join(", ")}.`),
    of("project", `Projet final du bloc ${block.number}`, plain(block.project)),
    of("deliverables", `Livrables du bloc ${block.number}`, sentences(block.deliverables ?? [])),
    ...(block.weeks ?? []).map((week, index) =>
      of(
        `week-${index + 1}`,
        `Semaine ${index + 1} du bloc ${block.number} : ${week.title}`,
        sentences([...(week.topics ?? []), ...(week.outcome ? [week.outcome] : [])]),
      ),
    ),
    ...sectionPassages(block.extras ?? [], place, block._id, school),
  ];
}

function pagePassages(page: School["page"][number], school: School): Passage[] {
  return sectionPassages(
    page.sections ?? [],
    { title: page.title, url: page.path.current },
    page._id,
    school,
  );
}

type Node = { _type?: string } & Record<string, unknown>;

/** A passage per section and per titled item in it (card, step, entry…), whatever the section's type. */
function sectionPassages(sections: readonly Node[], page: Place, id: string, school: School): Passage[] {
  return sections.flatMap((section, index) => {
    const place = section["anchor"] ? { ...page, url: `${page.url}#${section["anchor"] as string}` } : page;
    // « Notre mission » says better than the title below it what the section is about.
    const title = [section["eyebrow"], section["title"] ?? page.title].filter(Boolean).join(" : ");
    const of = (part: string, about: string, context: string, text: string): Passage => ({
      id: `${id}/${index}${part}`,
      kind: "section",
      title: about,
      context,
      text: withoutBlanks(text),
      place,
    });
    const items = Object.values(section).filter(Array.isArray).flat().filter(isTitled);
    const own = [
      ownText(section, school),
      items.length > 1 && `${items.map((item) => item["title"]).join(", ")}.`,
    ]
      .filter(Boolean)
      .join("\n");
    return [
      ...(headings(section["content"] as Node[] | undefined).length
        ? cutByHeading(section["content"] as Node[], school).map(
            ({ heading, text, anchor }, part): Passage => ({
              ...of(`.${part}`, heading ?? title, title, text),
              place: anchor ? { ...page, url: `${page.url}#${anchor}` } : place,
            }),
          )
        : [of("", title, page.title, own)]),
      ...items.map((item, part) =>
        of(
          `/${part}`,
          [item["label"], item["title"]].filter(Boolean).join(" : "),
          `${title} ${page.title}`,
          ownText(item, school),
        ),
      ),
    ];
  });
}

const isTitled = (item: unknown): item is Node =>
  typeof item === "object" &&
  item !== null &&
  typeof (item as Node)["title"] === "string" &&
  "content" in item;

/** The texts of a section or item, without its titled items, its buttons and its pictures. */
function ownText(node: Node, school: School): string {
  const skipped = new Set([
    "_key",
    "_type",
    "title",
    "eyebrow",
    "anchor",
    "layout",
    "display",
    "image",
    "actions",
    "links",
    "action",
    "label",
  ]);
  const texts = Object.entries(node).flatMap(([name, value]): string[] => {
    if (skipped.has(name)) return [];
    if (typeof value === "string") return name.endsWith("Label") ? [] : [value];
    if (!Array.isArray(value) || !value.length) return [];
    if (value.every((item) => typeof item === "string")) return [`${value.join(", ")}.`];
    if (value.some((item: Node) => item._type === "block"))
      return [plainText(value as Node[], school.tokens)];
    return (value as Node[])
      .filter((item) => !isTitled(item))
      .map((item) =>
        [item["value"], item["title"], item["note"] && `(${item["note"] as string})`, item["label"]]
          .filter((part) => typeof part === "string")
          .join(" "),
      )
      .filter(Boolean)
      .map((line) => `- ${line}`);
  });
  return texts.join("\n");
}

function articlePassages(article: School["article"][number], school: School): Passage[] {
  const page: Place = { title: article.title, url: `/blog/${article.slug.current}` };
  const of = (part: number, title: string, text: string, url = page.url): Passage => ({
    id: `${article._id}/${part}`,
    kind: "article",
    title,
    context: article.title,
    text,
    place: { ...page, url },
  });
  return [
    of(
      0,
      article.title,
      [article.excerpt, plainText(article.lead, school.tokens)].filter(Boolean).join("\n"),
    ),
    ...cutByHeading(article.body ?? [], school).map(({ heading, text, anchor }, index) =>
      of(index + 1, heading ?? article.title, text, anchor ? `${page.url}#${anchor}` : page.url),
    ),
  ];
}

const headings = (blocks: readonly Node[] | undefined) =>
  (blocks ?? []).filter(({ style }) => /^h\d$/.test(String(style)));

function cutByHeading(blocks: readonly Node[], school: School) {
  const parts: { heading?: string; anchor?: string; blocks: Node[] }[] = [{ blocks: [] }];
  for (const block of blocks) {
    if (!/^h\d$/.test(String(block["style"]))) parts.at(-1)!.blocks.push(block);
    else {
      const heading = plainText([block], school.tokens);
      parts.push({ heading, anchor: headingId(heading), blocks: [] });
    }
  }
  return parts.map(({ blocks, ...part }) => ({ ...part, text: plainText(blocks, school.tokens) }));
}

const sentences = (items: string[]) => items.map((item) => item.replace(/\.?$/, ".")).join("\n");

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
