import { z } from "zod";
import type { Rpc } from "../_shared/rpc.ts";
import type { Lesson } from "./find/learn.ts";
import { packed, unpacked } from "./find/packed.ts";

/** What one start of the function learned, for the next: both reject when it could not be kept or read. */
export type KeptLesson = { read: () => Promise<Lesson | undefined>; keep: (lesson: Lesson) => Promise<void> };

/** Keeps the last lesson in Postgres. */
export const createKeptLesson = (rpc: Rpc): KeptLesson => ({
  async read() {
    const content = z
      .string()
      .nullable()
      .parse(await rpc("read_lesson", {}));
    return content === null
      ? undefined
      : unpacked(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)));
  },
  async keep(lesson) {
    const bytes = await packed(lesson);
    let content = "";
    for (const byte of bytes) content += String.fromCharCode(byte);
    await rpc("keep_lesson", { content: btoa(content) });
  },
});
