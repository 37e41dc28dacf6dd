import { data } from "react-router";
import { Link } from "react-router-dom";
import { own } from "studio/addresses";

import { contactForm } from "../content/contactPath.ts";
import { contentContext, previewContext } from "../site/contexts.ts";
import { useSettings } from "../site/useSettings.ts";
import { rememberAnswers } from "../search/lastAnswers.ts";
import { siteIndex } from "../search/siteIndex.server.ts";
import type { Found, FoundPage } from "../search/siteIndex.ts";
import { pageNumberIn, pagesFor } from "../content/numberedPages.ts";
import { headTags } from "../seo/headTags.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { button } from "../ui/button.ts";
import { More } from "../ui/More.tsx";
import { Pages } from "../ui/Pages.tsx";
import { SearchForm } from "../ui/SearchForm.tsx";
import type { Route } from "./+types/search.ts";

const longest = 100;

const lasting = rememberAnswers();

/** This page is made for each visitor: what stands around it, too, is what it was last while the lake does not answer. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    if (!context.get(previewContext)) context.set(contentContext, lasting(context.get(contentContext)));
    return next();
  },
];

/** Pages that say what is asked for in `q`; a form, without it; 503 and no list while nothing is indexed. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longest);
  const page = pageNumberIn(url.searchParams) ?? 1;
  const found: FoundPage | null = query ? await siteIndex.find(query, page) : { total: 0, found: [] };
  const last = pagesFor(found?.total ?? 0);
  return data(
    { query, found: found && { ...found, current: Math.min(page, last), last } },
    { status: found ? 200 : 503 },
  );
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { query } = loaderData;
  const title = query ? `Recherche\u202f: ${query}` : "Recherche";
  return headTags(root.loaderData, { path: own.search, title, seo: { noIndex: true } });
}

export default function Search({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <div className="wrap py-air">
      <h1>Recherche</h1>
      <SearchForm query={query} />
      {query && (
        <p role="status" className="mt-4 mb-8 font-head text-label font-medium text-muted">
          {found ? (
            <>
              {found.total > 1 ? `${found.total} pages` : found.total === 1 ? "1 page" : "Aucune page"} pour
              «&#8239;{query}&#8239;»
            </>
          ) : (
            "La recherche n’est pas disponible pour le moment."
          )}
        </p>
      )}
      {found === null ? (
        <Elsewhere advice="Réessayez dans quelques minutes. En attendant, choisissez une page\u202f:" />
      ) : found.total > 0 ? (
        <>
          <Results found={found.found} />
          <Pages
            path={`${own.search}?${new URLSearchParams({ q: query }).toString()}`}
            current={found.current}
            last={found.last}
          />
        </>
      ) : (
        <Elsewhere
          advice={`${query ? "Essayez un mot plus court ou plus courant" : "Écrivez un mot ou deux"}, ou choisissez une page\u202f:`}
        />
      )}
    </div>
  );
}

function Results({ found }: { found: Found[] }) {
  return (
    <ol>
      {found.map(({ path, title, excerpt }) => (
        <li key={path} className="relative border-t-2 border-line py-5">
          <h2 className="mb-1.5 text-title/[1.3]">
            <Link
              to={path}
              className="underline decoration-voice decoration-2 underline-offset-[0.2em] after:absolute after:inset-0 after:[content:'']"
            >
              {title}
            </Link>
          </h2>
          <p className="max-w-[46em]">
            {excerpt.map(({ at, text, found }) =>
              found ? (
                <mark key={at} className="bg-sun-tint text-inherit">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
          <p className="max-w-[46em] font-head text-label font-semibold text-muted">{path}</p>
        </li>
      ))}
    </ol>
  );
}

/** Where to go without a result, and whom to ask. */
function Elsewhere({ advice }: { advice: string }) {
  const { navigation, navigationButton, footer } = useSettings();
  const links = new Map(
    [...navigation, ...(footer.links ?? []), navigationButton].map((link) => [link.href, link.label]),
  );
  return (
    <>
      <p className="lead">{advice}</p>
      <ul>
        {[...links].map(([href, label]) => (
          <li key={href}>
            <More action={{ href, label }} />
          </li>
        ))}
      </ul>
      <ActionRow>
        <Link to={contactForm} className={button()}>
          Poser la question à l’équipe
        </Link>
      </ActionRow>
    </>
  );
}
