import type { Cdn } from "./cdn.ts";
import { cloudflare } from "./cloudflare.ts";
import { fastly } from "./fastly.ts";

type Environment = {
  CLOUDFLARE_API_URL: string;
  CLOUDFLARE_ZONE_ID?: string | undefined;
  CLOUDFLARE_API_TOKEN?: string | undefined;
  FASTLY_API_URL: string;
  FASTLY_SERVICE_ID?: string | undefined;
  FASTLY_API_TOKEN?: string | undefined;
};

/** The CDN that the environment names, if it names one. */
export function cdnFrom(env: Environment): Cdn | undefined {
  const {
    CLOUDFLARE_ZONE_ID: zone,
    CLOUDFLARE_API_TOKEN,
    FASTLY_SERVICE_ID: service,
    FASTLY_API_TOKEN,
  } = env;
  if (zone && CLOUDFLARE_API_TOKEN)
    return cloudflare({ api: env.CLOUDFLARE_API_URL, zone, token: CLOUDFLARE_API_TOKEN });
  if (service && FASTLY_API_TOKEN)
    return fastly({ api: env.FASTLY_API_URL, service, token: FASTLY_API_TOKEN });
}
