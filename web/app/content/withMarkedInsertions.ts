type Inline = { _key: string; _type: string; marks?: string[] | null };
type Member = { _type: string; children?: Inline[]; markDefs?: { _key: string }[] | null };

/**
 * A text whose inserted prices and facts have the marks that the words around them share. An inline object can have
 * none: each becomes a mark itself, on a span without words, innermost.
 */
export function withMarkedInsertions(value: readonly Member[]): Member[] {
  return value.map((member) => {
    const { children, markDefs } = member;
    const inserted = children?.filter(({ _type }) => _type !== "span");
    if (!children || !inserted?.length) return member;
    return {
      ...member,
      markDefs: [...(markDefs ?? []), ...inserted],
      children: children.map((child, index) =>
        child._type === "span"
          ? child
          : {
              _key: child._key,
              _type: "span",
              text: "",
              marks: [...shared(children[index - 1], children[index + 1]), child._key],
            },
      ),
    };
  });
}

const shared = (before: Inline | undefined, after: Inline | undefined) =>
  (before?.marks ?? []).filter((mark) => after?.marks?.includes(mark));
