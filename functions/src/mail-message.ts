import { createHash } from 'node:crypto';
import type { QueuedMail } from '../../domain/accounts/model/mail.ts';
import { isKnownRole } from '../../domain/shared/people/role.ts';
import { mailTexts as german } from './mail-texts.de.ts';
import { mailTexts as english, type MailTexts } from './mail-texts.ts';

const TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en: english, de: german };

/** The languages of mails. No document says which language a person reads, so each firm chooses one. */
export const MAIL_LANGUAGES = ['en', 'de'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The firm as the sender of all mails. */
export interface MailIdentity {
  readonly name: string;
  /** The address that mails come from. Answers go to `replyTo`. */
  readonly from: string;
  readonly replyTo: string;
  readonly language: MailLanguage;
}

/** A mail as it is sent. `to` is one address without a name. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt, so that a mailbox may drop a mail that arrives twice. */
  readonly messageId: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, with its line breaks. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '').replaceAll('\n', '<br>');

/** Writes a mail in the firm's language. `id` is the id of the mail's document. */
export function mailMessage(
  { to, name, role, reason }: QueuedMail,
  id: string,
  firm: MailIdentity,
): MailMessage {
  const { mails, roles } = TEXTS[firm.language];
  const { subject, body } = mails[name];
  const paragraphs = body({ name: firm.name, role: isKnownRole(role) ? roles[role] : role, reason });
  const html = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n');
  const hash = createHash('sha256').update(`${id} ${to}`).digest('hex').slice(0, 40);
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${firm.language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>\n<body>\n${html}\n</body></html>\n`,
    messageId: `<${hash}@${firm.from.replace(/^.*@/, '')}>`,
  };
}
