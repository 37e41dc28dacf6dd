import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";

import type { Site } from "../site/site.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { button } from "../ui/button.ts";
import { Message } from "../ui/Message.tsx";

/** What a visitor reads when the site itself fails: nothing of the content can be relied on here. */
export function Failure() {
  const error = useRouteError();
  const school = useRouteLoaderData<Site>("root")?.settings.name;
  const text =
    isRouteErrorResponse(error) && error.status < 500 && typeof error.data === "string"
      ? error.data
      : "Le site ne répond pas pour le moment. Réessayez dans quelques minutes.";
  useEffect(() => console.error(error), [error]);
  return (
    <main>
      <title>{["Erreur", school].filter(Boolean).join(" | ")}</title>
      <Message title="Une erreur est survenue" text={text}>
        <ActionRow className="mt-16">
          <a href="/" className={button()}>
            Retour à l’accueil
          </a>
        </ActionRow>
      </Message>
    </main>
  );
}
