import { isMap, text, time } from '../../shared/decoders.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { queuedMailPath } from './account-paths.ts';
import { isMailName, type MailName } from './mail.ts';
import { MAIL_FAILURES, type MailFailure } from './mail-delivery.ts';
import { type DecidedAccount, isLastWord, mailSubject } from './mail-subject.ts';

/** A mail that the sender has given up, for administrators to see. */
export interface FailedMail {
  readonly id: string;
  /** As stored; empty if it is no text. */
  readonly to: string;
  /** `null` if it is unreadable. */
  readonly name: MailName | null;
  readonly failure: MailFailure;
  /** The last attempt; `null` if unknown. */
  readonly triedAt: Date | null;
}

/** Reads a mail that was given up. Unreadable fields count as missing, so every such mail is listed. */
export function readFailedMail(id: string, fields: Readonly<Record<string, unknown>>): FailedMail {
  const { template } = fields;
  const name = isMap(template) ? (text(template['name']) ?? '') : '';
  const failure = MAIL_FAILURES.find((one) => one === fields['failure']) ?? 'damaged';
  return {
    id,
    to: text(fields['to']) ?? '',
    name: isMailName(name) ? name : null,
    failure,
    triedAt: time(fields['triedAt']) ?? null,
  };
}

/** The same mail; `superseded` if it is no longer true of its account. */
export function besideAccount(mail: FailedMail, account: DecidedAccount | null): FailedMail {
  const subject = mailSubject(mail.id);
  const isOver = subject === null || account === null || !isLastWord(subject, account);
  return isOver && mayBeSentAgain(mail) ? { ...mail, failure: 'superseded' } : mail;
}

/** Whether a mail may be sent again: it is readable, and still true. */
export const mayBeSentAgain = ({ failure, name }: FailedMail) =>
  failure !== 'damaged' && failure !== 'superseded' && name !== null;

/** Queues a given-up mail again with all attempts. Its possible arrivals stay, for the daily limit. */
export function sendAgainBatch(id: string): Batch {
  const fields = { state: 'waiting', attempts: 0, dueAt: SERVER_TIME, failure: REMOVED, deleteAt: REMOVED };
  return [{ kind: 'update', path: queuedMailPath(id), fields }];
}
