import { useRef } from "react";
import { cutAtBlanks } from "studio/blanks";

import type { Exercise as ExerciseContent } from "../../content/exercise.ts";
import { button } from "../../ui/button.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";

export type ExerciseProps = Pick<ExerciseContent, "prompt" | "blanks">;

/** A prompt whose blanks one fills by choosing, and takes along. */
export function Exercise({ prompt, blanks }: ExerciseProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const parts = cutAtBlanks(prompt);
  const completed = () => {
    const chosen = [...(shown.current?.querySelectorAll("select") ?? [])].map(({ value }) => value);
    return parts.map((part, index) => (index % 2 === 1 ? chosen[(index - 1) / 2] : part)).join("");
  };
  return (
    <>
      <p ref={shown} className="balloon leading-[3.125rem] print:leading-[1.8] sm:text-[1.125em]">
        {parts.map((part, index) => {
          if (index % 2 === 0) return part.slice(closing(part, index).length);
          const blank = blanks.find(({ name }) => name === part);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
            <span key={index} className="whitespace-nowrap">
              {blank && <Choices {...blank} />}
              {closing(parts[index + 1], index + 1)}
            </span>
          );
        })}
      </p>
      <p className="mt-8 ml-19 noscript:hidden print:hidden">
        <CopyButton label="Copier le prompt" text={completed} className={button()} />
      </p>
    </>
  );
}

/** The signs after a blank, which stay on its line. */
function closing(part = "", index: number): string {
  return index === 0 ? "" : (/^[\u00a0\u202f]?[.,;:!?…»]*/.exec(part)?.[0] ?? "");
}

function Choices({ name, choices }: ExerciseContent["blanks"][number]) {
  return (
    <select aria-label={name} className="blank">
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
