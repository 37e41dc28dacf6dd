import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";

/** What a visitor reads when the site itself fails: nothing of the content can be relied on here. */
export function Failure() {
  const error = useRouteError();
  const text =
    isRouteErrorResponse(error) && error.status < 500 && typeof error.data === "string"
      ? error.data
      : "Le site ne répond pas pour le moment. Réessayez dans quelques minutes.";
  useEffect(() => console.error(error), [error]);
  return (
    <main className="message wrap">
      <title>Erreur | IA4School</title>
      <div className="balloon">
        <h1>Une erreur est survenue</h1>
        <p className="lead">{text}</p>
      </div>
      <p className="actions">
        <a href="/" className="button">
          Retour à l’accueil
        </a>
      </p>
    </main>
  );
}
