import { type AddressedType, addressOf, addressProblem } from "../addresses.ts";

/** Validation of a document's slug or path: the site can show it there. */
export function shownAtAddress(_type: AddressedType) {
  return (slug: { current?: string } | undefined): string | true => {
    const address = addressOf({ _type, path: slug ?? null, slug: slug ?? null });
    return (address && addressProblem(_type, address)) || true;
  };
}
