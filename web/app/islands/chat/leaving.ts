/** As the ref of a button that goes: the focus would leave the panel with it, and waits there instead. */
export const leaving = (button: HTMLElement | null) => () => {
  if (document.activeElement === button) button?.closest("dialog")?.focus();
};
