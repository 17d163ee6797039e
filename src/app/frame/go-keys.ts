import { adminPaths } from '#core/navigation/admin-paths.ts';
import { paths } from '#core/navigation/paths.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { pressedKey } from '#ui/keys/pressed-key.ts';
import { isSingleKey } from '#ui/keys/is-single-key.ts';

/** For administrators: the page that each key opens after `g`. `keys-copy.ts` lists the keys. */
const PLACES: Readonly<Record<string, string>> = {
  r: adminPaths.rides,
  h: adminPaths.rideHistory,
  p: adminPaths.plan,
  a: paths.adminDashboard,
};

/** Within how many milliseconds after `g` the second key counts. */
const SECOND_KEY_MS = 1500;

/**
 * Opens a page when `g` and the page's letter are pressed. The current page does not get this letter, which may mean
 * something else there: `a` alone approves an account. Returns a function that stops listening.
 */
export function listenForGoKeys(go: (path: string) => void): () => void {
  let pressedAt = -Infinity;
  const press = (event: KeyboardEvent) => {
    if (!isSingleKey(event) || event.repeat || !isDeviceSwitchOn('single-key-shortcuts')) return;
    const isSecond = event.timeStamp - pressedAt < SECOND_KEY_MS;
    const key = pressedKey(event);
    pressedAt = key === 'g' ? event.timeStamp : -Infinity;
    const place = isSecond && Object.hasOwn(PLACES, key) ? PLACES[key] : undefined;
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(place);
  };
  document.addEventListener('keydown', press, { capture: true });
  return () => document.removeEventListener('keydown', press, { capture: true });
}
