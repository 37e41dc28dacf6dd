import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";

import { contentContext } from "../site/contexts.ts";
import type { Exercise } from "../content/exercise.ts";
import { blockTime } from "../content/blockTime.ts";
import { madeThing } from "../content/madeThing.ts";
import { getProgrammeBlock, type ProgrammeBlock } from "../content/programmeBlock.ts";
import { getBlockNextStep } from "../content/nextStep.ts";
import { socialCardOf } from "../content/socialCard.ts";
import { getQuestionsOn } from "../content/suggestions.ts";
import { type Edition, editionToCome, getYear, nextEdition } from "../content/year.ts";
import { Exercise as ExercisePrompt } from "../islands/exercise/Exercise.tsx";
import { Island } from "../islands/Island.tsx";
import { useEdit } from "../site/useEdit.ts";
import { headTags } from "../seo/headTags.ts";
import { drawnVersion } from "../seo/social/drawnFrom.server.ts";
import { breadcrumb } from "../seo/structured/breadcrumb.ts";
import { blockCourse } from "../seo/structured/course.ts";
import { structuredData } from "../seo/structured/structuredData.ts";
import { ActionLink } from "../ui/ActionLink.tsx";
import { Breadcrumb } from "../ui/Breadcrumb.tsx";
import { button } from "../ui/button.ts";
import { Caption } from "../ui/Caption.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { EditionCard } from "../ui/DateCard.tsx";
import { DotList } from "../ui/DotList.tsx";
import { HeroFrame } from "../ui/HeroFrame.tsx";
import { More } from "../ui/More.tsx";
import { Neighbours } from "../ui/Neighbours.tsx";
import { NextStep } from "../ui/NextStep.tsx";
import { panel, panelsOfEqualWidth, panelTitle } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Eyebrow } from "../ui/Section.tsx";
import { Sections } from "../sections/Sections.tsx";
import type { Route } from "./+types/programmeBlock.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [block, year] = await Promise.all([getProgrammeBlock(content, params.slug), getYear(content)]);
  if (!block) throw notFound(url.pathname);
  const [next, suggestions, drawn] = await Promise.all([
    getBlockNextStep(content, block._id),
    getQuestionsOn(content, block._id),
    drawnVersion(content, socialCardOf(block)),
  ]);
  return { block, year, next, suggestions, drawn };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { path, number, title, trail, seo } = loaderData.block;
  const tags = headTags(root.loaderData, {
    path,
    title: `Bloc ${number}\u202f: ${title}`,
    seo,
    document: { path, drawn: loaderData.drawn },
  });
  const site = root.loaderData;
  const here = breadcrumb(site, trail, { label: title, href: path });
  return [
    ...tags,
    structuredData(site, blockCourse(site, loaderData.block, nextEdition(loaderData.year)), here),
  ];
}

export default function ProgrammeBlockPage({ loaderData: { block, year, next } }: Route.ComponentProps) {
  const edition = nextEdition(year);
  return (
    <article data-hue={block.color}>
      <Head block={block} edition={edition} />
      <Headed
        parts={{
          Objectifs: block.objectives.length > 0 && <CheckList items={block.objectives} ruled />,
          Outils: block.tools.length > 0 && <Chips items={block.tools} />,
        }}
      />
      {block.exercise && <FirstExercise exercise={block.exercise} />}
      {block.weeks.length > 0 && <Weeks weeks={block.weeks} />}
      <Headed
        id={projectAnchor}
        parts={{
          "Projet final": block.project.length > 0 && <RichText value={block.project} className="lead" />,
          "Livrables attendus": block.deliverables.length > 0 && (
            <CheckList items={block.deliverables} ruled />
          ),
        }}
      />
      <Sections sections={block.extras} document={block} field="extras" year={year} />
      <Following edition={editionToCome(year)} next={next} />
      <BlockNeighbours block={block} />
    </article>
  );
}

