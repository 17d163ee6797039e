import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { time } from '../../shared/decoders.ts';
import { REMOVED } from '../../shared/record-write.ts';
import { readQueuedMail, type QueuedMail } from './mail.ts';

/**
 * Why a mail was given up.
 *
 * - `address`: its address was refused, so it does not exist.
 * - `content`: the mail server refused the mail, or the address that it comes from.
 * - `login`, `server`: for a day the mail server took no login, or was not reached or put the mail off.
 * - `flood`: its address has had as many mails as one may get in a day.
 * - `damaged`: the stored mail cannot be read.
 */
export const MAIL_FAILURES = ['address', 'content', 'login', 'server', 'flood', 'damaged'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** How an attempt to send a mail ended; what is put off is tried again. */
export type MailAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused'; readonly failure: 'address' | 'content' }
  | { readonly state: 'put-off'; readonly failure: 'login' | 'server' };

/** How long an attempt has its mail to itself. Longer than the sender's function may run, or two would send it. */
export const MAIL_LEASE_MS = 5 * MINUTE_MS;

/** The pause after each attempt that was put off. Servers that know no sender yet ask for some minutes. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 780].map((minutes) => minutes * MINUTE_MS);
export const MOST_MAIL_ATTEMPTS = PAUSES_MS.length + 1;

/** How many mails one address may get in a day, whatever administrators do. */
export const MOST_MAILS_A_DAY = 10;

/** How long a mail is stored after it was sent or given up. */
const MAIL_STORED_MS = 30 * DAY_MS;
const removalAfter = (end: Date) => new Date(end.getTime() + MAIL_STORED_MS);

type Stored = Readonly<Record<string, unknown>>;

/** What is to be done about a stored mail now. `waiting` and `sending` ones have `dueAt`; one without a state is new. */
export type MailTask =
  | { readonly do: 'nothing' }
  | { readonly do: 'send'; readonly mail: QueuedMail; readonly attempt: number }
  | { readonly do: 'give-up'; readonly failure: MailFailure };

const attemptsOf = ({ attempts }: Stored) => (typeof attempts === 'number' ? attempts : 0);

export function mailTask(stored: Stored, now: Date): MailTask {
  const { state } = stored;
  if (state === 'sent' || state === 'failed') return { do: 'nothing' };
  const dueAt = time(stored['dueAt']);
  if (dueAt !== undefined && dueAt > now) return { do: 'nothing' };
  const mail = readQueuedMail(stored);
  const isNew = state === undefined;
  const isUnderWay = (state === 'waiting' || state === 'sending') && dueAt !== undefined;
  if (mail === null || !(isNew || isUnderWay)) return { do: 'give-up', failure: 'damaged' };
  const attempt = attemptsOf(stored) + 1;
  // Those before ended without an answer.
  return attempt > MOST_MAIL_ATTEMPTS ? { do: 'give-up', failure: 'server' } : { do: 'send', mail, attempt };
}

/** The fields that claim a mail for an attempt, the first or a later one. */
export function claimOf(attempt: number, now: Date): object {
  return {
    state: 'sending',
    attempts: attempt,
    triedAt: now,
    dueAt: new Date(now.getTime() + MAIL_LEASE_MS),
  };
}

/** All that is stored of how a mail was given up. */
export function failedAt(now: Date, failure: MailFailure): object {
  return { state: 'failed', failure, triedAt: now, deleteAt: removalAfter(now) };
}

/** The fields that give up a mail. */
export const givenUp = (failure: MailFailure, now: Date): object => ({
  ...failedAt(now, failure),
  dueAt: REMOVED,
});

/** The fields that store how an attempt ended, this one from one on. */
export function answered(answer: MailAnswer, attempt: number, now: Date): object {
  if (answer.state === 'accepted') {
    return { state: 'sent', sentAt: now, dueAt: REMOVED, deleteAt: removalAfter(now) };
  }
  const pause = answer.state === 'refused' ? undefined : PAUSES_MS[attempt - 1];
  return pause === undefined
    ? givenUp(answer.failure, now)
    : { state: 'waiting', dueAt: new Date(now.getTime() + pause) };
}

/** The order of attempts at mails to one address: the later one gives way. */
interface Tried {
  readonly id: string;
  readonly triedAt: Date;
}

/** Whether an address has had as many mails in the past day as it may get, before this one. */
export function isFlooded({ id, triedAt }: Tried, others: readonly (Tried & { fields: Stored })[]): boolean {
  const since = new Date(triedAt.getTime() - DAY_MS);
  const before = others.filter(
    (other) =>
      other.id !== id &&
      other.fields['state'] !== 'failed' &&
      other.triedAt > since &&
      (other.triedAt < triedAt || (other.triedAt.getTime() === triedAt.getTime() && other.id < id)),
  );
  return before.length >= MOST_MAILS_A_DAY;
}
