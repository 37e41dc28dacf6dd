import type { Rendering } from "../app/site/contexts.ts";

export type SecurityHeaders = (rendering?: Pick<Rendering, "styles" | "scripts">) => Record<string, string>;

/** Headers of a public page: only its own styles and scripts by their hash, only the site's own files and calls. */
export function securityHeadersFor(env: { SITE_URL: string; SUPABASE_URL: string }): SecurityHeaders {
  return ({ styles, scripts } = { styles: [], scripts: [] }) => {
    const policy = [
      "default-src 'none'",
      ["script-src 'self'", ...scripts.map(quoted)].join(" "),
      ["style-src 'self'", ...styles.map(quoted)].join(" "),
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
  };
}

const quoted = (hash: string) => `'${hash}'`;
