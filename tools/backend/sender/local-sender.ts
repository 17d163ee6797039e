import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makePushKeys, readPushKeys, type PushKeys } from '../../../functions/src/push-keys.ts';
import { startChildGroup, type ChildGroup } from '../child-group.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { PROJECT_ID } from '../settings.ts';

/** Where the keys are stored. They are made only once: with new keys each push device must subscribe again. */
const KEYS_FILE = resolve('.cache', 'push-keys.json');

function storedKeys(): PushKeys | null {
  try {
    return readPushKeys(JSON.parse(readFileSync(KEYS_FILE, 'utf8')));
  } catch {
    return null;
  }
}

function localKeys(): PushKeys {
  const stored = storedKeys();
  if (stored !== null) return stored;
  const made = makePushKeys();
  mkdirSync(dirname(KEYS_FILE), { recursive: true });
  writeFileSync(KEYS_FILE, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/** The public key to which browsers subscribe. */
export const localPushKey = (): string => localKeys().publicKey;

/**
 * Starts the sender of mails and notices in a process of its own, which the lifecycle owns. If that process ends, a
 * line says so, and everything else goes on.
 */
export function startLocalSender(firestoreHost: string, lifecycle: Pick<Lifecycle, 'own'>): ChildGroup {
  const script = resolve(import.meta.dirname, 'start-sender.ts');
  localKeys();
  const group = startChildGroup(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PROJECT_ID, FIRESTORE_HOST: firestoreHost, PUSH_KEYS_FILE: KEYS_FILE },
  });
  lifecycle.own(group.stop);
  void group.ended.then((how) => {
    if (how !== 'signal SIGINT') console.log(`Notices for closed pages have stopped (${how}).`);
    return how;
  });
  return group;
}
