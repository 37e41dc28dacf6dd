import { Link } from "react-router-dom";

import { getArticle } from "../content/article.ts";
import { contentContext } from "../content/content.ts";
import { useEdit } from "../preview/useEdit.ts";
import { headTags } from "../seo/headTags.ts";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { Body } from "../ui/Body.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { TableOfContents } from "../ui/TableOfContents.tsx";
import type { Route } from "./+types/article.ts";
import { notFound } from "../ui/NotFoundBoundary.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const article = await getArticle(context.get(contentContext), params.slug);
  if (!article) throw notFound(new URL(request.url).pathname);
  return { article };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { slug, title, excerpt, seo } = loaderData.article;
  return headTags(root.loaderData, { path: `/blog/${slug}`, title, description: excerpt, seo });
}

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const edit = useEdit();
  return (
    <article className="wrap">
      <header className="article-head">
        <p>
          <Link to="/blog" className="button quiet">
            ← Retour au blog
          </Link>
        </p>
        <ArticleMeta article={article} />
        <h1 {...edit("article", article._id, "title")}>{article.title}</h1>
        <RichText value={article.lead} className="lead" />
      </header>
      {article.image && (
        <Picture image={article.image} sizes="(min-width: 84rem) 78rem, 100vw" ratio={2} eager className="article-picture" />
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
