import type { SectionProps } from "./SectionProps.ts";
import type { callToActionShape } from "../content/sections/callToActionSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { SectionHead } from "../ui/Section.tsx";

// A balloon of one flat colour, its tail with it.
const call =
  "relative rounded-[clamp(2rem,5vw,4rem)] border-2 border-transparent bg-call p-[min(clamp(1.75rem,5vw,5rem),8vw)] text-on-call before:absolute before:top-full before:left-[clamp(2.5rem,8vw,7rem)] before:h-13 before:w-14 before:bg-call before:[content:''] before:[clip-path:polygon(0_0,100%_0,0_100%)] [--color-voice:var(--color-on-call)]";

export function CallToActionSection({
  actions,
  reassurances,
  edit,
  ...heading
}: SectionProps<typeof callToActionShape>) {
  return (
    <section
      id={heading.anchor ?? undefined}
      className="pt-air pb-[calc(var(--air)+1rem)] nth-of-type-[even]:bg-deep print:hidden"
    >
      <div className={`wrap ${call}`}>
        <SectionHead {...heading} edit={edit} />
        <Actions actions={actions} onCall />
        {reassurances && <CheckList items={reassurances} className="mt-6 flex flex-wrap gap-x-8 gap-y-1" />}
      </div>
    </section>
  );
}
