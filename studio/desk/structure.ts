import { BellIcon } from "@sanity/icons/Bell";
import { BillIcon } from "@sanity/icons/Bill";
import { BookIcon } from "@sanity/icons/Book";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { CaseIcon } from "@sanity/icons/Case";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { CogIcon } from "@sanity/icons/Cog";
import { ComponentIcon } from "@sanity/icons/Component";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { EditIcon } from "@sanity/icons/Edit";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { SparklesIcon } from "@sanity/icons/Sparkles";
import { TagIcon } from "@sanity/icons/Tag";
import { TransferIcon } from "@sanity/icons/Transfer";
import { UsersIcon } from "@sanity/icons/Users";
import { dayIn } from "functions/brussels";
import type { EmailTextKind } from "functions/emails";
import { fold } from "functions/fold";
import type { ObjectSchemaType, SortOrderingItem } from "sanity";
import type {
  MenuItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from "sanity/structure";

import { audiences } from "../schema/choices.ts";
import { apiVersion } from "../apiVersion.ts";
import { forDevelopers } from "../environment.ts";
import { testimonialTypes } from "../schema/documents/testimonial.ts";
import { askToMove } from "../themes/asked.ts";
import { EmailPreview } from "./EmailPreview.tsx";
import { orderedList } from "./orderedList.ts";

/** What staff see first: what they change most often stands highest. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .title("Contenu")
    .items([
      pricesItem(S, context),
      typeItem(S, context, "page", "Pages", DocumentsIcon),
      articlesItem(S, context),
      questionsItem(S, context),
      S.divider(),
      folder(S, "Programme", CalendarIcon, [
        typeItem(S, context, "programmeBlock", "Blocs", ComponentIcon),
        typeItem(S, context, "edition", "Éditions", CalendarIcon),
        monthsItem(S),
        orderedItem(S, context, "camp", "Stages", SparklesIcon),
        datedItem(S, "session", "Dates : stages, portes ouvertes…", [
          "firstDay",
          "coalesce(lastDay, firstDay)",
        ]),
        datedItem(S, "holiday", "Vacances scolaires", ["start", "end"]),
      ]),
      folder(S, "Entreprises", CaseIcon, [
        orderedItem(S, context, "trainingModule", "Modules professionnels", BookIcon),
        typeItem(S, context, "caseStudy", "Études de cas", CaseIcon),
      ]),
      folder(S, "Personnes", UsersIcon, [
        testimonialsItem(S, context),
        typeItem(S, context, "teamMember", "Équipe", UsersIcon),
        typeItem(S, context, "partner", "Partenaires", UsersIcon),
      ]),
      S.divider(),
      S.listItem()
        .id("settings")
        .title("Réglages")
        .icon(CogIcon)
        .child(S.document().schemaType("settings").documentId("settings").title("Réglages")),
      typeItem(S, context, "announcement", "Annonces", BellIcon),
      typeItem(S, context, "confirmation", "Confirmations", CheckmarkCircleIcon),
      folder(
        S,
        "E-mails",
        EnvelopeIcon,
        Object.entries(emailTitles).map(([kind, title]) => emailItem(S, kind, title)),
      ),
      typeItem(S, context, "redirect", "Redirections", TransferIcon),
      // Staff find them in « Cohérence », each beside what it accepts.
      ...(forDevelopers
        ? [typeItem(S, context, "exception", "Exceptions acceptées", CheckmarkCircleIcon)]
        : []),
    ]);

function pricesItem(S: StructureBuilder, context: StructureResolverContext) {
  const lists = audiences.map(({ value, title }) =>
    S.listItem()
      .id(`plans-${value}`)
      .title(title)
      .icon(BillIcon)
      .schemaType("plan")
      .child(
        orderedList(S, context, {
          type: "plan",
          title,
          filter: "audience == $audience",
          params: { audience: value },
          begun: ["plan-for-audience", { audience: value }],
        }),
      ),
  );
  const lost = S.listItem()
    .id("plans-lost")
    .title("Sans public")
    .icon(BillIcon)
    .child(
      S.documentTypeList("plan")
        .title("Sans public")
        .apiVersion(apiVersion)
        .filter('_type == "plan" && !(audience in $audiences)')
        .params({ audiences: audiences.map(({ value }) => value) }),
    );
  return folder(S, "Prix et formules", BillIcon, [...lists, S.divider(), lost]);
}

/** By category as staff have made them; each list begins its articles in its category. */
function articlesItem(S: StructureBuilder, context: StructureResolverContext) {
  const byDate = { field: "date", direction: "desc" } as const;
  const all = S.listItem()
    .id("articles-all")
    .title("Tous les articles")
    .icon(EditIcon)
    .child(S.documentTypeList("article").title("Tous les articles").defaultOrdering([byDate]));
  const byCategory = S.documentTypeListItem("articleCategory")
    .title("Par catégorie")
    .icon(TagIcon)
    .child(
      shelves(S, "articleCategory", "Catégories", { field: "orderRank", direction: "asc" }).child(
        (category) =>
          listWithin(S, "article", "Articles de la catégorie", byDate, ["article-in-category", { category }]),
      ),
    );
  const categories = orderedItem(S, context, "articleCategory", "Catégories et leur ordre", CogIcon);
  return folder(S, "Articles", EditIcon, [all, byCategory, S.divider(), categories]);
}

/** By edition; each list makes its months in its edition. */
function monthsItem(S: StructureBuilder) {
  return S.listItem()
    .id("monthlyProgramme")
    .title("Mois et ateliers")
    .icon(CalendarIcon)
    .child(
      shelves(S, "edition", "Mois de quelle édition ?", { field: "firstDay", direction: "desc" }).child(
        (edition) =>
          listWithin(S, "monthlyProgramme", "Mois et ateliers", { field: "start", direction: "asc" }, [
            "month-in-edition",
            { edition },
          ]),
      ),
    );
}

function testimonialsItem(S: StructureBuilder, context: StructureResolverContext) {
  const all = typeItem(S, context, "testimonial", "Tous les témoignages", EditIcon);
  const lists = testimonialTypes.map(({ value: type, title }, index) =>
    S.listItem()
      .id(`testimonials-${index}`)
      .title(title)
      .icon(EditIcon)
      .child(
        S.documentTypeList("testimonial")
          .title(title)
          .apiVersion(apiVersion)
          .filter('_type == "testimonial" && type == $type')
          .params({ type })
          .initialValueTemplates([S.initialValueTemplateItem("testimonial-of-type", { type })]),
      ),
  );
  return folder(S, "Témoignages", EditIcon, [all, S.divider(), ...lists]);
}

/** By theme as staff have made them; each list makes its questions in its theme. */
function questionsItem(S: StructureBuilder, context: StructureResolverContext) {
  const move = (theme: string | null) =>
    S.menuItem()
      .title("Changer de thème…")
      .icon(TagIcon)
      .action(() => askToMove(theme));
  const all = typeItem(S, context, "faq", "Toutes les questions", HelpCircleIcon, [move(null)]);
  const lost = S.documentTypeList("faq");
  const unsorted = S.listItem()
    .id("faq-unsorted")
    .title("Sans thème")
    .icon(HelpCircleIcon)
    .child(
      lost
        .title("Sans thème")
        .apiVersion(apiVersion)
        .filter('_type == "faq" && !defined(category)')
        .menuItems([...(lost.getMenuItems() ?? []), move("")]),
    );
  const byTheme = S.documentTypeListItem("faqCategory")
    .title("Par thème")
    .icon(TagIcon)
    .child(
      shelves(S, "faqCategory", "Thèmes", { field: "orderRank", direction: "asc" }).child((category) =>
        orderedList(S, context, {
          type: "faq",
          title: "Questions du thème",
          filter: "category._ref == $category",
          params: { category },
          begun: ["faq-in-category", { category }],
          menu: [move(category)],
        }),
      ),
    );
  const themes = orderedItem(S, context, "faqCategory", "Thèmes et leur ordre", CogIcon);
  return folder(S, "Questions fréquentes", HelpCircleIcon, [all, byTheme, unsorted, S.divider(), themes]);
}

/** The documents by which a list of others is parted. None is begun or opened here: each leads to its list. */
function shelves(S: StructureBuilder, type: string, title: string, order: SortOrderingItem) {
  return (
    S.documentTypeList(type)
      .title(title)
      .apiVersion(apiVersion)
      // The Studio opens a document in any list that has the filter it gives by itself.
      .filter(`_type == "${type}"`)
      .canHandleIntent(() => false)
      .defaultOrdering([order])
  );
}

/** Those that refer to the document that another list has; one begun there does so too. */
function listWithin(
  S: StructureBuilder,
  type: string,
  title: string,
  order: SortOrderingItem,
  [template, within]: [template: string, within: Record<string, string>],
) {
  const [field] = Object.keys(within);
  return S.documentTypeList(type)
    .title(title)
    .apiVersion(apiVersion)
    .filter(`_type == "${type}" && ${field}._ref == $${field}`)
    .params(within)
    .defaultOrdering([order])
    .initialValueTemplates([S.initialValueTemplateItem(template, within)]);
}

/** All documents of a type, in the order staff drag them into; beside a list by them it has an address of its own. */
function orderedItem(
  S: StructureBuilder,
  context: StructureResolverContext,
  type: string,
  title: string,
  icon: typeof BillIcon,
) {
  return S.listItem()
    .id(`${type}-order`)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(orderedList(S, context, { type, title }));
}

/** All documents of a type, in the first of the orders that its schema names. */
function typeItem(
  S: StructureBuilder,
  { schema }: StructureResolverContext,
  type: string,
  title: string,
  icon: typeof BillIcon,
  menu: MenuItemBuilder[] = [],
) {
  const [order] = (schema.get(type) as ObjectSchemaType).orderings ?? [];
  const list = S.documentTypeList(type);
  return S.documentTypeListItem(type)
    .title(title)
    .icon(icon)
    .child(
      list
        .title(title)
        .defaultOrdering(order?.by ?? [])
        .menuItems([...(list.getMenuItems() ?? []), ...menu]),
    );
}

/** What comes, the next first, also what has no day yet; and what is over, the latest first. */
function datedItem(
  S: StructureBuilder,
  type: string,
  title: string,
  [first, last]: [first: string, last: string],
) {
  const list = (name: string, called: string, holds: (isOver: string) => string, direction: "asc" | "desc") =>
    S.listItem()
      .id(`${type}-${name}`)
      .title(called)
      .icon(CalendarIcon)
      .schemaType(type)
      // Made when it is opened, for a Studio is open for days.
      .child(() =>
        S.documentTypeList(type)
          .title(called)
          .apiVersion(apiVersion)
          .filter(`_type == "${type}" && ${holds(`${last} < "${dayIn(new Date())}"`)}`)
          .defaultOrdering([{ field: first, direction }]),
      );
  return folder(S, title, CalendarIcon, [
    list("coming", "À venir", (isOver) => `!coalesce(${isOver}, false)`, "asc"),
    list("over", "Passées", (isOver) => isOver, "desc"),
  ]);
}

const emailTitles: Record<EmailTextKind, string> = {
  acknowledgement: "À la personne qui a écrit",
  notification: "À l’école",
};

function emailItem(S: StructureBuilder, kind: string, title: string) {
  const id = `emailText-${kind}`;
  const views = [S.view.form().title("Texte"), S.view.component(EmailPreview).title("Aperçu de l’e-mail")];
  return S.listItem()
    .id(id)
    .title(title)
    .icon(EnvelopeIcon)
    .child(S.document().schemaType("emailText").documentId(id).title(title).views(views));
}

function folder(
  S: StructureBuilder,
  title: string,
  icon: typeof BillIcon,
  items: Parameters<ReturnType<StructureBuilder["list"]>["items"]>[0],
) {
  return S.listItem()
    .id(fold(title).replaceAll(/\W+/g, "-"))
    .title(title)
    .icon(icon)
    .child(S.list().title(title).items(items));
}
