import { isTimestampText } from '#domain/accounts/model/profile-assessment.ts';
import { numberOf, textOf, timestampOf, type FirestoreValue } from '../rest/firestore-value.ts';

/** When an account was created: in the form of `createdAt`, and as a server time (RFC 3339 in UTC). */
export interface CreationTime {
  readonly text: string;
  readonly time: string;
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** The years 2001 to 2099 in milliseconds. The same years in seconds are far smaller numbers, so neither is a guess. */
const EARLIEST_MS = Date.UTC(2001, 9);
const LATEST_MS = Date.UTC(2100, 0);

/** The times that Firestore can store: the years 1 to 9999. */
function serverTimeOf(date: Date): string | null {
  const time = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^\d{4}-/.test(time) && !time.startsWith('0000-') ? time : null;
}

function fromDate(date: Date): CreationTime | null {
  const time = serverTimeOf(date);
  return time === null ? null : { text: time, time };
}

function fromText(text: string): CreationTime | null {
  if (DATE_ONLY.test(text)) {
    const read = fromDate(new Date(`${text}T00:00:00.000Z`));
    return read?.text.startsWith(text) ? read : null;
  }
  if (!isTimestampText(text)) return null;
  const time = serverTimeOf(new Date(text));
  return time === null ? null : { text, time };
}

function fromNumber(number: number): CreationTime | null {
  const inRange = (ms: number) => ms >= EARLIEST_MS && ms < LATEST_MS;
  if (inRange(number)) return fromDate(new Date(number));
  return inRange(number * 1000) ? fromDate(new Date(number * 1000)) : null;
}

/**
 * Reads what applications have stored as `createdAt`: an ISO text (kept as it is), a date, a timestamp (with its
 * precision), milliseconds or seconds since 1970. `null` for anything whose meaning would be a guess.
 */
export function creationTimeOf(value: FirestoreValue | undefined): CreationTime | null {
  const text = textOf(value);
  if (text !== undefined) return fromText(text);
  const timestamp = timestampOf(value);
  if (timestamp !== undefined) {
    return isTimestampText(timestamp) ? { text: timestamp, time: timestamp } : null;
  }
  const number = numberOf(value);
  return number === undefined ? null : fromNumber(number);
}
