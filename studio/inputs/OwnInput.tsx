import type {
  InputProps,
  NumberInputProps,
  ObjectInputProps,
  PortableTextInputProps,
  StringInputProps,
} from "sanity";
import { pathToString, useFormValue } from "sanity";

import { isA } from "../schema/isA.ts";
import { sectionTypes } from "../schema/sections/index.ts";
import { BodyInput } from "./BodyInput.tsx";
import { DayInput } from "./DayInput.tsx";
import { DurationInput } from "./DurationInput.tsx";
import { Head } from "./Head.tsx";
import { HoursInput } from "./HoursInput.tsx";
import { IllustrationInput } from "./IllustrationInput.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { Proposed } from "./Proposed.tsx";
import { proposals } from "./proposals.ts";
import { SectionInput } from "./SectionInput.tsx";

const kinds = new Set<string>(sectionTypes.map(({ name }) => name));

/** Which of our own inputs a field has. The schema, which Node reads too, names types and no components. */
export function OwnInput(props: InputProps) {
  const type = useFormValue(["_type"]);
  if (props.path.length === 0 && props.id === "root") return <Head {...(props as ObjectInputProps)} />;
  if (kinds.has(props.schemaType.name)) return <SectionInput {...(props as ObjectInputProps)} />;
  if (isA(props.schemaType, "date") || isA(props.schemaType, "datetime"))
    return <DayInput {...(props as StringInputProps)} />;
  if (isA(props.schemaType, "duration")) return <DurationInput {...(props as StringInputProps)} />;
  if (isA(props.schemaType, "hours")) return <HoursInput {...(props as StringInputProps)} />;
  if (isA(props.schemaType, "illustration")) return <IllustrationInput {...(props as ObjectInputProps)} />;
  if (isA(props.schemaType, "body")) return <BodyInput {...(props as PortableTextInputProps)} />;
  const propose = proposals[`${String(type)}.${pathToString(props.path)}`];
  if (propose) return <Proposed input={props} propose={propose} />;
  if (isA(props.schemaType, "number")) return <NumberInput {...(props as NumberInputProps)} />;
  return props.renderDefault(props);
}
