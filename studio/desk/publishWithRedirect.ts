import type { SanityClient } from "@sanity/client";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef } from "react";
import { type DocumentActionComponent, useClient } from "sanity";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { oncePerAction } from "./oncePerAction.ts";
import { redirecting, redirectOf } from "./redirecting.ts";
import { usePublishNow } from "./usePublishNow.ts";

/** « Publier », which lets nobody stand before a closed door: when the address changes, the old one leads to the new one. */
export const publishWithRedirect = oncePerAction((publish) => {
  const PublishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const toast = useToast();
    const description = publish(props);
    const publishNow = usePublishNow(description);
    const from = addressOf(props.published);
    const to = addressOf(props.version ?? props.draft);
    const asked = useRef<{ from: string; to: string }>(undefined);
    // What led to the old address leads on once the page is at the new one: a publication may still be refused.
    useEffect(() => {
      if (!asked.current || asked.current.to !== from) return;
      void leadOn(client, asked.current);
      asked.current = undefined;
    }, [client, from]);
    if (!description?.onHandle || !from || !to || from === to) return description;
    return {
      ...description,
      title: description.title || `${from} mènera à ${to}.`,
      async onHandle() {
        try {
          await client.createOrReplace(await redirectOf(from, to));
        } catch (error) {
          console.error(error);
          toast.push({
            status: "error",
            title: "Rien n’a été publié",
            description: `La redirection de ${from} vers ${to} n’a pas pu être écrite. Vérifiez la connexion, puis publiez de nouveau.`,
          });
          return;
        }
        asked.current = { from, to };
        publishNow();
      },
    };
  };
  return Object.assign(PublishWithRedirect, { action: publish.action, displayName: "PublishWithRedirect" });
});

/** The site follows each step where this fails. */
async function leadOn(client: SanityClient, { from, to }: { from: string; to: string }): Promise<void> {
  try {
    await (await redirecting(client, client.transaction(), from, to)).commit();
  } catch (error) {
    console.error(error);
  }
}
