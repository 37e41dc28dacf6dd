import type { FocusEvent } from "react";
import { type FormPatch, PatchEvent, set, type StringInputProps } from "sanity";

import { isA } from "../schema/isA.ts";
import { inThisCentury } from "./inThisCentury.ts";
import { startOfWritten } from "./startOfWritten.ts";

/**
 * A day or a moment, whose year may be typed in two digits, as people here write it. Of a moment the hour may be left out:
 * the Studio refuses that in English, and publishes without what was typed.
 */
export function DayInput(props: StringInputProps) {
  const onChange: StringInputProps["onChange"] = (change) =>
    props.onChange(PatchEvent.from(change).patches.map(withWholeYear));
  const input = props.renderDefault({ ...props, onChange });
  if (!isA(props.schemaType, "datetime")) return input;
  const readDay = ({ target }: FocusEvent) => {
    const start = target instanceof HTMLInputElement && startOfWritten(target.value);
    if (start) props.onChange(set(start));
  };
  return (
    <div style={{ display: "contents" }} onBlur={readDay}>
      {input}
    </div>
  );
}

const withWholeYear = (patch: FormPatch): FormPatch =>
  patch.type === "set" && typeof patch.value === "string"
    ? { ...patch, value: inThisCentury(patch.value) }
    : patch;
