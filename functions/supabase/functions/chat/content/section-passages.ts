import { idsBeside } from "../../_shared/heading-ids.ts";
import { lines } from "./document-passages.ts";
import { cutByHeading, headings, keyOf, type Node } from "./parts.ts";
import type { Passage, Place } from "./passage.ts";
import { addressOf } from "./places.ts";
import { plainText, withoutBlanks } from "./plain-text.ts";
import type { School } from "./school.ts";

export const pagePassages = ({ _id, title, path, sections }: School["page"][number], school: School) =>
  sectionPassages(sections ?? [], { title, url: path.current }, _id, school);

/** A passage per section and per titled item in it (card, step, entry…), whatever the section's type. */
export function sectionPassages(sections: readonly Node[], page: Place, id: string, school: School) {
  const given = idsBeside(sections);
  return sections.flatMap((section, index) => {
    const place = { ...page, url: addressOf(section, page.url) };
    // « Notre mission » says better than the title below it what the section is about.
    const title = titled(section["eyebrow"], isWritten(section["title"]) ? section["title"] : page.title);
    const of = (part: string, about: string, context: string, text: string): Passage => ({
      id: `${id}/${keyOf(section, index)}${part}`,
      kind: "section",
      title: about,
      context,
      text: withoutBlanks(text),
      place,
    });
    const items = Object.values(section).filter(Array.isArray).flat().filter(isTitled);
    const listed = items.length > 1 ? `${items.map((item) => item["title"]).join(", ")}.` : "";
    const own = lines(
      section._type === "contactDetailsSection" && contactDetails(school),
      ownText(section, school),
      listed,
    );
    return [
      ...(headings(section["content"] as Node[] | undefined).length
        ? cutByHeading(section["content"] as Node[], school, given).map(
            ({ key, heading, text, anchor }): Passage => ({
              ...of(`.${key}`, heading ?? title, title, text),
              place: anchor ? { ...page, url: `${page.url}#${anchor}` } : place,
            }),
          )
        : [of("", title, page.title, own)]),
      ...items.map((item, part) =>
        of(
          `/${keyOf(item, part)}`,
          titled(item["label"], item["title"]),
          `${title} ${page.title}`,
          ownText(item, school),
        ),
      ),
    ];
  });
}

/** What such a section shows of « Réglages ». */
const contactDetails = ({ tokens: { fact } }: School) =>
  lines(
    fact("phone") && `Téléphone : ${fact("phone")}.`,
    fact("email") && `E-mail : ${fact("email")}.`,
    fact("address") && `Adresse : ${fact("address")}.`,
  );

const isWritten = (part: unknown): part is string => typeof part === "string" && part !== "";

const titled = (...parts: unknown[]) => parts.filter(isWritten).join(" : ");

const isTitled = (item: unknown): item is Node =>
  typeof (item as Node | null)?.["title"] === "string" && "content" in (item as Node);

/** Whether a plain field says something: one word is a choice, or a name for machines; titles and buttons are no texts. */
const isText = (name: string, value: string) =>
  /\s/.test(value) && !/^(?:eyebrow|title|label)$|Label$/.test(name);

/** The texts of a section or item, without its titled items, its buttons and its pictures. */
function ownText(node: Node, school: School): string {
  const texts = Object.entries(node).flatMap(([name, value]): string[] => {
    if (typeof value === "string") return isText(name, value) ? [value] : [];
    if (!Array.isArray(value) || !value.length || name === "actions" || name === "links") return [];
    if (value.every((item) => typeof item === "string")) return [`${value.join(", ")}.`];
    if (value.some((item: Node) => item._type === "block"))
      return [plainText(value as Node[], school.tokens)];
    return (value as Node[])
      .filter((item) => !isTitled(item))
      .map((item) =>
        [
          item["value"],
          item["title"],
          isWritten(item["note"]) && `(${item["note"] as string})`,
          item["label"],
        ]
          .filter(isWritten)
          .join(" "),
      )
      .filter(Boolean)
      .map((line) => `- ${line}`);
  });
  return texts.join("\n");
}
