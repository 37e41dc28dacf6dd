import type { Body } from "../content/body.ts";
import { headingId, headingText } from "../content/headingId.ts";

const long = 4;

/** The headings of a long text, each leading to its place; nothing for a short one. */
export function TableOfContents({ body }: { body: Body }) {
  const headings = body.filter((member) => member._type === "block").filter(({ style }) => style === "h2");
  if (headings.length < long) return null;
  return (
    <nav aria-labelledby="sommaire" className="toc">
      <h2 id="sommaire">Sommaire</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading._key}>
            <a href={`#${headingId(heading)}`} className="entry">
              {headingText(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
