/** A reference of a draft to a document. To one that is not published it is weak until the draft is: the lake refuses it otherwise. */
export const referenceTo = (type: string, id: string, isPublished: boolean) => ({
  _type: "reference",
  _ref: id,
  ...(!isPublished && { _weak: true, _strengthenOnPublish: { type } }),
});
