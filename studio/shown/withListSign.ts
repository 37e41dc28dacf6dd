import { createElement } from "react";
import type { PrepareViewOptions, SchemaTypeDefinition } from "sanity";

import { baseId } from "../baseId.ts";
import { isInItsHours, type Timed } from "../schema/whenShown.ts";
import { ListSign } from "./ListSign.tsx";

type Selected = Record<string, unknown>;
type Preview = {
  select?: Record<string, string>;
  prepare?: (selected: Selected, options?: PrepareViewOptions) => object;
};
type Definition = SchemaTypeDefinition & { preview?: Preview; fields?: { name: string }[] };

const own = { signId: "_id", signOriginal: "_originalId", signRev: "_rev" };
const times = ["showFrom", "showUntil"];

/** A type of documents whose rows in lists say where the site shows them. The schema itself, which Node reads too, has no components. */
export function withListSign(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const { name, fields = [], preview } = type as Definition;
  if (type.type !== "document" || !preview?.select) return type;
  const timed = times.filter((time) => fields.some((field) => field.name === time));
  const prepare = preview.prepare ?? ((selected: Selected) => selected);
  const signed: Preview = {
    select: { ...preview.select, ...own, ...Object.fromEntries(timed.map((time) => [time, time])) },
    prepare: ({ signId, signOriginal, signRev, ...selected }, options) => ({
      ...prepare(selected, options),
      // What a preview has at its end.
      children: signOf(name, { signId, signOriginal, signRev }, selected),
    }),
  };
  return { ...type, preview: signed };
}

function signOf(type: string, { signId, signOriginal, signRev }: Selected, timed: Timed) {
  if (typeof signId !== "string") return undefined;
  const isDraft = [signId, signOriginal].some(
    (one) => typeof one === "string" && /^(drafts|versions)\./.test(one),
  );
  return createElement(ListSign, {
    id: baseId(signId),
    type,
    rev: isDraft || typeof signRev !== "string" ? undefined : signRev,
    waits: !isInItsHours(timed),
  });
}
