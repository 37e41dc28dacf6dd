import { type AddressedDocument, addressOf, addressProblem, slugOf } from "../addresses.ts";

/**
 * Validation of a document's slug or path: the site can show it there. It stands in the one rule of its field, for each
 * rule says by itself that an address is taken.
 */
export function shownAtAddress(_type: AddressedDocument["type"]) {
  return (slug: { current?: string } | undefined): string | true => {
    const address = addressOf({ _type, path: slug ?? null, slug: slug ?? null });
    const problem = address && addressProblem(_type, address);
    if (!problem) return true;
    const clean = cleaned(_type, slug?.current ?? "");
    const fits = addressOf({ _type, path: clean, slug: clean });
    return fits && fits !== address && !addressProblem(_type, fits)
      ? `${problem} Essayez ${clean}.`
      : problem;
  };
}

const cleaned = (type: AddressedDocument["type"], typed: string) =>
  type === "page" ? `/${typed.split("/").map(slugOf).filter(Boolean).join("/")}` : slugOf(typed);
