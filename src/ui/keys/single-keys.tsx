import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { lazyDialog } from '../feedback/lazy-dialog.tsx';
import { useDeviceSwitch } from '#core/session/use-device-switch.ts';
import { useKeysCopy } from './keys-copy.ts';
import { Button } from '../actions/button.tsx';
import type { RowFocus } from '../data/use-row-focus.ts';
import { isSingleKey } from './is-single-key.ts';
import { pressedKey } from './pressed-key.ts';
import type { KeyMeaning } from './keys-dialog.tsx';
import { DOUBLE_PRESS_MS } from '../data/use-settling.ts';

/** Keys that may be held down. Any other held key would act on one row after another. */
const HOLDABLE: ReadonlySet<string> = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);

/**
 * Calls the action of a pressed key, on every keyboard (`pressedKey`). If the action returns `false`, the key keeps its
 * default behaviour. Nothing happens while the focus is in a field or a panel, or while a dialog is open. A held key
 * counts only the first time, unless it moves through rows. A second Enter soon after the first does not count.
 */
export function useSingleKeys(actions: Readonly<Record<string, () => unknown>>, enabled: boolean): void {
  const lastEnter = useRef(-Infinity);
  const isSecondEnter = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const second = key === 'Enter' && timeStamp - lastEnter.current < DOUBLE_PRESS_MS;
    lastEnter.current = key === 'Enter' ? timeStamp : -Infinity;
    return second;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    // Every key passes `isSecondEnter` first, because the first of two Enters may have been for a dialog.
    if (isSecondEnter(event) || (event.repeat && !HOLDABLE.has(key))) return;
    if (!isSingleKey(event)) return;
    const act = Object.hasOwn(actions, key) ? actions[key] : undefined;
    if (act !== undefined && act() !== false) event.preventDefault();
  });
  // The layout effect runs before the page is painted, because a person may press a key on seeing the page.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}

const LazyKeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface SingleKeysProps {
  /** The rows that the keys move through and act on, if any. */
  focus?: RowFocus;
  /** The action of each key except `?` and the keys that move. A key whose action returns `false` keeps its default. */
  actions: Readonly<Record<string, () => unknown>>;
  list: readonly KeyMeaning[];
}

/** The single-key shortcuts of a list, and the button for the dialog that lists them. */
export function SingleKeys({ focus, actions, list }: SingleKeysProps) {
  const copy = useKeysCopy();
  const [shown, setShown] = useState(false);
  const [enabled, enable] = useDeviceSwitch('single-key-shortcuts');
  const show = () => setShown(true);
  const moving = focus && { j: () => focus.step(1), k: () => focus.step(-1) };
  useSingleKeys({ ...moving, ...actions, '?': show }, enabled);
  // These keys work only while a row has the focus, so they need not be switched off (WCAG 2.1.4).
  useSingleKeys(
    focus === undefined
      ? {}
      : {
          ArrowDown: () => focus.focused() !== null && focus.step(1),
          ArrowUp: () => focus.focused() !== null && focus.step(-1),
          Enter: focus.open,
        },
    focus !== undefined,
  );

  return (
    <div className="-mr-3.5 ml-auto flex items-center gap-2 text-sm text-ink-soft touch:hidden forced-colors:mr-0">
      <Button tone="quiet" size="small" aria-label={copy.open} aria-keyshortcuts="?" onClick={show}>
        <span className="max-sm:hidden">{copy.open}</span>
        <span className="sm:hidden">{copy.openBrief}</span>
      </Button>
      {shown && (
        <LazyKeysDialog list={list} enabled={enabled} onEnable={enable} onClose={() => setShown(false)} />
      )}
    </div>
  );
}
