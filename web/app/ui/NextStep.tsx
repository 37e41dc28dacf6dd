import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { aroundPrice, priceAlone } from "../content/amounts.ts";
import { hrefAbout } from "../content/contactPath.ts";
import type { Offer, Reading } from "../content/nextStep.ts";
import { ActionLink } from "./ActionLink.tsx";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { button } from "./button.ts";
import { panel, panels } from "./panel.ts";
import { Price } from "./Price.tsx";
import { widestOf } from "./widestOf.ts";

type Props = {
  articles: Reading[];
  offer?: Offer | null | undefined;
  /** The next date to come to, where there is one: a card among these panels. */
  children?: ReactNode;
};

// Of three the first lies across, what it lists side by side: none is much taller than what it says.
const columns =
  "md:grid-cols-2 md:[&>:first-child:nth-last-child(odd)]:col-span-full lg:[&>:first-child:nth-last-child(odd)>ul]:grid lg:[&>:first-child:nth-last-child(odd)>ul]:auto-cols-fr lg:[&>:first-child:nth-last-child(odd)>ul]:grid-flow-col lg:[&>:first-child:nth-last-child(odd)>ul]:gap-x-8";

/** What to read next, and what it costs to come. */
export function NextStep({ articles, offer, children }: Props) {
  return (
    <ul className={`${panels} ${columns}`}>
      {articles.length > 0 && <ToRead articles={articles} />}
      {children}
      {offer && <ToChoose offer={offer} />}
    </ul>
  );
}

function ToRead({ articles }: { articles: Reading[] }) {
  return (
    <li className={`${panel} p-pad`}>
      <h3 className="mb-3">À lire ensuite</h3>
      <ul>
        {articles.map((article) => (
          <li key={article._id} className="relative border-t border-line py-3.5">
            <ArticleMeta article={article} />
            <p className="mt-0.5 font-head text-[1.125rem]/[1.25] font-semibold">
              <Link
                to={article.path}
                className="decoration-voice decoration-2 underline-offset-[0.2em] after:absolute after:inset-0 after:[content:''] hover:underline"
              >
                {article.title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ToChoose({ offer }: { offer: Offer }) {
  const { before, after } = aroundPrice(offer);
  return (
    <li className={`${panel} flex flex-col items-start gap-4 p-pad`}>
      <h3>{offer.name}</h3>
      <p className={`@container self-stretch font-head leading-[1.2] ${widestOf([priceAlone(offer)])}`}>
        {before && <span>{before}</span>}
        <Price
          plan={offer}
          alone
          className="text-[min(clamp(2.5rem,2rem+2vw,3.5rem),100cqi/var(--ems))]/none font-extrabold tracking-[-0.04em]"
        />
        {after && <span className="mt-1.5 block">{after}</span>}
      </p>
      {offer.cta && (
        <ActionLink
          action={{ ...offer.cta, href: hrefAbout(offer.cta, offer._id) }}
          className={`${button("quiet")} print:hidden`}
        />
      )}
    </li>
  );
}
