import type { SectionProps } from "./SectionProps.ts";
import { aroundPrice, priceAlone } from "../content/amounts.ts";
import { hrefAbout } from "../content/contactPath.ts";
import type { plansShape } from "../content/sections/plansSection.ts";
import { Island } from "../islands/Island.tsx";
import { Calculator, type CalculatorProps } from "../islands/calculator/Calculator.tsx";
import { quotedTogether, quoteTable } from "../content/quoteTable.ts";
import type { Plan } from "../content/plan.ts";
import { labelOf, planFacts } from "../content/planFacts.ts";
import { useSettings } from "../site/useSettings.ts";
import { ActionLink } from "../ui/ActionLink.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { LabelledFacts } from "../ui/LabelledFacts.tsx";
import { Original } from "../ui/Original.tsx";
import { PlanCard } from "../ui/PlanCard.tsx";
import { PlanTerms } from "../ui/PlanTerms.tsx";
import { Price } from "../ui/Price.tsx";
import { Note } from "../ui/Note.tsx";
import { panel, panels } from "../ui/panel.ts";
import { QuoteTable } from "../ui/QuoteTable.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import { widestOf } from "../ui/widestOf.ts";

/** What each plan costs, what it includes, and the options beside it. */
export function PlansSection({ plans, options, note, edit, ...heading }: SectionProps<typeof plansShape>) {
  // A plan may stand in several sections.
  const idOf = ({ _id }: Plan) => `${heading.anchor}-${_id}`;
  return (
    <Section {...heading} edit={edit}>
      {plans.length > 1 && <AtAGlance plans={plans} idOf={idOf} />}
      {plans.length > 0 && (
        <ul
          className={`${panels} ${widestOf(plans.map(priceAlone))} min-[60rem]:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] print:grid-cols-1 print:[zoom:0.85]`}
        >
          {plans.map((plan) => (
            <li
              key={plan._id}
              id={idOf(plan)}
              className={`${panel} grid min-[60rem]:row-span-6 min-[60rem]:grid-rows-subgrid`}
            >
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      )}
      {quotedTogether(plans).map((together) => (
        <Quotes key={together[0]?.audience} plans={together} />
      ))}
      {options && options.length > 0 && (
        <dl className={plans.length > 0 ? "mt-12" : ""}>
          {options.map((option) => (
            <OptionRow key={option._id} option={option} />
          ))}
        </dl>
      )}
      <Note value={note} />
    </Section>
  );
}

type AtAGlanceProps = { plans: Plan[]; idOf: (plan: Plan) => string };

/** Where the plans stand one below another: what they cost, side by side, each leading to its card. */
function AtAGlance({ plans, idOf }: AtAGlanceProps) {
  return (
    <ul className="mb-8 border-t-2 border-line font-head min-[60rem]:hidden print:hidden">
      {plans.map((plan) => {
        const { before, after } = aroundPrice(plan);
        return (
          <li key={plan._id} className="border-b border-line">
            <a
              href={`#${idOf(plan)}`}
              className="flex flex-wrap items-baseline gap-x-4 py-3 hover:bg-sun hover:text-on-sun"
            >
              <span className="mr-auto font-semibold underline decoration-current decoration-2 underline-offset-[0.2em]">
                {plan.name}
              </span>
              <span className="text-label">
                {before}
                <Price plan={plan} alone className="text-title font-bold" /> {after}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OptionRow({ option }: { option: Plan }) {
  const { facts } = useSettings();
  const { before, after } = aroundPrice(option);
  const label = labelOf(option);
  return (
    <div className="grid gap-x-8 gap-y-1 border-t-2 border-line py-5 md:grid-cols-[4fr_3fr_5fr] md:items-baseline">
      <dt className="font-head text-title/[1.2] font-bold">
        {option.name}
        {label && <small className="mt-1 block font-text text-label font-normal text-muted">{label}</small>}
      </dt>
      <dd>
        <p className="font-head font-semibold">
          {before}
          <Price plan={option} alone className="" /> {after}
          <Original plan={option} className="font-normal" />
        </p>
        <PlanTerms plan={option} />
      </dd>
      <dd>
        <RichText value={option.description} />
        <LabelledFacts facts={planFacts(option, facts)} className="mt-4" />
        <CheckList items={option.features ?? []} className="mt-4" />
        {option.note && <RichText value={option.note} className="mt-3 text-[0.9375em] text-muted" />}
        {option.cta && (
          <p className="print:hidden">
            <ActionLink
              action={{ ...option.cta, href: hrefAbout(option.cta, option._id) }}
              about={option.name}
              className="inline-flex min-h-11 items-center underline"
            />
          </p>
        )}
      </dd>
    </div>
  );
}

/** What the plans cost by the number of people: a table, and where code runs a small calculator above it. */
function Quotes({ plans }: { plans: Plan[] }) {
  const table = quoteTable(plans);
  if (!table) return null;
  const props: CalculatorProps = {
    person: table.person,
    start: table.start,
    plans: plans.map(
      ({ _id, name, period, price, from, pricedFor, participants, minParticipants, discounts }) => ({
        _id,
        name,
        period,
        price,
        from,
        pricedFor,
        participants,
        minParticipants,
        discounts,
      }),
    ),
  };
  return (
    <div className="mt-12 border-2 border-line bg-panel print:break-inside-avoid">
      <h3 className="p-pad pb-0 print:pb-2">{table.title}</h3>
      <Island
        name="calculator"
        approached="pointerover focusin"
        wanted="input"
        props={props}
        className="p-pad noscript:hidden print:hidden"
      >
        <Calculator {...props} />
      </Island>
      <QuoteTable table={table} plans={plans} />
      {table.conditions.map((condition) => (
        <p key={condition} className="border-t border-line px-pad py-4">
          {condition}
        </p>
      ))}
    </div>
  );
}
