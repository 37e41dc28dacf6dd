import type { RichText as RichTextValue } from "../content/richText.ts";
import { RichText } from "./RichText.tsx";

/** What is to be known beside what a section shows. */
export function Note({ value }: { value: RichTextValue | null | undefined }) {
  if (!value) return null;
  return <RichText value={value} className="mt-6 max-w-[40em] text-muted" />;
}
