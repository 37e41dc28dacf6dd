import { defineDocuments, defineLocations, type PresentationPluginOptions } from "sanity/presentation";

import { siteUrl } from "../environment.ts";

const everywhere = { message: "Ce document paraît sur plusieurs pages.", tone: "positive" } as const;

/** Which document each address of the site shows, and where each document is seen. */
export const presentation: PresentationPluginOptions = {
  previewUrl: {
    origin: siteUrl,
    previewMode: { enable: "/preview/enable", disable: "/preview/disable" },
  },
  allowOrigins: [siteUrl],
  resolve: {
    mainDocuments: defineDocuments([
      { route: "/programme/:slug", filter: '_type == "programmeBlock" && slug.current == $slug' },
      { route: "/blog/:slug", filter: '_type == "article" && slug.current == $slug' },
      { route: "/", filter: '_type == "page" && path.current == "/"' },
      { route: "/:path", filter: '_type == "page" && path.current == "/" + $path' },
    ]),
    locations: {
      page: defineLocations({
        select: { title: "title", path: "path.current" },
        resolve: (page) =>
          page?.path ? { locations: [{ title: page.title || page.path, href: page.path }] } : undefined,
      }),
      programmeBlock: defineLocations({
        select: { title: "title", slug: "slug.current" },
        resolve: (block) =>
          block?.slug
            ? {
                locations: [
                  { title: block.title, href: `/programme/${block.slug}` },
                  { title: "Programme mensuel", href: "/programme-mensuel" },
                ],
              }
            : undefined,
      }),
      article: defineLocations({
        select: { title: "title", slug: "slug.current" },
        resolve: (article) =>
          article?.slug
            ? {
                locations: [
                  { title: article.title, href: `/blog/${article.slug}` },
                  { title: "Blog", href: "/blog" },
                ],
              }
            : undefined,
      }),
      plan: defineLocations({
        select: { audience: "audience" },
        resolve: (plan) => ({
          locations: [planPage[plan?.audience as keyof typeof planPage] ?? planPage.jeunes],
          ...everywhere,
        }),
      }),
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