function Head({ block, edition }: { block: ProgrammeBlock; edition: Edition | undefined }) {
  const edit = useEdit();
  const made = madeThing(block.project);
  return (
    <HeroFrame as="header" image={block.image} ground="bg-tint">
      <Breadcrumb trail={block.trail} current={block.title} />
      <Caption className="mt-8 mb-5 text-[1.125rem]">{blockTime(block, edition)}</Caption>
      <h1 {...edit("programmeBlock", block._id, "title")}>{block.title}</h1>
      <RichText value={block.lead} className="lead mt-6" />
      {made && (
        <p className="mt-4">
          <More action={{ href: `#${projectAnchor}`, label: `Projet final\u202f: ${made}` }} />
        </p>
      )}
      {block.trail.map(({ href }) => (
        <p key={href} className="mt-4 -mb-3 print:hidden">
          <Link
            to={href}
            className="inline-flex min-h-11 items-center font-head text-label font-medium underline underline-offset-[0.25em] hover:bg-sun hover:text-on-sun"
          >
            ←&nbsp;Retour au programme
          </Link>
        </p>
      ))}
    </HeroFrame>
  );
}

const projectAnchor = "projet-final";

type Next = Awaited<ReturnType<typeof getBlockNextStep>>;

function Following({ edition, next }: { edition: Edition | undefined; next: Next }) {
  return (
    <section className={section}>
      <div className="wrap">
        <h2 className="mb-10">Suivre ce bloc</h2>
        <NextStep articles={next?.articles ?? []} offer={next?.offer}>
          {edition && <EditionCard edition={edition} />}
        </NextStep>
      </div>
    </section>
  );
}

const section = "py-air nth-of-type-[even]:bg-deep";
const sideHeading = "max-lg:not-first:mt-8 lg:text-[clamp(2rem,1rem+2vw,2.75rem)]";

/** Headings in the margin, beside each what it heads. */
function Pairs({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <section id={id} className={section}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-16 print:flex print:flex-col">
        {children}
      </div>
    </section>
  );
}

/** What there is of these, each beside its title. */
function Headed({ id, parts }: { id?: string; parts: Record<string, ReactNode> }) {
  const said = Object.entries(parts).filter(([, part]) => part);
  if (said.length === 0) return null;
  return (
    <Pairs id={id}>
      {said.map(([title, part]) => (
        <Fragment key={title}>
          <h2 className={sideHeading}>{title}</h2>
          {part}
        </Fragment>
      ))}
    </Pairs>
  );
}

function Chips({ items }: { items: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="rounded-[2rem] border-2 border-line bg-panel px-4 py-1.5 font-head text-label font-semibold"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

/** What a visitor may try at once. */
function FirstExercise({ exercise }: { exercise: Exercise }) {
  const { title, intro, prompt, blanks, reasons } = exercise;
  return (
    <Pairs id="premier-exercice">
      <div>
        <Eyebrow>Premier exercice</Eyebrow>
        <h2 className={sideHeading}>{title}</h2>
        {intro && <RichText value={intro} className="mt-4" />}
      </div>
      <div>
        <Island name="exercise" approached="pointerover focusin" wanted="click" props={{ prompt, blanks }}>
          <ExercisePrompt prompt={prompt} blanks={blanks} />
        </Island>
        <h3 className="mt-10 mb-3">Pourquoi ce prompt fonctionne</h3>
        <CheckList items={reasons} />
      </div>
    </Pairs>
  );
}

function Weeks({ weeks }: Pick<ProgrammeBlock, "weeks">) {
  return (
    <section className={section}>
      <div className="wrap">
        <h2 className="mb-10">Le plan, semaine par semaine</h2>
        <ol className={panelsOfEqualWidth}>
          {weeks.map((week, index) => (
            <li key={week._key} className={`${panel} row-span-4 grid grid-rows-subgrid gap-y-0 p-pad`}>
              <Caption corner>Semaine {index + 1}</Caption>
              <h3 className={panelTitle}>{week.title}</h3>
              <DotList items={week.topics} className="mb-5 grid content-start gap-[0.4em]" />
              {week.outcome && (
                <p className="-mx-pad -mb-pad border-t-2 border-line bg-tint px-pad py-4">{week.outcome}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function BlockNeighbours({ block: { previous, next, finalAction } }: { block: ProgrammeBlock }) {
  return (
    <Neighbours label="Blocs" previous={numbered(previous)} next={numbered(next)}>
      {finalAction && <ActionLink action={finalAction} className={button()} />}
    </Neighbours>
  );
}

function numbered(block: ProgrammeBlock["next"]) {
  return block && { path: block.path, title: `Bloc ${block.number}\u202f: ${block.title}` };
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
