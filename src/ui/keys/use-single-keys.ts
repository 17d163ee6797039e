import { useEffect, useEffectEvent, useRef } from 'react';
import { DOUBLE_PRESS_MS } from '../data/double-press.ts';

/** Keys that may be held down; any other would act on one row after another. */
const HOLDABLE: ReadonlySet<string> = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS) !== null);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Calls the action of a pressed key. If it returns `false`, the key keeps its default behaviour. Inactive while the user
 * types in a field, and behind an open dialog. A held key counts once, unless it moves through rows; a second Enter soon
 * after the first does not count.
 */
export function useSingleKeys(actions: Readonly<Record<string, () => unknown>>, enabled: boolean): void {
  const lastEnter = useRef(-Infinity);
  const isSecondEnter = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const second = key === 'Enter' && timeStamp - lastEnter.current < DOUBLE_PRESS_MS;
    lastEnter.current = key === 'Enter' ? timeStamp : -Infinity;
    return second;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Checked first, because the previous Enter may have been for a dialog.
    if (isSecondEnter(event) || (event.repeat && !HOLDABLE.has(event.key))) return;
    if (event.defaultPrevented || hasModifier(event) || isTyping(event)) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (act !== undefined && act() !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
