import type { SanityClient } from "@sanity/client";
import { type DocumentActionComponent, useClient } from "sanity";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";

/** « Publier », which lets nobody stand before a closed door: when the address changes, the old one leads to the new one. */
export function publishWithRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const description = publish(props);
    const from = addressOf(props.published);
    const to = addressOf(props.version ?? props.draft);
    if (!description?.onHandle || !from || !to || from === to) return description;
    return {
      ...description,
      title: `${from} mènera à ${to}.`,
      async onHandle() {
        // First the redirect: it counts from the moment the page has left its old address.
        await redirectAddress(client, from, to);
        description.onHandle?.();
      },
    };
  };
  return Object.assign(PublishWithRedirect, { action: publish.action, displayName: "PublishWithRedirect" });
}

/** The old address leads to the new one, and the new one nowhere else. */
async function redirectAddress(client: SanityClient, from: string, to: string): Promise<void> {
  const earlier = await client
    .withConfig({ perspective: "raw" })
    .fetch<string[]>('*[_type == "redirect" && from in [$from, $to]]._id', { from, to });
  const transaction = client.transaction();
  for (const id of earlier) transaction.delete(id);
  const _id = `redirect-${from.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "")}`;
  await transaction.createOrReplace({ _id, _type: "redirect", from, to, permanent: true }).commit();
}
