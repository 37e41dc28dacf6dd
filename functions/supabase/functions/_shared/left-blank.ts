/** What staff have yet to fill in, « à compléter »: it stands alone or for what follows; « à compléter son journal » is no blank. */
export const leftBlank = /À compléter|À COMPLÉTER|à compléter(?!\s\p{L})/u;
