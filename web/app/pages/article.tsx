import { Link } from "react-router-dom";

import { getArticle } from "../content/article.ts";
import { contentContext } from "../site/contexts.ts";
import { useEdit } from "../site/useEdit.ts";
import { headTags } from "../seo/headTags.ts";
import { blogPosting } from "../seo/structured/blogPosting.ts";
import { breadcrumb } from "../seo/structured/breadcrumb.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { BackLink } from "../ui/BackLink.tsx";
import { Body } from "../ui/Body.tsx";
import { button } from "../ui/button.ts";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { TableOfContents } from "../ui/TableOfContents.tsx";
import type { Route } from "./+types/article.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const article = await getArticle(context.get(contentContext), params.slug);
  if (!article) throw notFound(url.pathname);
  return { article };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { article } = loaderData;
  const { path, title, excerpt, seo, _updatedAt } = article;
  const tags = headTags(root.loaderData, {
    path,
    title,
    description: excerpt,
    seo,
    document: { path, _updatedAt },
    article,
  });
  const site = root.loaderData;
  const here = breadcrumb(site, [{ label: "Blog", href: "/blog" }], { label: title, href: path });
  return [...tags, structuredData(site, blogPosting(site, article), here)];
}

// The contents beside the text; its pictures and tables reach out of their column where there is room.
const body =
  "pt-[clamp(2rem,5vw,4rem)] pb-air lg:grid lg:grid-cols-[17rem_minmax(0,40rem)] lg:items-start lg:gap-x-20 min-[84rem]:[&_:is(figure,section)]:-me-48 print:block";

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const edit = useEdit();
  return (
    <article className="wrap">
      <header className="grid gap-5 pt-4 pb-pad">
        <p>
          <BackLink to="/blog">Retour au blog</BackLink>
        </p>
        <ArticleMeta article={article} />
        <h1
          className="max-w-[18em] text-[clamp(2.125rem,1.4rem+3.2vw,4rem)]"
          {...edit("article", article._id, "title")}
        >
          {article.title}
        </h1>
        <RichText value={article.lead} className="lead" />
      </header>
      {article.image && (
        <Picture
          image={article.image}
          sizes="(min-width: 84rem) 78rem, 100vw"
          ratio={2}
          eager
          className="h-auto w-full border-2 border-line"
        />
      )}
      <div className={body}>
        <TableOfContents body={article.body} />
        <Body value={article.body} className="lg:col-start-2" />
        {article.cta && (
          <p className="mt-12 max-w-[40rem] lg:col-start-2 print:hidden">
            <Link
              to={article.cta.href}
              className={`${button()} rounded-[2.25rem_2.25rem_2.25rem_0]! px-8 py-4.5 text-title`}
            >
              {article.cta.label}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
