import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The title's language, where it is not the site's. */
  lang?: string | undefined;
  text?: ReactNode;
  /** What stands above the balloon. */
  above?: ReactNode;
  /** Where to go from there. */
  children: ReactNode;
};

/** A page that says one thing, in a balloon. */
export function Message({ title, lang, text, above, children }: Props) {
  return (
    <div className="wrap pt-[clamp(2rem,6vw,6rem)] pb-air">
      {above}
      <div className="balloon max-w-[60rem] [--round:clamp(2rem,5vw,4rem)] p-[min(clamp(1.75rem,5vw,4.5rem),8vw)]">
        <h1 lang={lang}>{title}</h1>
        {text && <div className="lead mt-5">{text}</div>}
      </div>
      {children}
    </div>
  );
}
