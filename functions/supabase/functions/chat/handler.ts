import { chatLimits } from "../_shared/chat-limits.ts";
import { createCors } from "../_shared/cors.ts";
import { readJson } from "../_shared/read-json.ts";
import type { Admission } from "./admission.ts";
import type { Answer } from "./answer/answer.ts";
import { answerTo } from "./answer/answer-to.ts";
import { pieces } from "./answer/pieces.ts";
import type { Knowledge } from "./content/knowledge.ts";
import { readConversation } from "./conversation.ts";
import { eventStream, type Writer } from "./event-stream.ts";
import type { Keep } from "./keep-question.ts";
import type { Model } from "./model/model.ts";
import { promptFor } from "./model/prompt.ts";

type Options = {
  siteOrigins: string[];
  readKnowledge: () => Promise<Knowledge>;
  /** What was read last, most often still the last there is. */
  lastKnowledge?: () => Knowledge | undefined;
  admit: Admission;
  /** Absent: nothing is kept of what was not answered. */
  keeping?: { keep: Keep; admit: Admission };
  /** Absent: the answer is composed from the passages. */
  model?: Model | undefined;
  log: (line: string) => void;
};

/**
 * `POST {messages: [{role, content}]}`, the whole history with the new question last: answers with
 * server-sent events (see eventStream), or with `{code, message, field?}` and the status of what is wrong.
 * With `unhelpful`, the id of an answer, it says that this answer to the last question was of no help: 204.
 */
export function createHandler(options: Options) {
  const { siteOrigins, readKnowledge, lastKnowledge, admit, keeping, model, log } = options;

  /** What an answer did not serve is kept, unless the school wants none of it; the visitor is told nothing of that. */
  const keep = (question: string, answer: string, unhelpful: boolean) =>
    keeping
      ?.keep(question, answer, unhelpful)
      .catch((error: Error) => log(`A question without an answer is not kept: ${error.message}`));

  async function noteUnhelpful(request: Request, question: string, answer: string) {
    const wait = await (keeping?.admit(request) ?? 0);
    if (wait > 0) return tooMany(String(wait));
    if (keepsQuestions(await readKnowledge())) await keep(question, answer, true);
    return new Response(null, { status: 204 });
  }

  return createCors(siteOrigins)(async (request) => {
    if (request.method !== "POST")
      return refuse(
        405,
        { code: "method_not_allowed", message: "Utilisez POST." },
        { Allow: "POST, OPTIONS" },
      );
    const body = await readJson(request, chatLimits.bodyBytes);
    if ("refusal" in body) {
      const { status, code, message } = body.refusal;
      return refuse(status, { code, message, field: "body" });
    }
    const conversation = readConversation(body.value);
    if ("refusal" in conversation) return refuse(400, { code: "invalid_messages", ...conversation.refusal });

    const { messages, unhelpful } = conversation;
    const question = messages.at(-1)!.content;
    if (unhelpful) return noteUnhelpful(request, question, unhelpful).catch(unnoted);
    const prepare = (knowledge: Knowledge) => {
      const { answer, found } = answerTo(knowledge, messages);
      return {
        answer,
        prompt: promptFor(knowledge, messages, found, answer),
        kept: !answer.answered && keepsQuestions(knowledge),
      };
    };
    const begun = async () => {
      await underWay();
      const from = lastKnowledge?.();
      return from && { from, prepared: prepare(from) };
    };
    const prepareNow = async () => {
      const [knowledge, early] = await Promise.all([readKnowledge(), begun()]);
      return early?.from === knowledge ? early.prepared : prepare(knowledge);
    };
    // The counter and the content are asked at once, and the answer made meanwhile from the content read last.
    const [wait, prepared] = await Promise.all([
      admit(request).catch((error: Error) => {
        log(`Questions are not counted: ${error.message}`);
        return "unknown" as const;
      }),
      prepareNow().catch((error: Error) => log(`No content to answer from: ${error.message}`)),
    ]);
    if (wait !== "unknown" && wait > 0) return tooMany(String(wait));
    if (!prepared) {
      return refuse(503, {
        code: "content_unavailable",
        message: "Le contenu du site n’est pas disponible pour le moment.",
      });
    }

    const { answer, prompt, kept } = prepared;
    const ended = async (writer: Writer) => {
      writer.end(answer);
      if (kept) await keep(question, writer.id, false);
    };
    // While questions cannot be counted nothing is spent on them.
    if (!model || wait === "unknown") return composed(answer, ended);

    const cancel = new AbortController();
    const stop = () => cancel.abort();
    // Until there is an answer, the request tells that the visitor has left; then the stream does.
    request.signal.addEventListener("abort", stop);
    const reply = await model(prompt, cancel.signal);
    request.signal.removeEventListener("abort", stop);
    if ("status" in reply) return unavailable(reply.status, reply.retryAfter);
    return eventStream(async (writer, gone) => {
      gone.addEventListener("abort", stop);
      try {
        for await (const token of reply.tokens) writer.text(token);
        await ended(writer);
      } catch (error) {
        if (gone.aborted) return;
        log(`An answer was cut: ${(error as Error).message}`);
        writer.fail("interrupted", "La réponse a été interrompue. Vous pouvez poser la question à nouveau.");
      }
    });
  });
}

/** Lets what was just asked of the network leave before anything is computed. */
const underWay = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const composed = (answer: Answer, ended: (writer: Writer) => Promise<void>) =>
  eventStream(async (writer) => {
    for (const piece of pieces(answer.text)) writer.text(piece);
    await ended(writer);
  });

const keepsQuestions = ({ school }: Knowledge) => school.settings.chat.keepsQuestions !== false;

const unnoted = () => refuse(503, { code: "unavailable", message: "Cet avis n’a pas pu être noté." });

function unavailable(status: 402 | 429 | 502, retryAfter = "30") {
  if (status === 429) return tooMany(retryAfter);
  if (status === 402)
    return refuse(402, { code: "out_of_credit", message: "L’assistant est temporairement hors service." });
  return refuse(502, { code: "model_unavailable", message: "L’assistant ne répond pas pour le moment." });
}

const tooMany = (retryAfter: string) =>
  refuse(
    429,
    { code: "too_many_questions", message: "Trop de questions, veuillez réessayer dans quelques instants." },
    { "Retry-After": retryAfter, "Access-Control-Expose-Headers": "Retry-After" },
  );

const refuse = (status: number, body: { code: string; message: string; field?: string }, headers = {}) =>
  Response.json(body, { status, headers });
