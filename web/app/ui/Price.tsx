import { amountOf, inEuros, type AmountName, type Amounts } from "../content/amounts.ts";
import { useEdit } from "../site/useEdit.ts";

/** One of a plan's amounts, or « sur devis » where it has none. */
export function Price({ plan, amount = "price" }: { plan: Amounts; amount?: AmountName }) {
  const edit = useEdit();
  const euros = amountOf(plan, amount);
  const editable = edit("plan", plan._id, amount === "price" ? "price" : "comparedTo");
  if (euros === undefined) {
    return (
      <span className="price" {...editable}>
        sur devis
      </span>
    );
  }
  return (
    <data className="price" value={euros} {...editable}>
      {inEuros(euros)}
    </data>
  );
}
