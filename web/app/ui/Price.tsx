import { amountOf, inEuros, priceInEuros, type AmountName, type Amounts } from "../content/amounts.ts";
import { useEdit } from "../site/useEdit.ts";

type Props = {
  plan: Amounts;
  amount?: AmountName;
  /** In no sentence: what costs nothing is « gratuit ». */
  alone?: boolean;
  /** Its size and weight; those of a price in a sentence when left out. */
  className?: string;
};

/** The field of the plan that gives each amount. */
const fields: Record<AmountName, string> = {
  price: "price",
  original: "comparedTo",
  saving: "comparedTo",
  installment: "installment",
  installments: "installment",
};

/** One of a plan's amounts, or « sur devis » where it has none. */
export function Price({
  plan,
  amount = "price",
  alone = false,
  className = "text-[0.96em] font-semibold",
}: Props) {
  const edit = useEdit();
  const euros = amountOf(plan, amount);
  const editable = edit("plan", plan._id, fields[amount]);
  if (euros === undefined) {
    return (
      <span className={`font-head whitespace-nowrap figures ${className}`} {...editable}>
        sur devis
      </span>
    );
  }
  return (
    <data className={`font-head whitespace-nowrap figures ${className}`} value={euros} {...editable}>
      {alone ? priceInEuros(euros) : inEuros(euros)}
    </data>
  );
}
