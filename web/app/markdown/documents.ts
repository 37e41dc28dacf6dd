import { cutAtBlanks } from "studio/blanks";

import type { Announcement } from "../content/announcement.ts";
import type { Article } from "../content/article.ts";
import { blockTime } from "../content/blockTime.ts";
import type { Exercise } from "../content/exercise.ts";
import type { getPage } from "../content/page.ts";
import type { ProgrammeBlock } from "../content/programmeBlock.ts";
import { updatedDay } from "../content/updatedDay.ts";
import { nextEdition, type Year } from "../content/year.ts";
import { inDays } from "functions/in-days";
import { writeSections } from "./sections.ts";
import { fenced, heading, join, list, type Parts, plain, type Writer } from "./writer.ts";

type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>;

/** What stands above every page these days, then the page. */
export function withAnnouncement(markdown: string, announcement: Announcement | null, write: Writer): string {
  if (!announcement) return markdown;
  const { text, action } = announcement;
  return join([[`> ${plain(text)}`, action && write.link(action)].filter(Boolean).join(" "), markdown]);
}

export function pageMarkdown({ title, sections }: Page, write: Writer, year: Year): string {
  const headed = sections.some(({ _type }) => _type === "heroSection");
  return join([!headed && heading(1, plain(title)), writeSections(sections, write, year)]);
}

export function articleMarkdown(article: Article, write: Writer): string {
  const { title, date, readTime, category, author } = article;
  const signed = author ? [author.name, author.role].filter(Boolean).join(", ") : write.settings.name;
  const updated = updatedDay(article);
  const since = updated ? ` · mis à jour le ${inDays(updated)}` : "";
  return join([
    heading(1, plain(title)),
    [date && inDays(date), `${readTime} min`, category && plain(category.title)].filter(Boolean).join(" · "),
    plain(`Par ${signed}${since}`),
    articleText(article, write),
    article.cta && write.link(article.cta),
  ]);
}

/** The lead and the body of an article. */
export function articleText({ lead, body }: Article, write: Writer): string {
  return join([write.text(lead), write.text(body)]);
}

export function programmeBlockMarkdown(block: ProgrammeBlock, write: Writer, year: Year): string {
  const { number, title, previous, next } = block;
  const neighbour = (name: string, to: typeof next) =>
    to && `${name} : ${write.link({ label: to.title, href: to.path })}`;
  return join([
    heading(1, `Bloc ${number} : ${plain(title)}`),
    blockTime(block, nextEdition(year)),
    write.text(block.lead),
    titled("Objectifs", list(block.objectives.map(plain))),
    titled("Outils", list(block.tools.map(plain))),
    block.exercise && firstExercise(block.exercise, write),
    titled("Le plan, semaine par semaine", block.weeks.map(week)),
    titled("Projet final", write.text(block.project)),
    titled("Livrables attendus", list(block.deliverables.map(plain))),
    writeSections(block.extras, write, year),
    neighbour("Bloc précédent", previous),
    neighbour("Bloc suivant", next),
    block.finalAction && write.link(block.finalAction),
  ]);
}

/** The prompt with its first choices, then all of them. */
function firstExercise({ title, intro, prompt, blanks, reasons }: Exercise, write: Writer): Parts {
  const first = new Map(blanks.map(({ name, choices }) => [name, choices[0]]));
  const completed = cutAtBlanks(prompt).map((part, index) => (index % 2 === 1 ? first.get(part) : part));
  return titled(
    `Premier exercice : ${plain(title)}`,
    write.text(intro),
    fenced(completed.join("")),
    list(blanks.map(({ name, choices }) => plain(`${name} : ${choices.join(" ; ")}`))),
    heading(3, "Pourquoi ce prompt fonctionne"),
    list(reasons.map(plain)),
  );
}

/** A title and what it heads; nothing where that is empty. */
function titled(title: string, ...parts: Parts): Parts {
  const said = join(parts);
  return said ? [heading(2, title), said] : [];
}

function week({ title, topics, outcome }: ProgrammeBlock["weeks"][number], index: number): Parts {
  return [
    heading(3, `Semaine ${index + 1} : ${plain(title)}`),
    list(topics.map(plain)),
    outcome && plain(outcome),
  ];
}
