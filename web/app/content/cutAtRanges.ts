const range = /(\d[\dh]*(?:[-–]\d[\dh]*)+)/;

/** The parts of a text; every second one is a range, « 17h-19h », within which no line is to end. */
export function cutAtRanges(text: string): string[] {
  return text.split(range);
}
