import { dialled } from "functions/dialled";
import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";
import { linkKey } from "../content/linkKey.ts";
import { searchPage } from "./searchPage.ts";
import { useNetworks } from "../site/useNetworks.ts";
import { useSite } from "../site/useSite.ts";

const heading = "mb-2 text-[1rem] font-semibold tracking-[0] text-sun";
const links =
  "[&_a]:underline-offset-[0.25em] [&_a]:decoration-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center";

/** Below every page: the school, its pages, its papers. On paper, who printed it knows whom to ask. */
export function Footer() {
  const { siteUrl, settings } = useSite();
  const { name, contact, footer } = settings;
  const networks = useNetworks();
  const columns = networks.length ? "lg:grid-cols-[2fr_1fr_1fr_1fr]" : "lg:grid-cols-[2fr_1fr_1fr]";
  return (
    <>
      {/* In the room below the page's last section: it seldom takes a sheet of its own. */}
      <p className="mx-gutter -mt-3 hidden border-t border-line pt-2 font-head text-[9pt] print:block">
        {[name, contact.place, contact.email, contact.phone, siteUrl].filter(Boolean).join(" · ")}
      </p>
      <footer
        className={`bg-night pt-air pb-8 text-day [--color-voice:var(--color-day)] max-lg:pb-[calc(var(--air)+3rem)] print:hidden ${links}`}
      >
        <div className={`wrap grid gap-x-12 gap-y-10 md:grid-cols-3 ${columns}`}>
          <div className="md:col-span-full lg:col-auto">
            <p className="mb-4 font-head text-title/[1.2] font-bold text-balance">
              {footer.text ?? contact.place}
            </p>
            <p className="font-head text-[clamp(1rem,6.5vw,clamp(1.25rem,0.9rem+1.6vw,2rem))]/[1.1] font-bold tracking-[-0.02em]">
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              <br />
              {contact.phone && (
                <a href={`tel:${dialled(contact.phone)}`}>{contact.phone.replaceAll(" ", "\u00a0")}</a>
              )}
            </p>
          </div>
          <FooterLinks name="Le site" links={[...(footer.links ?? []), searchPage]} />
          <FooterLinks name="Réseaux sociaux" links={networks} />
          <FooterLinks name="Informations légales" links={footer.legal} />
          <p className="col-span-full flex flex-wrap gap-x-6 border-t pt-6 text-[1rem]">
            <span>{footer.copyright}</span> <span>{footer.poweredBy}</span>
          </p>
        </div>
      </footer>
    </>
  );
}

function FooterLinks({ name, links }: { name: string; links: Action[] | null | undefined }) {
  if (!links?.length) return null;
  return (
    <nav aria-label={name}>
      <h2 className={heading}>{name}</h2>
      <ul>
        {links.map((link) => (
          <li key={linkKey(link)}>
            <Link to={link.href}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
