import { Link } from "react-router-dom";

type Props = { trail: { label: string; href: string }[]; current: string };

/** Where this page stands, from the home page down. */
export function Breadcrumb({ trail, current }: Props) {
  return (
    <nav aria-label="Fil d’Ariane" className="breadcrumb">
      <ol>
        {[{ label: "Accueil", href: "/" }, ...trail].map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
