import type { Plan } from "../content/plan.ts";
import type { QuoteTable as Table } from "../content/quoteTable.ts";

const cell = "border-line px-pad py-3 text-start align-baseline sm:table-cell sm:border-t";

/** What plans cost by the number of people: a table, whose rows are lists on a phone. */
export function QuoteTable({ table, plans }: { table: Table; plans: Plan[] }) {
  return (
    <table aria-label={table.title} className="w-full table-fixed figures max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`${cell} font-head text-label/[1.3] font-semibold sm:border-t-2`}>
            {table.head}
          </th>
          {plans.map(({ _id, name, period }) => (
            <th
              key={_id}

              scope="col"
              className={`${cell} sm:border-t-2 font-head text-label/[1.3] font-semibold`}
            >
              {name}
              {period && <span className="block font-normal text-muted">{period}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {table.rows.map(({ label, discount, cells }) => (
          <tr key={label} className="max-sm:block">
            <th
              scope="row"
              className={`${cell} font-head text-label/[1.3] font-semibold max-sm:block max-sm:border-t-2 max-sm:bg-tint`}
            >
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
  );
}
