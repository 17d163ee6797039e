import { readFile } from 'node:fs/promises';
import { startFirestore } from 'builtin-firestore/start';
import { startChildGroup } from './child-group.ts';
import { findOfficial, MAIN_CLASS, type OfficialEmulator } from './find-official.ts';
import { freePort } from './port.ts';
import { LOOPBACK, PROJECT_ID, type Settings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';
import { untilItAnswers } from './until-it-answers.ts';

export interface FirestoreBackend {
  readonly kind: 'official' | 'builtin';
  /** Why this Firestore was chosen, for the line that is printed at the start. */
  readonly why: string;
  /** `host:port` */
  readonly host: string;
  /** Resolves if the emulator ends by itself. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

type Wish = Pick<Settings, 'firestore' | 'firestorePort'>;

const HOW_TO_INSTALL =
  'Install Java 17 and `gcloud components install cloud-firestore-emulator` (as a package of Debian: google-cloud-cli-firestore-emulator), ' +
  'or Java 21 and `npx firebase setup:emulators:firestore`';

const JVM = [
  // Its messages are in English, whatever the machine's language.
  '-Duser.language=en',
  // It lives only for minutes: what the second compiler and the parallel collector prepare would take half of its time.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
];

/**
 * Starts without rules, which are loaded through its control endpoint. All its ports, including the websocket's, are on the
 * loopback.
 */
async function launchOfficial(
  { jar, java }: OfficialEmulator,
  port: number,
  why: string,
): Promise<FirestoreBackend> {
  const host = `${LOOPBACK}:${port}`;
  const what = [...JVM, '-cp', jar, MAIN_CLASS, 'start', `--project_id=${PROJECT_ID}`];
  const where = [`--host=${LOOPBACK}`, `--port=${port}`, `--websocket_port=${await freePort()}`];
  const group = startChildGroup(java, [...what, ...where], { stdio: 'ignore' });
  if (!(await untilItAnswers(`http://${host}`, group.isRunning))) {
    await group.stop();
    throw new StartupFailure(
      'The official Firestore emulator did not start. FIRESTORE=builtin needs no Java.',
    );
  }
  return { kind: 'official', why, host, ended: group.ended, stop: group.stop };
}

async function launchBuiltin(port: number, why: string): Promise<FirestoreBackend> {
  try {
    // As in production, a query without its index is refused; the official emulator answers it.
    const indexes = await readFile('firestore.indexes.json', 'utf8');
    const running = await startFirestore({ port, indexes });
    // It runs in this process, so it cannot end on its own.
    const ended = new Promise<string>(() => undefined);
    return { kind: 'builtin', why, host: `${running.host}:${running.port}`, ended, stop: running.close };
  } catch (error) {
    throw new StartupFailure(`The built-in Firestore did not start: ${inOneLine(error)}`);
  }
}

/** Starts the Firestore that was asked for; otherwise the official one if it is installed, or else the built-in one. */
export async function startFirestoreBackend(
  { firestore, firestorePort }: Wish,
  env: NodeJS.ProcessEnv,
): Promise<FirestoreBackend> {
  if (firestore === 'builtin') return launchBuiltin(firestorePort, 'FIRESTORE=builtin asks for it');
  const official = await findOfficial(env);
  if ('jar' in official) {
    const why = firestore === 'official' ? 'FIRESTORE=official asks for it' : 'it is installed';
    return launchOfficial(official, firestorePort, why);
  }
  if (firestore === 'official') {
    throw new StartupFailure(
      `FIRESTORE=official is not possible: ${official.lacks}. ${HOW_TO_INSTALL}, or take FIRESTORE=builtin.`,
    );
  }
  return launchBuiltin(firestorePort, official.lacks);
}
