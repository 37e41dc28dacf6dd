import type { PrepareViewOptions, SchemaTypeDefinition } from "sanity";

type Row = Record<string, unknown>;
type Preview = {
  select?: Record<string, string>;
  prepare?: (selected: Row, options?: PrepareViewOptions) => Row;
};
type Definition = SchemaTypeDefinition & { preview?: Preview };

const texts = new Set(["title", "subtitle", "description"]);

/** A type whose rows say nothing where an import wrote no text: the Studio has an English warning for these. */
export function withTextInRows(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const { preview } = type as Definition;
  if (!preview?.select) return type;
  const prepare = preview.prepare ?? ((selected: Row) => selected);
  const saying: Preview = {
    ...preview,
    prepare: (selected, options) => onlyTexts(prepare(selected, options)),
  };
  return { ...type, preview: saying };
}

const onlyTexts = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([part, said]) => !(texts.has(part) && typeof said === "object")),
  );
