import type { ReactNode } from "react";

import type { IslandName } from "../site/islandNames.ts";
import { useSite } from "../site/useSite.ts";
import { storageKey } from "./storageKey.ts";

type Props = {
  name: IslandName;
  /** What the island's code is given; read back from the page. */
  props: object;
  /** Events inside the island by which a visitor moves towards it: its code is fetched. */
  approached: string;
  /** How near the screen its code is fetched, as a margin of CSS; at no distance unless told. */
  near?: string;
  /** Events inside the island that call for its code to run. */
  wanted: string;
  /** What is said when its code does not come. */
  lost?: string;
  className?: string;
  /** What stands there without the code, and what the code takes over. */
  children: ReactNode;
};

const failed = "Une erreur est survenue. Veuillez réessayer.";

/** A part of a page whose code runs in the visitor's browser, once it is wanted. */
export function Island({ name, props, approached, near, wanted, lost = failed, className, children }: Props) {
  const code = useSite().islands[name];
  return (
    <div
      data-island={name}
      data-memory={storageKey(name)}
      data-src={[code.src, ...code.chunks].join(" ")}
      data-approached={approached}
      data-near={near}
      data-wanted={wanted}
      className={className}
    >
      <div data-root="">{children}</div>
      <p
        role="alert"
        hidden
        data-lost=""
        className="fixed inset-x-4 bottom-22 z-30 ms-auto max-w-80 border-2 border-line bg-panel p-4 print:hidden"
      >
        <strong>Erreur</strong>
        <br />
        {lost}
      </p>
      <script
        type="application/json"
        // A closing tag inside a string would end the script.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
    </div>
  );
}
