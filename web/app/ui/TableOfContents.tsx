import { useId } from "react";

import type { Body } from "../content/body.ts";
import { headingIds } from "../content/headingIds.ts";
import { onlyKnown } from "../content/onlyKnown.ts";
import { plainText } from "../content/plainText.ts";
import { useSettings } from "../site/useSettings.ts";

const long = 4;

/** The headings of a long text, each leading to its place; nothing for a short one. */
export function TableOfContents({ body }: { body: Body }) {
  const title = useId();
  const { facts } = useSettings();
  const headings = onlyKnown(body, facts)
    .filter((member) => member._type === "block")
    .filter(({ style }) => style === "h2");
  if (headings.length < long) return null;
  const ids = headingIds(body);
  return (
    <nav
      aria-labelledby={title}
      className="font-head text-label/[1.35] font-medium max-lg:mb-10 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id={title} className="mb-3 text-title tracking-[-0.015em]">
        Sommaire
      </h2>
      <ol className="border-t-2 border-line">
        {headings.map((heading) => (
          <li key={heading._key}>
            <a
              href={`#${ids.get(heading._key)}`}
              className="block border-b border-line py-[0.7rem] hover:bg-sun hover:text-on-sun"
            >
              {plainText([heading], facts)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
