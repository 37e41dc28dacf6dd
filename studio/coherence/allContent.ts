/** Every document that staff write. */
export const allContent = `*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]`;
