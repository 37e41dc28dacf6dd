import type { ClientConfig, ClientPerspective } from "@sanity/client";
import { validateDocument, type ValidationClient } from "@sanity/validation";
import { evaluate, parse } from "groq-js";
import type { SanityDocument, SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { releaseOf } from "../releaseOf.ts";
import { schema } from "./documents.ts";

type Remark = { document: string; field: string; message: string; level: string };

/** What the Studio's own validation says of some documents, or all, of a dataset. */
export async function validate(
  documents: SanityDocumentLike[],
  asked: SanityDocumentLike[] = documents,
): Promise<Remark[]> {
  const ids = new Set(documents.map((document) => document._id));
  const client = offlineClient(documents);
  const remarks = await Promise.all(
    asked.map(async (document) => {
      const { markers } = await validateDocument({
        document: document as SanityDocument,
        schema,
        client,
        getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
      });
      return markers.map((marker) => ({
        document: document._id,
        field: marker.path.map((part) => (typeof part === "object" ? "[]" : String(part))).join("."),
        message: marker.message,
        level: marker.level,
      }));
    }),
  );
  return remarks.flat();
}

/** A client whose queries are answered from the documents at hand, as its perspective shows them: rules that query need one. */
function offlineClient(
  documents: SanityDocumentLike[],
  perspective: ClientPerspective = "raw",
): ValidationClient {
  const dataset = perspective === "raw" ? documents : seenIn([perspective, "published"].flat(), documents);
  const fetch = async (query: string, params?: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  const withConfig = (config: ClientConfig) => offlineClient(documents, config.perspective ?? perspective);
  const client = { fetch, getDataUrl: () => "", observable: {}, withConfig };
  return client as unknown as ValidationClient;
}

/** Of each document, the version that comes first in a perspective. */
function seenIn(versions: string[], documents: SanityDocumentLike[]): SanityDocumentLike[] {
  const lastFirst = versions
    .toReversed()
    .flatMap((version) => documents.filter(({ _id }) => versionOf(_id) === version));
  const shown = new Map(lastFirst.map((document) => [baseId(document._id), document]));
  return [...shown].map(([_id, document]) => ({ ...document, _id }));
}

const versionOf = (id: string) => (id.startsWith("drafts.") ? "drafts" : (releaseOf(id) ?? "published"));
