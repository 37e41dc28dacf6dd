const [paper, deep, ink] = ["#fbf6ec", "#f1e8d6", "#1c1b33"] as const;
const [iris, coral] = ["#5546d6", "#f2694b"] as const;
const [sun, sunTint, sunShade] = ["#ffc83d", "#ffe9ae", "#4a3a10"] as const;

/** The school's colours, for the site, its pictures, its PDF and its e-mails. */
export const colours = {
  light: {
    ground: paper,
    deep,
    panel: "#fffdf9",
    ink,
    muted: "#55536e",
    line: ink,
    voice: iris,
    onVoice: "#fff",
    call: iris,
    onCall: "#fff",
    night: ink,
    day: paper,
    sun,
    sunTint,
    onSun: ink,
    iris,
    holiday: coral,
    weekend: deep,
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
    voice: sun,
    onVoice: ink,
    call: "#43369f",
    night: "#0b0a1a",
    sunTint: sunShade,
    weekend: "#34325a",
    error: "#ffb4a8",
  },
  /** A block's own colour: itself, what is written on it, and a ground for text, by day and by night. */
  hues: {
    iris: { hue: iris, onHue: "#fff", tint: "#cfc9f7", tintDark: "#2d2768" },
    soleil: { hue: sun, onHue: ink, tint: sunTint, tintDark: sunShade },
    corail: { hue: coral, onHue: ink, tint: "#fbd0c4", tintDark: "#552318" },
    sapin: { hue: "#1e7a5a", onHue: "#fff", tint: "#bfe3d3", tintDark: "#133d2f" },
    ciel: { hue: "#3e9bd4", onHue: ink, tint: "#c6e3f5", tintDark: "#163f5b" },
    prune: { hue: "#8a2f63", onHue: "#fff", tint: "#ebc9dc", tintDark: "#4a1c38" },
  },
} as const;
