import { contentContext } from "../content/content.ts";
import { getPage } from "../content/page.ts";
import { headTags } from "../seo/headTags.ts";
import { categories } from "../ui/categories.ts";
import { Sections } from "../ui/Sections.tsx";
import type { Route } from "./+types/page.ts";
import { notFound } from "../ui/NotFoundBoundary.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = await getPage(context.get(contentContext), documentPath(pathname, params));
  if (!page) throw notFound(pathname);
  return { page };
}

/** A category of the blog is the blog's page, shown in part. */
function documentPath(pathname: string, { category }: { category?: string }): string {
  if (category === undefined) return pathname.replace(/(.)\/$/, "$1");
  return categories.some(({ slug }) => slug === category) ? "/blog" : pathname;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData && root.loaderData ? headTags(root.loaderData, loaderData.page) : [];
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return <Sections sections={page.sections} document={page} field="sections" />;
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
