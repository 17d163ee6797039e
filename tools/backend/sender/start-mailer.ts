import { deliverMail } from '../../../functions/src/deliver-mail.ts';
import type { MailIdentity } from '../../../functions/src/mail-message.ts';
import { createMailer } from '../../../functions/src/mailer.ts';
import { readSmtpUrl } from '../../../functions/src/smtp-server-address.ts';
import type { FirestoreClient } from '../../operations/rest/firestore-client.ts';
import { startLocalMailServer } from './local-mail-server.ts';
import type { ArrivedMail } from './read-mail.ts';
import { watchMails } from './watch-mails.ts';

const FIRM: MailIdentity = {
  name: 'Car Booking System',
  from: 'no-reply@example.com',
  replyTo: 'admin@example.com',
  language: 'en',
};

/** A mail as the terminal shows it: recipients and subject in the first line, then the text. */
export function printedMail({ recipients, headers, parts }: ArrivedMail): string {
  const lines = (parts['text/plain'] ?? '').split('\n').filter((line) => line !== '');
  return [`Mail to ${recipients.join(', ')}: ${headers['subject'] ?? ''}`, ...lines].join('\n  ');
}

/** Sends the mails of the local database to an SMTP server, which it starts. Returns the function that stops both. */
export async function startMailer(
  firestore: FirestoreClient,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const server = await startLocalMailServer({ onArrived: (mail) => print(printedMail(mail)) });
  const smtp = readSmtpUrl(server.url);
  if (smtp === null) throw new Error(`${server.url} is no URL of a mail server.`);
  const mailer = createMailer({
    firestore,
    identity: FIRM,
    deliver: (message) => deliverMail(message, FIRM, smtp),
    now: () => new Date(),
    print,
  });
  const stop = watchMails(firestore, mailer);
  return () => {
    stop();
    return server.close();
  };
}
