type Colours = {
  light: Record<string, string>;
  dark: Record<string, string>;
  hues: Record<string, Record<string, string>>;
};

/** The school's colours as the stylesheet has them: by day in the theme, by night in its place, and each block's own. */
export function coloursCss({ light, dark, hues }: Colours): string {
  const blocks = [
    `@theme {\n  --color-*: initial;\n${lines(light, "--color-", 2)}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n  :root {\n${lines(dark, "--color-", 4)}\n  }\n}`,
    ...Object.entries(hues).map(([name, hue]) => `[data-hue="${name}"] {\n${lines(hue, "--", 2)}\n}`),
  ];
  return `/* Written from functions/colours by coloursCss.test.ts: vitest run coloursCss -u */\n${blocks.join("\n\n")}\n`;
}

function lines(values: Record<string, string>, prefix: string, indent: number): string {
  return Object.entries(values)
    .map(([name, value]) => `${" ".repeat(indent)}${prefix}${kebab(name)}: ${value};`)
    .join("\n");
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
