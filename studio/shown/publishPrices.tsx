import { useState } from "react";
import type { DocumentActionComponent } from "sanity";

import { oncePerAction } from "../desk/oncePerAction.ts";
import { mayChangePrices } from "./priceChanges.ts";
import { PricePublication } from "./PricePublication.tsx";
import { PricesFooter, pricesHeader } from "./PricesFooter.tsx";

/** « Publier », which shows what changes, and where, before a plan costs something else. */
export const publishPrices = oncePerAction((publish) => {
  const PublishPrices: DocumentActionComponent = (props) => {
    const [open, setOpen] = useState(false);
    const description = publish(props);
    const { published, version, draft } = props;
    const next = version ?? draft;
    if (!description?.onHandle || !published || !next || !mayChangePrices(published, next))
      return description;
    const close = () => setOpen(false);
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: open
        ? {
            type: "dialog",
            header: pricesHeader,
            onClose: close,
            content: <PricePublication published={published} draft={next} />,
            footer: <PricesFooter publish={() => description.onHandle?.()} close={close} />,
          }
        : description.dialog,
    };
  };
  return Object.assign(PublishPrices, { action: publish.action, displayName: "PublishPrices" });
});
