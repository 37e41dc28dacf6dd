import { Link } from "react-router-dom";

import { contentContext } from "../site/contexts.ts";
import { getProgrammeBlock, type ProgrammeBlock } from "../content/programmeBlock.ts";
import { useEdit } from "../site/useEdit.ts";
import { headTags } from "../seo/headTags.ts";
import { breadcrumb } from "../seo/structured/breadcrumb.ts";
import { blockCourse } from "../seo/structured/course.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { Breadcrumb } from "../ui/Breadcrumb.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Sections } from "../sections/Sections.tsx";
import type { Route } from "./+types/programmeBlock.ts";
import { notFound } from "../site/notFound.ts";

const trail = [{ label: "Programme mensuel", href: "/programme-mensuel" }];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const block = await getProgrammeBlock(context.get(contentContext), params.slug);
  if (!block) throw notFound(new URL(request.url).pathname);
  return { block };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { path, number, title, seo, _updatedAt } = loaderData.block;
  const tags = headTags(root.loaderData, {
    path,
    title: `Bloc ${number}\u202f: ${title}`,
    seo,
    document: { path, _updatedAt },
  });
  const site = root.loaderData;
  const here = breadcrumb(site, trail, { label: title, href: path });
  return [...tags, structuredData(site, blockCourse(site, loaderData.block), here)];
}

export default function ProgrammeBlockPage({ loaderData: { block } }: Route.ComponentProps) {
  return (
    <article data-hue={block.color}>
      <Head block={block} />
      <section className="section">
        <div className="wrap pairs">
          <h2>Objectifs</h2>
          <List items={block.objectives} className="checks checklist" />
          <h2>Outils</h2>
          <List items={block.tools} className="chips" />
        </div>
      </section>
      <Weeks block={block} />
      <section className="section">
        <div className="wrap pairs">
          <h2>Projet final</h2>
          <RichText value={block.project} className="lead" />
          <h2>Livrables attendus</h2>
          <List items={block.deliverables} className="checks checklist" />
        </div>
      </section>
      <Sections sections={block.extras} document={block} field="extras" />
      <Neighbours block={block} />
    </article>
  );
}

function Head({ block }: { block: ProgrammeBlock }) {
  const edit = useEdit();
  return (
    <header className={block.image ? "hero tinted split" : "hero tinted"}>
      <div className="hero-text">
        <Breadcrumb trail={trail} current={block.title} />
        <p className="caption mt-8 mb-5">
          Mois {block.month?.rank ?? block.number}
          {block.month && ` · ${block.month.period}`} · {block.duration} semaines
        </p>
        <h1 {...edit("programmeBlock", block._id, "title")}>{block.title}</h1>
        <RichText value={block.lead} className="lead" />
        <p className="actions">
          <Link to="/programme-mensuel" className="button quiet back">
            Retour au programme mensuel
          </Link>
        </p>
      </div>
      {block.image && (
        <Picture
          image={block.image}
          sizes="(min-width: 60rem) 45vw, 100vw"
          ratio={4 / 3}
          eager
          className="hero-picture"
        />
      )}
    </header>
  );
}

function List({ items, className }: { items: string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Weeks({ block }: { block: ProgrammeBlock }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="mb-10">Le plan, semaine par semaine</h2>
        <ol className="panels weeks">
          {block.weeks.map((week, index) => (
            <li key={week._key}>
              <p className="caption">Semaine {index + 1}</p>
              <h3>{week.title}</h3>
              <List items={week.topics} className="dots" />
              <p className="outcome">{week.outcome}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Neighbours({ block: { previous, next, finalAction } }: { block: ProgrammeBlock }) {
  return (
    <nav aria-label="Blocs" className="neighbours">
      {previous && (
        <Link to={previous.path} rel="prev">
          ← Bloc {previous.number}&#8239;: {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next">
          Bloc {next.number}&#8239;: {next.title} →
        </Link>
      )}
      {finalAction && (
        <p className="final">
          <Link to={finalAction.href} className="button">
            {finalAction.label}
          </Link>
        </p>
      )}
    </nav>
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
