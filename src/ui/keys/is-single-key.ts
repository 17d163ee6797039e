import { isComposing } from './pressed-key.ts';

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function isTyping(event: KeyboardEvent): boolean {
  return isComposing(event) || (event.target instanceof Element && event.target.closest(FIELDS) !== null);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** A key in a panel beside the page belongs to the panel. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/** Whether a key may be a shortcut: unhandled, without Ctrl, Alt or Meta, outside fields and panels, no dialog open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event) || isTyping(event) || isInDialog(event)) return false;
  return document.querySelector('[role=dialog]:not([data-beside])') === null;
}
