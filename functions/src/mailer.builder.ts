import { afterEach, beforeEach } from 'vitest';
import type { MailAnswer } from '../../domain/accounts/model/mail-delivery.ts';
import { MINUTE_MS } from '../../domain/shared/durations.ts';
import { startLocalMailServer, type LocalMailServer } from '../../tools/backend/sender/local-mail-server.ts';
import {
  createLocalProject,
  granted,
  type LocalProject,
} from '../../tools/operations/local-project.builder.ts';
import { deliverMail } from './deliver-mail.ts';
import { createMailer } from './mailer.ts';
import { readSmtpUrl } from './smtp-server-address.ts';

const FIRM = {
  name: 'Taxi Example',
  from: 'no-reply@taxi.example',
  replyTo: 'office@taxi.example',
  language: 'en',
} as const;

export const queued = (to = 'penny@example.com', name = 'account-approved') => ({
  to,
  template: { name, data: { role: 'passenger', status: 'approved' } },
});
export const rejected = () => queued('penny@example.com', 'account-rejected');

/** The documents of an account that the mailer reads. */
export const decidedOn = (reviewCount: number) => ({ status: 'approved', reviewCount });

/** An answer that the test gives later. */
export function slowAnswer() {
  const waiting: ((answer: MailAnswer) => void)[] = [];
  return {
    slow: () => new Promise<MailAnswer>((resolve) => void waiting.push(resolve)),
    answer(given: MailAnswer) {
      for (const resolve of waiting) resolve(given);
    },
  };
}

/** For each test of a file: a project with one decision on Penny, a mail server, and a clock that the test moves. */
export function mailerStage() {
  let project: LocalProject;
  let server: LocalMailServer;
  const stage = {
    clock: new Date(0),
    /** The server's answers to the next mails, in order. It accepts all mails after these. */
    verdicts: [] as readonly number[],
  };
  beforeEach(async () => {
    project = createLocalProject('mailer');
    stage.clock = new Date('2026-03-01T08:00:00Z');
    stage.verdicts = [];
    const whole = () => {
      const [next = null, ...later] = stage.verdicts;
      stage.verdicts = later;
      return next;
    };
    server = await startLocalMailServer({ whole });
    await project.put('users/penny', decidedOn(1));
  });
  afterEach(() => server.close());
  return Object.assign(stage, {
    project: () => project,
    server: () => server,
    pass(ms: number) {
      stage.clock = new Date(stage.clock.getTime() + ms);
    },
    stored: async (id: string) =>
      granted(await project.backend.firestore.read([`mail/${id}`]))[0]?.fields ?? null,
    instance(deliver?: () => Promise<MailAnswer>, { firestore } = project.backend) {
      const smtp = readSmtpUrl(server.url);
      if (smtp === null) throw new Error('The local server has a URL.');
      const mailer = createMailer({
        firestore,
        identity: FIRM,
        deliver: deliver ?? ((message) => deliverMail(message, FIRM, smtp)),
        now: () => stage.clock,
        print: () => {},
      });
      return { ...mailer, look: () => mailer.sendDue(new Date(stage.clock.getTime() + MINUTE_MS)) };
    },
  });
}
