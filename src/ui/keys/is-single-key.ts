const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS) !== null);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether a key may be a shortcut: it is not typed into a field, and no dialog is open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event) || isTyping(event)) return false;
  return document.querySelector('[role=dialog]') === null;
}
