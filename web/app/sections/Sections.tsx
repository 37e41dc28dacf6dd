import type { ComponentType } from "react";
import type { ZodType } from "zod";

import type { PageSection } from "../content/readSections.ts";
import type { Year } from "../content/year.ts";
import { useEdit } from "../site/useEdit.ts";
import { sections as components } from "./index.ts";
import type { SectionProps } from "./SectionProps.ts";

type Props = {
  sections: PageSection[];
  document: { _id: string; _type: string };
  field: string;
  year: Year;
};

/** A document's sections, one below another, each by the component of its type. */
export function Sections({ sections, document, field, year }: Props) {
  const edit = useEdit();
  return sections.map((section) => {
    // A section and the component of its type go together, which TypeScript cannot follow across a union.
    const Component = components[section._type] as ComponentType<SectionProps<ZodType>>;
    const at = (path: string) =>
      edit(document._type, document._id, `${field}[_key=="${section._key}"].${path}`);
    // Each has an address, by its key where staff have named none: the assistant leads to it.
    const named = { ...section, anchor: section.anchor ?? section._key };
    return <Component {...named} key={section._key} year={year} edit={at} />;
  });
}
