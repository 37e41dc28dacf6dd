import type { Announcement } from "../content/announcement.ts";
import { ActionLink } from "../ui/ActionLink.tsx";

/** Above every page, what the school has to say these days. */
export function AnnouncementBar({ text, action }: Announcement) {
  return (
    <aside
      aria-label="Annonce"
      className="border-b-2 border-line bg-sun font-head text-label font-medium text-on-sun [--color-voice:var(--color-on-sun)] print:hidden"
    >
      <p className="wrap flex flex-wrap items-center gap-x-4 py-1">
        <span className="py-1.5">{text}</span>
        {action && (
          <ActionLink action={action} className="inline-flex min-h-11 items-center font-semibold underline" />
        )}
      </p>
    </aside>
  );
}
