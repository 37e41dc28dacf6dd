import { VisualEditing as Overlays } from "@sanity/visual-editing/react-router";
import { useLocation } from "react-router";

type Props = {
  studioUrl: string;
  /** The hour the site is shown as of, in Brussels. */
  moment: string;
};

/** Click-to-edit over the page, the hour it is shown as of, and a way out when it is not inside the Studio. */
export function VisualEditing({ studioUrl, moment }: Props) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return (
    <>
      <Overlays />
      {/* Below the last of the page's own buttons when one has scrolled to its end. */}
      <div className="h-32 lg:h-16 print:hidden" />
      <form
        action="/preview/day"
        className="fixed bottom-18 left-2 z-9 flex flex-wrap items-center gap-x-3 gap-y-1 lg:bottom-2 bg-sun px-4 py-2 font-head text-[0.875rem] leading-[normal] font-semibold text-on-sun print:hidden"
      >
        <span>
          Aperçu des brouillons · <a href={studioUrl}>Studio</a> · <a href="/preview/disable">Quitter</a>
        </span>
        <label>
          Le site au{" "}
          <input
            type="datetime-local"
            name="moment"
            defaultValue={moment}
            key={moment}
            className="bg-panel px-1 text-ink"
          />
        </label>
        <input type="hidden" name="page" value={page} />
        <button className="underline">Voir</button>
        <a href={`/preview/day?page=${encodeURIComponent(page)}`}>Revenir à l’heure actuelle</a>
      </form>
    </>
  );
}
