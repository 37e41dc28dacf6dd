// What the Studio is built with. `npm start` sets these; a hosted build needs the first two.

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || "ia4school";
export const dataset = process.env.SANITY_STUDIO_DATASET || "production";
/** Address of the local Content Lake; empty for Sanity's own. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || "";
/** The database behind « Demandes »; empty: the tool is left out. */
export const supabaseUrl = process.env.SANITY_STUDIO_SUPABASE_URL || "";
export const supabaseAnonKey = process.env.SANITY_STUDIO_SUPABASE_ANON_KEY || "";
export const siteUrl = (process.env.SANITY_STUDIO_SITE_URL || "http://localhost:3000").replace(/\/$/, "");
/** Shows what only developers use: the tool that asks the lake in GROQ. */
export const forDevelopers = Boolean(process.env.SANITY_STUDIO_DEVELOPER);
