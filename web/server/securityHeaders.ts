import { createHash } from "node:crypto";

import { env } from "../app/env.server.ts";

/**
 * Headers of a public page: only its own styles by their hash, only the site's own scripts and calls.
 * @param scriptHash of the one script that may stand in the page
 */
export function securityHeaders(html: string, scriptHash: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scriptHash ? ` '${scriptHash}'` : ""}`,
    `style-src 'self' ${styleHashes(html).join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${env.SUPABASE_URL}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(env.SITE_URL.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

function styleHashes(html: string): string[] {
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
}
