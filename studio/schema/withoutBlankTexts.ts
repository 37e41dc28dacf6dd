import type { Rule, SchemaTypeDefinition } from "sanity";

type Field = {
  type: string;
  fields?: Field[];
  of?: Field[];
  options?: { list?: unknown };
  validation?: (rule: Rule) => Rule | Rule[];
};

type IsWritten = (text: string | undefined) => true | string;

const notBlank: IsWritten = (text) =>
  !text || text.trim() !== "" || "Ce texte n’a que des espaces : écrivez-le, ou videz le champ.";

/** Unlike an emptied field, an emptied line of a list stays: on the site it is one. */
const notEmpty: IsWritten = (text) =>
  text === undefined || text.trim() !== "" || "Cette ligne est vide : écrivez-la, ou retirez-la.";

/** A type none of whose texts is spaces alone: to staff the field looks empty, on the site a line or a heading is. */
export const withoutBlankTexts = (type: SchemaTypeDefinition) =>
  refusing(type as Field) as SchemaTypeDefinition;

function refusing(field: Field, isWritten = notBlank): Field {
  const { type, fields, of, options, validation } = field;
  const isTyped = (type === "string" || type === "text") && !options?.list;
  return {
    ...field,
    ...(fields && { fields: fields.map((one) => refusing(one)) }),
    ...(of && { of: of.map((one) => refusing(one, notEmpty)) }),
    ...(isTyped && {
      validation: (rule) => [validation?.(rule) ?? [], rule.custom(isWritten)].flat(),
    }),
  };
}
