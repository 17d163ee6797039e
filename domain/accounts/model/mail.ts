import { isMap, text } from '../../shared/decoders.ts';
import { SERVER_TIME, type RecordWrite } from '../../shared/record-write.ts';
import { ACCOUNT_STEPS, type MailTemplate } from './account-steps.ts';
import { LONGEST_REASON } from './account-limits.ts';
import { usableAddress, type EmailAddress } from './email-address.ts';

/** The templates of the mails about decisions and about questions. */
export type MailName = NonNullable<MailTemplate> | 'account-question';

const MAIL_NAMES: readonly MailName[] = [
  ...Object.values(ACCOUNT_STEPS).flatMap(({ mail }) => mail ?? []),
  'account-question',
];

export function isMailName(value: string): value is MailName {
  return MAIL_NAMES.some((name) => name === value);
}

/** A mail that a decision or a question has queued (`mail/{id}`): its recipient, and the data of its text. */
export interface QueuedMail {
  readonly to: EmailAddress;
  readonly name: MailName;
  /** The role of the account after the decision, or when the question was asked. */
  readonly role: string;
  readonly reason: string | null;
}

/** Queues a mail that is due at once. If the event of this write is lost, a scheduled function finds the mail. */
export function queueMail(path: string, to: string, name: MailName, data: object): RecordWrite {
  return { kind: 'set', path, fields: { to, template: { name, data }, dueAt: SERVER_TIME } };
}

const LONGEST_ROLE = 100;

/** Reads a queued mail; `null` if a field is unreadable or too long, or if `usableAddress` refuses the recipient. */
export function readQueuedMail({ to, template }: Readonly<Record<string, unknown>>): QueuedMail | null {
  if (!isMap(template) || !isMap(template['data'])) return null;
  const { role, reason = null } = template['data'];
  const address = usableAddress(text(to) ?? '');
  const name = text(template['name']) ?? '';
  const isSound =
    typeof role === 'string' &&
    role.length <= LONGEST_ROLE &&
    (reason === null || (typeof reason === 'string' && reason.length <= LONGEST_REASON));
  return address === null || !isMailName(name) || !isSound ? null : { to: address, name, role, reason };
}
