/** Holds for every document that staff write, in GROQ. */
export const isContent = `!(_id in path("_.**") || _id in path("versions.**") || string::startsWith(_type, "sanity.") || string::startsWith(_type, "system."))`;

/** Every document that staff write. */
export const allContent = `*[${isContent}]`;
