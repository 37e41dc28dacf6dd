// oxlint-disable react/no-array-index-key -- messages are only added at the end
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

import { button } from "../../ui/button.ts";
import { contactHref } from "./contactHref.ts";
import { canRetry, type Reply } from "./conversation.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Markdown } from "./Markdown.tsx";
import { plainBlocks } from "./plainBlocks.ts";
import type { Talk } from "./useConversation.ts";

type Props = {
  greeting: string;
  suggestions: string[];
  feedback: boolean;
  talk: Talk;
  onCallBack: () => void;
};

/** What was said, and what can be said next. */
export function Log({ greeting, suggestions, feedback, talk, onCallBack }: Props) {
  const { conversation, loading } = talk;
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // A growing answer is followed until it begins at the top, or the visitor has gone up to read.
  useLayoutEffect(() => {
    const last = conversation.at(-1);
    const element = log.current;
    if (!last || !element) return;
    if (last.role === "user" || !last.content) atEnd.current = true;
    const follow = () => {
      if (!atEnd.current) return;
      const { children, clientHeight, scrollTop, scrollHeight } = element;
      // After the greeting, a child for each message.
      const topOf = (index: number) => (children[index] as HTMLElement).offsetTop;
      const { length } = conversation;
      // A question stays in sight above its answer; of a long one, the end.
      const start = Math.max(topOf(length - 1), topOf(length) - clientHeight / 3) - topOf(0);
      // Who has read on to the end stays there.
      element.scrollTop = last.role === "user" || scrollTop > start + 1 ? scrollHeight : start;
    };
    follow();
    // When the panel opens, and when what is around the log grows.
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    return () => resized.disconnect();
  }, [conversation]);

  return (
    <div
      ref={log}
      className="talk"
      role="log"
      aria-label="Conversation"
      // It scrolls: the keyboard has to reach it.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollTop + clientHeight > scrollHeight - 32;
      }}
    >
      <div className="said">
        <span className="sr-only">Assistant&#8239;: </span>
        <p>{greeting}</p>
      </div>
      {conversation.map((message, index) =>
        message.role === "user" ? (
          <div key={index} className="said asked">
            <span className="sr-only">Vous&#8239;: </span>
            <p>{message.content}</p>
          </div>
        ) : (
          <ReplyOf
            key={index}
            reply={message}
            talk={talk}
            onCallBack={onCallBack}
            onJudge={
              feedback && message.known && message.id ? (helped) => talk.judge(index, helped) : undefined
            }
          />
        ),
      )}
      {!loading && canRetry(conversation) && <Retry from={talk.retryAt} onRetry={talk.retry} />}
      {!loading && suggestions.length > 0 && (
        // What one may begin with; later folded away.
        <details
          className="w-full"
          open={!conversation.length}
          onToggle={({ currentTarget }) =>
            conversation.length && currentTarget.scrollIntoView({ block: "nearest" })
          }
        >
          <summary className="quiet flex w-fit items-center">Questions fréquentes</summary>
          <Questions label="Questions fréquentes" questions={suggestions} talk={talk} />
        </details>
      )}
    </div>
  );
}

type ReplyProps = {
  reply: Reply;
  talk: Talk;
  onCallBack: () => void;
  onJudge: ((helped: boolean) => void) | undefined;
};

function ReplyOf({ reply, talk, onCallBack, onJudge }: ReplyProps) {
  const { content, state, sources, known, helped, offered = [] } = reply;
  const growing = state === "growing";
  const proposed = offered.length > 0 && (
    <Questions label="Questions proposées" questions={offered} talk={talk} />
  );
  return (
    <div className="said">
      <span className="sr-only">Assistant&#8239;: </span>
      {content ? (
        <Markdown text={content} growing={growing} />
      ) : (
        <span className="waiting" aria-hidden="true" />
      )}
      {!known && proposed}
      {state === "stopped" && <p className="below">Réponse interrompue.</p>}
      {sources.length > 0 && (
        <p className="below">
          Voir&#8239;:{" "}
          {sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ", "}
              <a href={url}>{title}</a>
            </span>
          ))}
        </p>
      )}
      {known && proposed && (
        <>
          <p className="below">Vous vouliez peut-être savoir&#8239;:</p>
          {proposed}
        </>
      )}
      {(!known || helped === false) && (
        <a href={contactHref()} className={`${button()} mt-3`} onClick={onCallBack}>
          Être recontacté
        </a>
      )}
      {!growing && (
        <Foot helped={helped} onJudge={onJudge} busy={talk.loading}>
          <CopyButton className="quiet ms-auto" label="Copier" text={() => plainBlocks(content)} />
        </Foot>
      )}
    </div>
  );
}

type QuestionsProps = {
  label: string;
  questions: string[];
  talk: Talk;
};

/** Questions that a tap asks. */
function Questions({ label, questions, talk }: QuestionsProps) {
  return (
    <ul className="mt-3 grid list-none gap-1.5 ps-0" role="list" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="suggestion"
            disabled={talk.loading}
            onClick={() => talk.send(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

type FootProps = {
  helped: boolean | undefined;
  onJudge: ((helped: boolean) => void) | undefined;
  /** Another answer is on its way. */
  busy: boolean;
  children: ReactNode;
};

/** Asks once whether the answer above it helped, and thanks. */
function Foot({ helped, onJudge, busy, children }: FootProps) {
  const judge =
    (helped: boolean) =>
    ({ currentTarget }: MouseEvent) => {
      // The focus stays here when its button goes.
      currentTarget.parentElement?.focus({ preventScroll: true });
      onJudge?.(helped);
    };
  const asks = onJudge && helped === undefined;
  return (
    <div tabIndex={-1} className={onJudge ? "foot below" : "foot"}>
      {asks && (
        <>
          <p className="w-full">Cette réponse vous a-t-elle aidé&#8239;?</p>
          <button type="button" className="quiet" disabled={busy} onClick={judge(true)}>
            Oui
          </button>
          <button type="button" className="quiet" disabled={busy} onClick={judge(false)}>
            Non
          </button>
        </>
      )}
      {helped !== undefined && <p>Merci, c’est noté.</p>}
      {children}
    </div>
  );
}

/** The last question again, once that makes sense. */
function Retry({ from, onRetry }: { from: number; onRetry: () => void }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    setDue(false);
    const timer = setTimeout(() => setDue(true), Math.max(0, from - Date.now()));
    return () => clearTimeout(timer);
  }, [from]);
  if (!due) return null;
  return (
    <button type="button" className={`${button("quiet")} self-end`} onClick={onRetry}>
      Réessayer
    </button>
  );
}
