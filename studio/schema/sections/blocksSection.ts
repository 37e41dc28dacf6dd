import { ComponentIcon } from "@sanity/icons/Component";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const blocksSection = defineSection({
  name: "blocksSection",
  title: "Les blocs du programme",
  icon: ComponentIcon,
  fields: [
    defineField({
      name: "display",
      title: "Montrer",
      type: "string",
      options: {
        list: [
          { value: "programme", title: "Le programme, bloc par bloc" },
          { value: "skills", title: "Les compétences" },
        ],
        layout: "radio",
      },
      initialValue: "programme",
      validation: (rule) => rule.required().error("Que montrer des blocs ?"),
    }),
    defineField({ name: "actions", title: "Boutons", type: "array", of: [{ type: "action" }] }),
  ],
});
