import { paymentInWords, savingInWords } from "../content/payment.ts";
import type { Plan } from "../content/plan.ts";

/** Below a plan's price: what one saves, and how it is paid. */
export function PlanTerms({ plan }: { plan: Plan }) {
  const [saving, payment] = [savingInWords(plan), paymentInWords(plan)];
  return (
    <>
      {saving && (
        <p className="mt-2 w-fit bg-sun px-2 font-head text-label/[1.6] font-semibold text-on-sun">
          {saving}
        </p>
      )}
      {payment && <p className="mt-2 figures">{payment}</p>}
    </>
  );
}
