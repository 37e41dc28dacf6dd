import { defineField } from "sanity";

/** The formula whose price a text says. */
export const planField = defineField({
  name: "plan",
  title: "Formule",
  type: "reference",
  to: [{ type: "plan" }],
  validation: (rule) => rule.required().error("Choisissez la formule."),
});
