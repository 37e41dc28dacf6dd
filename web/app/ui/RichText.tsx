import { PortableText, type PortableTextComponents } from "@portabletext/react";

import type { RichText as RichTextValue } from "../content/richText.ts";
import { onlyKnown } from "../content/onlyKnown.ts";
import { withMarkedInsertions } from "../content/withMarkedInsertions.ts";
import { withRanges } from "../content/withRanges.ts";
import { useSettings } from "../site/useSettings.ts";
import { Fact } from "./Fact.tsx";
import { Price } from "./Price.tsx";

/** How the marks and insertions of every text of the site are shown. */
export const inlineComponents: PortableTextComponents = {
  marks: {
    range: ({ children }) => <span className="whitespace-nowrap">{children}</span>,
    link: ({ value, children }) => (value?.href ? <a href={value.href}>{children}</a> : <>{children}</>),
    price: ({ value }) => <Price plan={value.plan} amount={value.amount} />,
    total: ({ value }) => <span className="whitespace-nowrap">{value.said}</span>,
    fact: ({ value }) => <Fact name={value.name} />,
  },
};

/** A short text: paragraphs and lists. */
export function RichText({ value, className = "" }: { value: RichTextValue; className?: string }) {
  const said = onlyKnown(value, useSettings().facts);
  if (said.length === 0) return null;
  const lists = said.some(({ listItem }) => listItem) ? "lists" : "";
  return (
    <div className={`[&>*+*]:mt-[0.75em] ${lists} ${className}`}>
      <PortableText value={withRanges(withMarkedInsertions(said))} components={inlineComponents} />
    </div>
  );
}
