import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inParts } from '#domain/shared/in-parts.ts';
import {
  breakingFetch,
  createLocalProject,
  granted,
  type LocalProject,
  type Snapshot,
} from '../local-project.builder.ts';
import type { Fetch } from '../rest/json-call.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { ANN, CREATED, registerPerson, type Person } from './registered-person.builder.ts';
import { releaseAddressCommand } from './release-address-command.ts';

const HASH = createHash('sha256').update('ann@example.com').digest('hex');

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('release');
});

const register = (person: Person) => registerPerson(project, person);
async function putAll(paths: readonly string[]): Promise<void> {
  for (const part of inParts(paths, 500)) {
    const writes = part.map((path) => ({ kind: 'set', path, fields: {} }) as const);
    granted(await project.backend.firestore.commit(writes));
  }
}
const release = (...argv: string[]) =>
  project.run(releaseAddressCommand, ['--email', 'ann@example.com', ...argv]);

describe('releasing an address', () => {
  it('releasing leaves a tombstone and nothing else, and touches no other account', async () => {
    await register({ uid: 'ann2', email: 'bob@example.com' });
    await register({ uid: 'ann_1', email: 'eve@example.com' });
    const { documents: everybodyElse } = await project.snapshot();
    await register(ANN);
    const run = await release();
    expect(run).toMatchObject({ exitCode: 0, complained: [] });
    const { documents, identities } = await project.snapshot();
    const { 'tombstones/ann': tombstone, ...others } = documents;
    expect(tombstone).toEqual({ uid: 'ann', releasedAt: expect.any(Timestamp) });
    expect(others).toEqual(everybodyElse);
    expect(identities.map(({ uid }) => uid).sort()).toEqual(['ann2', 'ann_1']);
  });

  it('releasing a rejected address adds a tombstone under its hash, which names no person', async () => {
    await register({ ...ANN, status: 'rejected' });
    expect(await project.run(releaseAddressCommand, ['--email', ' Ann@Example.com '])).toMatchObject({
      exitCode: 0,
    });
    const { documents, identities } = await project.snapshot();
    const tombstone = { uid: 'ann', releasedAt: expect.any(Timestamp) };
    expect(documents).toEqual({ 'tombstones/ann': tombstone, [`tombstones/${HASH}`]: tombstone });
    expect(identities).toEqual([]);
  });

  it('a dry run prints the steps of a real one and writes nothing', async () => {
    await register(ANN);
    const before = await project.snapshot();
    const dry = await release('--dry-run');
    expect(await project.snapshot()).toEqual(before);
    const real = await release();
    expect(dry.printed.slice(2, -1)).toEqual(real.printed.slice(1, -1));
    expect(dry.printed.at(-1)).toBe('ann@example.com would be released.');
    expect(real.printed.at(-1)).toBe('ann@example.com is released.');
  });

  it('a second run changes nothing and says so', async () => {
    await register({ ...ANN, status: 'rejected' });
    await release();
    const before = await project.snapshot();
    const again = await release();
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.printed.slice(1)).toEqual([
      expect.stringMatching(/^Nothing holds ann@example.com; it was released after a rejection at 20/),
      'Nothing to change.',
    ]);
    expect(await project.snapshot()).toEqual(before);
  });

  it('many reviews and mails are removed in pages', async () => {
    await register(ANN);
    const numbers = Array.from({ length: 405 }, (_, index) => index + 3);
    await putAll(numbers.flatMap((number) => [`users/ann/reviews/${number}`, `mail/ann_${number}`]));
    const dry = await release('--dry-run');
    const { printed } = await release();
    expect(printed).toEqual(
      expect.arrayContaining(['remove users/ann/reviews: 407', 'remove mails about ann: 407']),
    );
    expect(dry.printed).toContain('remove mails about ann: 407');
    expect(Object.keys((await project.snapshot()).documents)).toEqual(['tombstones/ann']);
  });

  it('all mails about the person go, whatever their numbers are, and mails about others stay', async () => {
    const others = ['mail/ann_1_1', 'mail/ann2_1', 'mail/anna_q0', 'mail/an_2'];
    await register(ANN);
    await putAll(['mail/ann_99', 'mail/ann_q0', 'mail/ann_q7', ...others]);
    expect((await release()).printed).toContain('remove mails about ann: 6');
    const { documents } = await project.snapshot();
    expect(Object.keys(documents).sort()).toEqual([...others, 'tombstones/ann'].sort());
  });

  it('the mails to an address that no account holds go, and mails to others stay', async () => {
    await project.put('mail/gone_1', { to: ANN.email });
    await project.put('mail/bob_1', { to: 'bob@example.com' });
    expect((await release('--dry-run')).printed).toContain('remove mails to ann@example.com: 1');
    expect(await release()).toMatchObject({
      exitCode: 0,
      printed: expect.arrayContaining(['remove mails to ann@example.com: 1']),
    });
    expect(Object.keys((await project.snapshot()).documents)).toEqual(['mail/bob_1']);
  });

  it('the duties of a driver go, page by page, and those of other drivers stay', async () => {
    const dutiesOf = (uid: string, count: number) =>
      Array.from({ length: count }, (_, number) => `drivers/${uid}/duties/${number}`);
    await register({ uid: 'bob', email: 'bob@example.com' });
    await register(ANN);
    await putAll([...dutiesOf('ann', 405), ...dutiesOf('bob', 2)]);
    expect((await release()).printed).toContain('remove drivers/ann/duties: 405');
    const left = async (uid: string) =>
      granted(
        await project.backend.firestore.query({ parent: `drivers/${uid}`, collection: 'duties', limit: 300 }),
      ).length;
    expect([await left('ann'), await left('bob')]).toEqual([0, 2]);
  });

  it('a rejection that is decided during the release leaves its tombstone', async () => {
    await register(ANN);
    let isDecided = false;
    const send: Fetch = async (url, init) => {
      if (!isDecided && url.endsWith(':commit')) {
        isDecided = true;
        await project.put('users/ann', { ...ANN, role: 'driver', status: 'rejected', createdAt: CREATED });
        await project.put('users/ann/reviews/3', { actor: 'someone', from: 'approved', to: 'rejected' });
      }
      return fetch(url, init);
    };
    expect(await project.run(releaseAddressCommand, ['--email', ANN.email], send)).toMatchObject({
      exitCode: 0,
    });
    const { documents } = await project.snapshot();
    expect(Object.keys(documents).sort()).toEqual([`tombstones/${HASH}`, 'tombstones/ann']);
  });

  it('a profile created meanwhile with an old token is removed, too', async () => {
    await project.signUp(ANN);
    await project.put('accountDirectory/ann@example.com', { gate: 'open', uid: 'ann' });
    let isCreated = false;
    const send: Fetch = async (url, init) => {
      if (!isCreated && url.endsWith(':commit')) {
        isCreated = true;
        await project.put('users/ann', { ...ANN, role: 'driver', status: 'pending', createdAt: CREATED });
      }
      return fetch(url, init);
    };
    expect(await project.run(releaseAddressCommand, ['--email', ANN.email], send)).toMatchObject({
      exitCode: 0,
    });
    expect(Object.keys((await project.snapshot()).documents)).toEqual(['tombstones/ann']);
  });

  it('the owner of a released address can register it again', async () => {
    await register(ANN);
    await release();
    await register({ uid: 'new', email: 'ann@example.com' });
    const { documents } = await project.snapshot();
    expect(documents['accountDirectory/ann@example.com']).toEqual({ gate: 'open', uid: 'new' });
  });
});

