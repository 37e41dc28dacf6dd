import { z } from "zod";

const questionShape = z.object({
  id: z.uuid(),
  question: z.string(),
  times: z.number(),
  unhelpful: z.boolean(),
  /** What the assistant said, by its title, when that was of no help. */
  answered_by: z.string().nullable(),
  last_asked_at: z.string(),
  /** Staff have said that it asks something else than those it is like. */
  apart: z.boolean(),
});
/** A question the assistant did not answer, or not well, as it was asked and without anything personal. */
export type Question = z.infer<typeof questionShape>;
export const questionList = z.array(questionShape);
/** What is asked of the database. */
export const questionColumns = Object.keys(questionShape.shape).join(",");

/** What became of questions that staff have dealt with; one whose answer is begun waits until that is published. */
export type Verdict = "added" | "off_topic";
