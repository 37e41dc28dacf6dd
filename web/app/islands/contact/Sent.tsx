import { useEffect, useRef } from "react";

import { contactFormAnchor } from "../../content/contactPath.ts";
import { button } from "../../ui/button.ts";
import { formPanel } from "./formPanel.ts";

/** What the bar may hide at the head of the screen, in pixels. */
const barHeight = 80;

type Props = {
  onAgain: () => void;
  social: { network: string; url: string }[];
  /** How soon the school answers, as its settings have it. */
  replyDelay: string | undefined;
};

/** What someone sees who comes back to the form after sending, with a way to write again. */
export function Sent({ onAgain, social, replyDelay }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Shorter than the form in whose place it is: who comes back to where that was sent from would be past it.
    const show = () => {
      if (title.current && title.current.getBoundingClientRect().top < barHeight)
        title.current.scrollIntoView({ block: "center", behavior: "instant" });
    };
    show();
    // The browser may restore the place later than this.
    addEventListener("load", show);
    return () => removeEventListener("load", show);
  }, []);
  return (
    <div className={formPanel} id={contactFormAnchor}>
      <h3 ref={title} tabIndex={-1} className="col-span-full">
        Message envoyé avec succès !
      </h3>
      {replyDelay && (
        <p className="col-span-full">Nous vous répondons dans les {replyDelay}, les jours ouvrables.</p>
      )}
      {social.length > 0 && (
        <p className="col-span-full">
          En attendant, suivez-nous&#8239;:{" "}
          {social.map(({ network, url }, index) => (
            <span key={network}>
              {index > 0 && ", "}
              <a href={url}>{network}</a>
            </span>
          ))}
        </p>
      )}
      <button type="button" className={`${button("quiet")} justify-self-start`} onClick={onAgain}>
        Écrire un autre message
      </button>
    </div>
  );
}
