import { amountOf, inEuros, type AmountName, type Amounts } from "../content/amounts.ts";
import { useEdit } from "../preview/useEdit.ts";

/** One of a plan's amounts, or « sur devis » where it has none. */
export function Price({ plan, amount = "price" }: { plan: Amounts; amount?: AmountName }) {
  const edit = useEdit();
  const euros = amountOf(plan, amount);
  return (
    <data
      className="price"
      value={euros}
      {...edit("plan", plan._id, amount === "price" ? "price" : "comparedTo")}
    >
      {euros === undefined ? "sur devis" : inEuros(euros)}
    </data>
  );
}
