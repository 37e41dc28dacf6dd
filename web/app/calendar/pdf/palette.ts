import { colours } from "functions/colours";

/** A sheet is read by day. */
export const { ground: paper, panel, ink, muted } = colours.light;

type Hue = { hue: string; onHue: string; tint: string };

/** A hue of the Studio's list; iris for any other. */
export function hueOf(name: string): Hue {
  return isHue(name) ? colours.hues[name] : colours.hues.iris;
}

function isHue(name: string): name is keyof typeof colours.hues {
  return Object.hasOwn(colours.hues, name);
}
