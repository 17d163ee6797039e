import type { Clock } from '#domain/shared/clock.ts';
import { isMap, text } from '#domain/shared/decoders.ts';
import type { CachedName, LastKnown } from '#domain/shared/last-known.ts';

/** How long a cached value is used. It is longer than a long shift. Milliseconds. */
export const CACHED_MS = 16 * 3_600_000;

/** How long an online page waits for the server before it shows cached values. Milliseconds. */
const PATIENCE_MS = 2000;

const KEY = 'last-known';
/** Marks a date in JSON. No stored field has this name. */
const DATE = '$date';

/** The part of `localStorage` that the cache uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Marks each date. A replacer cannot mark dates, because `JSON.stringify` gives it their texts. */
function withDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(withDates);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withDates(each)]));
}

function reviveDate(_: string, value: unknown): unknown {
  return isMap(value) && typeof value[DATE] === 'number' ? new Date(value[DATE]) : value;
}

/** The cache in a device's storage. `storage()` throws if the storage is blocked. `clock` is the device's own. */
export function createLastKnown(storage: () => TextStorage, clock: Clock): LastKnown {
  const stored = (): Readonly<Record<string, unknown>> => {
    const all: unknown = JSON.parse(storage().getItem(KEY) ?? 'null', reviveDate);
    return isMap(all) ? all : {};
  };
  const cachedOf = (uid: string) => {
    const all = stored();
    return all['uid'] === uid ? all : {};
  };
  const forget = () => {
    try {
      storage().removeItem(KEY);
    } catch {
      // The storage is blocked, so nothing was cached.
    }
  };
  return {
    read(uid: string, name: CachedName) {
      try {
        const entry = cachedOf(uid)[name];
        const at = isMap(entry) && entry['at'] instanceof Date ? entry['at'] : null;
        const age = at === null ? Number.NaN : clock.now().getTime() - at.getTime();
        return age >= 0 && age <= CACHED_MS && isMap(entry) ? (entry['value'] ?? null) : null;
      } catch {
        return null;
      }
    },
    cache(uid, name, value) {
      try {
        let before = {};
        try {
          before = cachedOf(uid);
        } catch {
          // The cache is damaged, so all of it is replaced.
        }
        const all = { ...before, uid, [name]: { at: clock.now(), value } };
        storage().setItem(KEY, JSON.stringify(withDates(all)));
      } catch {
        // The storage is full or blocked. The older value would differ from the page, so the whole cache is removed.
        forget();
      }
    },
    holder() {
      try {
        return text(stored()['uid']) ?? null;
      } catch {
        return null;
      }
    },
    async patience() {
      // `onLine` is reliable only when it is false.
      if (typeof navigator !== 'undefined' && navigator.onLine === false) return;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    },
    forget,
  };
}
