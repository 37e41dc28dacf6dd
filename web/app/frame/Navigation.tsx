import { NavLink, useLocation } from "react-router-dom";

import { useSettings } from "../site/useSettings.ts";

/**
 * The bar at the top of every page. On a phone its links are a popover, which the browser opens and
 * closes by itself, and its buttons stand in a dock at the thumb.
 */
export function Navigation() {
  const { name, navigation, navigationButton } = useSettings();
  const { key } = useLocation();
  return (
    <header className="bar">
      <div className="wrap">
        <NavLink to="/" className="brand" aria-label={`${name}, accueil`}>
          {name}
        </NavLink>
        <nav aria-label="Principale" id="menu" popover="auto" className="menu" key={key}>
          <ul>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} end={href === "/"}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Fermer le menu"
            className="icon-button"
          >
            <Icon path="M4 4l12 12M16 4L4 16" />
          </button>
        </nav>
        <div className="dock">
          <button type="button" popoverTarget="menu" aria-label="Ouvrir le menu" className="icon-button">
            <Icon path="M2 4h16M2 10h16M2 16h10" />
          </button>
          <NavLink to={navigationButton.href} className="button">
            {navigationButton.label}
          </NavLink>
        </div>
      </div>
    </header>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
