import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { z } from 'zod';
import type { MailAnswer } from '../../domain/accounts/model/mail-delivery.ts';
import type { MailIdentity, MailMessage } from './mail-message.ts';
import type { SmtpServer } from './smtp-server-address.ts';

/** The mail server's longest silence, and the longest time for a mail. Milliseconds, below the functions' limit. */
export interface SmtpPatience {
  readonly silence: number;
  readonly whole: number;
}
const PATIENCE: SmtpPatience = { silence: 10_000, whole: 20_000 };

const SmtpFailure = z.object({
  code: z.string().default(''),
  command: z.string().default(''),
  /** The server's status; 0 if there is none. */
  responseCode: z.int().default(0),
});

/** A stream that calls `note` when it is first read. Until then no part of the content can have arrived. */
function handedOver(content: Buffer, note: () => void): Readable {
  return Readable.from(
    (function* () {
      note();
      yield content;
    })(),
  );
}

/**
 * The meaning of a failure. A mail that was handed over and got no status may have arrived. Only a refusal of the mail
 * or of an address is final. A wrong password, or a server that takes no mails at all, can be corrected later.
 */
function answerOf(error: unknown, isHandedOver: boolean): MailAnswer {
  const { code, command, responseCode } = SmtpFailure.parse(error);
  if (isHandedOver && responseCode === 0) return { state: 'unanswered' };
  if (code === 'EAUTH') return { state: 'put-off', failure: 'login' };
  const isFinal = responseCode >= 500 && responseCode < 600;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isFinal || !isAboutMail) return { state: 'put-off', failure: 'server' };
  return { state: 'refused', failure: command === 'RCPT TO' ? 'address' : 'content' };
}

/** The message as SMTP transports it. Reads no file and no address on the web, whatever the texts contain. */
const composed = ({ to, messageId, ...texts }: MailMessage, { name, from, replyTo }: MailIdentity) =>
  new MailComposer({
    ...texts,
    to: { name: '', address: to },
    from: { name, address: from },
    replyTo,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

/** Hands the mail over on a connection of its own. Failures are answers. Gives up after `patience.whole`. */
export async function deliverMail(
  message: MailMessage,
  identity: MailIdentity,
  server: SmtpServer,
  patience: SmtpPatience = PATIENCE,
): Promise<MailAnswer> {
  const { login, ...where } = server;
  const content = await composed(message, identity);
  const connection = new SmtpConnection({
    ...where,
    connectionTimeout: patience.silence,
    greetingTimeout: patience.silence,
    dnsTimeout: patience.silence,
    socketTimeout: patience.silence,
    // No part of a mail may be sent after its attempt has ended.
    socketCloseTimeout: 0,
  });
  return new Promise((resolve) => {
    const end = (answer: MailAnswer) => {
      clearTimeout(timer);
      connection.close();
      resolve(answer);
    };
    let isHandedOver = false;
    const fail = (error: unknown) => end(answerOf(error, isHandedOver));
    const timer = setTimeout(() => fail({}), patience.whole);
    const body = handedOver(content, () => {
      isHandedOver = true;
    });
    const send = () =>
      connection.send({ from: identity.from, to: [message.to] }, body, (error) =>
        error === null ? end({ state: 'accepted' }) : fail(error),
      );
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) fail(error);
      else if (login === null) send();
      else connection.login(login, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}
