import { isMap, text, time } from '../../shared/decoders.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { queuedMailPath } from './account-paths.ts';
import { isMailName, type MailName } from './mail.ts';
import { MAIL_FAILURES, type MailFailure } from './mail-delivery.ts';
import { type DecidedAccount, isLastWord, mailSubject } from './mail-subject.ts';

/** A mail that was given up, for administrators. */
export interface FailedMail {
  readonly id: string;
  /** As stored; empty if that was no text. */
  readonly to: string;
  /** `null` for one that cannot be read. */
  readonly name: MailName | null;
  readonly failure: MailFailure;
  /** The last attempt; `null` if unknown. */
  readonly triedAt: Date | null;
}

/** Reads a mail that was given up. Unreadable parts count as missing, so that no such mail hides another. */
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

/** A mail that was given up, beside its account, which may have been decided on since. */
export function besideAccount(mail: FailedMail, account: DecidedAccount | null): FailedMail {
  const subject = mailSubject(mail.id);
  const isOver = subject === null || account === null || !isLastWord(subject, account);
  return isOver && mayBeSentAgain(mail) ? { ...mail, failure: 'superseded' } : mail;
}

/** Whether a mail may be sent again: its news must still be true, and enough of it must be readable. */
export const mayBeSentAgain = ({ failure, name }: FailedMail) =>
  failure !== 'damaged' && failure !== 'superseded' && name !== null;

/** Lets a mail that was given up wait again, as one that was never tried. The rules permit it once. */
export function sendAgainBatch(id: string): Batch {
  const fields = { state: 'waiting', attempts: 0, dueAt: SERVER_TIME, failure: REMOVED, deleteAt: REMOVED };
  return [{ kind: 'update', path: queuedMailPath(id), fields }];
}
