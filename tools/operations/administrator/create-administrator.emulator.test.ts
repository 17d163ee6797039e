import { beforeEach, describe, expect, it } from 'vitest';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { breakingFetch, createLocalProject, type LocalProject } from '../local-project.builder.ts';
import { Timestamp, type Fields } from '../rest/firestore-value.ts';
import { createAdministratorCommand } from './create-administrator-command.ts';

const CREATED = '2025-01-01T08:00:00.000Z';
const EVA = { uid: 'eva', email: 'eva@example.com', emailVerified: true };
const ENTRY = 'accountDirectory/eva@example.com';
const ARGV = ['--email', ' Eva@Example.com', '--name', 'Eva First'];

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('admin');
});

const create = (...argv: string[]) => project.run(createAdministratorCommand, [...ARGV, ...argv]);

async function put(profile: Fields, gate = 'pending') {
  const { uid, email } = EVA;
  await project.put('users/eva', { uid, email, name: 'Eva', createdAt: CREATED, reviewCount: 0, ...profile });
  await project.put(ENTRY, { gate, uid });
}

describe('an unknown address', () => {
  it('an unknown address becomes an approved system_admin with a password that is never shown', async () => {
    const run = await create();
    expect(run).toMatchObject({ exitCode: 0, complained: [] });
    const { documents, identities } = await project.snapshot();
    const [identity] = identities;
    expect(identities).toEqual([
      {
        uid: expect.any(String),
        email: 'eva@example.com',
        isVerified: false,
        isDisabled: false,
      },
    ]);
    const uid = identity?.uid ?? '';
    expect(documents).toEqual({
      [`users/${uid}`]: {
        uid,
        email: 'eva@example.com',
        role: 'system_admin',
        name: 'Eva First',
        ...nameKeysOf('Eva First'),
        provenAt: null,
        status: 'approved',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        registeredAt: expect.any(Timestamp),
        reviewCount: 0,
        signedInSince: expect.any(Timestamp),
      },
      [ENTRY]: { gate: 'open', uid },
    });
    expect(run.printed.join('\n')).toContain('write no review: no administrator decided');
    expect(run.printed.join('\n')).toContain('/reset-password');
  });

  const LINK = { email: 'eva@example.com', requestType: 'PASSWORD_RESET' };
  /** The answer of the emulator at the address that the output names for its links. */
  const linksOf = async ({ printed }: { printed: readonly string[] }) => {
    const line = printed.find((each) => each.includes('/oobCodes')) ?? '';
    return (await fetch(line.split(' ').at(-1) ?? '')).json();
  };

  it('a link that sets the password is created, and the output says where the emulator lists it', async () => {
    expect(await linksOf(await create())).toMatchObject({ oobCodes: [LINK] });
  });

  it('a dry run changes nothing and prints the same steps', async () => {
    const dry = await create('--dry-run');
    expect(await project.snapshot()).toEqual({ documents: {}, updateTimes: {}, identities: [] });
    const real = await create();
    expect(dry.printed.slice(2, -1)).toEqual(real.printed.slice(1, -1));
  });

  it('a new account needs a name', async () => {
    expect(await project.run(createAdministratorCommand, ['--email', EVA.email])).toMatchObject({
      exitCode: 2,
      complained: [expect.stringContaining('--name')],
    });
  });

  it.each(['before', 'after'] as const)(
    'the account is complete after a run that broke %s any request, and another run',
    async (when) => {
      for (let at = 1, exitCode = 1; exitCode === 1; at += 1) {
        project = createLocalProject('admin');
        ({ exitCode } = await project.run(createAdministratorCommand, ARGV, breakingFetch(at, when)));
        expect(await create()).toMatchObject({ exitCode: 0 });
        const { documents, identities } = await project.snapshot();
        const [{ uid } = { uid: '' }] = identities;
        expect(Object.keys(documents).sort()).toEqual([ENTRY, `users/${uid}`]);
        expect(documents[ENTRY]).toEqual({ gate: 'open', uid });
      }
    },
  );
});

describe('an existing account', () => {
  it('an existing account is promoted by a decision in its audit trail', async () => {
    await project.signUp(EVA);
    await put(
      { role: 'driver', status: 'rejected', rejectionReason: 'No photo.', reviewCount: 4 },
      'rejected',
    );
    expect(await create()).toMatchObject({ exitCode: 0 });
    const { documents } = await project.snapshot();
    expect(documents['users/eva']).toEqual({
      uid: 'eva',
      email: 'eva@example.com',
      role: 'system_admin',
      name: 'Eva',
      status: 'approved',
      createdAt: CREATED,
      reviewCount: 5,
      reviewedBy: 'operator',
      reviewedByName: 'Operator',
      reviewedAt: expect.any(Timestamp),
      signedInSince: expect.any(Timestamp),
    });
    expect(documents[ENTRY]).toEqual({ gate: 'open', uid: 'eva' });
    expect(documents['users/eva/reviews/5']).toEqual({
      actor: 'operator',
      from: 'rejected',
      to: 'approved',
      fromRole: 'driver',
      toRole: 'system_admin',
      at: expect.any(Timestamp),
    });
    expect(documents['mail/eva_5']).toMatchObject({ to: 'eva@example.com' });
  });

  it('a second run changes nothing', async () => {
    await project.signUp(EVA);
    await put({ role: 'passenger', status: 'approved' }, 'open');
    await create();
    const before = await project.snapshot();
    const again = await create();
    expect(again.printed.at(-1)).toBe('Nothing to change.');
    expect(await project.snapshot()).toEqual(before);
  });
});

describe('an address that does not clearly belong to one person', () => {
  async function expectRefusal(words: string, ...argv: string[]) {
    const before = await project.snapshot();
    const run = await create(...argv);
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining(words)] });
    expect(await project.snapshot()).toEqual(before);
  }

  it('an address that a stranger may have registered is not promoted unless the operator knows the owner', async () => {
    await project.signUp({ ...EVA, emailVerified: false });
    await put({ role: 'passenger', status: 'pending' });
    await expectRefusal('--owner-is-known');
    expect(await create('--owner-is-known')).toMatchObject({ exitCode: 0 });
    const { documents } = await project.snapshot();
    expect(documents['users/eva']).toMatchObject({
      role: 'system_admin',
      status: 'approved',
      reviewCount: 1,
    });
  });

  it('an address whose identity is disabled is not promoted', async () => {
    await project.signUp({ ...EVA, disabled: true });
    await put({ role: 'passenger', status: 'pending' });
    await expectRefusal('disabled');
    expect((await project.snapshot()).documents).not.toHaveProperty('mail/eva_1');
  });
});
