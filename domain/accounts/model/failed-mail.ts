import { isMap, text, time } from '../../shared/decoders.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { queuedMailPath } from './account-paths.ts';
import { isMailName, type MailName } from './mail.ts';
import { MAIL_FAILURES, type MailFailure } from './mail-delivery.ts';
import { type DecidedAccount, isLastWord, mailSubject } from './mail-subject.ts';

/** A mail that the sender has given up, as administrators see it. */
export interface FailedMail {
  readonly id: string;
  /** The stored address, valid or not; empty if it is no text. */
  readonly to: string;
  /** The template; `null` if it is unreadable or unknown. */
  readonly name: MailName | null;
  readonly failure: MailFailure;
  /** When the sender gave up the mail; `null` if unreadable. */
  readonly triedAt: Date | null;
}

/** Reads a given-up mail of any shape. An unreadable failure counts as `damaged`. */
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

/** Returns the mail. A mail that may be sent again becomes `superseded` if it is no longer true or has no account. */
export function besideAccount(mail: FailedMail, account: DecidedAccount | null): FailedMail {
  const subject = mailSubject(mail.id);
  const isOver = subject === null || account === null || !isLastWord(subject, account);
  return isOver && mayBeSentAgain(mail) ? { ...mail, failure: 'superseded' } : mail;
}

/** Whether the failure and the name of a mail allow sending it again. */
export const mayBeSentAgain = ({ failure, name }: FailedMail) =>
  failure !== 'damaged' && failure !== 'superseded' && name !== null;

/** Queues a given-up mail again. Its attempts count from zero, but the daily limit still counts `mayHaveArrived`. */
export function sendAgainBatch(id: string): Batch {
  const fields = { state: 'waiting', attempts: 0, dueAt: SERVER_TIME, failure: REMOVED, deleteAt: REMOVED };
  return [{ kind: 'update', path: queuedMailPath(id), fields }];
}
