import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAIL_LEASE_MS, type MailAnswer } from '../../domain/accounts/model/mail-delivery.ts';
import { MOST_ARRIVALS_A_DAY } from '../../domain/accounts/model/mail-obstacle.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/shared/durations.ts';
import { inParts } from '../../domain/shared/in-parts.ts';
import { startLocalMailServer, type LocalMailServer } from '../../tools/backend/sender/local-mail-server.ts';
import { createLocalProject, granted } from '../../tools/operations/local-project.builder.ts';
import { deliverMail } from './deliver-mail.ts';
import { createMailer } from './mailer.ts';
import { readSmtpUrl } from './smtp-server-address.ts';

const FIRM = {
  name: 'Taxi Example',
  from: 'no-reply@taxi.example',
  replyTo: 'office@taxi.example',
  language: 'en',
} as const;

const queued = (to = 'penny@example.com') => ({
  to,
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
});

const rejected = () => ({ ...queued(), template: { ...queued().template, name: 'account-rejected' } });

const decidedOn = (reviewCount: number) => ({ status: 'approved', reviewCount });

let project: ReturnType<typeof createLocalProject>;
let server: LocalMailServer;
let clock: Date;
/** What the server says to the next mails, in order; then it takes each. */
let verdicts: number[];
beforeEach(async () => {
  project = createLocalProject('mailer');
  clock = new Date('2026-03-01T08:00:00Z');
  verdicts = [];
  server = await startLocalMailServer({ whole: () => verdicts.shift() ?? null });
  await project.put('users/penny', decidedOn(1));
});
afterEach(() => server.close());

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const stored = async (id: string) =>
  granted(await project.backend.firestore.read([`mail/${id}`]))[0]?.fields ?? null;

/** An instance of the sender. */
function instance(deliver?: () => Promise<MailAnswer>, { firestore } = project.backend) {
  const smtp = readSmtpUrl(server.url);
  if (smtp === null) throw new Error('The local server has a URL.');
  const mailer = createMailer({
    firestore,
    identity: FIRM,
    deliver: deliver ?? ((message) => deliverMail(message, FIRM, smtp)),
    now: () => clock,
    print: () => {},
  });
  return { ...mailer, look: () => mailer.sendDue(new Date(clock.getTime() + MINUTE_MS)) };
}

describe('the sender of mails', () => {
  test('a queued mail is sent once, however often the sender hears of it, and then stored as sent', async () => {
    await project.put('mail/penny_1', queued());
    const { send, look } = instance();
    expect(await send('penny_1')).toBe(true);
    expect(await send('penny_1')).toBe(true);
    await look();
    expect(server.arrived.map(({ recipients, headers }) => [...recipients, headers['subject']])).toEqual([
      ['penny@example.com', 'Your account has been approved'],
    ]);
    expect(await stored('penny_1')).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await stored('penny_1')).not.toHaveProperty('dueAt');
  });

  test('of instances that hear of a mail at once one sends it', async () => {
    await project.put('mail/penny_1', queued());
    await Promise.all(Array.from({ length: 5 }, () => instance().send('penny_1')));
    expect(server.arrived).toHaveLength(1);
  });

  test('a mail whose sender ended after the claim is sent when the lease is over, and not before', async () => {
    await project.put('mail/penny_1', queued());
    void instance(() => new Promise(() => {})).send('penny_1');
    await expect.poll(() => stored('penny_1')).toMatchObject({ state: 'sending' });
    pass(MAIL_LEASE_MS - 1);
    await instance().look();
    expect(server.arrived).toHaveLength(0);
    pass(1);
    await Promise.all([instance().look(), instance().look()]);
    expect(server.arrived).toHaveLength(1);
    expect(await stored('penny_1')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail that is put off arrives when the server takes it', async () => {
    verdicts = [451, 421];
    await project.put('mail/penny_1', queued());
    await instance().send('penny_1');
    expect(await stored('penny_1')).toMatchObject({ state: 'waiting', attempts: 1 });
    await instance().look();
    expect(await stored('penny_1')).toMatchObject({ attempts: 1 });
    pass(MINUTE_MS);
    await instance().look();
    pass(5 * MINUTE_MS);
    await instance().look();
    expect(server.arrived).toHaveLength(1);
  });

  test('a mail that is put off and then refused is given up with the reason', async () => {
    verdicts = [451, 554];
    await project.put('mail/penny_1', queued());
    await instance().send('penny_1');
    pass(MINUTE_MS);
    await instance().look();
    expect(await stored('penny_1')).toMatchObject({ state: 'failed', failure: 'content', attempts: 2 });
    pass(DAY_MS);
    await instance().look();
    expect(server.arrived).toHaveLength(0);
  });

  test('a mail that a release has removed is neither sent nor stored again', async () => {
    const { firestore } = project.backend;
    await project.put('mail/penny_1', queued());
    await instance(async () => {
      await firestore.commit([{ kind: 'remove', path: 'mail/penny_1', fields: {} }]);
      return { state: 'accepted' };
    }).send('penny_1');
    expect(await stored('penny_1')).toBeNull();
    expect(await instance().send('penny_1')).toBe(true);
    expect(server.arrived).toHaveLength(0);
  });

  test('a mail is asked for again while the database does not answer', async () => {
    const { firestore } = project.backend;
    await project.put('mail/penny_1', queued());
    const down = async () => ({ ok: false, error: { kind: 'failed', message: 'down' } }) as const;
    expect(
      await instance(undefined, { ...project.backend, firestore: { ...firestore, read: down } }).send(
        'penny_1',
      ),
    ).toBe(false);
    expect(
      await instance(undefined, { ...project.backend, firestore: { ...firestore, commit: down } }).send(
        'penny_1',
      ),
    ).toBe(false);
    expect(server.arrived).toHaveLength(0);
  });
});

