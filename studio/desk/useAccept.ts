import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useClient } from "sanity";
import { useRouter } from "sanity/router";

import type { Finding } from "../coherence/finding.ts";
import { apiVersion } from "../apiVersion.ts";
import { draftId } from "../draft.ts";

/** Drafts an exception for a finding and opens it: only the reason, which staff write, accepts it. */
export function useAccept({ found, document }: Finding) {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const toast = useToast();
  // One exception for a finding, however often it is pressed.
  const [id] = useState(() => crypto.randomUUID());
  return async () => {
    const documents = [{ _key: "document", _type: "reference", _ref: document, _weak: true }];
    try {
      await client.createIfNotExists({ _id: draftId(id), _type: "exception", text: found, documents });
      router.navigateIntent("edit", { id, type: "exception", path: "reason" });
    } catch (error) {
      console.error(error);
      toast.push({
        status: "error",
        title: "L’exception n’a pas pu être créée",
        description: "Vérifiez la connexion, puis réessayez.",
      });
    }
  };
}
