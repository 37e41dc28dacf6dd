/** Whether JSON nests deeper than `most`, found without recursion: such a value ends the thread that copies it. */
export function nestsDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const character = json.charCodeAt(index);
    if (character === quote) index = endOfString(json, index);
    else if (character === openBracket || character === openBrace) {
      depth += 1;
      if (depth > most) return true;
    } else if (character === closeBracket || character === closeBrace) depth -= 1;
  }
  return false;
}

const [quote, backslash] = [0x22, 0x5c];
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

function endOfString(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== quote)
    index += json.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}
