import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

type Themed = { category?: unknown };

export const faqSection = defineSection({
  name: "faqSection",
  title: "Questions fréquentes",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "category",
      title: "Thème",
      description:
        "Toutes ses questions, dans l’ordre où « Contenu » les range. Vide : celles que vous choisissez ci-dessous.",
      type: "reference",
      to: [{ type: "faqCategory" }],
    }),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      hidden: ({ parent }) => Boolean((parent as Themed | undefined)?.category),
      of: [{ type: "reference", to: [{ type: "faq" }], options: { filter: "assistantOnly != true" } }],
      validation: (rule) => [
        rule.unique().error("Chaque question une seule fois."),
        rule.custom((questions: unknown[] | undefined, { parent }) =>
          (parent as Themed | undefined)?.category || questions?.length
            ? true
            : "Choisissez un thème, ou au moins une question.",
        ),
      ],
    }),
    defineField({
      name: "structuredData",
      title: "Annoncer aux moteurs de recherche",
      description: "Les moteurs de recherche peuvent alors montrer ces questions et leurs réponses.",
      type: "boolean",
      initialValue: false,
    }),
  ],
});
