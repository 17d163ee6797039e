import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { time } from '../../shared/decoders.ts';
import { REMOVED } from '../../shared/record-write.ts';
import { readQueuedMail, type QueuedMail } from './mail.ts';
import { mailSubject, type MailSubject } from './mail-subject.ts';

/**
 * Why a mail was given up.
 *
 * - `address`: its address was refused, so it does not exist.
 * - `content`: the mail server refused the mail, or the address that it comes from.
 * - `login`, `server`: for a day the mail server took no login, or was not reached or put the mail off.
 * - `flood`: its address has had as many mails as one may get in a day.
 * - `superseded`: its account has been decided on since, has answered the question, or is gone.
 * - `late`: no sender has tried it within a day.
 * - `damaged`: the stored mail cannot be read.
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
 * How an attempt to send a mail ended. A mail that was put off is tried again; so is one that was handed over without
 * an answer, although it may have arrived.
 */
export type MailAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'unanswered' }
  | { readonly state: 'refused'; readonly failure: 'address' | 'content' }
  | { readonly state: 'put-off'; readonly failure: 'login' | 'server' };

/** How long an attempt has its mail to itself. Longer than the sender's function may run, or two would send it. */
export const MAIL_LEASE_MS = 5 * MINUTE_MS;

/** The pause after each attempt that was put off. Servers that know no sender yet ask for some minutes. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 780].map((minutes) => minutes * MINUTE_MS);
export const MOST_MAIL_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * How long a new mail is worth sending. An older one was queued before the functions existed, or they have failed for a
 * day.
 */
const NEWS_MS = DAY_MS;

/** How long a mail is stored after it was sent or given up. */
const MAIL_STORED_MS = 30 * DAY_MS;
const removalAfter = (end: Date) => new Date(end.getTime() + MAIL_STORED_MS);

type Stored = Readonly<Record<string, unknown>>;

/** One attempt to send a mail. */
export interface MailAttempt {
  /** Counted from one. */
  readonly number: number;
  /** How many attempts before it may have arrived; 0 if the last one was more than a day ago. */
  readonly arrivals: number;
}

/**
 * The next act on a stored mail. A new one has no state; every mail that is not over has `dueAt`, by which the clock
 * finds it.
 */
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

export function mailTask(id: string, stored: Stored, now: Date): MailTask {
  const { state } = stored;
  if (state === 'sent' || state === 'failed') return { do: 'nothing' };
  const isNew = state === undefined;
  const dueAt = time(stored['dueAt']);
  // The database's clock may be ahead.
  if (!isNew && dueAt !== undefined && dueAt > now) return { do: 'nothing' };
  const [mail, subject] = [readQueuedMail(stored), mailSubject(id)];
  const isUnderWay = (state === 'waiting' || state === 'sending') && dueAt !== undefined;
  if (mail === null || subject === null || !(isNew || isUnderWay))
    return { do: 'give-up', failure: 'damaged' };
  if (isNew && dueAt !== undefined && dueAt.getTime() < now.getTime() - NEWS_MS)
    return { do: 'give-up', failure: 'late' };
  const number = count(stored['attempts']) + 1;
  // The attempts before ended without an answer.
  if (number > MOST_MAIL_ATTEMPTS) return { do: 'give-up', failure: 'server' };
  const triedAt = time(stored['triedAt']);
  // Those of an earlier day no longer count: a mail that is sent again has its own.
  const isToday = triedAt === undefined || now.getTime() - triedAt.getTime() < DAY_MS;
  return { do: 'send', mail, subject, attempt: { number, arrivals: isToday ? arrivalsOf(stored) : 0 } };
}

/** The fields that claim a mail for an attempt, which may arrive from now on. */
export function claimOf({ number, arrivals }: MailAttempt, now: Date): object {
  return {
    state: 'sending',
    attempts: number,
    mayHaveArrived: arrivals + 1,
    triedAt: now,
    dueAt: new Date(now.getTime() + MAIL_LEASE_MS),
  };
}

/** All that is stored of how a mail was given up. */
export function failedAt(now: Date, failure: MailFailure): object {
  return { state: 'failed', failure, triedAt: now, deleteAt: removalAfter(now) };
}

/** The fields that give up a mail; `arrivals` is how many attempts at it may have arrived. */
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
