import { useToast } from "@sanity/ui/toast";
import { type DocumentActionComponent, useClient } from "sanity";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { oncePerAction } from "./oncePerAction.ts";
import { redirecting } from "./redirecting.ts";

/** « Publier », which lets nobody stand before a closed door: when the address changes, the old one leads to the new one. */
export const publishWithRedirect = oncePerAction((publish) => {
  const PublishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const toast = useToast();
    const description = publish(props);
    const from = addressOf(props.published);
    const to = addressOf(props.version ?? props.draft);
    if (!description?.onHandle || !from || !to || from === to) return description;
    return {
      ...description,
      title: `${from} mènera à ${to}.`,
      async onHandle() {
        try {
          // First the redirect: it counts from the moment the page has left its old address.
          await (await redirecting(client, client.transaction(), from, to)).commit();
        } catch (error) {
          console.error(error);
          toast.push({
            status: "error",
            title: "Rien n’a été publié",
            description: `La redirection de ${from} vers ${to} n’a pas pu être écrite. Vérifiez la connexion, puis publiez de nouveau.`,
          });
          return;
        }
        description.onHandle?.();
      },
    };
  };
  return Object.assign(PublishWithRedirect, { action: publish.action, displayName: "PublishWithRedirect" });
});
