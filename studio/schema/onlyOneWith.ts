import type { ClientPerspective } from "@sanity/client";
import type { CustomValidator } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { perspectiveOf } from "./perspectiveOf.ts";
import { sharesHours } from "./whenShown.ts";

type Alike = { _id: string; title: string | null };

/**
 * Validation: no other document of the type that is shown in some of the same hours has the same in this field; one whose
 * draft gives it up has it no more, so that two can be exchanged, and what is online keeps what it has there, whatever is
 * begun. `said` is told the other's title. What `besides` names, in GROQ, of a document, the other has the same too.
 */
export const onlyOneWith =
  <Value>(
    field: string,
    said: (title: string, value: Value) => string,
    besides: (document: string) => string[] = () => [],
  ): CustomValidator<Value | undefined> =>
  async (value, { document, getClient }) => {
    if (!value) return true;
    const own = baseId(document?._id);
    const same = besides("@.").map((one, at) => `&& ${one} == ${besides("$own.")[at]}`);
    const alike = (perspective: ClientPerspective) =>
      getClient({ apiVersion })
        .withConfig({ perspective })
        .fetch<Alike[]>(
          `*[_type == $own._type && ${field} == $value ${same.join(" ")} && ${sharesHours}]{
            _id, "title": coalesce(title, name)
          }`,
          { value, own: document },
        );
    const [online, begun] = await Promise.all([
      alike("published"),
      alike(perspectiveOf(document?._id, "drafts")),
    ]);
    const onlineIds = new Set(online.map(({ _id }) => _id));
    const other = begun.find(({ _id }) => _id !== own && (!onlineIds.has(own) || onlineIds.has(_id)));
    return !other || said(other.title ?? "Sans titre", value);
  };
