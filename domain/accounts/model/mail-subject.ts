import type { StoredProfile } from './stored-profile.ts';

/** What a queued mail is about: a decision, numbered from one, or a question, numbered from zero. */
export interface MailSubject {
  readonly uid: string;
  readonly kind: 'decision' | 'question';
  readonly number: number;
}

/** The fields of an account that show whether a mail is still true. */
export type DecidedAccount = Pick<StoredProfile, 'status' | 'reviewCount' | 'questions'>;

const QUEUED_ID = /^(.+)_(q?)(\d+)$/s;

/** Reads the subject from the id of a mail; `null` if the id names no subject. */
export function mailSubject(id: string): MailSubject | null {
  const [, uid, q, digits] = QUEUED_ID.exec(id) ?? [];
  if (uid === undefined) return null;
  return { uid, kind: q === 'q' ? 'question' : 'decision', number: Number(digits) };
}

/**
 * Whether a mail is about the last decision, or about an unanswered question to a pending applicant. If not, it is out
 * of date. The rules require the same before a mail is sent again.
 */
export function isLastWord(
  { kind, number }: MailSubject,
  { status, reviewCount, questions = [] }: DecidedAccount,
): boolean {
  if (kind === 'decision') return reviewCount === number;
  return status === 'pending' && questions[number]?.answer === null;
}
