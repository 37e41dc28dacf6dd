import { useToast } from "@sanity/ui/toast";
import { useCallback } from "react";
import { useClient } from "sanity";
import { useRouter } from "sanity/router";

import type { Finding } from "../coherence/finding.ts";
import { apiVersion } from "../apiVersion.ts";

/** Drafts an exception for a finding and opens it: only the reason, which staff write, accepts it. */
export function useAccept() {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const toast = useToast();
  return useCallback(
    async ({ found, document }: Finding) => {
      const id = crypto.randomUUID();
      const documents = [{ _key: "document", _type: "reference", _ref: document, _weak: true }];
      try {
        await client.create({ _id: `drafts.${id}`, _type: "exception", text: found, documents });
        router.navigateIntent("edit", { id, type: "exception", path: "reason" });
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined;
        toast.push({ status: "error", title: "L’exception n’a pas pu être créée", description });
      }
    },
    [client, router, toast],
  );
}