describe('the order of mails', () => {
  test('a mail that was put off is given up once another decision has followed, and the mail of that one arrives', async () => {
    verdicts = [451];
    await project.put('mail/penny_1', rejected());
    await instance().send('penny_1');
    await project.put('users/penny', decidedOn(2));
    await project.put('mail/penny_2', queued());
    await instance().send('penny_2');
    pass(MINUTE_MS);
    await instance().look();
    expect(server.arrived.map(({ headers }) => headers['subject'])).toEqual([
      'Your account has been approved',
    ]);
    expect(await stored('penny_1')).toMatchObject({
      state: 'failed',
      failure: 'superseded',
      mayHaveArrived: 0,
    });
  });

  test('a mail waits for one of its account that is under way, and arrives after it', async () => {
    const order: string[] = [];
    let answer = (_: MailAnswer) => {};
    const slow = new Promise<MailAnswer>((resolve) => {
      answer = resolve;
    });
    await project.put('mail/penny_1', rejected());
    const first = instance(async () => {
      order.push('leaves');
      await slow;
      order.push('arrives');
      return { state: 'accepted' };
    }).send('penny_1');
    await expect.poll(() => order).toEqual(['leaves']);
    await project.put('users/penny', decidedOn(2));
    await project.put('mail/penny_2', queued());
    await instance().send('penny_2');
    expect(await stored('penny_2')).toMatchObject({ state: 'waiting', mayHaveArrived: 0 });
    answer({ state: 'accepted' });
    await first;
    pass(MINUTE_MS);
    await instance().look();
    expect(order).toEqual(['leaves', 'arrives']);
    expect(server.arrived).toHaveLength(1);
    expect(await stored('penny_2')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail about an account that is gone is given up', async () => {
    await project.put('mail/gone_1', queued());
    await instance().send('gone_1');
    expect(await stored('gone_1')).toMatchObject({ state: 'failed', failure: 'superseded' });
    expect(server.arrived).toHaveLength(0);
  });
});

describe('what an attempt that was slow leaves alone', () => {
  test('an answer that comes after the claim is over does not replace what another sender has stored', async () => {
    let answer = (_: MailAnswer) => {};
    const slow = new Promise<MailAnswer>((resolve) => {
      answer = resolve;
    });
    await project.put('mail/penny_1', queued());
    const first = instance(() => slow).send('penny_1');
    await expect.poll(() => stored('penny_1')).toMatchObject({ state: 'sending' });
    pass(MAIL_LEASE_MS);
    await instance().look();
    const after = await stored('penny_1');
    expect(after).toMatchObject({ state: 'sent', attempts: 2, mayHaveArrived: 2 });
    answer({ state: 'refused', failure: 'address' });
    await first;
    expect(await stored('penny_1')).toEqual(after);
  });

  test('an attempt that was slow before it sent sends nothing if another one has begun', async () => {
    const { firestore } = project.backend;
    await project.put('mail/penny_1', queued());
    let slowly = async () => {
      slowly = async () => {};
      pass(MAIL_LEASE_MS);
      await instance().look();
    };
    const read: typeof firestore.read = async (paths) => {
      if (paths.length > 1) await slowly();
      return firestore.read(paths);
    };
    await instance(undefined, { ...project.backend, firestore: { ...firestore, read } }).send('penny_1');
    expect(server.arrived).toHaveLength(1);
  });
});

describe('mails whose event was lost', () => {
  test('a queued mail that no event has reported is found by the clock, and not if it is older than a day', async () => {
    await project.put('users/dario', decidedOn(1));
    await project.put('mail/penny_1', { ...queued(), dueAt: clock });
    await project.put('mail/dario_1', {
      ...queued('dario@example.com'),
      dueAt: new Date(clock.getTime() - 1),
    });
    pass(DAY_MS);
    await instance().look();
    expect(server.arrived.flatMap(({ recipients }) => recipients)).toEqual(['penny@example.com']);
    expect(await stored('dario_1')).toMatchObject({ state: 'failed', failure: 'late' });
  });
});

describe('mails that no decision has written', () => {
  test.each([
    ['no fields', {}],
    ['fields of other types', { to: 7, template: ['account-approved'] }],
    ['a template that is gone', { ...queued(), template: { name: 'welcome', data: {} } }],
    ['a megabyte', { ...queued(), more: 'x'.repeat(1_000_000), template: 'x' }],
  ])('a mail with %s is given up, and what is unreadable removed', async (_, fields) => {
    await project.put('mail/penny_1', fields);
    expect(await instance().send('penny_1')).toBe(true);
    const left = await stored('penny_1');
    expect(left).toMatchObject({ state: 'failed', failure: 'damaged' });
    expect(JSON.stringify(left).length).toBeLessThan(500);
    expect(server.arrived).toHaveLength(0);
  });
});

describe('many mails', () => {
  test('one address gets no more mails a day than it may; a mail to another one goes', async () => {
    const numbers = Array.from({ length: MOST_ARRIVALS_A_DAY + 1 }, (_, n) => n + 1);
    for (const number of numbers) {
      await project.put('users/penny', decidedOn(number));
      await project.put(`mail/penny_${number}`, queued());
      await instance().send(`penny_${number}`);
      pass(1000);
    }
    await project.put('users/dario', decidedOn(1));
    await project.put('mail/dario_1', queued('dario@example.com'));
    await instance().send('dario_1');
    expect(server.arrived.flatMap(({ recipients }) => recipients)).toEqual([
      ...numbers.slice(1).map(() => 'penny@example.com'),
      'dario@example.com',
    ]);
    expect(await stored(`penny_${MOST_ARRIVALS_A_DAY + 1}`)).toMatchObject({
      state: 'failed',
      failure: 'flood',
    });
  });

  test('of mails to one address that all are claimed at once no more go than may', async () => {
    const ids = Array.from({ length: MOST_ARRIVALS_A_DAY + 5 }, (_, n) => `u${n}`);
    for (const id of ids) {
      await project.put(`users/${id}`, decidedOn(1));
      await project.put(`mail/${id}_1`, queued());
    }
    const { firestore } = project.backend;
    // Each sender's clock is another, and each reads the others once all have claimed.
    let claims = 0;
    const commit: typeof firestore.commit = async (writes) => {
      const written = await firestore.commit(writes);
      claims += 1;
      await expect.poll(() => claims).toBeGreaterThanOrEqual(ids.length);
      return written;
    };
    const backend = { ...project.backend, firestore: { ...firestore, commit } };
    await Promise.all(ids.map((id) => instance(undefined, backend).send(`${id}_1`)));
    expect(server.arrived.length).toBeLessThanOrEqual(MOST_ARRIVALS_A_DAY);
  });

  test('attempts without an answer count against the address, and a server that is not reached does not', async () => {
    const unanswered = instance(async () => ({ state: 'unanswered' }));
    const unreached = instance(async () => ({ state: 'put-off', failure: 'server' }));
    await project.put('mail/penny_1', queued());
    await unreached.send('penny_1');
    expect(await stored('penny_1')).toMatchObject({ attempts: 1, mayHaveArrived: 0 });
    pass(MINUTE_MS);
    await unanswered.look();
    expect(await stored('penny_1')).toMatchObject({ state: 'waiting', attempts: 2, mayHaveArrived: 1 });
  });

  test('no mail goes while the brake cannot be known, and the mail is tried again', async () => {
    const { firestore } = project.backend;
    await project.put('mail/penny_1', queued());
    const down = async () => ({ ok: false, error: { kind: 'failed', message: 'down' } }) as const;
    await instance(undefined, { ...project.backend, firestore: { ...firestore, query: down } }).send(
      'penny_1',
    );
    expect(server.arrived).toHaveLength(0);
    pass(MAIL_LEASE_MS);
    await instance().look();
    expect(server.arrived).toHaveLength(1);
  });

  test('of a thousand mails that wait a look sends a hundred, three at once, and none after its time', async () => {
    const waiting = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'set' as const,
      path: `mail/u${n}_1`,
      fields: { ...queued(`u${n}@example.com`), state: 'waiting', attempts: 1, triedAt: clock, dueAt: clock },
    }));
    const decided = waiting.map((_, n) => ({
      kind: 'set' as const,
      path: `users/u${n}`,
      fields: decidedOn(1),
    }));
    for (const writes of inParts([...waiting, ...decided], 500))
      granted(await project.backend.firestore.commit(writes));
    let [now, most, sent] = [0, 0, 0];
    let meet = () => {};
    const three = new Promise<void>((met) => {
      meet = met;
    });
    const { look, sendDue } = instance(async () => {
      now += 1;
      most = Math.max(most, now);
      // The first ones wait for each other: how long the database takes must not decide how many are sent at once.
      if (now === 3) meet();
      await three;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      [now, sent] = [now - 1, sent + 1];
      return { state: 'accepted' };
    });
    await sendDue(clock);
    expect(sent).toBe(0);
    await look();
    expect({ sent, most }).toEqual({ sent: 100, most: 3 });
  });
});
