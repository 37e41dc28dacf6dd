import { agreed } from "functions/counted";
import { monthInWords, monthName } from "functions/in-days";
import type { z } from "zod";

import { type Amounts, aroundPrice, priceInEuros } from "../content/amounts.ts";
import type { Card } from "../content/card.ts";
import { campFacts } from "../content/camp.ts";
import type { Month } from "../content/month.ts";
import { paymentInWords, savingInWords } from "../content/payment.ts";
import type { Plan } from "../content/plan.ts";
import { labelOf, planFacts } from "../content/planFacts.ts";
import { quotedTogether, quoteTable } from "../content/quoteTable.ts";
import type { PageSection } from "../content/readSections.ts";
import type { stepShape } from "../content/step.ts";
import type { sectionShapes } from "../content/sections/index.ts";
import { addressLine } from "functions/address-line";
import { inSentence } from "functions/in-sentence";
import { costInWords } from "functions/live-list";
import { availability } from "../content/availability.ts";
import { editionTitle } from "../content/editionTitle.ts";
import { contactPage, contactPath, hrefAbout } from "../content/contactPath.ts";
import { calendarPdfPath } from "../calendar/addresses.ts";
import { calendarOf, classesInWords, daysInWords } from "../content/calendarMonths.ts";
import { answered } from "../content/liveList.ts";
import { dateFacts } from "../content/dateFacts.ts";
import { editionLabel, sessionLabel } from "../content/enrolLabel.ts";
import { workshopTime } from "functions/workshop-time";
import { saysNothing } from "../content/saysNothing.ts";
import { spanInWords } from "functions/span-in-words";
import {
  campsWithoutDate,
  sessionsTold,
  type Edition,
  editionByMonths,
  editionsByDays,
  nextEditions,
  nextOfCamp,
  nextSessions,
  type Session,
  type Year,
  isCancelled,
  leadsOn,
} from "../content/year.ts";
import { heading, list, type Parts, plain, type Writer } from "./writer.ts";

type Shapes = typeof sectionShapes;
type Write = (section: PageSection, write: Writer, year: Year) => Parts;

const told = (name: string, said: string) => said && `**${name}.** ${said}`;

function withTime(workshop: NonNullable<Month["workshop"]>): string {
  const time = workshopTime(workshop);
  return time ? `${workshop.name} (${time})` : workshop.name;
}

