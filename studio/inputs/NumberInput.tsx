import { Stack, Text } from "@sanity/ui";
import type { NumberInputProps } from "sanity";

/** A number, and below it what is asked about it: the Studio itself has that said by a sign one points at. */
export function NumberInput(props: NumberInputProps) {
  const asked = props.validation.filter(({ level }) => level === "warning");
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {asked.map(({ message }) => (
        <Text key={message} size={1} role="status">
          {message}
        </Text>
      ))}
    </Stack>
  );
}
