import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { time } from '../../shared/decoders.ts';
import { REMOVED } from '../../shared/record-write.ts';
import { readQueuedMail, type QueuedMail } from './mail.ts';
import { mailSubject, type MailSubject } from './mail-subject.ts';

/**
 * Why a mail was given up.
 *
 * - `address`: the mail server refused the recipient's address.
 * - `content`: the mail server refused the mail, or the sender's address.
 * - `login`: the mail server refused the login in the last attempt.
 * - `server`: the last attempt did not reach the mail server, got no answer, was put off, or has no stored end.
 * - `flood`: the address has had as many mails as it may get in a day, or has too many stored mails to read.
 * - `superseded`: a later decision or an answer has overtaken the mail, or the account is gone.
 * - `late`: no sender has tried to send the new mail for a day.
 * - `damaged`: the stored mail or its id cannot be read.
 */
export const MAIL_FAILURES = [
  'address',
  'content',
  'login',
  'server',
  'flood',
  'superseded',
  'late',
  'damaged',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/**
 * How an attempt to send a mail ended. A mail that was put off or has no answer is tried again, up to
 * `MOST_MAIL_ATTEMPTS` attempts in all. A mail without an answer may have arrived.
 */
export type MailAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'unanswered' }
  | { readonly state: 'refused'; readonly failure: 'address' | 'content' }
  | { readonly state: 'put-off'; readonly failure: 'login' | 'server' };

/** How long a claim keeps other senders from a mail. The function that sends the mail must end earlier. */
export const MAIL_LEASE_MS = 5 * MINUTE_MS;

/** The pauses before further attempts. Some mail servers put off an unknown sender for minutes. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 780].map((minutes) => minutes * MINUTE_MS);
export const MOST_MAIL_ATTEMPTS = PAUSES_MS.length + 1;

/** How long a new mail is worth sending. An older mail was queued before the functions ran, or while they failed. */
const NEWS_MS = DAY_MS;

/** How long a mail is stored after it was sent or given up. */
const MAIL_STORED_MS = 30 * DAY_MS;
const removalAfter = (end: Date) => new Date(end.getTime() + MAIL_STORED_MS);

type Stored = Readonly<Record<string, unknown>>;

/** One attempt to send a mail. */
export interface MailAttempt {
  /** Counted from one. */
  readonly number: number;
  /** How many earlier attempts may have arrived; 0 if the last attempt is a day old or older. */
  readonly arrivals: number;
}

export type MailTask =
  | { readonly do: 'nothing' }
  | {
      readonly do: 'send';
      readonly mail: QueuedMail;
      readonly subject: MailSubject;
      readonly attempt: MailAttempt;
    }
  | { readonly do: 'give-up'; readonly failure: MailFailure };

const count = (value: unknown) => (typeof value === 'number' ? value : 0);

/** How many attempts at a stored mail may have arrived. */
export const arrivalsOf = ({ mayHaveArrived }: Stored) => count(mayHaveArrived);

/** Returns what the sender does with a stored mail now. A new mail has no `state`. */
export function mailTask(id: string, stored: Stored, now: Date): MailTask {
  const { state } = stored;
  if (state === 'sent' || state === 'failed') return { do: 'nothing' };
  const isNew = state === undefined;
  const dueAt = time(stored['dueAt']);
  // A new mail is due at once. Its `dueAt` is in the future if the clock of the database is ahead.
  if (!isNew && dueAt !== undefined && dueAt > now) return { do: 'nothing' };
  const [mail, subject] = [readQueuedMail(stored), mailSubject(id)];
  const isUnderWay = (state === 'waiting' || state === 'sending') && dueAt !== undefined;
  if (mail === null || subject === null || !(isNew || isUnderWay))
    return { do: 'give-up', failure: 'damaged' };
  if (isNew && dueAt !== undefined && dueAt.getTime() < now.getTime() - NEWS_MS)
    return { do: 'give-up', failure: 'late' };
  const number = count(stored['attempts']) + 1;
  // The end of the last attempt was not stored.
  if (number > MOST_MAIL_ATTEMPTS) return { do: 'give-up', failure: 'server' };
  const triedAt = time(stored['triedAt']);
  const isToday = triedAt === undefined || now.getTime() - triedAt.getTime() < DAY_MS;
  return { do: 'send', mail, subject, attempt: { number, arrivals: isToday ? arrivalsOf(stored) : 0 } };
}

/** The fields that claim a mail for an attempt. The attempt counts as a possible arrival at once. */
export function claimOf({ number, arrivals }: MailAttempt, now: Date): object {
  return {
    state: 'sending',
    attempts: number,
    mayHaveArrived: arrivals + 1,
    triedAt: now,
    dueAt: new Date(now.getTime() + MAIL_LEASE_MS),
  };
}

/** The fields that every given-up mail has, damaged or not. */
export function failedAt(now: Date, failure: MailFailure): object {
  return { state: 'failed', failure, triedAt: now, deleteAt: removalAfter(now) };
}

/** The fields that give up a sound mail. `arrivals` is the number of attempts that may have arrived. */
export const givenUp = (failure: MailFailure, arrivals: number, now: Date): object => ({
  ...failedAt(now, failure),
  mayHaveArrived: arrivals,
  dueAt: REMOVED,
});

/** The fields that store how an attempt ended. */
export function answered(answer: MailAnswer, { number, arrivals }: MailAttempt, now: Date): object {
  if (answer.state === 'accepted') {
    return { state: 'sent', sentAt: now, dueAt: REMOVED, deleteAt: removalAfter(now) };
  }
  const mayHaveArrived = answer.state === 'unanswered' ? arrivals + 1 : arrivals;
  const pause = answer.state === 'refused' ? undefined : PAUSES_MS[number - 1];
  if (pause !== undefined)
    return { state: 'waiting', mayHaveArrived, dueAt: new Date(now.getTime() + pause) };
  return givenUp(answer.state === 'unanswered' ? 'server' : answer.failure, mayHaveArrived, now);
}
