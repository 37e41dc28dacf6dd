/** What the function and the contact form take: their own limits, which a test holds these to. */
export const limits = {
  bodyBytes: 64 * 1024,
  messages: 40,
  question: 1_000,
  answer: 4_000,
  conversation: 24_000,
  contactMessage: 1_000,
};
