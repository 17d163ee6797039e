import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFirestoreBackend } from './firestore-backend.ts';
import { findJar, parseJavaVersion } from './official-firestore.ts';
import { freePort } from './port.ts';

describe('the official emulator’s jar', () => {
  let cache = '';
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'emulators-'));
  });
  afterEach(() => rmSync(cache, { recursive: true }));
  const put = (name: string) => {
    writeFileSync(join(cache, name), '');
    return join(cache, name);
  };

  test('the newest jar of those that firebase-tools keeps is used', () => {
    put('cloud-firestore-emulator-v1.9.0.jar');
    const newest = put('cloud-firestore-emulator-v1.22.0.jar');
    put('firebase-database-emulator-v4.11.2.jar');
    expect(findJar({ FIREBASE_EMULATORS_PATH: cache })).toBe(newest);
  });

  test('a named jar is used, and must exist', () => {
    const named = put('mine.jar');
    expect(findJar({ FIRESTORE_EMULATOR_BINARY_PATH: named })).toBe(named);
    expect(findJar({ FIRESTORE_EMULATOR_BINARY_PATH: `${named}.gone` })).toBeNull();
  });

  test('without a download there is no jar', () => {
    expect(findJar({ FIREBASE_EMULATORS_PATH: cache })).toBeNull();
    expect(findJar({ FIREBASE_EMULATORS_PATH: join(cache, 'nowhere') })).toBeNull();
  });
});

describe('Java’s version', () => {
  test.each([
    ['openjdk version "21.0.5" 2024-10-15 LTS', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['java version "1.8.0_392"', 8],
    ['command not found', null],
  ])('%s is %s', (output, major) => {
    expect(parseJavaVersion(output)).toBe(major);
  });
});

describe('the choice of a Firestore', () => {
  const nothing = { FIREBASE_EMULATORS_PATH: '/nowhere' };

  test('the built-in one is chosen if the official one is not installed', async () => {
    const firestorePort = await freePort();
    const started = await startFirestoreBackend({ firestore: undefined, firestorePort }, nothing);
    expect(started).toMatchObject({ kind: 'builtin', host: `127.0.0.1:${firestorePort}` });
    expect((await fetch(`http://${started.host}/`)).ok).toBe(true);
    await started.stop();
  });

  test('asking for the official one fails if it is not installed', async () => {
    const wish = { firestore: 'official', firestorePort: await freePort() } as const;
    await expect(startFirestoreBackend(wish, nothing)).rejects.toThrow(
      'FIRESTORE=official is not possible: the official emulator’s jar is not installed. FIRESTORE=builtin needs no Java.',
    );
  });
});
