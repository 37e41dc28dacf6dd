import { Stack, Text, TextInput } from "@sanity/ui";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { type NumberInputProps, set, unset, useReportParseError } from "sanity";

import { readNumber, writeNumber } from "./writtenNumber.ts";

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number, with a comma or a point: a browser's own input drops the one that its language does not write, and makes 14950 of
 * « 149,50 ». Below it stands what is asked about it: the Studio itself has that said by a sign one points at.
 */
export function NumberInput(props: NumberInputProps) {
  const { elementProps, onChange, path, readOnly, validation, validationError, value } = props;
  const [typed, setTyped] = useState("");
  // As it was typed, `149,` or `149,50`, for as long as it is what is stored.
  const shown = readNumber(typed) === value ? typed : writeNumber(value);
  const isUnread = value === undefined && shown.trim() !== "";
  const unread = isUnread
    ? `« ${shown} » n’est pas un nombre, et n’est pas enregistré : écrivez-le en chiffres, comme 1299 ou 149,50.`
    : null;
  useReportParseError(path, unread);
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
