import { readFile } from 'node:fs/promises';
import { startFirestore } from 'builtin-firestore/start';
import { startChildGroup } from './child-group.ts';
import { findOfficial, MAIN_CLASS, type OfficialEmulator } from './find-official.ts';
import type { Lifecycle } from './lifecycle.ts';
import { freePort } from './port.ts';
import { LOOPBACK, PROJECT_ID, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';
import { untilItAnswers } from './until-it-answers.ts';

export interface FirestoreBackend {
  readonly kind: 'official' | 'builtin';
  /** The reason for the choice of this Firestore, for the line that is printed at the start. */
  readonly why: string;
  /** `host:port` */
  readonly host: string;
}

interface Wish extends Pick<Settings, 'firestore' | 'firestorePort'> {
  /** `host:port` to which the official Firestore sends the events of its triggers. The built-in one has no triggers. */
  readonly eventsTo?: string;
}

const HOW_TO_INSTALL =
  'Install Java 17 and `gcloud components install cloud-firestore-emulator` (as a package of Debian: google-cloud-cli-firestore-emulator), ' +
  'or Java 21 and `npx firebase setup:emulators:firestore`';

const JVM = [
  // The messages are in English on every machine.
  '-Duser.language=en',
  // The process lives for minutes only. The second compiler and the parallel collector would take half of its time.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
];

/**
 * Starts the official Firestore without rules, on loopback, and returns its `host:port`. With `from`, the path of an
 * export's metadata, it starts with the export's documents. Throws a `StartupFailure` if it does not answer.
 */
export async function launchOfficial(
  { jar, java }: OfficialEmulator,
  { firestorePort, eventsTo }: Pick<Wish, 'firestorePort' | 'eventsTo'>,
  lifecycle: Lifecycle,
  from: string | null = null,
): Promise<string> {
  const host = `${LOOPBACK}:${firestorePort}`;
  const what = [...JVM, '-cp', jar, MAIN_CLASS, 'start', `--project_id=${PROJECT_ID}`];
  const where = [`--host=${LOOPBACK}`, `--port=${firestorePort}`, `--websocket_port=${await freePort()}`];
  const events = eventsTo === undefined ? [] : [`--functions_emulator=${eventsTo}`];
  const filled = from === null ? [] : [`--seed_from_export=${from}`];
  const group = startChildGroup(java, [...what, ...where, ...events, ...filled], { stdio: 'ignore' });
  // Owned before the emulator answers, so that a stop during the start ends the emulator, too.
  lifecycle.own(group.stop);
  if (!(await untilItAnswers(`http://${host}`, group.isRunning))) {
    throw new StartupFailure(
      'The official Firestore emulator did not start. FIRESTORE=builtin needs no Java.',
    );
  }
  void group.ended.then((how) => lifecycle.fail(`Firestore ended unexpectedly (${how}).`));
  return host;
}

async function launchBuiltin(port: number, lifecycle: Lifecycle): Promise<string> {
  try {
    // A query without its index is refused, as in production. The official emulator would answer it.
    const indexes = await readFile('firestore.indexes.json', 'utf8');
    const running = await startFirestore({ port, indexes });
    lifecycle.own(running.close);
    return `${running.host}:${running.port}`;
  } catch (error) {
    throw new StartupFailure(`The built-in Firestore did not start: ${inOneLine(error)}`);
  }
}

/**
 * Starts the Firestore that `wish` names. Without a name, starts the official one if it can run here, otherwise the
 * built-in one. Throws a `StartupFailure` if the Firestore cannot start.
 */
export async function startFirestoreBackend(
  wish: Wish,
  env: NodeJS.ProcessEnv,
  lifecycle: Lifecycle,
): Promise<FirestoreBackend> {
  const { firestore, firestorePort } = wish;
  const builtin = async (why: string) => {
    const host = await launchBuiltin(firestorePort, lifecycle);
    return { kind: 'builtin', why, host } as const;
  };
  if (firestore === 'builtin') return builtin('FIRESTORE=builtin asks for it');
  const official = await findOfficial(env);
  if ('jar' in official) {
    const why = firestore === 'official' ? 'FIRESTORE=official asks for it' : 'it is installed';
    return { kind: 'official', why, host: await launchOfficial(official, wish, lifecycle) };
  }
  if (firestore === 'official') {
    throw new StartupFailure(
      `FIRESTORE=official is not possible: ${official.lacks}. ${HOW_TO_INSTALL}, or take FIRESTORE=builtin.`,
    );
  }
  return builtin(official.lacks);
}
