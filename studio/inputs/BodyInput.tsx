import type { PortableTextInputProps } from "sanity";

import { pastedBlocks } from "./pastedBlocks.ts";

/** A long text into which tables and headings can be pasted. */
export function BodyInput(props: PortableTextInputProps) {
  const onPaste: PortableTextInputProps["onPaste"] = ({ event, path }) => {
    const { clipboardData } = event;
    // In a cell, or copied from a text of the Studio: the editor knows best.
    if (path.includes("rows") || clipboardData.types.includes("application/x-portable-text"))
      return undefined;
    const insert = pastedBlocks(clipboardData.getData("text/html"));
    return insert && { insert: insert as { _type: string }[] };
  };
  return props.renderDefault({ ...props, onPaste } as PortableTextInputProps);
}
