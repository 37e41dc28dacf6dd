import { useRef } from "react";
import {
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
  useClient,
} from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { lastPlace } from "../schema/orderRank.ts";
import { oncePerAction } from "./oncePerAction.ts";

/** « Dupliquer », once at a time however often it is clicked; the copy stands last in its list, and nothing puts it forward. */
export const duplicateOnce = oncePerAction((duplicate: DuplicateDocumentActionComponent) => {
  const DuplicateOnce: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion });
    const isRunning = useRef(false);
    const orderRank = useRef<string>(undefined);
    const mapDocument = (copied: SanityDocumentLike) => copyOf(copied, orderRank.current);
    const description = duplicate({ ...props, mapDocument });
    if (!description?.onHandle) return description;
    // It is done once the copy is open.
    const open = description.onHandle as () => Promise<void>;
    return {
      ...description,
      async onHandle() {
        if (isRunning.current) return;
        isRunning.current = true;
        try {
          orderRank.current = await lastPlace(client, props.type).catch(() => undefined);
          await open();
        } finally {
          isRunning.current = false;
        }
      },
    };
  };
  return Object.assign(DuplicateOnce, { action: duplicate.action, displayName: "DuplicateOnce" });
});

/** What is one document's alone is not copied: its place, and that it is the one put forward. */
function copyOf(document: SanityDocumentLike, orderRank: string | undefined): SanityDocumentLike {
  const { popular: _popular, ...copied } = document;
  return "orderRank" in copied ? { ...copied, orderRank } : copied;
}
