import { useId } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";

import { barSubject, contactPage, contactPath, hrefAbout } from "../content/contactPath.ts";
import { linkKey } from "../content/linkKey.ts";
import { useSettings } from "../site/useSettings.ts";
import { Families, FamiliesInMenu, StartLink } from "./Families.tsx";
import { searchPage } from "./searchPage.ts";
import { PageLink } from "./PageLink.tsx";
import { button } from "../ui/button.ts";

const brand =
  "inline-flex min-h-11 items-center py-1.5 text-[1.375rem]/[1.1] font-extrabold tracking-[-0.03em] text-balance lg:max-w-88 lg:flex-none";
const mark =
  "me-2 size-6 flex-none rounded-full rounded-bl-none border-2 border-line bg-[radial-gradient(circle_at_0_100%,var(--color-sun)_55%,var(--color-iris)_56%)]";
const atTheThumb =
  "fixed inset-[auto_0_0] border-t-2 border-line bg-ground px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0";
const menu = `${atTheThumb} max-h-dvh flex-col text-[1.375rem] font-semibold text-ink backdrop:bg-[#0b0a1a80] max-lg:w-full open:max-lg:flex lg:ml-auto lg:block lg:overflow-visible lg:text-[clamp(0.9375rem,1.43vw,1rem)]`;
const menuLink =
  "flex min-h-13 items-center decoration-voice decoration-4 underline-offset-[0.4em] hover:bg-sun hover:text-on-sun aria-[current=page]:underline lg:min-h-11 lg:rounded-[2rem] lg:px-[clamp(0.5rem,5vw-2.75rem,0.75rem)] lg:whitespace-nowrap";
// To the right, room for the chat's button.
const dock = `${atTheThumb} flex items-center gap-2 pr-[min(4.75rem,24vw)] low:static low:ml-auto low:border-0 low:px-0`;
const docked =
  "aria-[current=page]:underline decoration-2 underline-offset-[0.3em] max-w-80 flex-1 lg:whitespace-nowrap max-lg:px-[3vw] max-lg:text-[min(clamp(0.875rem,4.5vw,1rem),6vw)]/[1.1]";
const iconButton =
  "grid size-[min(2.75rem,14vw)] flex-none place-items-center rounded-full border-2 border-line bg-panel lg:hidden";

/**
 * The bar at the top of every page. On a phone its links are a popover, which the browser opens and
 * closes by itself, and its buttons stand in a dock at the thumb.
 */
export function Navigation() {
  const { name, navigation, navigationButton } = useSettings();
  const { key, pathname } = useLocation();
  const links = useId();
  const form = hrefAbout(navigationButton, barSubject);
  const toForm = (
    <Link
      to={form}
      aria-current={form === contactPath(barSubject) && pathname === contactPage ? "page" : undefined}
      className={`${button()} ${docked}`}
    >
      {navigationButton.label}
    </Link>
  );
  return (
    <>
      <header className="relative top-0 z-8 border-b-2 border-line bg-ground font-head [view-transition-name:bar] lg:sticky lg:max-h-[33dvh] lg:overflow-y-auto [&_:focus-visible]:outline-offset-1 print:hidden">
        <div className="wrap flex min-h-14 items-center gap-4 low:flex-wrap">
          <NavLink to="/" className={brand} aria-label={`${name}, accueil`}>
            <span className={mark} />
            {name}
          </NavLink>
          <nav aria-label="Principale" id={links} popover="auto" className={menu} key={key}>
            {/* Room for the ring of what has the focus. */}
            <div className="max-lg:-m-2 max-lg:scroll-p-2 max-lg:overflow-auto max-lg:p-2">
              <FamiliesInMenu />
              <ul className="low:landscape:grid low:landscape:grid-cols-2 low:landscape:gap-x-8 lg:flex lg:flex-wrap lg:justify-end">
                {navigation.map((link) => (
                  <li key={linkKey(link)} className="border-line max-lg:border-b">
                    <PageLink to={link.href} end={link.href === "/"} className={menuLink}>
                      {link.label}
                    </PageLink>
                  </li>
                ))}
                <li className="border-b border-line lg:hidden">
                  <PageLink to={searchPage.href} className={menuLink}>
                    {searchPage.label}
                  </PageLink>
                </li>
              </ul>
            </div>
            {/* Where the dock below it has its own. */}
            <div className="mt-4 flex items-center gap-2 pr-[min(3.75rem,19vw)] lg:hidden">
              <button
                type="button"
                popoverTarget={links}
                popoverTargetAction="hide"
                aria-label="Fermer le menu"
                className={iconButton}
              >
                <Icon path="M4 4l12 12M16 4L4 16" />
              </button>
              {toForm}
            </div>
          </nav>
          <div className={dock}>
            <button type="button" popoverTarget={links} aria-label="Ouvrir le menu" className={iconButton}>
              <Icon path="M2 4h16M2 10h16M2 16h10" />
            </button>
            {toForm}
            <StartLink className={`${button("quiet")} max-sm:hidden low:hidden lg:hidden`} />
          </div>
        </div>
      </header>
      <Families />
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
