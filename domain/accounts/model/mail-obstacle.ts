import { time } from '../../shared/decoders.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { arrivalsOf, type MailFailure } from './mail-delivery.ts';
import { isLastWord, mailSubject, type MailSubject } from './mail-subject.ts';
import type { StoredProfile } from './stored-profile.ts';

/** How many times mails may arrive at one address in a day. */
export const MOST_ARRIVALS_A_DAY = 10;

interface StoredMail {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ClaimedMail {
  readonly id: string;
  readonly subject: MailSubject;
  /** How many earlier attempts may have arrived. */
  readonly arrivals: number;
}

/** The stored data that decide whether a claimed mail is sent, read after its claim was stored. */
export interface Surroundings {
  /** The account of the mail; `null` if it is gone. */
  readonly account: StoredProfile | null;
  /** All mails to the same address, this one or not. */
  readonly mails: readonly StoredMail[];
}

/** Whether a sender has claimed the mail and may still send it. */
const isUnderWay = ({ fields: { state, dueAt } }: StoredMail, now: Date) =>
  state === 'sending' && (time(dueAt) ?? now) > now;

/**
 * Why a claimed mail is not sent; `null` if it is. Claims count as arrivals, and each sender reads the other claims
 * after its own. So the limit holds however many senders run at once. The mail of a decision waits while another mail
 * of its account is being sent.
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
