import { type MouseEvent, useEffect, useRef } from "react";

import { Toast } from "../Toast.tsx";
import type { ChatProps, Opened } from "./props.ts";
import { Composer } from "./Composer.tsx";
import { composing } from "./composing.ts";
import { handOver } from "./handOver.ts";
import { Icon } from "./Icon.tsx";
import { Log } from "./Log.tsx";
import { Menu } from "./Menu.tsx";
import type { Talk } from "./useConversation.ts";

type Props = Omit<ChatProps, "supabase"> & {
  modal: boolean;
  opened: Opened;
  talk: Talk;
  draft: string;
  onDraft: (draft: string) => void;
  onClose: () => void;
};

/** The open chat: beside the page, or over all of a small screen. */
export function Panel({ modal, opened, talk, draft, onDraft, onClose, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { conversation, loading } = talk;

  useEffect(() => {
    if (modal) dialog.current?.showModal();
    // Not show(), which takes the focus: someone reading the page keeps it.
    else if (dialog.current) dialog.current.open = true;
    if (opened === "asked") focusIn(dialog.current, input.current);
  }, [modal, opened]);

  // What is disabled loses the focus: it waits on the panel, and comes back with the answer.
  useEffect(() => {
    const { activeElement } = document;
    if (loading && activeElement?.matches("body, :disabled")) dialog.current?.focus();
    if (!loading && activeElement === dialog.current) focusIn(dialog.current, input.current);
  }, [loading]);

  /** Whoever follows a link on a small screen wants to see where it leads. */
  function follow(event: MouseEvent) {
    if (modal && (event.target as Element).closest("a[href^='/']")) onClose();
  }

  function callBack() {
    handOver(conversation);
    onClose();
  }

  function startAgain() {
    talk.begin([]);
    focusIn(dialog.current, input.current);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it is clicked and typed into
    <dialog
      ref={dialog}
      className="panel"
      aria-label={props.name}
      tabIndex={-1}
      onClick={follow}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented && !composing(event)) onClose();
      }}
    >
      <header className="head">
        <h2>{props.name}</h2>
        <Menu talk={talk} onCallBack={callBack} onNew={startAgain} />
        <button type="button" className="round" aria-label="Fermer le chat" onClick={onClose}>
          <Icon path="M4 4l12 12M16 4L4 16" />
        </button>
      </header>
      <Log {...props} talk={talk} onCallBack={callBack} />
      <Composer ref={input} placeholder={props.placeholder} talk={talk} draft={draft} onDraft={onDraft} />
      {/* Over what was said first: what was said last stays in sight. */}
      <Toast toast={talk.toast} onClose={talk.closeToast} place="absolute inset-x-3 top-18" />
    </dialog>
  );
}

/** Into the field; on a touch screen to the panel, whose keyboard would hide the answer. */
function focusIn(dialog: HTMLElement | null, input: HTMLElement | null): void {
  (matchMedia("(pointer: coarse)").matches ? dialog : input)?.focus({ preventScroll: true });
}
