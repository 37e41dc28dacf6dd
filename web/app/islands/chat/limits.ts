import { chatLimits } from "functions/chat-limits";

/** What the function takes, and what the contact form does, which a test holds to it: its own brings zod along. */
export const limits = { ...chatLimits, contactMessage: 1_000 };
