import {
  defineDocuments,
  defineLocations,
  type DocumentLocation,
  type PresentationPluginOptions,
} from "sanity/presentation";

import { type AddressedType, addressGroq, addressOf, documentAt } from "../addresses.ts";
import { siteUrl } from "../environment.ts";
import { DoctorHeader } from "./doctor/DoctorHeader.tsx";

const everywhere = { message: "Ce document paraît sur plusieurs pages.", tone: "positive" } as const;

/** Which document each address of the site shows, and where each document is seen. */
export const presentation: PresentationPluginOptions = {
  previewUrl: {
    origin: siteUrl,
    previewMode: { enable: "/preview/enable", disable: "/preview/disable" },
  },
  allowOrigins: [siteUrl],
  components: { unstable_header: { component: DoctorHeader } },
  resolve: {
    mainDocuments: defineDocuments([
      {
        route: ["/", "/:path+"],
        resolve: ({ path }) => ({
          filter: `_type == $type && ${addressGroq()} == $path`,
          params: { type: documentAt(path).type, path },
        }),
      },
    ]),
    locations: {
      page: onItsOwnPage("page"),
      programmeBlock: onItsOwnPage("programmeBlock", {
        title: "Programme mensuel",
        href: "/programme-mensuel",
      }),
      article: onItsOwnPage("article", { title: "Blog", href: "/blog" }),
      plan: defineLocations({
        select: { audience: "audience" },
        resolve: (plan) => ({
          locations: [planPage[plan?.audience as keyof typeof planPage] ?? planPage.jeunes],
          ...everywhere,
        }),
      }),
      edition: defineLocations({ locations: [{ title: "Agenda", href: "/agenda" }], ...everywhere }),
      session: defineLocations({ locations: [{ title: "Agenda", href: "/agenda" }], ...everywhere }),
      monthlyProgramme: defineLocations({ locations: [{ title: "Agenda", href: "/agenda" }] }),
      camp: defineLocations({ locations: [{ title: "Agenda", href: "/agenda" }] }),
      holiday: defineLocations({ locations: [{ title: "Agenda", href: "/agenda" }] }),
      trainingModule: defineLocations({
        locations: [{ title: "Entreprises", href: "/formations-entreprises" }],
      }),
      caseStudy: defineLocations({ locations: [{ title: "Entreprises", href: "/formations-entreprises" }] }),
      teamMember: defineLocations({ locations: [{ title: "À propos", href: "/a-propos" }] }),
      settings: defineLocations({ locations: [{ title: "Accueil", href: "/" }], ...everywhere }),
    },
  },
};

const planPage = {
  jeunes: { title: "Tarifs", href: "/tarifs" },
  ecoles: { title: "Écoles", href: "/formations-ecoles" },
  entreprises: { title: "Entreprises", href: "/formations-entreprises" },
};

/** A document's own address, then the page that lists its like. */
function onItsOwnPage(_type: AddressedType, ...lists: DocumentLocation[]) {
  return defineLocations({
    select: { title: "title", path: "path.current", slug: "slug.current" },
    resolve: (document) => {
      const href = addressOf({ ...document, _type });
      return href ? { locations: [{ title: document?.title || href, href }, ...lists] } : undefined;
    },
  });
}
