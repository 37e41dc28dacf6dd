import { button } from "./button.ts";

/** What one writes to a tool, and a button that copies it: see islands/starter.ts. */
export function Prompt({ code }: { code: string }) {
  return (
    <div className="items-start gap-4 rounded-[1.5rem] rounded-bl-none border-2 border-line bg-panel p-pad sm:flex">
      <pre className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
      <button
        type="button"
        data-copy="Copié"
        className={`${button("quiet")} noscript:hidden max-sm:mt-4 print:hidden`}
      >
        <span aria-live="polite">
          Copier<span className="sr-only"> le prompt</span>
        </span>
      </button>
    </div>
  );
}
