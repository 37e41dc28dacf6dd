import { UsersIcon } from "@sanity/icons/Users";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const teamSection = defineSection({
  name: "teamSection",
  title: "Équipe",
  icon: UsersIcon,
  fields: [
    defineField({
      name: "members",
      title: "Membres",
      type: "array",
      of: [{ type: "reference", to: [{ type: "teamMember" }] }],
      validation: (rule) => rule.required().min(1).unique().error("Au moins une personne, chacune une fois."),
    }),
  ],
});
