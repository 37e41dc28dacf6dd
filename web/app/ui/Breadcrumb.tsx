import { Link } from "react-router-dom";

type Props = { trail: { label: string; href: string }[]; current: string };

const step = "flex items-center gap-2 not-first:before:[content:'→'/'']";

/** Where this page stands, from the home page down. */
export function Breadcrumb({ trail, current }: Props) {
  return (
    <nav aria-label="Fil d’Ariane" className="-my-2 font-head text-label font-medium">
      <ol className="flex flex-wrap gap-x-2">
        {[{ label: "Accueil", href: "/" }, ...trail].map(({ label, href }) => (
          <li key={href} className={step}>
            <Link
              to={href}
              className="inline-flex min-h-11 items-center underline underline-offset-[0.25em] hover:bg-sun hover:text-on-sun"
            >
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={step}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
