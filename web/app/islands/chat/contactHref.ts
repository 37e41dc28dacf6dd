/** Where a person answers. */
export const contactHref = "/contact#formulaire";
