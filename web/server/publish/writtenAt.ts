/**
 * When the lake wrote something, by this server's clock, in milliseconds since 1970: it says both moments by its own. Taken
 * from when it was asked: it cannot have been written before.
 */
export function writtenAt(updatedAt: string, moment: string, asked: number): number {
  return asked - (Date.parse(moment) - Date.parse(updatedAt));
}
