import type { PageSection } from "../content/readSections.ts";
import { useEdit } from "../preview/useEdit.ts";
import { sections as known } from "../sections/index.ts";

type Props = { sections: PageSection[]; document: { _id: string; _type: string }; field: string };

/** A document's sections, one below another, each by the component of its type. */
export function Sections({ sections, document, field }: Props) {
  const edit = useEdit();
  return sections.map((section) => {
    const Component = known[section._type]?.Component;
    const at = (path: string) =>
      edit(document._type, document._id, `${field}[_key=="${section._key}"].${path}`);
    return Component ? <Component {...section} key={section._key} edit={at} /> : null;
  });
}
