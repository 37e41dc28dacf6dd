import { Link } from "react-router-dom";

import { useSettings } from "../site/useSettings.ts";
import { ActionRow } from "./ActionRow.tsx";
import { button } from "./button.ts";
import { Message } from "./Message.tsx";
import { RichText } from "./RichText.tsx";
import { SearchForm } from "./SearchForm.tsx";

export function NotFound() {
  const { notFound, name } = useSettings();
  const title = notFound?.title ?? "Cette page n’existe pas";
  return (
    <Message
      title={title}
      lang={title === "Oops! Page not found" ? "en" : undefined}
      text={notFound?.content && <RichText value={notFound.content} />}
      above={
        <p className="mb-8 font-head text-[min(clamp(7rem,30vw,18rem),40vw)]/[0.8] font-extrabold tracking-[-0.06em]">
          404
        </p>
      }
    >
      <title>{`Page introuvable | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <ActionRow className="mt-16">
        <Link to="/" className={button()}>
          {notFound?.homeLabel ?? "Retour à l’accueil"}
        </Link>
      </ActionRow>
      <SearchForm quiet />
    </Message>
  );
}
