import { Box, Flex, Select, TextInput } from "@sanity/ui";
import { useState } from "react";
import { set, type StringInputProps, unset } from "sanity";

import { readDuration, type Unit, units, writeDuration } from "./isoDuration.ts";

/** A number and a unit, in place of `P3M`. */
export function DurationInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const stored = readDuration(value);
  // The unit chosen before there is a number.
  const [chosen, setChosen] = useState<Unit>();
  const unit = stored.count ? stored.unit : (chosen ?? stored.unit);
  const change = (count: number | undefined, next: Unit) => {
    setChosen(next);
    const written = writeDuration(count, next);
    onChange(written ? set(written) : unset());
  };
  return (
    <Flex gap={2}>
      <Box style={{ width: "6rem" }}>
        <TextInput
          {...elementProps}
          type="number"
          min={1}
          aria-label="Nombre"
          readOnly={readOnly}
          value={stored.count ?? ""}
          onChange={(event) => change(event.currentTarget.valueAsNumber, unit)}
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
  );
}
