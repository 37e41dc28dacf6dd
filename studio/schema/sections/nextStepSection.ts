import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const nextStepSection = defineSection({
  name: "nextStepSection",
  title: "Et ensuite",
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: "articles",
      title: "À lire",
      description: "Vide : les articles les plus récents.",
      type: "array",
      of: [{ type: "reference", to: [{ type: "article" }] }],
      validation: (rule) => rule.max(3).unique().error("Trois articles au plus, chacun une fois."),
    }),
    defineField({
      name: "plan",
      title: "Formule proposée",
      description: "Son prix suit celui de la formule.",
      type: "reference",
      to: [{ type: "plan" }],
    }),
  ],
});
