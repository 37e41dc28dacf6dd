import { untyped } from "./texts.ts";

/** The text with the plans' own names blanked out: « Pack 3 mois » is a name. */
export function withoutNames(names: string[], text: string): string {
  const plain = (part: string) => part.toLowerCase().replace(/[\u00A0\u202F]/g, " ");
  return names.reduce((rest, name) => {
    const at = plain(rest).indexOf(plain(name));
    return at < 0
      ? rest
      : `${rest.slice(0, at)}${untyped.repeat(name.length)}${withoutNames([name], rest.slice(at + name.length))}`;
  }, text);
}
