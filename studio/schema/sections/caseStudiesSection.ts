import { CaseIcon } from "@sanity/icons/Case";
import { defineField } from "sanity";

import { defineSection } from "./defineSection.ts";

export const caseStudiesSection = defineSection({
  name: "caseStudiesSection",
  title: "Études de cas",
  icon: CaseIcon,
  fields: [
    defineField({
      name: "caseStudies",
      title: "Études de cas",
      type: "array",
      of: [{ type: "reference", to: [{ type: "caseStudy" }] }],
      validation: (rule) =>
        rule.required().min(1).unique().error("Au moins une étude de cas, chacune une fois."),
    }),
  ],
});
