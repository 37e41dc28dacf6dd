import { zone } from "functions/zone";

const minute = 60;
const hour = new Intl.DateTimeFormat("fr-BE", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: zone,
});

/** What a visitor reads whose request was one too many: when to try again, and the other ways to the school. */
export function tooMany(seconds: number, school: { email: string; phone: string }): string {
  const wait =
    seconds > 90 * minute
      ? "demain"
      : `dans ${seconds > minute ? `${Math.ceil(seconds / minute)}\u00a0minutes` : "une minute"} (à ${at(seconds)})`;
  return `Trop de demandes ont été envoyées. Réessayez ${wait}, écrivez-nous à ${school.email} ou appelez le ${school.phone}.`;
}

const at = (seconds: number) => hour.format(Date.now() + seconds * 1000).replace(":", "\u00a0h\u00a0");
