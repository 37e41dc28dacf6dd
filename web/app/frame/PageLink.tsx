import { Link, NavLink } from "react-router-dom";

type Props = { to: string; className: string; end?: boolean; children: string };

/** A link to a page, marked on that page; one that carries a subject or leads to a place in it is another thing. */
export function PageLink({ to, end = false, ...props }: Props) {
  return /[?#]/.test(to) ? <Link to={to} {...props} /> : <NavLink to={to} end={end} {...props} />;
}
