import type { KeyboardEvent } from 'react';

/** The letter of a key. With Alt some keyboards type another character, and then its place says which letter it has. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
}

/**
 * Presses the control of this form whose `aria-keyshortcuts` is Alt and the pressed letter, wherever in the form the focus
 * is: with Alt a letter is never meant for the text of a field.
 */
export function pressByAlt(event: KeyboardEvent<HTMLFormElement>): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  const letter = letterOf(event);
  const control =
    letter && event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${letter}"]`);
  if (!control) return;
  event.preventDefault();
  control.click();
}
