import { Stack, Text } from "@sanity/ui";
import type { ObjectInputProps } from "sanity";

/** Above the fields of a section: its kind, which its title does not tell. */
export function SectionInput(props: ObjectInputProps) {
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        Sorte de section : <strong>{props.schemaType.title}</strong>
      </Text>
      {props.renderDefault(props)}
    </Stack>
  );
}
