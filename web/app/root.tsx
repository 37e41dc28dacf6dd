import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";

import type { Route } from "./+types/root.ts";
import headFont from "./fonts/bricolage-grotesque.woff2";
import textFont from "./fonts/source-serif.woff2";
import { draftsClient, lake, publishedClient } from "./content/client.server.ts";
import { contentContext, readContent } from "./content/content.ts";
import { getSettings } from "./content/settings.ts";
import { islandCode, type Loader, loader as islandLoader } from "./islands/code.server.ts";
import { env } from "./env.server.ts";
import { isPreview } from "./preview/preview.server.ts";
import { VisualEditing } from "./preview/VisualEditing.tsx";
import { ChatButton } from "./ui/ChatButton.tsx";
import { Failure } from "./ui/Failure.tsx";
import { Footer } from "./ui/Footer.tsx";
import { Navigation } from "./ui/Navigation.tsx";
import { wholeCss } from "./styles/styles.ts";

/** Every request reads the published content, unless its browser was let in to the drafts. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const drafts = (await isPreview(request)) ? draftsClient : undefined;
    const content = readContent(drafts ?? publishedClient);
    context.set(contentContext, content);
    const response = await next();
    // What the page was made from: web/server renders it again when one of these is published.
    response.headers.set("X-Content-Keys", [...content.keys].join(" "));
    if (drafts) {
      response.headers.set("Cache-Control", "no-store");
      response.headers.set("X-Robots-Tag", "noindex");
    }
    return response;
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { projectId, dataset } = lake;
  const preview = await isPreview(request);
  return {
    siteUrl: env.SITE_URL,
    islandLoader,
    settings: { ...(await getSettings(context.get(contentContext))), images: { projectId, dataset } },
    islands: islandCode,
    supabase: { url: env.SUPABASE_URL, key: env.SUPABASE_ANON_KEY },
    preview: preview ? { projectId, dataset, studioUrl: env.STUDIO_URL } : null,
  };
}

/** The document. Public pages carry the islands' loader and no other script; a page rendered from drafts is hydrated, to be edited in place. */
export function Layout({ children }: { children: ReactNode }) {
  const { preview, islandLoader } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    <html lang="fr-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {[headFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: wholeCss }} />
      </head>
      <body>
        {children}
        {preview ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          islandLoader && <LoaderScript {...islandLoader} />
        )}
      </body>
    </html>
  );
}

/** It runs once the page is read, like any module. */
function LoaderScript(loader: Loader) {
  return "code" in loader ? (
    <script type="module" dangerouslySetInnerHTML={{ __html: loader.code }} />
  ) : (
    <script type="module" src={loader.src} />
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a href="#contenu" className="skip">
        Aller au contenu
      </a>
      <Navigation />
      <main id="contenu">
        <Outlet />
      </main>
      <Footer />
      {!loaderData.preview && <ChatButton />}
      {loaderData.preview && <VisualEditing studioUrl={loaderData.preview.studioUrl} />}
    </>
  );
}

export { Failure as ErrorBoundary };
