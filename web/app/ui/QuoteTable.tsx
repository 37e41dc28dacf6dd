import type { Plan } from "../content/plan.ts";
import type { QuoteTable as Table } from "../content/quoteTable.ts";

const cell = "border-line px-pad py-3 text-start align-baseline sm:table-cell sm:border-t";
const head = `${cell} font-head text-label/[1.3] font-semibold hyphens-auto`;
// More columns than there is room for scroll, beside what is counted; a sheet has them all, smaller.
const column = "sm:w-36 sm:border-t-2 print:w-auto";
const counting = "sm:sticky sm:left-0 sm:bg-panel sm:pr-2";

/** What plans cost by the number of people: a table, whose rows are lists on a phone. */
export function QuoteTable({ table, plans }: { table: Table; plans: Plan[] }) {
  return (
    <div
      className="overflow-x-auto print:overflow-visible"
      // What fits is no stop for a keyboard.
      {...(plans.length > 3 && { tabIndex: 0, role: "group", "aria-label": table.title })}
    >
      <table
        aria-label={table.title}
        className={`w-full table-fixed figures max-sm:block print:[&_:is(td,th)]:px-1.5 ${plans.length > 5 ? "print:[zoom:0.6]" : ""}`}
      >
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={`${head} ${column} ${counting}`}>
              {table.head}
            </th>
            {plans.map(({ _id, name, period }) => (
              <th key={_id} scope="col" className={`${head} ${column}`}>
                {name}
                {period && <span className="block font-normal text-muted">{period}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map(({ label, discount, cells }) => (
            <tr key={label} className="max-sm:block">
              <th scope="row" className={`${head} ${counting} max-sm:block max-sm:border-t-2 max-sm:bg-tint`}>
                {label} {discount && <b className="bg-sun px-1.5 text-on-sun">{discount}</b>}
              </th>
              {cells.map((said, index) => (
                <td
                  key={plans[index]!._id}
                  className={`${cell} max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-sm:gap-x-4 ${said ? "" : "max-sm:hidden"}`}
                >
                  <span aria-hidden="true" className="text-label sm:hidden">
                    {plans[index]!.name}
                  </span>
                  {said ? (
                    <span className="max-sm:text-end">
                      <b className="font-head">{said.amount}</b>
                      {said.detail && <small className="block text-muted">{said.detail}</small>}
                    </span>
                  ) : (
                    "—"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
