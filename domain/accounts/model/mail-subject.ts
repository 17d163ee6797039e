import type { StoredProfile } from './stored-profile.ts';

/** The subject of a queued mail: a decision, counted from one, or a question, counted from zero. */
export interface MailSubject {
  readonly uid: string;
  readonly kind: 'decision' | 'question';
  readonly number: number;
}

/** The parts of an account that a mail may be about. */
export type DecidedAccount = Pick<StoredProfile, 'status' | 'reviewCount' | 'questions'>;

const QUEUED_ID = /^(.+)_(q?)(\d+)$/s;

/** The subject that a mail's id names; `null` if it names none. */
export function mailSubject(id: string): MailSubject | null {
  const [, uid, q, digits] = QUEUED_ID.exec(id) ?? [];
  if (uid === undefined) return null;
  return { uid, kind: q === 'q' ? 'question' : 'decision', number: Number(digits) };
}

/**
 * Whether a mail is still true: it is about the account's last decision, or about an open question. Any other mail
 * would contradict later news to its reader. The rules require the same of a mail that is sent again.
 */
export function isLastWord(
  { kind, number }: MailSubject,
  { status, reviewCount, questions = [] }: DecidedAccount,
): boolean {
  if (kind === 'decision') return reviewCount === number;
  return status === 'pending' && questions[number]?.answer === null;
}
