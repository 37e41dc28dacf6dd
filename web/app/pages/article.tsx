import { useId } from "react";

import { type Article as ArticleContent, getArticlePage } from "../content/article.ts";
import { inDays } from "functions/in-days";
import { socialCardOf } from "../content/socialCard.ts";
import { updatedDay } from "../content/updatedDay.ts";
import { contentContext } from "../site/contexts.ts";
import { getYear, editionToCome } from "../content/year.ts";
import { useEdit } from "../site/useEdit.ts";
import { useSettings } from "../site/useSettings.ts";
import { headTags } from "../seo/headTags.ts";
import { drawnVersion } from "../seo/social/drawnFrom.server.ts";
import { blogPosting } from "../seo/structured/blogPosting.ts";
import { breadcrumb } from "../seo/structured/breadcrumb.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { ActionLink } from "../ui/ActionLink.tsx";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { BackLink } from "../ui/BackLink.tsx";
import { Body } from "../ui/Body.tsx";
import { button } from "../ui/button.ts";
import { EditionCard } from "../ui/DateCard.tsx";
import { HeroFrame } from "../ui/HeroFrame.tsx";
import { Neighbours } from "../ui/Neighbours.tsx";
import { NextStep } from "../ui/NextStep.tsx";
import { RichText } from "../ui/RichText.tsx";
import { TableOfContents } from "../ui/TableOfContents.tsx";
import type { Route } from "./+types/article.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const article = await getArticlePage(content, params.slug);
  if (!article) throw notFound(url.pathname);
  const year = article.plan?.followsEdition ? await getYear(content) : null;
  const drawn = await drawnVersion(content, socialCardOf(article));
  return { article, edition: year ? editionToCome(year) : undefined, drawn };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { article, drawn } = loaderData;
  const { path, title, excerpt, trail, seo } = article;
  const tags = headTags(root.loaderData, {
    path,
    title,
    description: excerpt,
    seo,
    document: { path, drawn },
    article,
  });
  const site = root.loaderData;
  const here = breadcrumb(site, trail, { label: title, href: path });
  return [...tags, structuredData(site, blogPosting(site, article), here)];
}

// The contents beside the text; its pictures and tables reach out of their column where there is room.
const body =
  "wrap pt-[clamp(2rem,3vw,3.5rem)] pb-air lg:grid lg:grid-cols-[17rem_minmax(0,40rem)] lg:items-start lg:gap-x-20 min-[84rem]:[&_:is(figure,section)]:-me-48 print:block";

export default function Article({ loaderData: { article, edition } }: Route.ComponentProps) {
  const following = useId();
  const chosen = article.related ?? [];
  const related = chosen.length > 0 ? chosen : article.others;
  return (
    <article data-starts-at-top="">
      <Head article={article} />
      <div className={body}>
        <TableOfContents body={article.body} />
        <Body value={article.body} className="lg:col-start-2" />
        {article.cta && (
          <p className="mt-12 max-w-[40rem] lg:col-start-2 print:hidden">
            <ActionLink
              action={article.cta}
              className={`${button()} rounded-[2.25rem_2.25rem_2.25rem_0]! px-8 py-4.5 text-title`}
            />
          </p>
        )}
      </div>
      {(related.length > 0 || article.plan) && (
        <aside aria-labelledby={following} className="bg-deep py-air print:hidden">
          <div className="wrap">
            <h2 id={following} className="mb-8">
              Et maintenant
            </h2>
            <NextStep articles={related} offer={article.plan}>
              {edition && <EditionCard edition={edition} />}
            </NextStep>
          </div>
        </aside>
      )}
      <Neighbours
        label={article.category ? `Articles de la catégorie ${article.category.title}` : "Autres articles"}
        previous={article.previous}
        next={article.next}
      />
    </article>
  );
}

function Head({ article }: { article: ArticleContent }) {
  const edit = useEdit();
  return (
    <HeroFrame as="header" image={article.image}>
      <p className="mb-6 print:hidden">
        <BackLink to="/blog">Retour au blog</BackLink>
      </p>
      <ArticleMeta article={article} linked />
      <h1
        className="mt-3 mb-5 text-[min(clamp(2.125rem,1.6rem+2vw,3.25rem),10.5vw)]"
        {...edit("article", article._id, "title")}
      >
        {article.title}
      </h1>
      <RichText value={article.lead} className="lead" />
      <Byline article={article} />
    </HeroFrame>
  );
}

/** Who signs an article, and since when it reads as it does. */
function Byline({ article }: { article: ArticleContent }) {
  const { author } = article;
  const updated = updatedDay(article);
  const { name } = useSettings();
  return (
    <p className="mt-5 font-head text-label font-medium">
      Par {author ? [author.name, author.role].filter(Boolean).join(", ") : name}
      {updated && (
        <>
          {" "}
          · mis à jour le <time dateTime={updated}>{inDays(updated)}</time>
        </>
      )}
    </p>
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
