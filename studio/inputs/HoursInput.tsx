import { Box, Flex, Text, TextInput } from "@sanity/ui";
import { useEffect, useState } from "react";
import { set, type StringInputProps, unset } from "sanity";

import { readHours, writeHours } from "./writtenHours.ts";

const neither = { start: "", end: "" };

/** Two times, in place of « 17h-19h ». Words that are no hours stay where they can be corrected. */
export function HoursInput(props: StringInputProps) {
  const { value, onChange, elementProps, readOnly } = props;
  const stored = readHours(value);
  // One of the two, chosen before the other, until both are stored: what is taken away later is gone.
  const [half, setHalf] = useState(neither);
  useEffect(() => {
    if (value) setHalf(neither);
  }, [value]);
  if (value && !stored.start) return props.renderDefault(props);
  const times = value ? stored : half;
  const change = (next: typeof times) => {
    setHalf(next);
    const written = writeHours(next.start, next.end);
    if (written) onChange(set(written));
    else if (value) onChange(unset());
  };
  return (
    <Flex gap={3} align="center">
      <Text muted>de</Text>
      <Box>
        <TextInput
          {...elementProps}
          type="time"
          aria-label="Début"
          readOnly={readOnly}
          value={times.start}
          onChange={(event) => change({ ...times, start: event.currentTarget.value })}
        />
      </Box>
      <Text muted>à</Text>
      <Box>
        <TextInput
          type="time"
          aria-label="Fin"
          readOnly={readOnly}
          value={times.end}
          onChange={(event) => change({ ...times, end: event.currentTarget.value })}
        />
      </Box>
    </Flex>
  );
}
