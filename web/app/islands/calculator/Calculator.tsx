import { useEffect, useRef, useState } from "react";

import { counted } from "functions/counted";
import { mostPeople, type Priced } from "functions/quote";
import { contactForm } from "../../content/contactPath.ts";
import { several } from "../../content/planFacts.ts";
import { quoteInWords } from "../../content/quoteTable.ts";

export type CalculatorProps = {
  /** « élève ». */
  person: string;
  /** How many it begins with. */
  start: number;
  plans: (Priced & { _id: string; name: string; period?: string | null | undefined })[];
};

const term = "font-head text-label font-semibold";

/** How many people, and what each plan then costs. Its first rendering is the page's own. */
export function Calculator({ person, start, plans }: CalculatorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState<number | undefined>(start);
  const fault = `${plans[0]?._id}-people`;
  const read = () => setPeople(wholeNumber(input.current?.value));
  const quoted = plans.flatMap((plan) => {
    const said = people !== undefined && quoteInWords(plan, people, person);
    return said ? { plan, said } : [];
  });
  // What was typed before this code came.
  useEffect(read, []);
  return (
    <>
      <label className="flex flex-wrap items-center gap-x-4 gap-y-2 font-head font-semibold">
        <span>Combien {several(person)}&#8239;?</span>
        <input
          ref={input}
          // A field for numbers drops what it does not know: « 2,5 » would be 25.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={start}
          onInput={read}
          aria-invalid={people === undefined || undefined}
          aria-describedby={people === undefined ? fault : undefined}
          className="min-h-12 w-24 border-2 border-line bg-ground px-3.5 text-[1.25rem] figures"
        />
      </label>
      {people === undefined && (
        <p id={fault} role="alert" className="mt-4 font-head text-label font-semibold text-error">
          Indiquez un nombre entier, de&nbsp;1 à&nbsp;{mostPeople}.
        </p>
      )}
      <dl
        aria-live="polite"
        className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
      >
        {quoted.map(({ plan, said }) => (
          <div key={plan._id}>
            <dt className={term}>{plan.name}</dt>
            <dd>
              <b className="font-head text-title figures">{said.amount}</b>
              {said.detail && <span className="block text-label text-muted">{said.detail}</span>}
            </dd>
          </div>
        ))}
        {people !== undefined && quoted.length === 0 && (
          <div>
            <dt className={term}>{counted(people, person)}</dt>
            <dd>
              Aucune de ces formules n’est prévue pour ce nombre&#8239;:{" "}
              <a href={contactForm} className="underline">
                écrivez-nous
              </a>
              .
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function wholeNumber(typed = ""): number | undefined {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= mostPeople ? number : undefined;
}
