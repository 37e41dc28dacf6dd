import type { Rule, SchemaTypeDefinition } from "sanity";

type Field = {
  type: string;
  fields?: Field[];
  of?: Field[];
  options?: { list?: unknown };
  validation?: (rule: Rule) => Rule | Rule[];
};

const notBlank = (text: string | undefined) =>
  !text || text.trim() !== "" || "Ce texte n’a que des espaces : écrivez-le, ou videz le champ.";

/** A type none of whose texts is spaces alone: to staff the field looks empty, on the site a line or a heading is. */
export const withoutBlankTexts = (type: SchemaTypeDefinition) =>
  refusing(type as Field) as SchemaTypeDefinition;

function refusing(field: Field): Field {
  const { type, fields, of, options, validation } = field;
  const isTyped = (type === "string" || type === "text") && !options?.list;
  return {
    ...field,
    ...(fields && { fields: fields.map(refusing) }),
    ...(of && { of: of.map(refusing) }),
    ...(isTyped && {
      validation: (rule) => [validation?.(rule) ?? [], rule.custom(notBlank)].flat(),
    }),
  };
}
