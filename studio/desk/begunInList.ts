import type { InitialValueResolverContext, Template } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { referenceTo } from "../referenceTo.ts";

type Parameter = { name: string; title: string };

/** A document begun in a list of the desk is of that list: of its theme, its audience, its edition; or of the camp it is begun from. */
export const begunInList: Template[] = [
  reference("faq-in-category", "faq", "Question de ce thème", "faqCategory", {
    name: "category",
    title: "Thème",
  }),
  reference("month-in-edition", "monthlyProgramme", "Mois de cette édition", "edition", {
    name: "edition",
    title: "Édition",
  }),
  reference("date-of-camp", "session", "Date de ce stage", "camp", { name: "camp", title: "Stage" }),
  text("plan-for-audience", "plan", "Formule pour ce public", { name: "audience", title: "Public" }),
  reference("article-in-category", "article", "Article de cette catégorie", "articleCategory", {
    name: "category",
    title: "Catégorie",
  }),
  text("testimonial-of-type", "testimonial", "Témoignage de cette sorte", { name: "type", title: "Sorte" }),
];

function text(id: string, schemaType: string, title: string, parameter: Parameter): Template {
  return {
    id,
    schemaType,
    title,
    parameters: [{ ...parameter, type: "string" }],
    value: (given: Record<string, string>) => ({ [parameter.name]: given[parameter.name] }),
  };
}

function reference(
  id: string,
  schemaType: string,
  title: string,
  to: string,
  parameter: Parameter,
): Template {
  const { name } = parameter;
  return {
    ...text(id, schemaType, title, parameter),
    async value({ [name]: of = "" }: Record<string, string>, { getClient }: InitialValueResolverContext) {
      const published = await getClient({ apiVersion }).getDocument(of);
      return { [name]: referenceTo(to, of, published !== undefined) };
    },
  };
}
