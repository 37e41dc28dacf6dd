import type { Announcement } from "../content/announcement.ts";
import type { Settings } from "../content/settings.ts";
import type { IslandName } from "./islandNames.ts";

/** Where an island's code is: its own file, and the files that one imports. */
export type IslandCode = { src: string; chunks: string[] };

/** The starter of the islands: its code, to stand in the page, and the hash the page's policy allows it by. In development, where Vite serves it. */
export type Starter = { src: string } | { code: string; hash: string };

/** A dataset of the Content Lake. */
export type Dataset = { projectId: string; dataset: string };

/** Where the chat and the contact form write to, and the key that lets anyone do so. */
export type Supabase = { url: string; key: string };

/** What every page knows of the site it stands on. */
export type Site = {
  siteUrl: string;
  settings: Settings;
  /** What is announced on every page these days. */
  announcement: Announcement | null;
  /** Where pictures come from. */
  images: Dataset;
  supabase: Supabase;
  starter: Starter;
  islands: Record<IslandName, IslandCode>;
  /** Where drafts are edited, and the day the site is shown as of, when the page is rendered from drafts. */
  preview: (Dataset & { studioUrl: string; moment: string }) | null;
};
