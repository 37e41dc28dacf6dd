const number = /^[-−]?(?:\d*|\d{1,3}(?:\s\d{3})+)(?:[.,]\d*)?$/;

/** A number as people here write it, `1 299,50`, or with a point; undefined for anything else, and for one too great to be stored. */
export function readNumber(text: string): number | undefined {
  const written = text.trim();
  const read = number.test(written) ? Number.parseFloat(plain(written)) : Number.NaN;
  return Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : undefined;
}

export const writeNumber = (stored: number | undefined): string => String(stored ?? "").replace(".", ",");

const plain = (written: string) => written.replaceAll(/\s/g, "").replace("−", "-").replace(",", ".");
