import { useState } from "react";
import { type Path, useReportParseError } from "sanity";

type Written<Value> = {
  path: Path;
  value: Value | undefined;
  read: (text: string) => Value | undefined;
  write: (value: Value | undefined) => string;
  /** What staff read of a text that is nothing of the kind. */
  told: (text: string) => string;
};

/** What is shown of a value that staff write as a text, `149,` or `149,50`: as they typed it, for as long as that is what is stored. */
export function useWritten<Value>({ path, value, read, write, told }: Written<Value>) {
  const [typed, setTyped] = useState("");
  const shown = read(typed) === value ? typed : write(value);
  const isUnread = value === undefined && shown.trim() !== "";
  const unread = isUnread ? told(shown) : null;
  useReportParseError(path, unread);
  return { shown, unread, setTyped };
}