/** What each section type says below its heading, in Markdown, its items as third-level headings. */
const writers = {
  articlesSection: ({ articles, links }, write) => [
    list(
      articles.map(({ title, path, excerpt }) =>
        [write.link({ label: title, href: path }), excerpt && plain(excerpt)].filter(Boolean).join(" : "),
      ),
    ),
    write.actions(links),
  ],
  blocksSection: ({ blocks, display, actions }, write) => [
    blocks.map((block) => [
      heading(3, `${block.number}. ${write.link({ label: block.title, href: block.path })}`),
      display === "programme"
        ? [write.text(block.lead), list(block.themes.map(plain))]
        : list(block.skills.map(plain)),
    ]),
    write.actions(actions),
  ],
  callToActionSection: ({ actions, reassurances }, write) => [
    write.actions(actions),
    reassurances && list(reassurances.map(plain)),
  ],
  campsSection: ({ note }, write, year) => [
    sessionsTold(year).map((session) => ofSession(session, write)),
    year.camps.map((camp) => {
      const next = nextOfCamp(camp, year);
      return [
        heading(3, plain(camp.title)),
        plain([camp.period, campFacts(camp)].filter(Boolean).join(" · ")),
        write.text(camp.description),
        write.link({ label: sessionLabel(next), href: contactPath((next ?? camp)._id) }),
      ];
    }),
    write.text(note),
  ],
  cardsSection: ({ cards: all }, write) => cards(all, write),
  caseStudiesSection: ({ caseStudies }, write) =>
    caseStudies.map(({ title, client, challenge, solution, result }) => [
      heading(3, plain(title)),
      client && plain(client),
      told("Le besoin", write.text(challenge)),
      told("La formation", write.text(solution)),
      told("Le résultat", write.text(result)),
    ]),
  checklistSection: ({ items, note }, write) => [
    list(items.map((item) => plain([item.title, item.note].filter(Boolean).join(" : ")))),
    write.text(note),
  ],
  contactDetailsSection: (notes, { settings: { contact } }) => {
    const { email, phone } = contact;
    const address = [addressLine(contact), notes.addressNote ?? contact.place].filter(Boolean).join(", ");
    return [
      ...(email ? [[heading(3, "E-mail"), `[${email}](mailto:${email})`, plain(notes.emailNote ?? "")]] : []),
      ...(phone ? [[heading(3, "Téléphone"), plain(phone), plain(notes.phoneNote ?? "")]] : []),
      ...(address ? [[heading(3, "Adresse"), plain(address)]] : []),
    ];
  },
  contactFormSection: ({ bookingLabel }, { link, absolute, settings }) => [
    link({ label: "Le formulaire de contact", href: absolute(contactPage) }),
    bookingLabel && settings.bookingUrl && link({ label: bookingLabel, href: settings.bookingUrl }),
  ],
  faqSection: ({ questions }, write, year) =>
    answered(questions, year, write.settings.facts).map(({ question, answer }) => [
      heading(3, plain(question)),
      write.text(answer),
    ]),
  heroSection: (hero, write) => [write.actions(hero.actions), cards(hero.cards ?? [], write, 2)],
  holidaysSection: ({ note, downloadLabel }, write, year) => [
    editionsByDays(year).map((edition) => [ofEdition(edition, write, year), days(edition, year)]),
    write.text(note),
    downloadLabel && write.link({ label: downloadLabel, href: calendarPdfPath }),
  ],
  modulesSection: ({ modules }, write) =>
    modules.map(({ title, duration, skills, tools, description }) => [
      heading(3, plain(title)),
      duration && plain(duration),
      write.text(description),
      list(skills.map(plain)),
      tools && tools.length > 0 && plain(`${agreed(tools.length, "Outil")} : ${tools.join(", ")}`),
    ]),
  monthsSection: ({ actions }, write, year) => [
    [editionByMonths(year)].map(
      (edition) => edition && plain(`${editionTitle(edition)} · ${inSentence(availability(edition))}`),
    ),
    editionByMonths(year)?.months.map(({ rank, start, block, objective, workshop }) => [
      heading(
        3,
        `Mois ${rank}, ${monthName(start)} : ${write.link({ label: block.title, href: block.path })}`,
      ),
      told("Objectif", write.text(objective)),
      told(agreed(block.tools.length, "Outil"), plain(block.tools.join(", "))),
      told("Projet final", write.text(block.project)),
      workshop && told("Atelier", `${plain(withTime(workshop))}. ${write.text(workshop.description)}`),
    ]),
    write.actions(actions),
  ],
  nextDatesSection: ({ actions, most }, write, year) => [
    nextEditions(year).map((edition) => begins(edition, write, year)),
    nextSessions(sessionsTold(year))
      .slice(0, most)
      .map((session) => ofSession(session, write)),
    most > 0 && datesToCome(campsWithoutDate(year)),
    write.actions(actions),
  ],
  nextStepSection: ({ articles, plan: offer }, write) => [
    list(articles.map(({ title, path }) => write.link({ label: title, href: path }))),
    offer && `${plain(offer.name)} ${priceOf(offer, write)}`,
    offer?.cta && write.link({ ...offer.cta, href: hrefAbout(offer.cta, offer._id) }),
  ],
  partnersSection: ({ partners }, write) => [
    list(partners.map(({ name, url }) => (url ? write.link({ label: name, href: url }) : plain(name)))),
  ],
  plansSection: ({ plans, options, note }, write) => [
    plans.map((one) => plan(one, write)),
    quotedTogether(plans).map(quotes),
    options?.map((one) => plan(one, write)),
    write.text(note),
  ],
  practicalInfoSection: ({ items }, write) => cards(items, write),
  proseSection: ({ content, actions }, write) => [write.text(content, 1), write.actions(actions)],
  statisticsSection: ({ figures }) => [
    list(figures.map(({ value, label }) => `**${plain(value)}** ${plain(label)}`)),
  ],
  stepsSection: ({ steps: all }, write) => steps(all, write),
  teamSection: ({ members }, write) =>
    members.map(({ name, role, bio }) => [
      heading(3, plain([name, role].filter(Boolean).join(", "))),
      write.text(bio),
    ]),
  testimonialsSection: ({ testimonials }) =>
    testimonials.map(({ quote, author, role, company }) => [
      `> « ${plain(quote)} »`,
      `— ${plain([author, role, company].filter(Boolean).join(", "))}`,
    ]),
  timelineSection: ({ entries }, write) => steps(entries, write),
} satisfies { [Type in keyof Shapes]: (section: z.infer<Shapes[Type]>, write: Writer, year: Year) => Parts };

