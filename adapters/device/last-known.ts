import type { Clock } from '#domain/shared/clock.ts';
import { isMap, text } from '#domain/shared/decoders.ts';
import type { KeptName, LastKnown } from '#domain/shared/last-known.ts';

/** A long shift, and the way home. Milliseconds. */
export const URL_VALID_MS = 16 * 3_600_000;

/** Longer than most answers take, and short for somebody who wants to see where to drive. Milliseconds. */
const PATIENCE_MS = 2000;

const KEY = 'last-known';
/** How a date stands in JSON. No stored field begins so. */
const DATE = '$date';

/** As `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `JSON.stringify` would have turned dates into texts before a replacer sees them. */
function withDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(withDates);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withDates(each)]));
}

function reviveDate(_: string, value: unknown): unknown {
  return isMap(value) && typeof value[DATE] === 'number' ? new Date(value[DATE]) : value;
}

/** On the storage of a device; `storage` may throw where it is blocked. The clock is the device's own, right or wrong. */
export function createLastKnown(storage: () => TextStorage, clock: Clock): LastKnown {
  const stored = (): Readonly<Record<string, unknown>> => {
    const all: unknown = JSON.parse(storage().getItem(KEY) ?? 'null', reviveDate);
    return isMap(all) ? all : {};
  };
  const kept = (uid: string) => {
    const all = stored();
    return all['uid'] === uid ? all : {};
  };
  const forget = () => {
    try {
      storage().removeItem(KEY);
    } catch {
      // Blocked, so nothing was kept.
    }
  };
  return {
    read(uid: string, name: KeptName) {
      try {
        const entry = kept(uid)[name];
        const at = isMap(entry) && entry['at'] instanceof Date ? entry['at'] : null;
        const age = at === null ? Number.NaN : clock.now().getTime() - at.getTime();
        return age >= 0 && age <= URL_VALID_MS && isMap(entry) ? (entry['value'] ?? null) : null;
      } catch {
        return null;
      }
    },
    keep(uid, name, value) {
      try {
        let before = {};
        try {
          before = kept(uid);
        } catch {
          // Damaged: begun anew.
        }
        const all = { ...before, uid, [name]: { at: clock.now(), value } };
        storage().setItem(KEY, JSON.stringify(withDates(all)));
      } catch {
        // Full or blocked. What an earlier moment left would be older than what the page shows.
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
      // A browser that says it is offline is right; one that says it is online only hopes so.
      if (typeof navigator !== 'undefined' && navigator.onLine === false) return;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    },
    forget,
  };
}
