import type { SanityClient } from "@sanity/client";
import { useEffect, useState } from "react";
import { type DocumentActionComponent, type SanityDocument, useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { allContent } from "../coherence/allContent.ts";
import type { ToReplace } from "../coherence/goLive.ts";
import { namesLeft, namingStill } from "../coherence/naming.ts";
import { oncePerAction } from "./oncePerAction.ts";
import { PublishFooter } from "./PublishFooter.tsx";
import { NamingTexts } from "./StillNamed.tsx";
import { usePublishNow } from "./usePublishNow.ts";

const none: ToReplace[] = [];

/** « Publier », which shows the texts that go on using a name before it is another. */
export const publishRenamed = oncePerAction((publish) => {
  const PublishRenamed: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const [texts, setTexts] = useState(none);
    const [reading, setReading] = useState(false);
    const description = publish(props);
    const publishNow = usePublishNow(description);
    const { published, version, draft } = props;
    const next = version ?? draft;
    const left = published && next ? namesLeft(published, next) : [];
    const isSame = left.length === 0;
    useEffect(() => {
      if (isSame) setTexts(none);
    }, [isSame]);
    if (!description?.onHandle || !published || !next || isSame) return description;
    const { disabled, title } = description;
    const close = () => setTexts(none);
    return {
      ...description,
      disabled: Boolean(disabled) || reading,
      async onHandle() {
        setReading(true);
        const found = namingStill(published, next, await textsOnline(client));
        setReading(false);
        if (found.length > 0) setTexts(found);
        else publishNow();
      },
      dialog:
        texts.length > 0
          ? {
              type: "dialog",
              header: "Publier sous un nouveau nom",
              onClose: close,
              content: <NamingTexts names={left} texts={texts} />,
              footer: (
                <PublishFooter
                  text="Publier ce nom"
                  publish={publishNow}
                  close={close}
                  disabled={disabled}
                  title={title}
                />
              ),
            }
          : description.dialog,
    };
  };
  return Object.assign(PublishRenamed, { action: publish.action, displayName: "PublishRenamed" });
});

/** Who cannot read them cannot publish either, and is told so. */
const textsOnline = (client: SanityClient) =>
  client.fetch<SanityDocument[]>(allContent, {}, { perspective: "published" }).catch(() => []);
