import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { SectionProps } from "./SectionProps.ts";
import type { articlesShape } from "../content/sections/articlesSection.ts";
import type { Action } from "../content/link.ts";
import { linkKey } from "../content/linkKey.ts";
import { ActionLink } from "../ui/ActionLink.tsx";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { More } from "../ui/More.tsx";
import { Pages } from "../ui/Pages.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SearchForm } from "../ui/SearchForm.tsx";
import { Section } from "../ui/Section.tsx";
import { categoryTitle } from "../content/categories.ts";
import { pageNumberIn, pagesFor } from "../content/numberedPages.ts";

type Props = SectionProps<typeof articlesShape>;

/** A page of all articles, or of one category's; beside it the most recent and the programmes. */
export function ArticlesSection({
  articles,
  count,
  categories,
  recent,
  linksLabel,
  links,
  edit,
  ...heading
}: Props) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const category = categories.find(({ path }) => path === pathname);
  const current = pageNumberIn(query) ?? 1;
  const last = pagesFor(count);
  return (
    <Section {...heading} {...(category && { title: categoryTitle(category.title) })} edit={edit}>
      <SearchForm />
      <nav aria-label="Catégories" className="flex flex-wrap gap-2 print:hidden">
        <Choice name="Tous" to="/blog" current={!category} />
        {categories.map((choice) => (
          <Choice key={choice._id} name={choice.title} to={choice.path} current={choice === category} />
        ))}
      </nav>
      <p role="status" className="mt-4 mb-8 font-head text-label font-medium text-muted">
        {`${count.toLocaleString("fr-BE")} ${count > 1 ? "articles" : "article"}`}
        {category && ` dans «\u202f${category.title}\u202f»`}
        {current > 1 && `, page ${current} sur ${last}`}
      </p>
      {heading.as === "h1" && <h2 className="sr-only">Articles</h2>}
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.length > 0 ? (
          <ul className="contents">
            {articles.map((article, index) => (
              <ArticleCard key={article._id} article={article} first={index === 0} />
            ))}
          </ul>
        ) : (
          <NoArticle everywhere={!category} />
        )}
        <Sidebar articles={recent} linksLabel={linksLabel} links={links} />
      </div>
      <Pages path={pathname} current={current} last={last} />
    </Section>
  );
}

function NoArticle({ everywhere }: { everywhere: boolean }) {
  return (
    <div className={besideTheLinks}>
      <p className="lead">
        {everywhere
          ? "Le premier article est en préparation."
          : "Rien encore dans cette catégorie\u202f: le premier article est en préparation."}
      </p>
      {!everywhere && <More action={{ href: "/blog", label: "Lire les autres articles" }} />}
    </div>
  );
}

function Choice({ name, to, current }: { name: string; to: string; current: boolean }) {
  return (
    <Link
      to={to}
      aria-current={current ? "true" : undefined}
      className="inline-flex min-h-11 items-center rounded-[2rem] border-2 border-line bg-panel px-4.5 py-2 font-head text-label/[1.2] font-semibold hover:bg-sun hover:text-on-sun aria-[current]:bg-ink aria-[current]:text-ground aria-[current]:forced-color-adjust-none"
    >
      {name}
    </Link>
  );
}

const besideTheLinks = "sm:col-span-2";
// The last one, when nothing stands beside it, lies across.
const card =
  "group relative sm:max-lg:nth-[even]:last:col-span-full sm:max-lg:nth-[even]:last:grid sm:max-lg:nth-[even]:last:grid-cols-2 sm:max-lg:nth-[even]:last:grid-rows-[auto_auto_1fr] sm:max-lg:nth-[even]:last:gap-x-6";
const cardPicture =
  "mb-4 w-full object-cover border-2 border-line sm:max-lg:group-[:nth-child(even):last-child]:row-span-3 sm:max-lg:group-[:nth-child(even):last-child]:mb-0";
const cardTitle = "mt-1.5 mb-2 decoration-voice decoration-3 underline-offset-[0.15em] group-hover:underline";
const firstTitle =
  "sm:text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] sm:leading-[1.05] sm:font-extrabold sm:tracking-[-0.025em]";

function ArticleCard({ article, first }: { article: Props["articles"][number]; first: boolean }) {
  return (
    <li className={first ? `group relative ${besideTheLinks}` : card}>
      {article.image && (
        <Picture
          // Beside the title it is decoration; the article's own page describes it.
          image={{ ...article.image, alt: "" }}
          sizes={
            first
              ? "(min-width: 64rem) 51rem, 100vw"
              : "(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
          }
          ratio={first ? 2 : 3 / 2}
          className={`${cardPicture} ${first ? "aspect-2" : "aspect-3/2"}`}
        />
      )}
      <ArticleMeta article={article} />
      <h3 className={`${cardTitle} ${first ? firstTitle : ""}`}>
        <Link to={article.path} className="after:absolute after:inset-0 after:[content:'']">
          {article.title}
        </Link>
      </h3>
      {article.excerpt && <p>{article.excerpt}</p>}
    </li>
  );
}

function Sidebar({
  articles,
  linksLabel,
  links,
}: { articles: Props["recent"] } & Pick<Props, "linksLabel" | "links">) {
  return (
    <aside
      aria-label="À lire aussi"
      className="sm:max-lg:col-span-full lg:col-start-3 lg:row-start-1 print:hidden"
    >
      {articles.length > 0 && (
        <LinkList
          title="Articles récents"
          links={articles.map(({ path, title }) => ({ href: path, label: title }))}
        />
      )}
      {links && links.length > 0 && <LinkList title={linksLabel} links={links} />}
    </aside>
  );
}

function LinkList({ title, links }: { title: string | null | undefined; links: Action[] }) {
  return (
    <>
      {title && <h3 className="mb-2">{title}</h3>}
      <ul className="mb-10 border-t-2 border-line">
        {links.map((link) => (
          <li key={linkKey(link)} className="border-b border-line">
            <ActionLink
              action={link}
              className="block py-3 font-head text-label/[1.35] font-medium hover:bg-sun hover:text-on-sun"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
