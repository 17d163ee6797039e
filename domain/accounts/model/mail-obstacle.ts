import { time } from '../../shared/decoders.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { arrivalsOf, type MailFailure } from './mail-delivery.ts';
import { isLastWord, mailSubject, type MailSubject } from './mail-subject.ts';
import type { StoredProfile } from './stored-profile.ts';

/** How many times mails may have arrived at one address in a day, whatever administrators do. */
export const MOST_ARRIVALS_A_DAY = 10;

interface StoredMail {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ClaimedMail {
  readonly id: string;
  readonly subject: MailSubject;
  /** How many attempts before this one may have arrived. */
  readonly arrivals: number;
}

/** The stored data that decide whether a claimed mail is sent. */
export interface Surroundings {
  /** The account that the mail is about; `null` for none. */
  readonly account: StoredProfile | null;
  /** The mails to the same address, this one or not. */
  readonly mails: readonly StoredMail[];
}

/** Whether another sender has claimed this mail and may still send it. */
const isUnderWay = ({ fields: { state, dueAt } }: StoredMail, now: Date) =>
  state === 'sending' && (time(dueAt) ?? now) > now;

/**
 * Why a claimed mail is not sent. Its claim is stored before all this is read, so of two mails that are claimed at once
 * at least one sees the other: the brake counts claims, not answers, and holds however many instances there are. A
 * decision's mail waits while an earlier one of its account is on its way, and that one, if it has not left yet, sees
 * that it is superseded.
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
