import { validateDocument, type ValidationClient } from "@sanity/validation";
import { evaluate, parse } from "groq-js";
import type { SanityDocument, SanityDocumentLike } from "sanity";

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

/** A client whose queries are answered from the documents at hand: rules that query need one. */
function offlineClient(documents: SanityDocumentLike[]): ValidationClient {
  const fetch = async (query: string, params?: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get();
  const client = { fetch, getDataUrl: () => "", observable: {}, withConfig: () => client };
  return client as unknown as ValidationClient;
}
