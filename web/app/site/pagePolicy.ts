/** Where the page's own policy comes to stand, once its styles are known. */
export const pagePolicy = "page-policy";

/**
 * What a public page may load: only its own styles and scripts, by their hash, and the site's own files and calls.
 * It stands in the page, so that whoever serves the file serves its policy.
 */
export function policyOf(hashes: { styles: string[]; scripts: string[] }, supabaseUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts.map(quoted)].join(" "),
    ["style-src 'self'", ...hashes.styles.map(quoted)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${supabaseUrl}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join(";");
}

const quoted = (hash: string) => `'${hash}'`;
