import { useToast } from "@sanity/ui/toast";
import { type ObjectInputProps, useGetFormValue } from "sanity";

import { describedAnew } from "./describedAnew.ts";

/** A picture put in place of another one is described anew. */
export function IllustrationInput(props: ObjectInputProps) {
  const toast = useToast();
  const valueOf = useGetFormValue();
  const onChange: typeof props.onChange = (given) => {
    const { event, lost } = describedAnew(given, props.value ?? {}, valueOf(props.path) ?? {});
    props.onChange(event);
    if (lost)
      toast.push({
        status: "info",
        title: "Décrivez la nouvelle image",
        description: `Le texte de la précédente a été retiré : « ${lost} »`,
        duration: 15_000,
      });
  };
  return props.renderDefault({ ...props, onChange });
}
