import { useState } from "react";
import { type DocumentActionComponent, type SanityDocument, useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { allContent } from "../coherence/allContent.ts";
import type { ToReplace } from "../coherence/goLive.ts";
import { isNamed, namingStill } from "../coherence/naming.ts";
import { titleOf } from "../coherence/texts.ts";
import { oncePerAction } from "./oncePerAction.ts";
import { PublishFooter } from "./PublishFooter.tsx";
import { NamingTexts } from "./StillNamed.tsx";

/** « Publier », which shows the texts that go on using a name before it is another. */
export const publishRenamed = oncePerAction((publish) => {
  const PublishRenamed: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const [texts, setTexts] = useState<ToReplace[]>([]);
    const description = publish(props);
    const { published, version, draft } = props;
    const next = version ?? draft;
    if (!description?.onHandle || !published || !next || !isRenamed(published, next)) return description;
    const close = () => setTexts([]);
    return {
      ...description,
      async onHandle() {
        // Who cannot read them cannot publish either, and is told so.
        const online = await client
          .fetch<SanityDocument[]>(allContent, {}, { perspective: "published" })
          .catch(() => []);
        const found = namingStill(published, next, online);
        if (found.length > 0) setTexts(found);
        else description.onHandle?.();
      },
      dialog:
        texts.length > 0
          ? {
              type: "dialog",
              header: "Publier sous un nouveau nom",
              onClose: close,
              content: <NamingTexts name={titleOf(published)} texts={texts} />,
              footer: (
                <PublishFooter text="Publier ce nom" publish={() => description.onHandle?.()} close={close} />
              ),
            }
          : description.dialog,
    };
  };
  return Object.assign(PublishRenamed, { action: publish.action, displayName: "PublishRenamed" });
});

const isRenamed = (before: SanityDocument, after: SanityDocument) =>
  isNamed(before) && titleOf(before) !== titleOf(after);
