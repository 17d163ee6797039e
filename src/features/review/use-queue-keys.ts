import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS) !== null);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Calls what belongs to a pressed key; an action that answers `false` did nothing, and the key keeps its own meaning.
 * Never while somebody types, and never behind an open dialog.
 */
export function useQueueKeys(actions: Readonly<Record<string, () => boolean>>, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isTyping(event)) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (act?.() === true) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
