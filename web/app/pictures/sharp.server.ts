import sharp from "sharp";

// Nothing is drawn twice, and nobody waits for it: memory and processors are for the pages.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
