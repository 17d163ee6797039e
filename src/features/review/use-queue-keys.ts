import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS) !== null);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Calls the action of a pressed key. If it returns `false`, the key keeps its default behaviour. Inactive while the user
 * types in a field and behind an open dialog.
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
