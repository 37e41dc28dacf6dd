import { PortableText, type PortableTextComponents } from "@portabletext/react";

import type { Body as BodyValue } from "../content/body.ts";
import type { Image } from "../content/image.ts";
import type { Action } from "../content/link.ts";
import { hostOf } from "../content/hostOf.ts";
import type { RichText as RichTextValue } from "../content/richText.ts";
import { onlyKnown } from "../content/onlyKnown.ts";
import { plainText } from "../content/plainText.ts";
import { withMarkedInsertions } from "../content/withMarkedInsertions.ts";
import { withRanges } from "../content/withRanges.ts";
import { useSettings } from "../site/useSettings.ts";
import { wholeWidth } from "../pictures/widths.ts";
import { Actions } from "./Actions.tsx";
import { Picture } from "./Picture.tsx";
import { Prompt } from "./Prompt.tsx";
import { inlineComponents, RichText } from "./RichText.tsx";
import { headingIds } from "../content/headingIds.ts";

type Rows = { _key: string; cells?: { _key: string; value?: RichTextValue | null }[] | null }[];

type Level = "h2" | "h3" | "h4";
type Props = {
  value: BodyValue;
  headings?: [Level, Level];
  /** The addresses of its headings, where its page has other texts. */
  ids?: Map<string, string>;
  className?: string;
};

const levels: [Level, Level] = ["h2", "h3"];

/** A long text: headings with an address, pictures, callouts, tables, prompts. */
export function Body({
  value,
  headings: [title, subtitle] = levels,
  ids = headingIds(value),
  className = "",
}: Props) {
  const said = onlyKnown(value, useSettings().facts);
  // A text that starts below the first level of headings would skip one.
  const hasTitles = said.some((member) => member._type === "block" && member.style === "h2");
  return (
    <div className={`prose ${className}`}>
      <PortableText
        value={withRanges(withMarkedInsertions(said))}
        components={componentsFor(title, hasTitles ? subtitle : title, ids)}
      />
    </div>
  );
}

function componentsFor(Title: Level, Subtitle: Level, ids: Map<string, string>): PortableTextComponents {
  return {
    ...inlineComponents,
    block: {
      h2: ({ children, value }) => <Title id={ids.get(value._key ?? "")}>{children}</Title>,
      h3: ({ children, value }) => <Subtitle id={ids.get(value._key ?? "")}>{children}</Subtitle>,
      blockquote: ({ children }) => (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      ),
    },
    types: {
      illustration: ({ value }: { value: Image }) => <Figure image={value} />,
      gallery: ({ value: { images } }: { value: { images: (Image & { _key: string })[] } }) => (
        // One figure: that is what reaches out of a narrow column.
        <figure className="grid gap-4 sm:grid-cols-2">
          {images.map((image) => (
            <div key={image._key}>
              <Picture
                image={image}
                sizes="(min-width: 40rem) 30rem, 100vw"
                ratio={4 / 3}
                className="w-full border-2 border-line"
              />
              <Credits image={image} as="p" />
            </div>
          ))}
        </figure>
      ),
      video: ({ value }: { value: Film }) => <Video {...value} />,
      action: ({ value }: { value: Action }) => <Actions actions={[value]} />,
      callout: ({ value }: { value: { content: RichTextValue } }) => (
        <div role="note" className="border-2 border-line bg-sun-tint p-pad">
          <RichText value={value.content} />
        </div>
      ),
      prompt: ({ value }: { value: { code: string } }) => <Prompt code={value.code} />,
      table: ({ value }: { value: { headerRows?: number | null; rows?: Rows | null } }) => (
        <Table rows={value.rows ?? []} titled={value.headerRows !== 0} />
      ),
    },
  };
}

function Figure({ image }: { image: Image }) {
  return (
    <figure>
      <Picture
        image={image}
        sizes={`(min-width: 48rem) min(44rem, ${wholeWidth(image)}px), 100vw`}
        className="border-2 border-line"
      />
      <Credits image={image} as="figcaption" />
    </figure>
  );
}

function Credits({ image: { caption, credit }, as: Tag }: { image: Image; as: "figcaption" | "p" }) {
  const words = [credit ? caption?.replace(/\.$/, "") : caption, credit].filter(Boolean).join(" · ");
  return words ? <Tag className="mt-2 text-[1rem] text-muted">{words}</Tag> : null;
}

type Film = Pick<Extract<BodyValue[number], { _type: "video" }>, "title" | "url" | "duration" | "image">;

/** A film's picture and title lead to where it is; nothing is asked of that place before. */
function Video({ title, url, duration, image }: Film) {
  return (
    <figure>
      <a href={url} className="block">
        <Picture
          // The title says where the link leads.
          image={{ ...image, alt: "" }}
          sizes="(min-width: 48rem) 44rem, 100vw"
          ratio={16 / 9}
          className="w-full border-2 border-line"
        />
        <span className="mt-2 inline-flex min-h-11 items-center gap-2 font-head font-semibold">
          <span aria-hidden="true">▶</span>
          {title}
        </span>
      </a>
      <figcaption className="text-[1rem] text-muted">
        {["Vidéo", duration, hostOf(url)].filter(Boolean).join(" · ")}
      </figcaption>
    </figure>
  );
}

/** A table whose first row is not the columns' titles is all body. */
function Table({ rows: all, titled }: { rows: Rows; titled: boolean }) {
  const { facts } = useSettings();
  const head = titled ? all[0] : undefined;
  const rows = titled ? all.slice(1) : all;
  const columns = head?.cells?.map(({ value }) => plainText(value ?? [], facts)) ?? [];
  return (
    <section
      tabIndex={0}
      aria-label={titled ? `Tableau\u202f: ${columns.join(", ")}` : "Tableau"}
      className="overflow-x-auto border-2 border-line bg-panel print:overflow-visible"
    >
      <table className="listed">
        {head && (
          <thead>
            <tr>
              {head.cells?.map((cell) => (
                <th key={cell._key} scope="col">
                  {cell.value && <RichText value={cell.value} />}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row._key}>
              {row.cells?.map(({ _key, value }, index) => {
                const heads = titled && index === 0 && value?.length;
                const Cell = heads ? "th" : "td";
                return (
                  <Cell key={_key} scope={heads ? "row" : undefined} data-label={columns[index]}>
                    {value && <RichText value={value} />}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
