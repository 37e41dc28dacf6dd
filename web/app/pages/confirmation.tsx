import { Fragment } from "react";
import { Link } from "react-router-dom";

import { getConfirmation } from "../content/confirmation.ts";
import { contentContext } from "../site/contexts.ts";
import { headTags } from "../seo/headTags.ts";
import { useNetworks } from "../site/useNetworks.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { button } from "../ui/button.ts";
import { Message } from "../ui/Message.tsx";
import { RichText } from "../ui/RichText.tsx";
import type { Route } from "./+types/confirmation.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  getConfirmation(context.get(contentContext), url.searchParams.get("type") ?? "inscription");

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) return [];
  const { title } = loaderData.confirmation;
  return headTags(root.loaderData, { path: "/confirmation", title, seo: { noIndex: true } });
}

export default function Confirmation({ loaderData: { confirmation, trail } }: Route.ComponentProps) {
  return (
    <Message
      title={confirmation.title}
      text={<RichText value={confirmation.content} />}
      above={<span data-starts-at-top="" />}
    >
      <ActionRow className="mt-16">
        <Link to="/" className={button()}>
          Retour à l’accueil
        </Link>
        {trail.map(({ label, href }) => (
          <Link key={href} to={href} className={button("quiet")}>
            {label}
          </Link>
        ))}
      </ActionRow>
      <Networks />
    </Message>
  );
}

function Networks() {
  const networks = useNetworks();
  if (networks.length === 0) return null;
  return (
    <p className="mt-8">
      En attendant, suivez-nous&#8239;:{" "}
      {networks.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ", "}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}
