import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProject, type LocalProject } from '../local-project.builder.ts';
import { ANN, registerPerson, type Person } from './registered-person.builder.ts';
import { releaseAddressCommand } from './release-address-command.ts';

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('refusals');
});

const register = (person: Person) => registerPerson(project, person);
const releaseWith = (answer: string | null, ...argv: string[]) =>
  project.run(releaseAddressCommand, ['--email', ANN.email, ...argv], fetch, answer);
const release = (...argv: string[]) => releaseWith(null, ...argv);

describe('a person with an open ride', () => {
  const ride = (rider: string, driver: string | null, open = true) => ({
    rider,
    driver,
    open,
    state: open ? 'accepted' : 'completed',
  });

  it.each([
    ['its passenger', ride('ann', null), 'rides/r1 (accepted, as its passenger)'],
    ['its driver', ride('bob', 'ann'), 'rides/r1 (accepted, as its driver)'],
  ])(
    'a person with an open ride is not released as %s, and a dry run says so, too',
    async (_, stored, message) => {
      await register(ANN);
      await project.put('rides/r1', stored);
      const before = await project.snapshot();
      for (const run of [await release('--dry-run'), await release()]) {
        expect(run).toMatchObject({
          exitCode: 1,
          complained: [
            `accounts:release: ann has an open ride: ${message}. Have an administrator end it first.`,
          ],
        });
      }
      expect(await project.snapshot()).toEqual(before);
    },
  );

  it('each open ride of the person is named', async () => {
    await register(ANN);
    await project.put('rides/r1', ride('ann', 'bob'));
    await project.put('rides/r2', ride('bob', 'ann'));
    expect((await release()).complained).toEqual([
      'accounts:release: ann has open rides: rides/r1 (accepted, as its passenger); rides/r2 (accepted, as its driver). ' +
        'Have an administrator end them first.',
    ]);
  });

  it('a person whose rides have all ended is released, whatever others have open', async () => {
    await register(ANN);
    await project.put('rides/r1', ride('ann', 'bob', false));
    await project.put('rides/r2', ride('bob', 'ann', false));
    await project.put('rides/r3', ride('bob', 'eve'));
    expect(await release()).toMatchObject({ exitCode: 0, complained: [] });
    expect((await project.snapshot()).documents).not.toHaveProperty('users/ann');
  });
});

describe('an administrator', () => {
  const IS_ONE = 'users/ann is the account of an administrator (system_admin, approved).';

  beforeEach(async () => {
    await register({ ...ANN, role: 'system_admin' });
    await register({ uid: 'other', email: 'o@example.com', role: 'system_admin' });
  });

  it.each([['ann@example.com'], [' Ann@Example.com ']])(
    'an administrator is released once their address is typed: "%s"',
    async (answer) => {
      const run = await releaseWith(answer);
      expect(run).toMatchObject({ exitCode: 0, asked: ['Type the address to remove this administrator: '] });
      expect(run.printed[1]).toBe(IS_ONE);
      expect((await project.snapshot()).documents).not.toHaveProperty('users/ann');
    },
  );

  it('an administrator is released without a question with --remove-administrator', async () => {
    const run = await release('--remove-administrator');
    expect(run).toMatchObject({ exitCode: 0, asked: [] });
    expect(run.printed[1]).toBe(IS_ONE);
  });

  it.each([
    ['another answer', 'yes', 'That is not the address: nothing is removed.'],
    ['no answer', '', 'That is not the address: nothing is removed.'],
    ['no terminal to ask at', null, 'add --remove-administrator'],
  ])('an administrator is not released with %s', async (_, answer, message) => {
    const before = await project.snapshot();
    const run = await releaseWith(answer);
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining(message)] });
    expect(await project.snapshot()).toEqual(before);
  });

  it('a dry run says that the account is an administrator’s, and asks nothing', async () => {
    const run = await release('--dry-run');
    expect(run).toMatchObject({ exitCode: 0, asked: [] });
    expect(run.printed[2]).toBe(IS_ONE);
  });

  it('the command does not ask about a passenger or a driver', async () => {
    await register({ uid: 'bob', email: 'bob@example.com', role: 'passenger' });
    const run = await project.run(releaseAddressCommand, ['--email', 'bob@example.com']);
    expect(run).toMatchObject({ exitCode: 0, asked: [] });
    expect(run.printed.join()).not.toContain('administrator');
  });
});

describe('the last system_admin', () => {
  const ADMIN = { ...ANN, role: 'system_admin' };

  it('the last system_admin is not released, and the output says what to do', async () => {
    await register(ADMIN);
    await register({ uid: 'pending', email: 'p@example.com', role: 'system_admin', status: 'pending' });
    await register({ uid: 'admin', email: 'a@example.com', role: 'admin' });
    await project.put('users/lost', {
      ...ADMIN,
      uid: 'lost',
      email: 'n@example.com',
      status: 'approved',
    });
    const before = await project.snapshot();
    const run = await releaseWith(ANN.email);
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('admin:create')] });
    expect(await project.snapshot()).toEqual(before);
  });

  it('the last system_admin is released once there is another one who can sign in', async () => {
    await register(ADMIN);
    await register({ uid: 'other', email: 'o@example.com', role: 'system_admin' });
    expect(await releaseWith(ANN.email)).toMatchObject({ exitCode: 0 });
    expect((await project.snapshot()).documents).not.toHaveProperty('users/ann');
  });
});
