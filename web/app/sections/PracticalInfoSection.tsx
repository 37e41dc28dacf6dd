import type { SectionProps } from "./SectionProps.ts";
import type { practicalInfoShape } from "../content/sections/practicalInfoSection.ts";
import { More } from "../ui/More.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** Schedule, place, equipment. */
export function PracticalInfoSection({ items, edit, ...heading }: SectionProps<typeof practicalInfoShape>) {
  return (
    <Section {...heading} edit={edit} beside>
      <dl className="border-b-2 border-line">
        {items.map((item) => (
          <div key={item._key} className="border-t-2 border-line py-6">
            <dt className="mb-2 font-head text-title/[1.2] font-bold">{item.title}</dt>
            <dd>
              {item.image && (
                <Picture
                  image={item.image}
                  sizes="(min-width: 60rem) 44rem, 100vw"
                  ratio={3 / 2}
                  className="mb-4 w-full border-2 border-line"
                />
              )}
              {item.content && <RichText value={item.content} />}
              {item.action && <More action={item.action} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
