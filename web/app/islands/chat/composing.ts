import type { KeyboardEvent } from "react";

/** Whether a key is the composition's of a letter or a word: in Safari the one that ends it is known by its code alone. */
export const composing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
