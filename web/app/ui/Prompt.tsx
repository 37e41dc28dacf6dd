import { useSite } from "../site/useSite.ts";
import { button } from "./button.ts";
import { CopyButton } from "./CopyButton.tsx";

/** What one writes to a tool, and a button that copies it. */
export function Prompt({ code }: { code: string }) {
  const { preview } = useSite();
  return (
    <div className="items-start gap-4 rounded-[1.5rem] rounded-bl-none border-2 border-line bg-panel p-pad sm:flex">
      <pre className="flex-1">
        <code>{code}</code>
      </pre>
      {preview ? <CopyButton label="Copier" text={() => code} className={copying} /> : <StaticCopyButton />}
    </div>
  );
}

const copying = `${button("quiet")} noscript:hidden max-sm:mt-4 print:hidden`;

/** Where React does not run, islands/starter.ts copies. */
function StaticCopyButton() {
  return (
    <button type="button" data-copy="Copié" className={copying}>
      <span aria-live="polite">
        Copier<span className="sr-only"> le prompt</span>
      </span>
    </button>
  );
}
