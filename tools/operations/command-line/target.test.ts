import { describe, expect, it } from 'vitest';
import { chooseTarget } from './target.ts';

const BOTH = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };

describe('the target', () => {
  it('--emulators targets the local backend at its usual ports', () => {
    expect(chooseTarget({ emulators: true }, {})).toEqual({
      ok: true,
      value: {
        project: 'demo-car-booking',
        isLocal: true,
        firestore: 'http://127.0.0.1:8080',
        identity: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      },
    });
  });

  it('emulators named by the environment are the target, whatever the project', () => {
    expect(chooseTarget({ project: 'cars' }, BOTH)).toMatchObject({
      value: { project: 'cars', isLocal: true, firestore: 'http://127.0.0.1:1' },
    });
  });

  it('a named project without emulators targets production', () => {
    const empty = { FIRESTORE_EMULATOR_HOST: '', FIREBASE_AUTH_EMULATOR_HOST: '' };
    expect(chooseTarget({ project: 'cars-prod' }, empty)).toMatchObject({
      value: { project: 'cars-prod', isLocal: false, firestore: 'https://firestore.googleapis.com' },
    });
  });

  it.each([
    { why: 'no project', choice: {}, env: {}, words: '--project' },
    { why: 'a demo project in production', choice: { project: 'demo-x' }, env: {}, words: '--emulators' },
    {
      why: 'one emulator only',
      choice: { project: 'cars' },
      env: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' },
      words: 'set both',
    },
    { why: 'a name for an id', choice: { project: 'My Cars' }, env: {}, words: 'not a project id' },
    {
      why: 'a URL for a host',
      choice: {},
      env: { ...BOTH, FIRESTORE_EMULATOR_HOST: 'http://127.0.0.1:1' },
      words: 'host:port',
    },
  ])('the target is refused: $why', ({ choice, env, words }) => {
    expect(chooseTarget(choice, env)).toMatchObject({
      ok: false,
      error: { kind: 'usage', message: expect.stringContaining(words) },
    });
  });

  it.each([
    { why: 'no project', choice: {}, words: 'No project: name it with --project.' },
    { why: 'a demo project', choice: { project: 'demo-x' }, words: 'name one that is deployed' },
    { why: '--emulators', choice: { emulators: true }, words: 'name a project' },
  ])('a command for projects alone refuses $why, and never points to the emulators', ({ choice, words }) => {
    const refused = chooseTarget(choice, {}, false);
    expect(refused).toMatchObject({ error: { kind: 'usage', message: expect.stringContaining(words) } });
    expect(refused).not.toMatchObject({ error: { message: expect.stringContaining('--emulators') } });
  });
});
