import { Link } from "react-router-dom";

import { useSettings } from "../site/useSettings.ts";
import { RichText } from "./RichText.tsx";
import { SearchForm } from "./SearchForm.tsx";

export function NotFound() {
  const { notFound, name } = useSettings();
  return (
    <div className="message wrap">
      <title>{`Page introuvable | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="code-404">404</p>
      <div className="balloon">
        <h1 lang={notFound.title === "Oops! Page not found" ? "en" : undefined}>{notFound.title}</h1>
        {notFound.content && <RichText value={notFound.content} className="lead" />}
      </div>
      <p className="actions">
        <Link to="/" className="button">
          {notFound.homeLabel}
        </Link>
      </p>
      <SearchForm />
    </div>
  );
}
