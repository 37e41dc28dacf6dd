/** What one call of the assistant may hold. A day's and a visitor's limits are in the table private.chat_settings. */
export const chatLimits = {
  /** The longest conversation, were each of its characters written as `\u0001`. */
  bodyBytes: 160 * 1024,
  messages: 40,
  /** Characters of one message. */
  question: 1_000,
  /** An assistant's message comes back with the history, and may be longer than a question. */
  answer: 4_000,
  /** Characters of all messages together. */
  conversation: 24_000,
  /** Characters of a question that is kept for staff. */
  kept: 300,
};
