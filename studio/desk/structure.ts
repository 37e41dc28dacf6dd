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
import type { StructureBuilder, StructureResolver } from "sanity/structure";

import { articleCategories, audiences } from "../schema/choices.ts";
import { apiVersion } from "../apiVersion.ts";
import { EmailPreview } from "./EmailPreview.tsx";

/** What staff see first: what they change most often stands highest. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Contenu")
    .items([
      pricesItem(S),
      S.documentTypeListItem("page").title("Pages").icon(DocumentsIcon),
      articlesItem(S),
      questionsItem(S),
      S.divider(),
      folder(S, "Programme", CalendarIcon, [
        S.documentTypeListItem("programmeBlock").title("Blocs").icon(ComponentIcon),
        S.documentTypeListItem("edition").title("Éditions").icon(CalendarIcon),
        S.documentTypeListItem("monthlyProgramme").title("Mois et ateliers").icon(CalendarIcon),
        S.documentTypeListItem("camp").title("Stages").icon(SparklesIcon),
        S.documentTypeListItem("session").title("Dates : stages, portes ouvertes…").icon(CalendarIcon),
        S.documentTypeListItem("holiday").title("Vacances scolaires").icon(CalendarIcon),
      ]),
      folder(S, "Entreprises", CaseIcon, [
        S.documentTypeListItem("trainingModule").title("Modules professionnels").icon(BookIcon),
        S.documentTypeListItem("caseStudy").title("Études de cas").icon(CaseIcon),
      ]),
      folder(S, "Personnes", UsersIcon, [
        S.documentTypeListItem("testimonial").title("Témoignages").icon(EditIcon),
        S.documentTypeListItem("teamMember").title("Équipe").icon(UsersIcon),
        S.documentTypeListItem("partner").title("Partenaires").icon(UsersIcon),
      ]),
      S.divider(),
      S.listItem()
        .id("settings")
        .title("Réglages")
        .icon(CogIcon)
        .child(S.document().schemaType("settings").documentId("settings").title("Réglages")),
      S.documentTypeListItem("confirmation").title("Confirmations").icon(CheckmarkCircleIcon),
      folder(S, "E-mails", EnvelopeIcon, [
        emailItem(S, "acknowledgement", "À qui a écrit"),
        emailItem(S, "notification", "À l’école"),
      ]),
      S.documentTypeListItem("redirect").title("Redirections").icon(TransferIcon),
      S.documentTypeListItem("exception").title("Exceptions acceptées").icon(CheckmarkCircleIcon),
    ]);

function pricesItem(S: StructureBuilder) {
  const lists = audiences.map(({ value, title }) =>
    S.listItem()
      .id(`plans-${value}`)
      .title(title)
      .icon(BillIcon)
      .child(
        S.documentTypeList("plan")
          .title(title)
          .apiVersion(apiVersion)
          .filter('_type == "plan" && audience == $audience')
          .params({ audience: value })
          .defaultOrdering([{ field: "rank", direction: "asc" }]),
      ),
  );
  return folder(S, "Prix et formules", BillIcon, lists);
}

function articlesItem(S: StructureBuilder) {
  const byDate = { field: "date", direction: "desc" } as const;
  const all = S.listItem()
    .id("articles-all")
    .title("Tous les articles")
    .icon(EditIcon)
    .child(S.documentTypeList("article").title("Tous les articles").defaultOrdering([byDate]));
  const lists = articleCategories.map((category, index) =>
    S.listItem()
      .id(`articles-${index}`)
      .title(category)
      .icon(EditIcon)
      .child(
        S.documentTypeList("article")
          .title(category)
          .apiVersion(apiVersion)
          .filter('_type == "article" && category == $category')
          .params({ category })
          .defaultOrdering([byDate]),
      ),
  );
  return folder(S, "Articles", EditIcon, [all, S.divider(), ...lists]);
}

/** By theme as staff have made them; each list makes its questions in its theme. */
function questionsItem(S: StructureBuilder) {
  const all = S.documentTypeListItem("faq").title("Toutes les questions").icon(HelpCircleIcon);
  const byTheme = S.documentTypeListItem("faqCategory")
    .title("Par thème")
    .icon(TagIcon)
    .child(
      S.documentTypeList("faqCategory")
        .title("Thèmes")
        .defaultOrdering([{ field: "rank", direction: "asc" }])
        .child((category) =>
          S.documentTypeList("faq")
            .title("Questions du thème")
            .apiVersion(apiVersion)
            .filter('_type == "faq" && category._ref == $category')
            .params({ category })
            .initialValueTemplates([S.initialValueTemplateItem("faq-in-category", { category })]),
        ),
    );
  const themes = S.documentTypeListItem("faqCategory").id("faq-themes").title("Thèmes").icon(CogIcon);
  return folder(S, "Questions fréquentes", HelpCircleIcon, [all, byTheme, S.divider(), themes]);
}

function emailItem(S: StructureBuilder, kind: "acknowledgement" | "notification", title: string) {
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
    .id(title.toLowerCase().replace(/\W+/g, "-"))
    .title(title)
    .icon(icon)
    .child(S.list().title(title).items(items));
}
