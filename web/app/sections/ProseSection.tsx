import type { SectionProps } from "./SectionProps.ts";
import type { proseShape } from "../content/sections/proseSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { Body } from "../ui/Body.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";

/** Running text, with a picture beside it where there is one. */
export function ProseSection({
  content,
  image,
  actions,
  ids,
  edit,
  ...heading
}: SectionProps<typeof proseShape>) {
  return (
    <Section {...heading} edit={edit} beside>
      <Body value={content} headings={["h3", "h4"]} ids={ids} />
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 60rem) 44rem, 100vw"
          ratio={16 / 9}
          className="mt-8 w-full border-2 border-line"
        />
      )}
      <Actions actions={actions} />
    </Section>
  );
}
