import { VisualEditing as Overlays } from "@sanity/visual-editing/react-router";

/** Click-to-edit over the page, and a way out when it is not inside the Studio. */
export function VisualEditing({ studioUrl }: { studioUrl: string }) {
  return (
    <>
      <Overlays />
      <p className="fixed bottom-2 left-2 z-9 bg-sun px-4 py-2 font-head text-[0.875rem] leading-[normal] font-semibold text-on-sun">
        Aperçu des brouillons · <a href={studioUrl}>Studio</a> · <a href="/preview/disable">Quitter</a>
      </p>
    </>
  );
}
