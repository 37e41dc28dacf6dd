import type { PortableTextPluginsProps } from "sanity";

/** Tables are filled in the text: Tab from cell to cell, rows and columns by their handles. */
export function BodyPlugins(props: PortableTextPluginsProps) {
  return props.renderDefault({ ...props, plugins: { ...props.plugins, table: { enabled: true } } });
}
