/** Refuses an anchor that a section shares with one before it, as its copy does. */
export function anchorsOnce(sections: { anchor?: string }[] | undefined): string | true {
  const anchors = (sections ?? []).flatMap(({ anchor }) => anchor ?? []);
  const again = anchors.find((anchor, at) => anchors.indexOf(anchor) < at);
  return !again || `Deux sections ont l’ancre « ${again} » : un lien ne mènerait qu’à la première.`;
}
