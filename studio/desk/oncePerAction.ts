import type { DocumentActionComponent } from "sanity";

type Wrap = (action: DocumentActionComponent) => DocumentActionComponent;

/** Wraps each action once. The Studio asks for a document's actions again and again, and closes the open menu when they are others. */
export function oncePerAction(wrap: Wrap): Wrap {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const wrapped = made.get(action) ?? wrap(action);
    made.set(action, wrapped);
    return wrapped;
  };
}
