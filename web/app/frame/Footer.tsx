import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";
import { useSettings } from "../site/useSettings.ts";

export function Footer() {
  const { contact, social, footer } = useSettings();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="identity">
          <p className="place">{footer.text ?? contact.place}</p>
          <p>
            <a href={`mailto:${contact.email}`} className="email">
              {contact.email}
            </a>
          </p>
        </div>
        <FooterLinks name="Le site" links={footer.links} />
        <div>
          <h2>Réseaux sociaux</h2>
          <ul>
            {social?.map(({ _key, network, url }) => (
              <li key={_key}>
                {url ? (
                  <a href={url}>{network}</a>
                ) : (
                  <>
                    {network} <small>(bientôt disponible)</small>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks name="Informations légales" links={footer.legal} />
        <p className="copyright">
          {footer.copyright} · {footer.poweredBy}
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ name, links }: { name: string; links: Action[] | null | undefined }) {
  if (!links?.length) return null;
  return (
    <nav aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
