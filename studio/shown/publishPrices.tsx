import { useEffect, useState } from "react";
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
    const changes = published && next && mayChangePrices(published, next) ? { published, draft: next } : null;
    const isSame = changes === null;
    useEffect(() => {
      if (isSame) setOpen(false);
    }, [isSame]);
    if (!description?.onHandle || !changes) return description;
    const { onHandle: doPublish, disabled, title } = description;
    const close = () => setOpen(false);
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: open
        ? {
            type: "dialog",
            header: pricesHeader,
            onClose: close,
            content: <PricePublication {...changes} />,
            footer: <PricesFooter publish={doPublish} close={close} disabled={disabled} title={title} />,
          }
        : description.dialog,
    };
  };
  return Object.assign(PublishPrices, { action: publish.action, displayName: "PublishPrices" });
});
