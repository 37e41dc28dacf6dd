import { z } from "zod";

import { bodyFields, bodyShape } from "../content/body.ts";
import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { imageFields, imageShape } from "../content/image.ts";
import { actionFields, actionShape } from "../content/link.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Actions } from "../ui/Actions.tsx";
import { Body } from "../ui/Body.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";

export const proseFields = /* groq */ `
  ${headingFields}, content[]{ ${bodyFields} }, image{ ${imageFields} }, actions[]{ ${actionFields} }`;

export const proseShape = fits<SectionResult<"proseSection">>()(
  headingShape.extend({
    content: bodyShape,
    image: imageShape.nullish().catch(null),
    actions: z.array(actionShape).nullish(),
  }),
);

/** Running text, with a picture beside it where there is one. */
export function Prose({ content, image, actions, edit, ...heading }: SectionProps<typeof proseShape>) {
  return (
    <Section {...heading} edit={edit} className="beside">
      <Body value={content} headings={["h3", "h4"]} />
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 60rem) 44rem, 100vw"
          ratio={16 / 9}
          className="prose-picture"
        />
      )}
      <Actions actions={actions} />
    </Section>
  );
}
