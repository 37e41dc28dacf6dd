import { useToast } from "@sanity/ui/toast";
import type { PortableTextInputProps } from "sanity";

import { holdsPictures, pastedBlocks } from "./pastedBlocks.ts";

/** A long text into which tables and headings can be pasted. */
export function BodyInput(props: PortableTextInputProps) {
  const toast = useToast();
  const onPaste: PortableTextInputProps["onPaste"] = ({ event, path }) => {
    const { clipboardData } = event;
    // In a cell, or copied from a text of the Studio: the editor knows best.
    if (path.includes("rows") || clipboardData.types.includes("application/x-portable-text"))
      return undefined;
    const html = clipboardData.getData("text/html");
    const insert = pastedBlocks(html);
    if (holdsPictures(html))
      toast.push({
        status: "warning",
        title: "Les images ne se collent pas",
        description: "Ajoutez chacune par « Image », avec son texte alternatif.",
        duration: 15_000,
        closable: true,
      });
    return insert && { insert: insert as { _type: string }[] };
  };
  return props.renderDefault({ ...props, onPaste } as PortableTextInputProps);
}
