import { Link } from "react-router-dom";

import { getArticle } from "../content/article.ts";
import { contentContext } from "../site/contexts.ts";
import { useEdit } from "../site/useEdit.ts";
import { headTags } from "../seo/headTags.ts";
import { blogPosting } from "../seo/structured/blogPosting.ts";
import { breadcrumb } from "../seo/structured/breadcrumb.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { Body } from "../ui/Body.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { TableOfContents } from "../ui/TableOfContents.tsx";
import type { Route } from "./+types/article.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const article = await getArticle(context.get(contentContext), params.slug);
  if (!article) throw notFound(new URL(request.url).pathname);
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

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const edit = useEdit();
  return (
    <article className="wrap">
      <header className="article-head">
        <p>
          <Link to="/blog" className="button quiet back">
            Retour au blog
          </Link>
        </p>
        <ArticleMeta article={article} />
        <h1 {...edit("article", article._id, "title")}>{article.title}</h1>
        <RichText value={article.lead} className="lead" />
      </header>
      {article.image && (
        <Picture
          image={article.image}
          sizes="(min-width: 84rem) 78rem, 100vw"
          ratio={2}
          eager
          className="article-picture"
        />
      )}
      <div className="article-body">
        <TableOfContents body={article.body} />
        <Body value={article.body} />
        {article.cta && (
          <p className="article-end">
            <Link to={article.cta.href} className="button">
              {article.cta.label}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
