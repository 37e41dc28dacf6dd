import type { CustomValidator } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/**
 * Validation: no other document of the type has the same in this field; one whose draft gives it up has it no more, so
 * that two can be exchanged. `said` is told the other's title. What `besides` names, in GROQ, of a document, the other has the same too.
 */
export const onlyOneWith =
  <Value>(
    field: string,
    said: (title: string, value: Value) => string,
    besides: (document: string) => string[] = () => [],
  ): CustomValidator<Value | undefined> =>
  async (value, context) => {
    if (value === undefined) return true;
    const { _id = "", _type = "" } = context.document ?? {};
    const alike = besides("@.")
      .map((one, at) => `&& ${one} == ${besides("$own.")[at]}`)
      .join(" ");
    const other = await context
      .getClient({ apiVersion })
      .withConfig({ perspective: "drafts" })
      .fetch<{ title: string | null } | null>(
        `*[_type == $type && ${field} == $value ${alike} && !(_id in [$id, "drafts." + $id])][0]{ title }`,
        { type: _type, value, own: context.document, id: baseId(_id) },
      );
    return other === null || said(other.title ?? "Sans titre", value);
  };
