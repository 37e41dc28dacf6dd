import { Link } from "react-router-dom";

import { getConfirmation } from "../content/confirmation.ts";
import { contentContext } from "../site/contexts.ts";
import { headTags } from "../seo/headTags.ts";
import { RichText } from "../ui/RichText.tsx";
import type { Route } from "./+types/confirmation.ts";
import { notFound } from "../site/notFound.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const confirmation = await getConfirmation(
    context.get(contentContext),
    searchParams.get("type") ?? "inscription",
  );
  if (!confirmation) throw notFound(pathname);
  return { confirmation };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { title } = loaderData.confirmation;
  return headTags(root.loaderData, { path: "/confirmation", title, seo: { noIndex: true } });
}

export default function Confirmation({ loaderData: { confirmation } }: Route.ComponentProps) {
  return (
    <div className="message wrap">
      <div className="balloon">
        <h1>{confirmation.title}</h1>
        <RichText value={confirmation.content} className="lead" />
      </div>
      <p className="actions">
        <Link to="/" className="button">
          Retour à l’accueil
        </Link>
        <Link to="/blog" className="button quiet">
          Lire le blog
        </Link>
      </p>
    </div>
  );
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
