import { contentContext } from "../site/contexts.ts";
import { subjectName } from "../content/contactPath.ts";
import { getContactSubject } from "../content/contactSubject.ts";
import { getCourses } from "../content/courses.ts";
import { getPage } from "../content/page.ts";
import { getSettings } from "../content/settings.ts";
import { postContact } from "../resources/postContact.server.ts";
import { categoryHead } from "../seo/categoryHead.ts";
import { headTags } from "../seo/headTags.ts";
import { drawnVersion } from "../seo/social/drawnFrom.server.ts";
import { soldCourse } from "../seo/structured/course.ts";
import { sessionEvents } from "../seo/structured/sessionEvents.ts";
import { faqPage } from "../seo/structured/faqPage.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { socialCardOf } from "../content/socialCard.ts";
import { getYear, marksToday, nextEdition } from "../content/year.ts";
import { getCategory } from "../content/categories.ts";
import { pageNumberIn, pagesFor } from "../content/numberedPages.ts";
import { articlesPart } from "../content/sections/articlesSection.ts";
import { getSuggestions } from "../content/suggestions.ts";
import { Sections } from "../sections/Sections.tsx";
import { cardSubject, hasForm, withCardSubjects } from "./cardSubjects.ts";
import type { Route } from "./+types/page.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const content = context.get(contentContext);
  const number = pageNumberIn(searchParams);
  const category = params.category ? await getCategory(content, params.category) : undefined;
  if (number === null || category === null) throw notFound(pathname + search);
  // A category of the blog is the blog's page, shown in part.
  const path = category ? "/blog" : pathname.replace(/(.)\/$/, "$1");
  const [page, courses, year, suggestions] = await Promise.all([
    getPage(content, path, articlesPart(number, category?._id)),
    getCourses(content, path),
    getYear(content),
    getSuggestions(content, path),
  ]);
  const last = pagesFor(Math.max(0, ...listsOf(page).map(({ count }) => count)));
  if (!page || number > last) throw notFound(pathname + search);
  // Read of the address on the page of a form alone: any other is the same whatever it is asked about.
  const about = hasForm(page.sections) ? searchParams.get(subjectName) : null;
  if (page.sections.some(({ _type }) => _type === "holidaysSection")) marksToday(content);
  const heroes = page.sections.filter((section) => section._type === "heroSection");
  const drawn = await drawnVersion(content, socialCardOf({ title: page.title, heroes }));
  // A category's list is headed by its own name.
  const shown = category ? page.sections.filter(({ _type }) => _type !== "heroSection") : page.sections;
  return {
    page: { ...page, sections: withCardSubjects(shown), drawn },
    category,
    courses,
    year,
    subject: (await getContactSubject(content, about)) ?? cardSubject(shown, about),
    suggestions,
    pages: { number, last },
  };
}

/** A contact form sent without JavaScript comes back to the page it stands on. */
export function action({ request, context }: Route.ActionArgs) {
  return postContact(request, async () => (await getSettings(context.get(contentContext))).contact);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { page, category, courses, year, pages } = loaderData;
  const site = root.loaderData;
  if (!category) {
    const sold = courses.map((course) => soldCourse(site, page.path, course, nextEdition(year)));
    const events = sessionEvents(site, page.path, page.sections, year);
    const data = structuredData(site, ...sold, ...events, faqPage(site, page.path, page.sections, year));
    return [...headTags(site, { ...page, pages, document: page }), data];
  }
  const [list] = listsOf(page);
  const head = categoryHead(category.title, list);
  // Until it has an article, it is nothing to be found.
  const seo = { noIndex: !list?.count };
  const tags = headTags(site, { ...head, path: category.path, seo, pages, document: page });
  return [...tags, structuredData(site)];
}

function listsOf(page: Awaited<ReturnType<typeof getPage>>) {
  return (page?.sections ?? []).filter((section) => section._type === "articlesSection");
}

export default function Page({ loaderData: { page, year } }: Route.ComponentProps) {
  return (
    <Sections sections={page.sections} document={page} field="sections" year={year} heading={page.title} />
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
