import { askerOf } from "../_shared/asker.ts";
import { chatLimits } from "../_shared/chat-limits.ts";
import { createCors } from "../_shared/cors.ts";
import { readJson } from "../_shared/read-json.ts";
import { type Admission, visitorOf } from "./admission.ts";
import { answerTo, sourcesOf } from "./answer/answer-to.ts";
import type { Knowledge } from "./content/knowledge.ts";
import { type Conversation, type Message, readConversation } from "./conversation.ts";
import { createDoor } from "./door.ts";
import { eventStream, pieces, type Tell } from "./event-stream.ts";
import { askedLast, type Keep, type Unserved } from "./keep-question.ts";
import { inItsWords } from "./model/in-its-words.ts";
import type { Model } from "./model/model.ts";
import { promptFor } from "./model/prompt.ts";

type Options = {
  siteOrigins: string[];
  readKnowledge: () => Promise<Knowledge>;
  admit: Admission;
  /** Absent: nothing is kept of what was not answered. */
  keep?: Keep;
  /** Absent: the answer is composed from the passages. */
  model?: Model | undefined;
  log: (line: string) => void;
  /** How long a question may take to arrive, in ms. */
  bodyPatience?: number;
};

/**
 * `POST {messages: [{role, content}]}`, the whole history with the new question last: answers with
 * server-sent events (see eventStream), or with `{code, message, field?}` and the status of what is wrong.
 * With `unhelpful`, the id of an answer, it says that this answer to the last question was of no help: 204.
 * `HEAD` has what is published read and counted, which no question waits for then: 204.
 * Whoever is refused costs the lake nothing.
 */
export function createHandler(options: Options) {
  const { siteOrigins, readKnowledge, admit, model, log } = options;
  const enter = createDoor();

  /** What an answer did not serve is kept, unless the school wants none of it; the visitor is told nothing of that. */
  const keep = async (
    { about, finder }: Knowledge,
    messages: Message[],
    unserved: Unserved,
    asker: Headers,
  ) => {
    if (!about.keepsQuestions || !options.keep) return;
    const failed = ({ message }: Error) => log(`A question without an answer is not kept: ${message}`);
    await options.keep(finder.publishes, askedLast(messages, finder), unserved, asker).catch(failed);
  };

  /** That an answer to the last question was of no help. */
  async function noteUnhelpful(messages: Message[], answer: string, asker: Headers) {
    const knowledge = await readKnowledge();
    const said = answerTo(knowledge, messages).stated.map(({ title }) => title);
    await keep(knowledge, messages, { answer, unhelpful: true, answered_by: said.join(" · ") }, asker);
  }

  const cut = (fault: unknown) =>
    log(`An answer was cut: ${fault instanceof Error ? fault.message : String(fault)}`);
  const unavailable = ({ message }: Error) => log(`No content to answer from: ${message}`);
  const notNoted = ({ message }: Error) => {
    log(`An answer that did not help is not noted: ${message}`);
    return refuse(503, { code: "unavailable", message: "Cet avis n’a pas pu être noté." });
  };
  /** The seconds to wait; nothing where nobody can be counted, which keeps nobody out. */
  const waitOf = (request: Request) =>
    admit(request).catch(({ message }: Error) => log(`Questions are not counted: ${message}`));

  /** The answer, and what it takes to give it. */
  function prepare(knowledge: Knowledge, messages: Message[], asker: Headers) {
    const composed = answerTo(knowledge, messages);
    return {
      ...composed,
      prompt: promptFor(knowledge, messages, composed),
      knowledge,
      asker,
      isOff: !knowledge.about.answers,
      checked: knowledge.about.checksFigures,
    };
  }

  /** @returns an answer, or what streams it; to who asks nothing, whether the next question finds all ready. */
  async function answerFor(request: Request, conversation?: Conversation) {
    const wait = await waitOf(request);
    if (wait) return tooMany(String(wait));
    const asker = askerOf(request);
    const { messages, unhelpful } = conversation ?? {};
    if (!messages) return (await readKnowledge().catch(unavailable)) ? nothing() : noContent();
    if (unhelpful && wait === undefined) return notNoted(new Error("it cannot be counted"));
    if (unhelpful) return noteUnhelpful(messages, unhelpful, asker).then(() => nothing(), notNoted);
    const prepared = await readKnowledge()
      .then((knowledge) => prepare(knowledge, messages, asker))
      .catch(unavailable);
    if (!prepared) return noContent();
    // The error catalogue's status for it: the chat says that it is out of service.
    if (prepared.isOff) return refuse(402, { code: "switched_off", message: "L’assistant est désactivé." });

    const { answer } = prepared;
    // No call is spent on what the passages do not speak of, nor while questions cannot be counted.
    const called = prepared.near && wait === 0 ? model : undefined;
    return async function* (id: string, gone: AbortSignal) {
      let said = "";
      for await (const piece of called ? inItsWords(called, prepared, gone, log) : pieces(answer.text)) {
        said += piece;
        yield piece;
      }
      if (gone.aborted) return;
      const isDenied = prepared.stated.some(({ denial }) => denial);
      const told = said.endsWith(answer.text) || isDenied ? answer : inOwnWords(prepared);
      yield told;
      if (!told.answered) await keep(prepared.knowledge, messages, { answer: id, unhelpful: false }, asker);
    };
  }

  /** Answers whom the door lets in, until the answer has ended. */
  async function inside(request: Request, conversation?: Conversation): Promise<Response> {
    const leave = enter(visitorOf(request));
    // When a crowd may have gone.
    if (!leave) return tooMany("3");
    let tell: Tell | undefined;
    try {
      const answer = await answerFor(request, conversation);
      if (answer instanceof Response) return answer;
      tell = answer;
    } finally {
      if (!tell) leave();
    }
    return eventStream(async function* (...told) {
      try {
        yield* tell(...told);
      } finally {
        leave();
      }
    }, cut);
  }

  return createCors(siteOrigins)(async (request) => {
    if (request.method === "HEAD") return inside(request);
    if (request.method !== "POST") return refuse(405, wrongMethod, { Allow: "POST, HEAD, OPTIONS" });
    const body = await readJson(request, chatLimits.bodyBytes, options.bodyPatience);
    if ("refusal" in body) {
      const { status, code, message } = body.refusal;
      return refuse(status, { code, message, field: "body" });
    }
    const conversation = readConversation(body.value);
    if ("refusal" in conversation) return refuse(400, { code: "invalid_messages", ...conversation.refusal });
    return inside(request, conversation);
  });
}

/** So many pages are named under what a model made of many passages. */
const mostPlaces = 3;

/** What the model says in its own words is an answer, from what is likeliest where none was sure. */
function inOwnWords({ answer, found }: ReturnType<typeof answerTo>) {
  const places = answer.answered ? answer.sources : found.slice(0, mostPlaces).map(({ place }) => place);
  return { sources: sourcesOf(places), answered: true };
}

const nothing = () => new Response(null, { status: 204 });

const wrongMethod = { code: "method_not_allowed", message: "Utilisez POST." };

const noContent = () =>
  refuse(503, {
    code: "content_unavailable",
    message: "Le contenu du site n’est pas disponible pour le moment.",
  });

const tooMany = (retryAfter: string) =>
  refuse(
    429,
    { code: "too_many_questions", message: "Trop de questions, veuillez réessayer dans quelques instants." },
    { "Retry-After": retryAfter, "Access-Control-Expose-Headers": "Retry-After" },
  );

const refuse = (status: number, body: { code: string; message: string; field?: string }, headers = {}) =>
  Response.json(body, { status, headers });
