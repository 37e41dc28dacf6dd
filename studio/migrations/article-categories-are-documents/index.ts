import { at, createIfNotExists, defineMigration, patch, set } from "sanity/migrate";

import { slugOf } from "../../addresses.ts";

/** An article named its category; now it refers to it, which is made where it is missing. */
export default defineMigration({
  title: "Article categories are documents",
  documentTypes: ["article"],
  migrate: {
    document({ _id, category }) {
      if (typeof category !== "string") return undefined;
      const _type = "articleCategory";
      const made = {
        _id: `${_type}-${slugOf(category)}`,
        _type,
        title: category,
        slug: { _type: "slug", current: slugOf(category) },
      };
      return [
        createIfNotExists(made),
        patch(_id, at("category", set({ _type: "reference", _ref: made._id }))),
      ];
    },
  },
});
