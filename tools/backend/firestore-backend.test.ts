import { describe, expect, test } from 'vitest';
import { startFirestoreBackend } from './firestore-backend.ts';
import { freePort } from './port.ts';

describe('the choice of a Firestore', () => {
  const nothing = { FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };

  test('the built-in one is chosen if the official one is not installed', async () => {
    const firestorePort = await freePort();
    const started = await startFirestoreBackend({ firestore: undefined, firestorePort }, nothing);
    expect(started).toMatchObject({
      kind: 'builtin',
      why: 'the official emulator is not installed',
      host: `127.0.0.1:${firestorePort}`,
    });
    expect((await fetch(`http://${started.host}/`)).ok).toBe(true);
    await started.stop();
  });

  test('asking for the official one fails if it is not installed, and says what to install', async () => {
    const wish = { firestore: 'official', firestorePort: await freePort() } as const;
    await expect(startFirestoreBackend(wish, nothing)).rejects.toThrow(
      'FIRESTORE=official is not possible: the official emulator is not installed. Install ',
    );
  });
});
