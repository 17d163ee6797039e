import { beforeEach, describe, expect, it } from 'vitest';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { breakingFetch, createLocalProject, type LocalProject } from '../local-project.builder.ts';
import type { Fetch } from '../rest/json-call.ts';
import { Timestamp, type Fields } from '../rest/firestore-value.ts';
import { backfillAccountsCommand } from './backfill-accounts-command.ts';

const CREATED = '2025-01-01T08:00:00.000Z';

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('backfill');
});

const backfill = (...argv: string[]) => project.run(backfillAccountsCommand, argv);

/** An account as the specification stores it, without anything that the product added. */
async function legacy(uid: string, fields: Fields = {}, { hasIdentity = false } = {}) {
  const email = `${uid}@example.com`;
  if (!hasIdentity) await project.signUp({ uid, email });
  const account = { uid, email, role: 'driver', name: 'Ann Able', status: 'pending', createdAt: CREATED };
  await project.put(`users/${uid}`, { ...account, ...fields });
}

const lines = (printed: readonly string[], uid: string) =>
  printed.filter((line) => line.includes(`users/${uid}:`));

describe('a project with only the users of the specification', () => {
  it('a project with only the users of the specification gains entries and fields, and keeps every other field', async () => {
    await legacy('text', { role: 'admin' });
    await legacy('time', { createdAt: new Timestamp(CREATED), status: 'approved', vehicle: { seats: 4 } });
    await legacy('millis', { createdAt: Date.parse(CREATED), email: ' Millis@Example.com ' });
    await legacy('no', { status: 'rejected', rejectionReason: 'No photo.' });
    expect(await backfill()).toMatchObject({ exitCode: 0, complained: [] });
    const { documents } = await project.snapshot();
    const added = {
      ...nameKeysOf('Ann Able'),
      registeredAt: { text: expect.stringContaining('2025-01-01T08:00:00') },
      reviewCount: 0,
    };
    expect(documents['users/text']).toMatchObject({ ...added, name: 'Ann Able', createdAt: CREATED });
    expect(documents['users/time']).toMatchObject({
      ...added,
      vehicle: { seats: 4 },
    });
    expect(documents['users/time']?.['createdAt']).toMatch(/^2025-01-01T08:00:00(\.0+)?Z$/);
    expect(documents['users/millis']).toMatchObject({
      ...added,
      createdAt: CREATED,
      email: 'millis@example.com',
    });
    expect(documents['users/no']).toMatchObject({ ...added, rejectionReason: 'No photo.' });
    const gates = ['text', 'time', 'millis', 'no'].map(
      (uid) => documents[`accountDirectory/${uid}@example.com`],
    );
    expect(gates).toEqual([
      { gate: 'open', uid: 'text' },
      { gate: 'open', uid: 'time' },
      { gate: 'pending', uid: 'millis' },
      { gate: 'rejected', uid: 'no' },
    ]);
  });

  it('a project with only the users of the specification is not changed by a dry run, which prints the same report', async () => {
    await legacy('one');
    await legacy('two', { role: 7 });
    await legacy('three', { email: 'nowhere' });
    const before = await project.snapshot();
    const dry = await backfill('--dry-run');
    expect(await project.snapshot()).toEqual(before);
    const real = await backfill();
    expect(dry.printed.slice(2, -1)).toEqual(real.printed.slice(1, -1));
    expect(dry.printed.at(-1)).toBe('2 accounts would be completed.');
    expect(real.printed.at(-1)).toBe('2 accounts completed.');
  });

  it('a project with only the users of the specification is not changed by a second run, which says so', async () => {
    await legacy('one', { createdAt: Date.parse(CREATED) / 1000 });
    await legacy('two', { role: null });
    await backfill();
    const before = await project.snapshot();
    const again = await backfill();
    expect(again.printed.at(-1)).toBe('Nothing to change.');
    expect(again.printed).toContain('Profiles: 2 complete, 0 incomplete, 0 skipped.');
    expect(await project.snapshot()).toEqual(before);
  });

  it('a project with only the users of the specification is processed in pages', async () => {
    for (let number = 0; number < 205; number += 1) await legacy(`u${number}`);
    const run = await backfill();
    expect(run.printed.slice(-3)).toEqual([
      'Profiles: 0 complete, 205 incomplete, 0 skipped.',
      'Identities: 205, of which 0 without a profile.',
      '205 accounts completed.',
    ]);
  });

  it.each(['before', 'after'] as const)(
    'a project with only the users of the specification is completed by the next run after one that broke %s any request',
    async (when) => {
      for (let at = 1, exitCode = 1; exitCode === 1; at += 1) {
        project = createLocalProject('backfill');
        await legacy('one');
        await legacy('two');
        ({ exitCode } = await project.run(backfillAccountsCommand, [], breakingFetch(at, when)));
        await backfill();
        const { documents } = await project.snapshot();
        expect(documents['users/one']).toMatchObject({ reviewCount: 0 });
        expect(documents['accountDirectory/two@example.com']).toEqual({ gate: 'pending', uid: 'two' });
      }
    },
  );
});

