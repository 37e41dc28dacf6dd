import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";

import type { Route } from "./+types/root.ts";
import headFont from "./fonts/bricolage-grotesque.woff2";
import textFont from "./fonts/source-serif.woff2";
import { draftsClient, lake, publishedClient } from "./content/client.server.ts";
import { getAnnouncement } from "./content/announcement.ts";
import { type Content, readContent } from "./content/content.ts";
import { getSettings } from "./content/settings.ts";
import { env } from "./env.server.ts";
import { isPreview } from "./preview/preview.server.ts";
import { previewedMoment, writtenMoment } from "./preview/previewMoment.server.ts";
import { VisualEditing } from "./preview/VisualEditing.tsx";
import { AnnouncementBar } from "./frame/AnnouncementBar.tsx";
import { ChatButton } from "./frame/ChatButton.tsx";
import { Failure } from "./frame/Failure.tsx";
import { Footer } from "./frame/Footer.tsx";
import { Navigation } from "./frame/Navigation.tsx";
import { askedBefore } from "./site/askedBefore.server.ts";
import { pagePolicy } from "./site/pagePolicy.ts";
import {
  contentContext,
  keptContext,
  lastEventContext,
  previewContext,
  readingTogetherContext,
  type Rendering,
  renderingContext,
  tracedContext,
} from "./site/contexts.ts";
import { islandCode, starter } from "./site/islandCode.server.ts";
import type { Site } from "./site/site.ts";
import { ownStyles, wholeCss } from "./styles/styles.ts";

/** Every request reads the published content, unless its browser was let in to the drafts. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const drafts = isPreview(request) ? draftsClient : undefined;
    const now = (drafts && previewedMoment(request)) ?? new Date();
    const [lastEvent, traced] = [context.get(lastEventContext), context.get(tracedContext)];
    const { pathname, search } = new URL(request.url);
    const before = drafts ? undefined : askedBefore.get(pathname + search);
    const together = drafts ? undefined : context.get(readingTogetherContext);
    const content =
      together?.content?.beside() ??
      readContent(drafts ?? publishedClient, lastEvent ?? undefined, now, traced);
    if (together) together.content = content;
    if (before) content.expect(before);
    context.set(contentContext, content);
    context.set(previewContext, drafts !== undefined);
    const rendering: Rendering = { content, names: new Set() };
    context.set(renderingContext, rendering);
    const kept = context.get(keptContext);
    if (before && kept?.digest && content.now.getTime() < kept.until) {
      rendering.unchanged = (await content.digest()) === kept.digest;
      if (rendering.unchanged) return new Response();
    }
    const response = await next();
    // What strangers ask for is not remembered.
    if (kept && !drafts) {
      askedBefore.set(pathname + search, content.asked());
      rendering.digest = await content.digest().catch(() => undefined);
    }
    if (drafts) {
      response.headers.set("Cache-Control", "no-store");
      response.headers.set("X-Robots-Tag", "noindex");
    }
    return response;
  },
];

async function readFrame(content: Content) {
  const [settings, announcement] = await Promise.all([getSettings(content), getAnnouncement(content)]);
  return { settings, announcement };
}

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { projectId, dataset } = lake;
  const preview = context.get(previewContext);
  const content = context.get(contentContext);
  return {
    siteUrl: env.SITE_URL,
    ...(await readFrame(content)),
    images: { projectId, dataset },
    starter,
    islands: islandCode,
    supabase: { url: env.SUPABASE_URL, key: env.SUPABASE_ANON_KEY },
    preview: preview
      ? { projectId, dataset, studioUrl: env.STUDIO_URL, moment: writtenMoment(content.now) }
      : null,
  };
}

/** The document. Public pages carry the islands' starter and no other script; a page rendered from drafts is hydrated, to be edited in place. */
export function Layout({ children }: { children: ReactNode }) {
  const { preview, starter } = useRouteLoaderData<Site>("root") ?? {};
  // Vite's own code comes with none.
  const policed = !preview && !import.meta.env.DEV;
  return (
    <html lang="fr-BE">
      <head>
        <meta charSet="utf-8" />
        {policed && <meta httpEquiv="Content-Security-Policy" content={pagePolicy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {[headFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: preview ? wholeCss : ownStyles }} />
      </head>
      <body>
        {children}
        {preview ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          starter && <StarterScript starter={starter} />
        )}
      </body>
    </html>
  );
}

/** It runs once the page is read, like any module. */
function StarterScript({ starter }: { starter: Site["starter"] }) {
  return "code" in starter ? (
    <script type="module" dangerouslySetInnerHTML={{ __html: starter.code }} />
  ) : (
    <script type="module" src={starter.src} />
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a href="#contenu" className="absolute top-2 -left-999 z-9 bg-sun px-5 py-3 text-on-sun focus:left-2">
        Aller au contenu
      </a>
      {loaderData.announcement && <AnnouncementBar {...loaderData.announcement} />}
      <Navigation />
      <main id="contenu">
        <Outlet />
      </main>
      <Footer />
      {!loaderData.preview && <ChatButton />}
      {loaderData.preview && <VisualEditing {...loaderData.preview} />}
    </>
  );
}

export { Failure as ErrorBoundary };
