import { useEffect, useRef } from "react";

type Props = { onAgain: () => void; social: { network: string; url: string }[] };

/** What someone sees who comes back to the form after sending, with a way to write again. */
export function Sent({ onAgain, social }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="fields sent">
      <h3 ref={title} tabIndex={-1} className="wide">
        Message envoyé avec succès !
      </h3>
      <p className="wide">Nous vous répondons dans les 24&nbsp;heures, les jours ouvrables.</p>
      {social.length > 0 && (
        <p className="wide">
          En attendant, suivez-nous&#8239;:{" "}
          {social.map(({ network, url }, index) => (
            <span key={network}>
              {index > 0 && ", "}
              <a href={url}>{network}</a>
            </span>
          ))}
        </p>
      )}
      <button type="button" className="button quiet" onClick={onAgain}>
        Écrire un autre message
      </button>
    </div>
  );
}
