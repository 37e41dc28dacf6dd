import { contentContext } from "../site/contexts.ts";
import { getCourses } from "../content/courses.ts";
import { getPage } from "../content/page.ts";
import { postContact } from "../resources/postContact.server.ts";
import { categoryHead } from "../seo/categoryHead.ts";
import { headTags } from "../seo/headTags.ts";
import { soldCourse } from "../seo/structured/course.ts";
import { faqPage } from "../seo/structured/faqPage.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { categories, categoryPath } from "../content/categories.ts";
import { Sections } from "../sections/Sections.tsx";
import type { Route } from "./+types/page.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const content = context.get(contentContext);
  const path = documentPath(pathname, params);
  const [page, courses] = await Promise.all([getPage(content, path), getCourses(content, path)]);
  if (!page) throw notFound(pathname);
  return { page, courses };
}

/** A contact form sent without JavaScript comes back to the page it stands on. */
export function action({ request }: Route.ActionArgs) {
  return postContact(request);
}

/** A category of the blog is the blog's page, shown in part. */
function documentPath(pathname: string, { category }: { category?: string }): string {
  if (category === undefined) return pathname.replace(/(.)\/$/, "$1");
  return categories.some(({ slug }) => slug === category) ? "/blog" : pathname;
}

export function meta({ loaderData, params, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { page, courses } = loaderData;
  const site = root.loaderData;
  const category = categories.find(({ slug }) => slug === (params as { category?: string }).category);
  if (!category) {
    const sold = courses.map((course) => soldCourse(site, page.path, course));
    const data = structuredData(site, ...sold, faqPage(site, page.path, page.sections));
    return [...headTags(site, { ...page, document: page }), data];
  }
  const { title, description } = categoryHead(category.name, page.sections);
  const tags = headTags(site, { path: categoryPath(category.slug), title, description, document: page });
  return [...tags, structuredData(site)];
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return <Sections sections={page.sections} document={page} field="sections" />;
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
