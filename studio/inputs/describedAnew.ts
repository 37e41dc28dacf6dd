import { PatchEvent, pathToString, unset } from "sanity";

type Picture = { alt?: string; asset?: { _ref?: string } };
type Given = Parameters<typeof PatchEvent.from>[0];

/** A change to a picture: one put in place of another loses the text that described the other, which is `lost`. */
export function describedAnew(given: Given, { alt, asset }: Picture): { event: PatchEvent; lost?: string } {
  const event = PatchEvent.from(given);
  const replaced = event.patches.some(
    (patch) =>
      patch.type === "set" && pathToString(patch.path) === "asset" && refOf(patch.value) !== asset?._ref,
  );
  return replaced && alt && asset?._ref ? { event: event.append(unset(["alt"])), lost: alt } : { event };
}

const refOf = (value: unknown) => (value as { _ref?: string } | undefined)?._ref;
