import { Link } from "react-router-dom";
import type { SectionProps } from "./SectionProps.ts";
import { weeksOf } from "../content/blockTime.ts";
import { madeThing } from "../content/madeThing.ts";
import type { blocksShape } from "../content/sections/blocksSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { Caption } from "../ui/Caption.tsx";
import { DotList } from "../ui/DotList.tsx";
import { panel, panels } from "../ui/panel.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

type Props = SectionProps<typeof blocksShape>;

/** The blocks: the path through the programme, or the skills one leaves with. */
export function BlocksSection({ blocks, display, actions, edit, ...heading }: Props) {
  const album = display === "programme";
  const Item = album ? AlbumPanel : SkillsRow;
  return (
    <Section {...heading} edit={edit}>
      <ol className={album ? `${panels} min-[56rem]:grid-cols-12` : ""}>
        {blocks.map((block) => (
          <Item key={block._id} block={block} />
        ))}
      </ol>
      <Actions actions={actions} />
    </Section>
  );
}

type ItemProps = { block: Props["blocks"][number] };

const wholePanel = "before:absolute before:inset-0 before:[content:''] after:[content:'\\a0→'/'']";

/** The programme as one page of an album: panels in strips of uneven width. */
function AlbumPanel({ block }: ItemProps) {
  const made = madeThing(block.project);
  return (
    <li
      className={`${panel} relative flex flex-col focus-within:z-1 focus-within:outline-3 focus-within:outline-voice hover:bg-tint min-[56rem]:col-span-5 min-[56rem]:nth-[4n]:col-span-7 min-[56rem]:nth-[4n+1]:col-span-7`}
      data-hue={block.color}
    >
      {block.image && (
        <Picture
          // Beside the title it is decoration; the block's own page describes it.
          image={{ ...block.image, alt: "" }}
          sizes="(min-width: 56rem) 45vw, 100vw"
          ratio={2}
          className="w-full border-b-2 border-line min-[56rem]:h-80 min-[56rem]:object-cover print:h-44 print:object-cover"
        />
      )}
      <Caption className={block.image ? "absolute -top-0.5 -left-0.5" : "-mt-0.5 -ml-0.5"}>
        {[`Bloc ${block.number}`, weeksOf(block)].filter(Boolean).join(" · ")}
      </Caption>
      <div className="p-pad">
        <h3 className="mb-2 text-[min(clamp(1.5rem,1.2rem+1.3vw,2.25rem),9.5vw)] font-extrabold tracking-[-0.025em]">
          <Link to={block.path} className={wholePanel}>
            {block.title}
          </Link>
        </h3>
        <RichText value={block.lead} />
        {made && <p className="mt-3 font-head font-semibold">Projet final&#8239;: {made}</p>}
        {/* The dot before the first of a line is cut off. */}
        <ul className="mt-3 -ml-[1.1em] flex flex-wrap font-head text-label/[1.6] [clip-path:inset(0_0_0_1.1em)]">
          {block.themes.map((theme) => (
            <li
              key={theme}
              className="before:inline-block before:w-[1.1em] before:text-center before:[content:'·'/'']"
            >
              {theme}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** What one can do after a block, its number before it. */
function SkillsRow({ block }: ItemProps) {
  return (
    <li
      className="-mt-0.5 grid grid-cols-[min(3.5rem,16vw)_1fr] border-2 border-line bg-panel min-[56rem]:grid-cols-[6rem_5fr_7fr] min-[56rem]:items-center"
      data-hue={block.color}
    >
      <p className="row-span-2 grid place-items-center border-r-2 border-line bg-hue font-head text-[2rem]/none font-extrabold text-on-hue [print-color-adjust:exact] min-[56rem]:row-span-1 min-[56rem]:self-stretch min-[56rem]:text-[3.5rem]/none">
        <span className="sr-only">Bloc </span>
        {block.number}
      </p>
      <h3 className="px-pad pt-2.5 min-[56rem]:py-4">
        <Link to={block.path} className="block py-[0.7rem] hover:underline">
          {block.title}
        </Link>
      </h3>
      <DotList
        items={block.skills}
        className="px-pad pt-0.5 pb-5 min-[56rem]:grid min-[56rem]:grid-cols-2 min-[56rem]:gap-x-6 min-[56rem]:gap-y-1 min-[56rem]:pt-5"
      />
    </li>
  );
}
