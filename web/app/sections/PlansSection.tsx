import type { SectionProps } from "./SectionProps.ts";
import type { plansShape } from "../content/sections/plansSection.ts";
import { PlanCard } from "../ui/PlanCard.tsx";
import { Price } from "../ui/Price.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

/** What each plan costs, what it includes, and the options beside it. */
export function PlansSection({ plans, options, note, edit, ...heading }: SectionProps<typeof plansShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      {options && options.length > 0 && (
        <dl className="options">
          {options.map((option) => (
            <div key={option._id}>
              <dt>{option.name}</dt>
              <dd className="cost">
                {option.from && "à partir de "}
                <Price plan={option} /> {option.period}
              </dd>
              <dd>
                <RichText value={option.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <RichText value={note} className="note" />}
    </Section>
  );
}
