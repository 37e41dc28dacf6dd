import { useToast } from "@sanity/ui/toast";
import { type ObjectInputProps, PatchEvent, pathToString, unset } from "sanity";

/** A picture put in place of another one is described anew. */
export function IllustrationInput(props: ObjectInputProps) {
  const toast = useToast();
  const { alt, asset } = (props.value ?? {}) as { alt?: string; asset?: { _ref?: string } };
  const onChange: typeof props.onChange = (given) => {
    const event = PatchEvent.from(given);
    const replaced = event.patches.some(
      (patch) =>
        patch.type === "set" && pathToString(patch.path) === "asset" && refOf(patch.value) !== asset?._ref,
    );
    props.onChange(replaced && alt ? event.append(unset(["alt"])) : event);
    if (replaced && alt)
      toast.push({
        status: "info",
        title: "Décrivez la nouvelle image",
        description: `Le texte de la précédente a été retiré : « ${alt} »`,
        duration: 15_000,
      });
  };
  return props.renderDefault({ ...props, onChange });
}

const refOf = (value: unknown) => (value as { _ref?: string } | undefined)?._ref;
