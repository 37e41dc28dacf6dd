import { useEffect, useRef, useState } from "react";

import type { Priced } from "functions/quote";
import { several } from "../../content/planFacts.ts";
import { quoteInWords } from "../../content/quoteTable.ts";

export type CalculatorProps = {
  /** « élève ». */
  person: string;
  /** How many it begins with. */
  start: number;
  plans: (Priced & { _id: string; name: string; duration?: string | null | undefined })[];
};

const most = 999;

/** How many people, and what each plan then costs. Its first rendering is the page's own. */
export function Calculator({ person, start, plans }: CalculatorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(start);
  const read = () => {
    const typed = input.current?.valueAsNumber ?? Number.NaN;
    if (typed >= 1) setPeople(Math.min(Math.floor(typed), most));
  };
  // What was typed before this code came.
  useEffect(read, []);
  return (
    <>
      <label className="flex flex-wrap items-center gap-x-4 gap-y-2 font-head font-semibold">
        <span>Combien {several(person)}&#8239;?</span>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          defaultValue={start}
          onInput={read}
          className="min-h-12 w-24 border-2 border-line bg-ground px-3.5 text-[1.25rem] tabular-nums"
        />
      </label>
      <dl
        aria-live="polite"
        className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
      >
        {plans.map((plan) => {
          const said = quoteInWords(plan, people, person);
          return (
            said && (
              <div key={plan._id}>
                <dt className="font-head text-label font-semibold">{plan.name}</dt>
                <dd>
                  <b className="font-head text-title tabular-nums">{said.amount}</b>
                  {said.detail && <span className="block text-label text-muted">{said.detail}</span>}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}
