import { Stack, Text, TextInput } from "@sanity/ui";
import type { FormEvent, KeyboardEvent } from "react";
import { type NumberInputProps, set, unset } from "sanity";

import { useWritten } from "./useWritten.ts";
import { readNumber, writeNumber } from "./writtenNumber.ts";

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number, with a comma or a point: a browser's own input drops the one that its language does not write, and makes 14950 of
 * « 149,50 ». Below it stands what is asked about it: the Studio itself has that said by a sign one points at.
 */
export function NumberInput(props: NumberInputProps) {
  const { elementProps, onChange, path, readOnly, validation, validationError, value } = props;
  const { shown, unread, setTyped } = useWritten({
    path,
    value,
    read: readNumber,
    write: writeNumber,
    told: (text) =>
      `« ${text} » n’est pas un nombre, et n’est pas enregistré : écrivez-le en chiffres, comme 1299 ou 149,50.`,
  });
  const asked = validation.flatMap(({ level, message }) => (level === "warning" ? message : []));
  const write = (text: string) => {
    setTyped(text);
    const number = readNumber(text);
    onChange(number === undefined ? unset() : set(number));
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    // 16,1 − 1 is 15.100000000000001.
    write(writeNumber(Number(((value ?? 0) + by).toPrecision(15))));
  };
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        role="spinbutton"
        inputMode="decimal"
        aria-valuenow={value}
        customValidity={validationError}
        value={shown}
        onChange={(event: FormEvent<HTMLInputElement>) => write(event.currentTarget.value)}
        onKeyDown={step}
      />
      {[unread, ...asked].filter(Boolean).map((message) => (
        <Text key={message} size={1} role="status">
          {message}
        </Text>
      ))}
    </Stack>
  );
}
