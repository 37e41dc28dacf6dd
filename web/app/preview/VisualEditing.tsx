import { VisualEditing as Overlays } from "@sanity/visual-editing/react-router";

/** Click-to-edit over the page, and a way out when it is not inside the Studio. */
export function VisualEditing({ studioUrl }: { studioUrl: string }) {
  return (
    <>
      <Overlays />
      <p className="preview-note">
        Aperçu des brouillons · <a href={studioUrl}>Studio</a> · <a href="/preview/disable">Quitter</a>
      </p>
    </>
  );
}