describe('a release that breaks off', () => {
  const breaks = ['before', 'after'] as const;

  /** Breaks the command at each of its requests, in a new project each time, and then runs the command again. */
  async function breakEverywhere(when: 'before' | 'after', arrange: () => Promise<void>) {
    const left: Pick<Snapshot, 'documents' | 'identities'>[] = [];
    for (let exitCode = 1; exitCode === 1;) {
      project = createLocalProject('release');
      await arrange();
      const send = breakingFetch(left.length + 1, when);
      ({ exitCode } = await project.run(releaseAddressCommand, ['--email', 'ann@example.com'], send));
      await release();
      const { documents, identities } = await project.snapshot();
      left.push({ documents, identities });
    }
    return left;
  }

  const released = (...ids: readonly string[]) => ({
    documents: Object.fromEntries(
      ids.map((id) => [`tombstones/${id}`, { uid: 'ann', releasedAt: expect.any(Timestamp) }]),
    ),
    identities: [],
  });

  it.each(breaks)(
    'a release that breaks off is finished by the next run, broken %s any request',
    async (when) => {
      const left = await breakEverywhere(when, () => register({ ...ANN, status: 'rejected' }));
      expect(left.length).toBeGreaterThan(10);
      expect(left).toEqual(left.map(() => released('ann', HASH)));
    },
  );

  it.each(breaks)(
    'a release that breaks off is finished if only the identity leads to the profile, broken %s any request',
    async (when) => {
      const left = await breakEverywhere(when, async () => {
        await project.signUp(ANN);
        await project.put('users/ann', {
          uid: 'ann',
          email: 'old@example.com',
          role: 'driver',
          status: 'approved',
        });
        await project.put('accountDirectory/old@example.com', { gate: 'open', uid: 'ann' });
      });
      expect(left).toEqual(left.map(() => released('ann')));
    },
  );

  it.each(breaks)(
    'a release that breaks off is finished if there is only an identity, broken %s any request',
    async (when) => {
      const left = await breakEverywhere(when, () => project.signUp(ANN));
      expect(left).toEqual(left.map(() => released('ann')));
    },
  );

  it('a release that breaks off leaves an account without sign-in, and an address that no other person can take', async () => {
    await register(ANN);
    const removal = 9;
    await project.run(releaseAddressCommand, ['--email', 'ann@example.com'], breakingFetch(removal, 'after'));
    const { documents, identities } = await project.snapshot();
    expect(identities).toEqual([]);
    expect(documents).toHaveProperty('users/ann');
    expect(documents['accountDirectory/ann@example.com']).toEqual({ gate: 'open', uid: 'ann' });
  });
});
