import { aroundPrice } from "../content/amounts.ts";
import { hrefAbout } from "../content/contactPath.ts";
import type { Plan } from "../content/plan.ts";
import { planFacts } from "../content/planFacts.ts";
import { useEdit } from "../site/useEdit.ts";
import { useSettings } from "../site/useSettings.ts";
import { ActionLink } from "./ActionLink.tsx";
import { button } from "./button.ts";
import { caption } from "./Caption.tsx";
import { CheckList } from "./CheckList.tsx";
import { LabelledFacts } from "./LabelledFacts.tsx";
import { Original } from "./Original.tsx";
import { PlanTerms } from "./PlanTerms.tsx";
import { Price } from "./Price.tsx";
import { RichText } from "./RichText.tsx";

const card =
  "grid content-start gap-5 border-t-12 border-hue px-pad pb-pad min-[60rem]:row-span-6 min-[60rem]:grid-rows-subgrid print:grid-cols-2 print:gap-x-8";

/** One plan as an offer: name, price, what one saves, what is included, where to go. */
export function PlanCard({ plan }: { plan: Plan }) {
  const edit = useEdit();
  const { facts } = useSettings();
  const { before, after } = aroundPrice(plan);
  return (
    <article className={`${card} ${plan.popular ? "bg-tint" : ""}`} data-hue={plan.color ?? "iris"}>
      <div className="min-h-pad print:col-span-full">
        {plan.highlight && <p className={`${caption} -ml-pad border-t-0 border-l-0`}>{plan.highlight}</p>}
      </div>
      <div>
        <h3
          className="text-[min(clamp(1.5rem,1.3rem+0.9vw,2rem),9.5vw)] font-extrabold tracking-[-0.025em] hyphens-auto"
          {...edit("plan", plan._id, "name")}
        >
          {plan.name}
        </h3>
        {plan.subtitle && <p className={plan.popular ? "" : "text-muted"}>{plan.subtitle}</p>}
      </div>
      <div>
        <p className="@container font-head leading-[1.2]">
          {before && <span>{before}</span>}
          <Price plan={plan} alone className="text-price/none font-extrabold tracking-[-0.04em]" />
          <Original plan={plan} className="text-[1.375rem]" />
          {after && <span className="mt-1.5 block">{after}</span>}
        </p>
        <PlanTerms plan={plan} />
        <RichText value={plan.description} className="mt-5" />
      </div>
      <div>
        <LabelledFacts facts={planFacts(plan, facts)} />
      </div>
      <div>
        <CheckList items={plan.features ?? []} />
        {plan.note && <RichText value={plan.note} className="mt-3 text-[0.9375em] text-muted" />}
      </div>
      {plan.cta && (
        <ActionLink
          action={{ ...plan.cta, href: hrefAbout(plan.cta, plan._id) }}
          about={plan.name}
          className={`${button(plan.popular ? "lead" : "quiet")} w-full min-[60rem]:w-auto min-[60rem]:self-end min-[60rem]:justify-self-start print:hidden`}
        />
      )}
    </article>
  );
}
