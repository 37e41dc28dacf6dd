/** The site's colours, on paper: see app.css. */
export const paper = "#FBF6EC";
export const panel = "#FFFDF9";
export const ink = "#1C1B33";
export const muted = "#55536E";

export type Hue = { fill: string; on: string; tint: string };

const hues: Record<string, Hue> = {
  iris: { fill: "#5546D6", on: "#FFFFFF", tint: "#CFC9F7" },
  soleil: { fill: "#FFC83D", on: ink, tint: "#FFE9AE" },
  corail: { fill: "#F2694B", on: ink, tint: "#FBD0C4" },
  sapin: { fill: "#1E7A5A", on: "#FFFFFF", tint: "#BFE3D3" },
  ciel: { fill: "#3E9BD4", on: ink, tint: "#C6E3F5" },
  prune: { fill: "#8A2F63", on: "#FFFFFF", tint: "#EBC9DC" },
};

/** A hue of the Studio's list; iris for any other. */
export function hueOf(name: string): Hue {
  return hues[name] ?? hues.iris!;
}
