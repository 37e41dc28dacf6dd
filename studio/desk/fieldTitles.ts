import type { Path, SchemaType } from "sanity";

type Fields = { fields?: { name: string; type: SchemaType }[]; of?: SchemaType[] };

/** « Sections › Cartes › Texte » : a path as staff see it in the form. */
export function fieldTitles(document: unknown, type: SchemaType | undefined, path: Path): string {
  const titles: string[] = [];
  let value = document;
  let at = type;
  for (const part of path) {
    const { fields, of } = (at ?? {}) as Fields;
    if (typeof part === "string") {
      at = fields?.find(({ name }) => name === part)?.type;
      value = (value as Record<string, unknown> | undefined)?.[part];
      titles.push(at?.title ?? part);
    } else {
      value = memberAt(value, part);
      const name = (value as { _type?: string } | undefined)?._type;
      // What a paragraph is made of has no name in the form.
      if (name === "block") break;
      at = of?.find((member) => member.name === name) ?? of?.[0];
      if (name && at?.title) titles.push(at.title);
    }
  }
  return titles.join(" › ");
}

function memberAt(list: unknown, part: Path[number]): unknown {
  if (!Array.isArray(list)) return undefined;
  if (typeof part === "number") return list[part];
  return list.find((item) => typeof part === "object" && "_key" in part && item?._key === part._key);
}
