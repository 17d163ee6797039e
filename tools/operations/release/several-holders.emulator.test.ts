import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProject, type LocalProject } from '../local-project.builder.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { ANN, CREATED, registerPerson } from './registered-person.builder.ts';
import { releaseAddressCommand } from './release-address-command.ts';

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('holders');
});

const release = (...argv: string[]) =>
  project.run(releaseAddressCommand, ['--email', 'ann@example.com', ...argv]);

describe('an address with several holders', () => {
  beforeEach(async () => {
    await registerPerson(project, ANN);
    await project.put('users/twin', {
      uid: 'twin',
      email: 'ann@example.com',
      role: 'driver',
      status: 'pending',
    });
  });

  it('an address with several holders is not released by guessing', async () => {
    const before = await project.snapshot();
    const run = await release();
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('--uid')] });
    expect(await release('--uid', 'stranger')).toMatchObject({ exitCode: 1 });
    expect(await project.snapshot()).toEqual(before);
  });

  it('an address with several holders loses the account that is named and keeps the other one complete', async () => {
    const before = await project.snapshot();
    const run = await release('--uid', 'twin');
    expect(run.exitCode).toBe(0);
    expect(run.printed.slice(-2)).toEqual([
      'twin is released.',
      'ann@example.com still belongs to ann (profile, directory entry, identity).',
    ]);
    const { documents, identities } = await project.snapshot();
    const { 'users/twin': _, ...others } = before.documents;
    expect(documents).toEqual({
      ...others,
      'tombstones/twin': { uid: 'twin', releasedAt: expect.any(Timestamp) },
    });
    expect(identities).toEqual(before.identities);
  });
});

describe('an address whose profile, entry and identity belong to different accounts', () => {
  it.each([
    ['entry', () => project.put('accountDirectory/ann@example.com', { gate: 'open', uid: 'bob' })],
    ['identity', () => project.signUp({ uid: 'bob', email: 'ann@example.com' })],
  ])(
    'an address whose records belong to different accounts is not released by guessing if the %s differs, not even in a dry run',
    async (what, arrange) => {
      if (what === 'entry') await registerPerson(project, ANN);
      else await project.put('users/ann', { ...ANN, role: 'driver', status: 'approved', createdAt: CREATED });
      await arrange();
      const before = await project.snapshot();
      for (const run of [await release('--dry-run'), await release()]) {
        expect(run).toMatchObject({
          exitCode: 1,
          complained: [expect.stringMatching(/ann \(.*bob \(.*--uid/)],
        });
      }
      expect(await project.snapshot()).toEqual(before);
      expect(await release('--uid', 'bob')).toMatchObject({ exitCode: 0 });
      expect(await release()).toMatchObject({ exitCode: 0 });
      const { documents, identities } = await project.snapshot();
      expect(Object.keys(documents).sort()).toEqual(['tombstones/ann', 'tombstones/bob']);
      expect(identities).toEqual([]);
    },
  );
});
