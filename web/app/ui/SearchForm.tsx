import { useId } from "react";
import { own } from "studio/addresses";

import { button } from "./button.ts";

type Props = {
  query?: string;
  /** Another button leads where it stands. */
  quiet?: boolean;
};

/** A form to search the site with, that works without JavaScript. */
export function SearchForm({ query = "", quiet = false }: Props) {
  const field = useId();
  return (
    <form action={own.search} role="search" className="my-8 flex max-w-[40rem] flex-wrap gap-2 print:hidden">
      <label htmlFor={field} className="w-full font-head text-label font-semibold">
        Rechercher sur le site
      </label>
      <input
        id={field}
        name="q"
        type="search"
        defaultValue={query}
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-11 flex-[1_1_min(100%,11rem)] rounded-[2rem] border-2 border-line bg-panel px-4 py-2 text-[1.0625rem]/[1.4]"
      />
      <button type="submit" className={button(quiet ? "quiet" : "lead")}>
        Rechercher
      </button>
    </form>
  );
}
