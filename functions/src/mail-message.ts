import { createHash } from 'node:crypto';
import type { QueuedMail } from '../../domain/accounts/model/mail.ts';
import { isKnownRole } from '../../domain/shared/people/role.ts';
import { mailTexts as german } from './mail-texts.de.ts';
import { mailTexts as english, type MailTexts } from './mail-texts.ts';

const TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en: english, de: german };

/** The languages of mails. Nothing stores which one a person reads, so each firm chooses one. */
export const MAIL_LANGUAGES = ['en', 'de'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** From whom all mails come. */
export interface MailIdentity {
  /** The firm's name. */
  readonly name: string;
  /** The address that mails come from, and the one that answers go to. */
  readonly from: string;
  readonly replyTo: string;
  readonly language: MailLanguage;
}

/** A mail as it is sent. The texts are plain; `to` is one plain address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt, so that mailboxes may drop one that arrived although its answer was lost. */
  readonly messageId: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text within HTML, with its lines. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '').replaceAll('\n', '<br>');

/** Words a mail in the firm's language; `id` is its document's. */
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
