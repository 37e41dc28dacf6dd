import type { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "./document.ts";

/** Reads documents as they are stored. */
export function readDocument(database: DatabaseSync) {
  const select = database.prepare("SELECT json FROM documents WHERE id = ?");
  return (id: string): LakeDocument | null => {
    const row = select.get(id);
    return row ? JSON.parse(String(row.json)) : null;
  };
}
