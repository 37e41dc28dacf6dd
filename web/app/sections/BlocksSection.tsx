import { Link } from "react-router-dom";
import type { SectionProps } from "./SectionProps.ts";
import type { blocksShape } from "../content/sections/blocksSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

type Props = SectionProps<typeof blocksShape>;

/** The six blocks: the path through the programme, or the skills one leaves with. */
export function BlocksSection({ blocks, display, actions, edit, ...heading }: Props) {
  const Item = display === "programme" ? ProgrammeBlock : SkillsBlock;
  return (
    <Section {...heading} edit={edit}>
      <ol className={display === "programme" ? "album" : "skill-rows"}>
        {blocks.map((block) => (
          <li key={block._id} data-hue={block.color}>
            <Item block={block} />
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </Section>
  );
}

function ProgrammeBlock({ block }: { block: Props["blocks"][number] }) {
  return (
    <>
      {block.image && <Picture image={block.image} sizes="(min-width: 56rem) 45vw, 100vw" ratio={2} />}
      <p className="caption">
        Bloc {block.number} · {block.duration} semaines
      </p>
      <div className="album-text">
        <h3>
          <Link to={`/programme/${block.slug}`}>{block.title}</Link>
        </h3>
        <RichText value={block.lead} />
        <ul className="album-themes">
          {block.themes.map((theme) => (
            <li key={theme}>{theme}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function SkillsBlock({ block }: { block: Props["blocks"][number] }) {
  return (
    <>
      <p className="number">
        <span className="sr-only">Bloc </span>
        {block.number}
      </p>
      <h3>
        <Link to={`/programme/${block.slug}`}>{block.title}</Link>
      </h3>
      <ul className="dots">
        {block.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </>
  );
}
