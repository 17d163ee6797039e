import { usableAddress } from '../../../domain/accounts/model/email-address.ts';
import { MAIL_LANGUAGES, type MailIdentity } from '../../../functions/src/mail-message.ts';
import { isPair } from '../../../functions/src/push-keys.ts';
import { readSmtpUrl } from '../../../functions/src/smtp-server-address.ts';
import { BRAND_NAME } from '../../../src/core/brand-name.ts';

type NoSecret =
  | { readonly state: 'none' }
  /** The secret could not be read; `why` is the reason in one line. */
  | { readonly state: 'unread'; readonly why: string };

/** The answer when a secret of the project is read. */
export type StoredSecret = { readonly state: 'there'; readonly value: string } | NoSecret;

/** The answer when the sender's private key is read from the project's secrets. */
export type StoredKey = { readonly state: 'there'; readonly privateKey: string } | NoSecret;

const HOW = 'Run "npm run push:keys -- --project <id>", which prints the public key of the stored one';

/**
 * The reason why a build with this public key must not be deployed; `null` if there is none. Without the private key,
 * people who turn notices on would get none.
 */
export function senderProblem(publicKey: string, stored: StoredKey): string | null {
  switch (stored.state) {
    case 'none':
      return `VITE_PUSH_KEY is set, but the project has no secret PUSH_PRIVATE_KEY. ${HOW}, or makes both.`;
    case 'unread':
      return `VITE_PUSH_KEY is set, but the secret PUSH_PRIVATE_KEY could not be read (${stored.why}).`;
    case 'there': {
      const isOne = /^[\w-]{43}$/.test(stored.privateKey);
      if (isOne && isPair({ publicKey, privateKey: stored.privateKey })) return null;
      return `VITE_PUSH_KEY and the secret PUSH_PRIVATE_KEY do not belong together. ${HOW}.`;
    }
  }
}

/** The sender of mails, from the variables of the deployment; `null` without `VITE_MAIL_FROM`. */
export function mailIdentityOf(variables: Readonly<Record<string, string>>): MailIdentity | null {
  const from = variables['VITE_MAIL_FROM'] ?? '';
  if (from === '') return null;
  const language = MAIL_LANGUAGES.find((one) => one === variables['MAIL_LANGUAGE']) ?? 'en';
  const name = variables['VITE_BRAND_NAME'] || BRAND_NAME;
  return { from, name, replyTo: variables['VITE_ADMIN_CONTACT_EMAIL'] ?? '', language };
}

const REGION = /^[a-z]+-[a-z]+\d+$/;

/** The reason why functions with these variables must not be deployed; `null` if there is none. */
export function functionsProblem(variables: Readonly<Record<string, string>>): string | null {
  const {
    MAIL_LANGUAGE: language = '',
    PUSH_REGION: region = '',
    VITE_ADMIN_CONTACT_EMAIL: contact = '',
  } = variables;
  if (region !== '' && !REGION.test(region))
    return `PUSH_REGION is no region such as europe-west1: ${region}.`;
  if (language !== '' && !MAIL_LANGUAGES.some((one) => one === language))
    return `MAIL_LANGUAGE is none of ${MAIL_LANGUAGES.join(', ')}: ${language}.`;
  return usableAddress(contact) === null
    ? `VITE_ADMIN_CONTACT_EMAIL, to which answers go, is no email address: ${contact}.`
    : null;
}

/** The reason why a build that sends mails from this address must not be deployed; `null` if there is none. */
export function mailProblem(from: string, stored: StoredSecret): string | null {
  if (usableAddress(from) === null) return `VITE_MAIL_FROM is no email address: ${from}.`;
  switch (stored.state) {
    case 'none':
      return 'VITE_MAIL_FROM is set, but the project has no secret SMTP_URL. Run "npx firebase functions:secrets:set SMTP_URL --project <id>".';
    case 'unread':
      return `VITE_MAIL_FROM is set, but the secret SMTP_URL could not be read (${stored.why}).`;
    case 'there':
      return readSmtpUrl(stored.value) === null
        ? 'The secret SMTP_URL is no URL of a mail server, such as smtps://user:password@mail.example.com:465.'
        : null;
  }
}
