import type { Supabase } from "../../site/site.ts";

/** What the page gives the chat. */
export type ChatProps = {
  supabase: Supabase;
  /** The panel's name. */
  name: string;
  greeting: string;
  placeholder: string;
  suggestions: string[];
  /** Whether it asks if an answer helped. */
  feedback: boolean;
};

/** Why the panel is there: the visitor opened it, or had it open on the page before. */
export type Opened = "asked" | "restored";
