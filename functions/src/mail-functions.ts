/*
 * The sender of mails in production, as Cloud Functions. `npm run deploy` deploys them if the firm's settings contain
 * the address that mails come from.
 */
import { defineSecret } from 'firebase-functions/params';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SECOND_MS } from '../../domain/shared/durations.ts';
import { BUILD_LABEL } from './build-label.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailIdentity } from './mail-message.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { projectDatabase } from './project-database.ts';
import { readSmtpUrl } from './smtp-server-address.ts';

/** The deployment writes these settings from the page's settings. */
declare const MAIL: MailIdentity & { readonly region: string };

const smtpUrl = defineSecret('SMTP_URL');
// Mail servers accept few connections at a time, so there are few instances with one mail each. Other mails wait.
const OPTIONS = {
  region: MAIL.region,
  secrets: [smtpUrl],
  labels: BUILD_LABEL,
  timeoutSeconds: 60,
  maxInstances: 3,
  concurrency: 1,
};

/** How long a run begins new mails. A mail takes up to 20 s, and the run must end within a minute. */
const LOOKS_FOR_MS = 30 * SECOND_MS;

function mailer(): Mailer {
  const server = readSmtpUrl(smtpUrl.value());
  if (server === null) throw new Error('The secret SMTP_URL is no URL of a mail server.');
  return createMailer({
    firestore: projectDatabase(),
    identity: MAIL,
    deliver: (message) => deliverMail(message, MAIL, server),
    now: () => new Date(),
    // A line in the log names no person: the id of a mail is a uid and a number.
    print: (line) => console.log(line),
  });
}

/** With `retry` the platform repeats the event of a mail while this function throws, for a day at most. */
export const mailQueued = onDocumentCreated(
  { ...OPTIONS, document: 'mail/{id}', retry: true },
  async ({ params: { id } }) => {
    if (!(await mailer().send(id))) throw new Error('The database did not answer.');
  },
);

export const mailMinutePassed = onSchedule(
  { ...OPTIONS, schedule: 'every 1 minutes', maxInstances: 1 },
  async () => {
    await mailer().sendDue(new Date(Date.now() + LOOKS_FOR_MS));
  },
);
