import { time } from '../../shared/decoders.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { arrivalsOf, type MailFailure } from './mail-delivery.ts';
import { isLastWord, mailSubject, type MailSubject } from './mail-subject.ts';
import type { StoredProfile } from './stored-profile.ts';

/** How many mails may arrive at one address within a day. */
export const MOST_ARRIVALS_A_DAY = 10;

interface StoredMail {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ClaimedMail {
  readonly id: string;
  readonly subject: MailSubject;
  /** As in `MailAttempt`. */
  readonly arrivals: number;
}

/** The stored data that decide whether a claimed mail is sent. The sender reads them after it has stored the claim. */
export interface Surroundings {
  /** The account of the mail; `null` if it is gone. */
  readonly account: StoredProfile | null;
  /** The stored mails to the same address, the claimed mail included. */
  readonly mails: readonly StoredMail[];
}

/** Whether a sender has claimed the mail and may still send it. */
const isUnderWay = ({ fields: { state, dueAt } }: StoredMail, now: Date) =>
  state === 'sending' && (time(dueAt) ?? now) > now;

/**
 * Returns why a claimed mail is not sent now; `null` if it is sent. A claim counts as an arrival, and each sender
 * stores its claim before it reads the other claims. So the daily limit holds however many senders run at once. The
 * mail of a decision waits (`other-first`) while another mail of its account is being sent.
 */
export function mailObstacle(
  { id, subject, arrivals }: ClaimedMail,
  { account, mails }: Surroundings,
  now: Date,
): Extract<MailFailure, 'superseded' | 'flood'> | 'other-first' | null {
  if (account === null || !isLastWord(subject, account)) return 'superseded';
  const others = mails.filter((other) => other.id !== id);
  const since = new Date(now.getTime() - DAY_MS);
  const recent = others.filter(({ fields }) => (time(fields['triedAt']) ?? since) > since);
  const before = recent.reduce((sum, { fields }) => sum + arrivalsOf(fields), arrivals);
  if (before >= MOST_ARRIVALS_A_DAY) return 'flood';
  const waits =
    subject.kind === 'decision' &&
    others.some((other) => mailSubject(other.id)?.uid === subject.uid && isUnderWay(other, now));
  return waits ? 'other-first' : null;
}
