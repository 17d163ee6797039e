import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFirestoreBackend } from './firestore-backend.ts';
import { createLifecycle } from './lifecycle.ts';
import { freePort } from './port.ts';

describe('the choice of a Firestore', () => {
  const nothing = { FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };

  test('the built-in Firestore is chosen if the official one is not installed', async () => {
    const firestorePort = await freePort();
    const lifecycle = createLifecycle(console.error);
    const wish = { firestore: undefined, firestorePort };
    const started = await startFirestoreBackend(wish, nothing, lifecycle);
    expect(started).toMatchObject({
      kind: 'builtin',
      why: 'the official emulator is not installed',
      host: `127.0.0.1:${firestorePort}`,
    });
    expect((await fetch(`http://${started.host}/`)).ok).toBe(true);
    await lifecycle.stopAll();
  });

  test('asking for the official Firestore fails if it is not installed, and says what to install', async () => {
    const wish = { firestore: 'official', firestorePort: await freePort() } as const;
    await expect(startFirestoreBackend(wish, nothing, createLifecycle(console.error))).rejects.toThrow(
      'FIRESTORE=official is not possible: the official emulator is not installed. Install ',
    );
  });
  test('an official Firestore that is stopped before it answers leaves no process', async () => {
    const home = mkdtempSync(join(tmpdir(), 'java-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const [java, jar, started] = [join(home, 'bin', 'java'), join(home, 'firestore.jar'), join(home, 'pid')];
    mkdirSync(join(home, 'bin'));
    writeFileSync(
      java,
      `#!/bin/sh\ncase "$*" in *--help) exit 0;; esac\necho $$ > ${started}\nexec sleep 60\n`,
    );
    chmodSync(java, 0o755);
    writeFileSync(jar, '');
    const lifecycle = createLifecycle(console.error);
    const start = startFirestoreBackend(
      { firestore: 'official', firestorePort: await freePort() },
      { ...process.env, JAVA_HOME: home, FIRESTORE_EMULATOR_BINARY_PATH: jar },
      lifecycle,
    );
    await vi.waitUntil(() => existsSync(started) && readFileSync(started, 'utf8').endsWith('\n'), 10_000);
    const pid = Number(readFileSync(started, 'utf8'));
    expect(process.kill(pid, 0)).toBe(true);
    await lifecycle.stopAll();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(start).rejects.toThrow('The official Firestore emulator did not start.');
  });
});
