import type { ComponentType } from "react";
import type { ZodType } from "zod";

import { anchorOf, headingIds, idsBeside } from "../content/headingIds.ts";
import type { PageSection } from "../content/readSections.ts";
import { saysNothing } from "../content/saysNothing.ts";
import type { Year } from "../content/year.ts";
import { useEdit } from "../site/useEdit.ts";
import { useSettings } from "../site/useSettings.ts";
import { HeroFrame } from "../ui/HeroFrame.tsx";
import { sections as components } from "./index.ts";
import { pastBelowDates } from "./pastBelowDates.ts";
import type { SectionProps } from "./SectionProps.ts";

type Props = {
  sections: PageSection[];
  document: { _id: string; _type: string };
  field: string;
  year: Year;
  /** They are the whole page: one of them heads it, else this does. */
  heading?: string;
};

/** A document's sections, one below another, each by the component of its type. */
export function Sections({ sections, document, field, year, heading }: Props) {
  const edit = useEdit();
  const { facts } = useSettings();
  const shown = sections.filter((section) => !saysNothing(section, year, facts));
  const head = heading === undefined ? undefined : headOf(shown);
  const given = idsBeside(sections);
  const render = (section: PageSection) => {
    // A section and the component of its type go together, which TypeScript cannot follow across a union.
    const Component = components[section._type] as ComponentType<SectionProps<ZodType>>;
    const at = (path: string) =>
      edit(document._type, document._id, `${field}[_key=="${section._key}"].${path}`);
    // Each has an address, by its key where staff have named none: the assistant leads to it.
    const named = { ...section, anchor: anchorOf(section) };
    const ids = headingIds(section._type === "proseSection" ? section.content : [], given);
    const as = section === head ? "h1" : "h2";
    return <Component {...named} as={as} key={section._key} year={year} ids={ids} edit={at} />;
  };
  const all = pastBelowDates(shown, year).map(render);
  if (head || heading === undefined) return all;
  return (
    <>
      <HeroFrame image={null}>
        <h1 {...edit(document._type, document._id, "title")}>{heading}</h1>
      </HeroFrame>
      {all}
    </>
  );
}

/** The hero; a category of the blog, which shows none, is headed by its list. */
const headOf = (sections: PageSection[]) =>
  sections.find(({ _type }) => _type === "heroSection") ??
  sections.find(({ _type }) => _type === "articlesSection");
