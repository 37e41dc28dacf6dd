import { Box, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { set, type StringInputProps, unset } from "sanity";

import { readCount, readDuration, type Unit, units, writeDuration } from "./isoDuration.ts";
import { useWritten } from "./useWritten.ts";

/** A number and a unit, in place of `P3M`. */
export function DurationInput({ value, onChange, elementProps, path, readOnly }: StringInputProps) {
  const stored = readDuration(value);
  // The unit chosen before there is a number.
  const [chosen, setChosen] = useState<Unit>();
  const unit = stored.count ? stored.unit : (chosen ?? stored.unit);
  const { shown, unread, setTyped } = useWritten({
    path,
    value: stored.count,
    read: readCount,
    write: (count) => String(count ?? ""),
    told: (text) =>
      `« ${text} » n’est pas un nombre entier, et n’est pas enregistré : au lieu de 1,5 mois, écrivez 6 semaines.`,
  });
  const change = (count: number | undefined, next: Unit) => {
    setChosen(next);
    onChange(count ? set(writeDuration(count, next)) : unset());
  };
  const type = (text: string) => {
    setTyped(text);
    change(readCount(text), unit);
  };
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <Box style={{ width: "6rem" }}>
          <TextInput
            {...elementProps}
            inputMode="numeric"
            aria-label="Nombre"
            readOnly={readOnly}
            value={shown}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Box>
        <Box>
          <Select
            aria-label="Unité"
            disabled={readOnly}
            value={unit}
            onChange={(event) => change(stored.count, event.currentTarget.value as Unit)}
          >
            {units.map(({ letter, title }) => (
              <option key={letter} value={letter}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      {unread && (
        <Text size={1} role="status">
          {unread}
        </Text>
      )}
    </Stack>
  );
}
