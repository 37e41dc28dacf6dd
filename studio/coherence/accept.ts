import type { SanityDocumentLike } from "sanity";

import { figuresIn } from "./figures.ts";
import type { Finding } from "./finding.ts";

export type Exception = SanityDocumentLike & {
  text?: string;
  documents?: { _ref: string }[];
  reason?: string;
};

export type CoherenceReport = {
  findings: Finding[];
  /** What an exception accepts, by exception. */
  accepted: { exception: Exception; findings: Finding[] }[];
  /** Exceptions, and the documents they name, where nothing is left to accept. */
  stale: { exception: Exception; document?: string }[];
};

/** Takes out the findings that a documented exception accepts; exceptions that accept nothing are stale. */
export function accept(findings: Finding[], exceptions: Exception[]): CoherenceReport {
  let rest = findings;
  const accepted = exceptions
    .toSorted((a, b) => Number(isPattern(a)) - Number(isPattern(b)))
    .map((exception) => {
      const own = rest.filter((finding) => accepts(exception, finding));
      const taken = new Set(own);
      if (taken.size > 0) rest = rest.filter((finding) => !taken.has(finding));
      return { exception, findings: own };
    });
  return {
    findings: rest,
    accepted: accepted.filter((one) => one.findings.length > 0),
    stale: accepted.flatMap(({ exception, findings: own }) => unused(exception, own)),
  };
}

/** A pattern takes what no exception accepts by name. */
function isPattern({ text }: Exception): boolean {
  return text?.includes("*") ?? false;
}

function accepts(exception: Exception, finding: Finding): boolean {
  const { text, documents = [], reason } = exception;
  if (!text || !reason) return false;
  if (documents.length > 0 && !documents.some(({ _ref }) => _ref === finding.document)) return false;
  // What happens to be a plan's price or a fact is accepted by name only.
  if (isPattern(exception))
    return (
      finding.kind === "disagreement" && documents.length > 0 && pattern(text).test(plain(finding.found))
    );
  return plain(text) === plain(finding.found) || sameFigure(text, finding.found);
}

/** « 5 jours » accepts « cinq jours ». */
function sameFigure(one: string, other: string): boolean {
  const [[a, ...moreA], [b, ...moreB]] = [figuresIn(one), figuresIn(other)];
  if (!a || !b || moreA.length > 0 || moreB.length > 0) return false;
  return a.kind === b.kind && a.unit === b.unit && String(a.values) === String(b.values);
}

function unused(exception: Exception, findings: Finding[]) {
  if (findings.length === 0) return [{ exception }];
  const missed = (exception.documents ?? []).filter(
    ({ _ref }) => !findings.some(({ document }) => document === _ref),
  );
  return missed.map(({ _ref }) => ({ exception, document: _ref }));
}

/** `* €` : every amount. */
function pattern(text: string): RegExp {
  const parts = plain(text)
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/** Texts that read the same: any space, any dash, any case. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\s\u00A0\u202F\u2009]+/g, "");
}
