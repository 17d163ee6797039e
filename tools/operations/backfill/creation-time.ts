import { isTimestampText } from '#domain/accounts/model/found-account.ts';
import { Double, Timestamp } from '../rest/firestore-value.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The years 2001 to 2099 in milliseconds. In seconds the same years are much smaller numbers, so the unit need not be
 * guessed.
 */
const EARLIEST_MS = Date.UTC(2001, 9);
const LATEST_MS = Date.UTC(2100, 0);

function isoTextOf(value: unknown): string {
  if (value instanceof Timestamp) return value.text;
  if (typeof value === 'string') return DATE_ONLY.test(value) ? `${value}T00:00:00.000Z` : value;
  const number = typeof value === 'number' || value instanceof Double ? Number(value) : Number.NaN;
  const time = [number, number * 1000].find((ms) => ms >= EARLIEST_MS && ms < LATEST_MS);
  return time === undefined ? '' : new Date(time).toISOString();
}

/**
 * Reads everything that applications have stored as `createdAt`: an ISO text (kept as it is), a date, a timestamp (with its
 * precision), and milliseconds or seconds since 1970. Returns it in the form of `createdAt` and as a server time; `null`
 * for anything that would have to be guessed.
 */
export function creationTimeOf(value: unknown): { text: string; time: Timestamp } | null {
  const text = isoTextOf(value);
  if (!isTimestampText(text)) return null;
  const time = new Date(text).toISOString();
  // The times that Firestore can store: the years 1 to 9999.
  if (!/^(?!0000)\d{4}-/.test(time)) return null;
  return { text, time: value instanceof Timestamp ? value : new Timestamp(time) };
}
