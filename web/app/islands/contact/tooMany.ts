import { zone } from "functions/zone";

const minute = 60;
const hour = new Intl.DateTimeFormat("fr-BE", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: zone,
});

/** The other ways to the school, those that it has. */
export type Reachable = { email?: string | null | undefined; phone?: string | null | undefined };

/** What a visitor reads whose request was one too many: when to try again, and the other ways to the school. */
export function tooMany(seconds: number, { email, phone }: Reachable): string {
  const wait =
    seconds > 90 * minute
      ? "demain"
      : `dans ${seconds > minute ? `${Math.ceil(seconds / minute)}\u00a0minutes` : "une minute"} (à ${at(seconds)})`;
  const ways = [email && `écrivez-nous à ${email}`, phone && `appelez le ${phone}`].filter(Boolean);
  return `Trop de demandes ont été envoyées. ${[`Réessayez ${wait}`, ways.join(" ou ")].filter(Boolean).join(", ")}.`;
}

const at = (seconds: number) => hour.format(Date.now() + seconds * 1000).replace(":", "\u00a0h\u00a0");
