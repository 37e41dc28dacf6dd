import { Button, Flex } from "@sanity/ui";
import { useState } from "react";
import type { DocumentActionComponent, SanityDocument } from "sanity";

import { priceChanges } from "./priceChanges.ts";
import { PricePublication } from "./PricePublication.tsx";

/** « Publier », which shows what changes, and where, before a plan costs something else. */
export function publishPrices(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishPrices: DocumentActionComponent = (props) => {
    const [open, setOpen] = useState(false);
    const description = publish(props);
    const { published, version, draft } = props;
    const next = version ?? draft;
    const changes = published && next && priceChanges(published, next, [published]);
    if (!description?.onHandle || !next || !changes?.length) return description;
    const close = () => setOpen(false);
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: open && {
        type: "dialog",
        header: "Publier de nouveaux montants",
        onClose: close,
        content: <PricePublication published={published as SanityDocument} draft={next} />,
        footer: (
          <Flex justify="flex-end" gap={2} padding={3}>
            <Button mode="bleed" text="Annuler" onClick={close} />
            <Button
              tone="positive"
              text="Publier ces montants"
              onClick={() => {
                close();
                description.onHandle?.();
              }}
            />
          </Flex>
        ),
      },
    };
  };
  return Object.assign(PublishPrices, { action: publish.action, displayName: "PublishPrices" });
}
