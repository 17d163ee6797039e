import { describe, expect, test } from 'vitest';
import { MAIL_LEASE_MS } from '../../domain/accounts/model/mail-delivery.ts';
import { MOST_ARRIVALS_A_DAY } from '../../domain/accounts/model/mail-obstacle.ts';
import { MINUTE_MS } from '../../domain/shared/durations.ts';
import { inParts } from '../../domain/shared/in-parts.ts';
import { granted } from '../../tools/operations/local-project.builder.ts';
import { decidedOn, mailerStage, queued } from './mailer.builder.ts';

const stage = mailerStage();
const { pass, stored, instance } = stage;

describe('many mails', () => {
  test('an address gets no more mails a day than the limit, and another address still gets a mail', async () => {
    const numbers = Array.from({ length: MOST_ARRIVALS_A_DAY + 1 }, (_, n) => n + 1);
    for (const number of numbers) {
      await stage.project().put('users/penny', decidedOn(number));
      await stage.project().put(`mail/penny_${number}`, queued());
      await instance().send(`penny_${number}`);
      pass(1000);
    }
    await stage.project().put('users/dario', decidedOn(1));
    await stage.project().put('mail/dario_1', queued('dario@example.com'));
    await instance().send('dario_1');
    expect(stage.server().arrived.flatMap(({ recipients }) => recipients)).toEqual([
      ...numbers.slice(1).map(() => 'penny@example.com'),
      'dario@example.com',
    ]);
    expect(await stored(`penny_${MOST_ARRIVALS_A_DAY + 1}`)).toMatchObject({
      state: 'failed',
      failure: 'flood',
    });
  });

  test('no more mails than the limit go to one address, even if all are claimed at once', async () => {
    const ids = Array.from({ length: MOST_ARRIVALS_A_DAY + 5 }, (_, n) => `u${n}`);
    for (const id of ids) {
      await stage.project().put(`users/${id}`, decidedOn(1));
      await stage.project().put(`mail/${id}_1`, queued());
    }
    const { firestore } = stage.project().backend;
    // Every sender goes on only after all of them have claimed, so that each reads the claims of the others.
    let claims = 0;
    const commit: typeof firestore.commit = async (writes) => {
      const written = await firestore.commit(writes);
      claims += 1;
      await expect.poll(() => claims).toBeGreaterThanOrEqual(ids.length);
      return written;
    };
    const backend = { ...stage.project().backend, firestore: { ...firestore, commit } };
    await Promise.all(ids.map((id) => instance(undefined, backend).send(`${id}_1`)));
    expect(stage.server().arrived.length).toBeLessThanOrEqual(MOST_ARRIVALS_A_DAY);
  });

  test('an attempt without an answer counts against the address, and one that reached no server does not', async () => {
    const unanswered = instance(async () => ({ state: 'unanswered' }));
    const unreached = instance(async () => ({ state: 'put-off', failure: 'server' }));
    await stage.project().put('mail/penny_1', queued());
    await unreached.send('penny_1');
    expect(await stored('penny_1')).toMatchObject({ attempts: 1, mayHaveArrived: 0 });
    pass(MINUTE_MS);
    await unanswered.look();
    expect(await stored('penny_1')).toMatchObject({ state: 'waiting', attempts: 2, mayHaveArrived: 1 });
  });

  test('a mail is not sent while the mails to its address cannot be read, and is tried again', async () => {
    const { firestore } = stage.project().backend;
    await stage.project().put('mail/penny_1', queued());
    const down = async () => ({ ok: false, error: { kind: 'failed', message: 'down' } }) as const;
    await instance(undefined, { ...stage.project().backend, firestore: { ...firestore, query: down } }).send(
      'penny_1',
    );
    expect(stage.server().arrived).toHaveLength(0);
    pass(MAIL_LEASE_MS);
    await instance().look();
    expect(stage.server().arrived).toHaveLength(1);
  });

  test('a look sends a hundred of a thousand waiting mails, three at once, and none after its time', async () => {
    const waiting = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'set' as const,
      path: `mail/u${n}_1`,
      fields: {
        ...queued(`u${n}@example.com`),
        state: 'waiting',
        attempts: 1,
        triedAt: stage.clock,
        dueAt: stage.clock,
      },
    }));
    const decided = waiting.map((_, n) => ({
      kind: 'set' as const,
      path: `users/u${n}`,
      fields: decidedOn(1),
    }));
    for (const writes of inParts([...waiting, ...decided], 500))
      granted(await stage.project().backend.firestore.commit(writes));
    let [now, most, sent] = [0, 0, 0];
    let meet = () => {};
    const three = new Promise<void>((met) => {
      meet = met;
    });
    const { look, sendDue } = instance(async () => {
      now += 1;
      most = Math.max(most, now);
      // The first three wait for each other, so the speed of the database does not decide how many are sent at once.
      if (now === 3) meet();
      await three;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      [now, sent] = [now - 1, sent + 1];
      return { state: 'accepted' };
    });
    await sendDue(stage.clock);
    expect(sent).toBe(0);
    await look();
    expect({ sent, most }).toEqual({ sent: 100, most: 3 });
  });
});
