/** What tells a link of a list from the others. */
export const linkKey = ({ label, href }: { label: string; href: string }): string => `${label} ${href}`;
