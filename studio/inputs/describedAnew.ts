import { PatchEvent, pathToString, unset } from "sanity";

type Picture = { alt?: string; asset?: { _ref?: string } };
type Given = Parameters<typeof PatchEvent.from>[0];
type Change = { event: PatchEvent; lost?: string };

/**
 * A change to a picture: one put in place of another loses the text that described the other, which is `lost`.
 * @param before The picture when the change was asked for.
 * @param now The picture as the change comes: an upload takes its time, and staff write meanwhile.
 */
export function describedAnew(given: Given, before: Picture, now: Picture): Change {
  const { alt, asset } = before;
  const event = PatchEvent.from(given);
  const replaced = event.patches.some(
    (patch) =>
      patch.type === "set" && pathToString(patch.path) === "asset" && refOf(patch.value) !== asset?._ref,
  );
  return replaced && alt && alt === now.alt && asset?._ref
    ? { event: event.append(unset(["alt"])), lost: alt }
    : { event };
}

const refOf = (value: unknown) => (value as { _ref?: string } | undefined)?._ref;
