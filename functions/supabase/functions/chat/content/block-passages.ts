import { folders } from "../../_shared/folders.ts";
import { lines } from "./document-passages.ts";
import type { RichText } from "./documents.ts";
import type { Passage, Place } from "./passage.ts";
import { plainText } from "./plain-text.ts";
import type { School } from "./school.ts";
import { sectionPassages } from "./section-passages.ts";

type Block = School["programmeBlock"][number];

export function blockPassages(block: Block, school: School): Passage[] {
  const month = school.monthlyProgramme.find(({ block: { _ref } }) => _ref === block._id);
  const plain = (text: RichText) => plainText(text, school.tokens);
  const name = `Bloc ${block.number}`;
  const url = folders.programmeBlock + block.slug.current;
  const place: Place = { title: `${name} : ${block.title}`, url };
  const of = (part: string, title: string, text: string): Passage => ({
    id: `${block._id}/${part}`,
    kind: "document",
    title,
    context: `${name}${month ? `, mois ${month.rank}` : ""} : ${block.title}`,
    text,
    place,
  });
  const its = `du bloc ${block.number}`;
  return [
    { ...of("lead", place.title, plain(block.lead)), name, dated: block._createdAt },
    of("objectives", `Objectifs ${its}`, sentences(block.objectives, block.skills)),
    of("tools", `Outils ${its}`, `${(block.tools ?? []).join(", ")}.`),
    of("project", `Projet final ${its}`, plain(block.project)),
    of("deliverables", `Livrables ${its}`, sentences(block.deliverables)),
    ...(block.weeks ?? []).map(({ title, topics, outcome }, index) =>
      of(`week-${index + 1}`, `Semaine ${index + 1} ${its} : ${title}`, sentences(topics, outcome)),
    ),
    ...sectionPassages(block.extras ?? [], place, block._id, school),
  ];
}

const sentences = (...said: (string | string[] | null | undefined)[]) =>
  lines(...said.flatMap((items) => items ?? []).map((item) => item.replace(/\.?$/, ".")));