describe('what takes a person’s judgement', () => {
  it('an address of several profiles, in any spelling, is left alone', async () => {
    await legacy('ann');
    await project.put('users/twin', {
      uid: 'twin',
      email: 'ANN@example.com',
      role: 'driver',
      status: 'approved',
    });
    await legacy('bob');
    const { documents: before } = await project.snapshot();
    const { printed } = await backfill();
    const { documents: after } = await project.snapshot();
    expect(printed).toContainEqual(
      expect.stringMatching(/^skipped users\/ann, users\/twin: .*ann@example\.com/),
    );
    expect([after['users/ann'], after['users/twin']]).toEqual([before['users/ann'], before['users/twin']]);
    expect(after).not.toHaveProperty(['accountDirectory/ann@example.com']);
    expect(after).toHaveProperty(['accountDirectory/bob@example.com']);
  });

  it.each([
    { fields: { email: 'näme@example.com' }, reason: 'no usable address' },
    { fields: { email: 'other@example.com' }, reason: "address is not the identity's" },
    { fields: { uid: 'other' }, reason: 'uid is not the id' },
    { fields: { status: 'banned' }, reason: 'the status is none of' },
    { fields: { status: 'approved', role: 'Driver!' }, reason: 'no usable role' },
  ])(
    'an account that takes a person’s judgement is left alone and reported: $reason',
    async ({ fields, reason }) => {
      await legacy('odd', fields);
      await legacy('good');
      const { documents: before } = await project.snapshot();
      const { printed } = await backfill();
      const { documents: after } = await project.snapshot();
      expect(lines(printed, 'odd')).toEqual([expect.stringContaining(reason)]);
      expect(after['users/odd']).toEqual(before['users/odd']);
      expect(Object.keys(after).sort()).toEqual([
        'accountDirectory/good@example.com',
        'users/good',
        'users/odd',
      ]);
    },
  );

  it('an address that the directory gives to another account or rejects is left alone', async () => {
    await legacy('ann');
    await legacy('bob');
    await legacy('eve');
    await project.put('accountDirectory/ann@example.com', { gate: 'open', uid: 'somebody' });
    await project.put('accountDirectory/bob@example.com', { gate: 'rejected', uid: 'bob' });
    await project.put('accountDirectory/eve@example.com', { gate: 'open', uid: 'eve' });
    const { printed } = await backfill();
    const { documents } = await project.snapshot();
    expect(lines(printed, 'ann')).toEqual([expect.stringContaining('another account')]);
    expect(lines(printed, 'bob')).toEqual([expect.stringContaining('rejected')]);
    expect(documents['accountDirectory/ann@example.com']).toEqual({ gate: 'open', uid: 'somebody' });
    expect(documents['accountDirectory/bob@example.com']).toEqual({ gate: 'rejected', uid: 'bob' });
    expect(documents['accountDirectory/eve@example.com']).toEqual({ gate: 'pending', uid: 'eve' });
  });

  it('an identity without a profile, or the reverse, is reported', async () => {
    await project.signUp({ uid: 'orphan', email: 'orphan@example.com' });
    await project.put('users/ghost', {
      uid: 'ghost',
      email: 'ghost@example.com',
      role: 'driver',
      status: 'pending',
    });
    const { printed } = await backfill();
    expect(printed).toContainEqual(
      expect.stringMatching(/^identity without a profile: orphan \(orphan@example.com\)/),
    );
    expect(lines(printed, 'ghost')).toContainEqual(expect.stringContaining('no identity has this uid'));
  });
});

describe('a change by another client while the command runs', () => {
  it('a change by another client is kept and reported, and the next run completes the account as changed', async () => {
    await legacy('ann');
    const changeByAnother = () =>
      legacy('ann', { name: 'Ann Changed', status: 'approved', reviewCount: 1 }, { hasIdentity: true });
    let isFirst = true;
    const send: Fetch = async (url, init) => {
      if (isFirst && url.endsWith(':commit')) {
        isFirst = false;
        await changeByAnother();
      }
      return fetch(url, init);
    };
    const { printed } = await project.run(backfillAccountsCommand, [], send);
    expect(lines(printed, 'ann')).toEqual([
      'skipped users/ann: it was changed while this command ran: run it again',
    ]);
    expect(await backfill()).toMatchObject({ exitCode: 0 });
    const { documents } = await project.snapshot();
    expect(documents['users/ann']).toMatchObject({
      status: 'approved',
      ...nameKeysOf('Ann Changed'),
      reviewCount: 1,
    });
    expect(documents['accountDirectory/ann@example.com']).toEqual({ gate: 'open', uid: 'ann' });
  });
});
