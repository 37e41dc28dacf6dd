import { Link, useParams } from "react-router-dom";
import type { SectionProps } from "./SectionProps.ts";
import type { articlesShape } from "../content/sections/articlesSection.ts";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SearchForm } from "../ui/SearchForm.tsx";
import { Section } from "../ui/Section.tsx";
import { categories, categoryPath } from "../content/categories.ts";

type Props = SectionProps<typeof articlesShape>;

/** All articles, or one category's; beside them the most recent and the programmes. */
export function ArticlesSection({ articles, links, edit, ...heading }: Props) {
  const { category: slug } = useParams();
  const category = categories.find((choice) => choice.slug === slug);
  const shown = category ? articles.filter((article) => article.category === category.name) : articles;
  return (
    <Section {...heading} edit={edit}>
      <SearchForm />
      <nav aria-label="Catégories" className="choices">
        <Choice name="Tous" to="/blog" current={!category} />
        {categories.map((choice) => (
          <Choice
            key={choice.slug}
            name={choice.name}
            to={categoryPath(choice.slug)}
            current={choice === category}
          />
        ))}
      </nav>
      <p role="status" className="count">
        {shown.length > 1 ? `${shown.length} articles` : `${shown.length} article`}
        {category && ` dans «\u202f${category.name}\u202f»`}
      </p>
      <div className="articles">
        <ul className="article-list">
          {shown.map((article, index) => (
            <ArticleCard key={article._id} article={article} first={index === 0} />
          ))}
        </ul>
        <Sidebar articles={articles.slice(0, 4)} links={links} />
      </div>
    </Section>
  );
}

function Choice({ name, to, current }: { name: string; to: string; current: boolean }) {
  return (
    <Link to={to} aria-current={current ? "true" : undefined}>
      {name}
    </Link>
  );
}

function ArticleCard({ article, first }: { article: Props["articles"][number]; first: boolean }) {
  return (
    <li className="article-card">
      {article.image && (
        <Picture
          image={article.image}
          sizes={
            first
              ? "(min-width: 64rem) 56rem, 100vw"
              : "(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, 100vw"
          }
          ratio={first ? 2 : 3 / 2}
        />
      )}
      <ArticleMeta article={article} />
      <h3>
        <Link to={`/blog/${article.slug}`}>{article.title}</Link>
      </h3>
      <p>{article.excerpt}</p>
    </li>
  );
}

function Sidebar({ articles, links }: Pick<Props, "articles" | "links">) {
  return (
    <aside aria-label="À lire aussi" className="aside">
      <h3>Articles récents</h3>
      <ul>
        {articles.map((article) => (
          <li key={article._id}>
            <Link to={`/blog/${article.slug}`}>{article.title}</Link>
          </li>
        ))}
      </ul>
      {links && (
        <>
          <h3>Nos formations</h3>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link to={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
