import type { BreadcrumbList } from "schema-dts";

type Step = { label: string; href: string };

/** Where a page stands, from the home page down to itself. */
export function breadcrumb({ siteUrl }: { siteUrl: string }, trail: Step[], current: Step): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${siteUrl}${current.href}#fil-d-ariane`,
    itemListElement: [{ label: "Accueil", href: "/" }, ...trail, current].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
