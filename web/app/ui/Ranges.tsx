import { cutAtRanges } from "../content/cutAtRanges.ts";

/** A text whose ranges, « 17h-19h », each stay on one line. */
export function Ranges({ text }: { text: string }) {
  return cutAtRanges(text).map((part, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
