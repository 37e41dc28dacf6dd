import { Link } from "react-router-dom";

import { amountOf, inEuros } from "../content/amounts.ts";
import type { Plan } from "../content/plan.ts";
import { useEdit } from "../site/useEdit.ts";
import { Price } from "./Price.tsx";
import { RichText } from "./RichText.tsx";

/** One plan as an offer: name, price, what one saves, what is included, where to go. */
export function PlanCard({ plan }: { plan: Plan }) {
  const edit = useEdit();
  return (
    <article className={plan.popular ? "plan popular" : "plan"} data-hue={plan.color ?? "iris"}>
      <div>
        {plan.highlight && <p className="caption">{plan.highlight}</p>}
        <h3 {...edit("plan", plan._id, "name")}>{plan.name}</h3>
        {plan.subtitle && <p className="subtitle">{plan.subtitle}</p>}
      </div>
      <div>
        <p className="amount">
          {plan.from && <span>à partir de </span>}
          <Price plan={plan} />
          {plan.showOriginal && plan.original != null && <Original amount={plan.original} />}
          {plan.price != null && plan.period && <span className="period">{plan.period}</span>}
        </p>
        <Saving plan={plan} />
        <Installment plan={plan} />
      </div>
      <RichText value={plan.description} />
      <ul className="checks">
        {plan.features?.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {plan.cta && (
        <Link to={plan.cta.href} className={plan.popular ? "button" : "button quiet"}>
          {plan.cta.label}
        </Link>
      )}
    </article>
  );
}

function Original({ amount }: { amount: number }) {
  return (
    <>
      {" "}
      <span className="sr-only">au lieu de </span>
      <s>{inEuros(amount)}</s>
    </>
  );
}

function Saving({ plan }: { plan: Plan }) {
  const saving = amountOf(plan, "saving");
  if (saving === undefined || saving <= 0) return null;
  const percent = Math.round((saving / (plan.original ?? saving)) * 100);
  return (
    <p className="saving">
      Économisez {inEuros(saving)}
      {plan.showSavingPercent && ` (${percent} %)`}
    </p>
  );
}

function Installment({ plan }: { plan: Plan }) {
  const { count, amount } = plan.installment ?? {};
  if (!count || !amount) return plan.payment ? <p className="payment">{plan.payment}</p> : null;
  return (
    <p className="payment">
      ou {count} × {inEuros(amount)} {plan.payment}
    </p>
  );
}