/** Sections one below another; the hero's title, where there is one, is the document's. */
export function writeSections(sections: PageSection[], write: Writer, year: Year): Parts {
  const shown = sections.filter((section) => !saysNothing(section, year, write.settings.facts));
  return shown.map((section) => {
    const { title, eyebrow, intro } = section;
    const hero = section._type === "heroSection";
    return [
      heading(hero ? 1 : 2, plain(title)),
      eyebrow && `_${plain(eyebrow)}_`,
      write.text(intro),
      // A section and the writer of its type go together, which TypeScript cannot follow across a union.
      (writers[section._type] as Write)(section, write, year),
    ];
  });
}

function days(edition: Edition, year: Year): Parts {
  const calendar = calendarOf(edition, year);
  return [
    plain(classesInWords(calendar) ?? ""),
    list(calendar.months.map((start) => plain(`${monthInWords(start)} : ${daysInWords(start, calendar)}`))),
  ];
}

/** When one can begin the programme; that this is not fixed yet while no other edition is written. */
function begins(edition: Edition, write: Writer, year: Year): Parts {
  if (edition.phase !== "over") return ofEdition(edition, write, year);
  return [
    heading(3, "Programme, prochaine rentrée"),
    plain(`L’${inSentence(edition.name)} est terminée ; la date de la suivante n’est pas encore fixée.`),
    write.link({ label: editionLabel(edition), href: contactPath(edition._id) }),
  ];
}

const datesToCome = (titles: string[]): string =>
  titles.length > 0 ? plain(`Dates à fixer : ${titles.join(" · ")}`) : "";

const ofEdition = (edition: Edition, write: Writer, year: Year): Parts =>
  dated(edition.name, edition, leadsOn(edition, year) && editionLabel(edition), write);

const ofSession = (session: Session, write: Writer): Parts =>
  dated(session.title, session, !isCancelled(session) && sessionLabel(session), write);

/** Something with dates, when it is, whether one can enrol and what else its card says; what the way on is called, if any. */
function dated(title: string, item: Edition | Session, way: string | false, write: Writer): Parts {
  const { _id, firstDay, lastDay } = item;
  return [
    heading(3, plain(title)),
    plain(`${spanInWords(firstDay, lastDay)} · ${availability(item)}`),
    plain([dateFacts(item), "kind" in item && costInWords(item)].filter(Boolean).join(" · ")),
    way && write.link({ label: way, href: contactPath(_id) }),
  ];
}

function cards(cards: Card[], write: Writer, level = 3): Parts {
  return cards.map(({ title, content, action }) => [
    heading(level, plain(title)),
    write.text(content),
    action && write.link(action),
  ]);
}

function steps(steps: z.infer<typeof stepShape>[], write: Writer): Parts {
  return steps.map(({ label, title, content }) => [
    heading(3, plain([label, title].filter(Boolean).join(" : "))),
    write.text(content),
  ]);
}

function priceOf(plan: Amounts, write: Writer): string {
  const { before = "", after } = aroundPrice(plan);
  const price = plan.price == null ? write.price(plan) : priceInEuros(plan.price);
  return `${before}**${price}**${after ? ` ${plain(after)}` : ""}`;
}

function plan(plan: Plan, write: Writer): Parts {
  const saving = savingInWords(plan);
  return [
    heading(3, plain(plan.name)),
    plain(labelOf(plan)),
    [priceOf(plan, write), plan.showOriginal && saving && `au lieu de ${write.price(plan, "original")}`]
      .filter(Boolean)
      .join(", "),
    saving,
    plain(paymentInWords(plan) ?? ""),
    write.text(plan.note),
    write.text(plan.description),
    list(planFacts(plan, write.settings.facts).map(({ label, value }) => `${label} : ${plain(value)}`)),
    plan.features && list(plan.features.map(plain)),
    plan.cta && write.link({ ...plan.cta, href: hrefAbout(plan.cta, plan._id) }),
  ];
}

/** What the plans cost by the number of people. */
function quotes(plans: Plan[]): Parts {
  const table = quoteTable(plans);
  if (!table) return [];
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rows = table.rows.map(({ label, discount, cells }) =>
    line([
      [label, discount].filter(Boolean).join(", "),
      ...cells.map((said) =>
        said ? [said.amount, said.detail && `(${said.detail})`].filter(Boolean).join(" ") : "—",
      ),
    ]),
  );
  return [
    heading(3, plain(table.title)),
    [
      line([
        table.head,
        ...plans.map(({ name, period }) => plain([name, period].filter(Boolean).join(", "))),
      ]),
      line(["---", ...plans.map(() => "---")]),
      ...rows,
    ].join("\n"),
    table.conditions.map(plain),
  ];
}
