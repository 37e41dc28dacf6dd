/** The school's colours, for the site, its pictures, its PDF and its e-mails. */
export const colours = {
  light: {
    ground: "#fbf6ec",
    deep: "#f1e8d6",
    panel: "#fffdf9",
    ink: "#1c1b33",
    muted: "#55536e",
    line: "#1c1b33",
    voice: "#5546d6",
    onVoice: "#fff",
    call: "#5546d6",
    night: "#1c1b33",
    day: "#fbf6ec",
    sun: "#ffc83d",
    sunTint: "#ffe9ae",
    error: "#a3261b",
  },
  /** What changes where the reader prefers the dark. */
  dark: {
    ground: "#131226",
    deep: "#1b1a34",
    panel: "#1f1e3a",
    ink: "#f6f0e2",
    muted: "#c4bfd3",
    line: "#a7a2c8",
    voice: "#ffc83d",
    onVoice: "#1c1b33",
    call: "#43369f",
    night: "#0b0a1a",
    sunTint: "#4a3a10",
    error: "#ffb4a8",
  },
  /** A block's own colour: itself, what is written on it, and a ground for text, by day and by night. */
  hues: {
    iris: { hue: "#5546d6", onHue: "#fff", tint: "#cfc9f7", tintDark: "#2d2768" },
    soleil: { hue: "#ffc83d", onHue: "#1c1b33", tint: "#ffe9ae", tintDark: "#4a3a10" },
    corail: { hue: "#f2694b", onHue: "#1c1b33", tint: "#fbd0c4", tintDark: "#552318" },
    sapin: { hue: "#1e7a5a", onHue: "#fff", tint: "#bfe3d3", tintDark: "#133d2f" },
    ciel: { hue: "#3e9bd4", onHue: "#1c1b33", tint: "#c6e3f5", tintDark: "#163f5b" },
    prune: { hue: "#8a2f63", onHue: "#fff", tint: "#ebc9dc", tintDark: "#4a1c38" },
  },
} as const;
