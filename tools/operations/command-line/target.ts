import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from './command-failure.ts';

/** The backend on which a command works. `firestore` and `identity` are addresses without a trailing slash. */
export interface Target {
  readonly project: string;
  readonly isLocal: boolean;
  readonly firestore: string;
  readonly identity: string;
}

export interface TargetChoice {
  readonly project?: string | undefined;
  readonly emulators?: boolean | undefined;
}

const LOCAL_PROJECT = 'demo-car-booking';
const LOCAL_FIRESTORE = '127.0.0.1:8080';
const LOCAL_IDENTITY = '127.0.0.1:9099';
const PROJECT_ID = /^[a-z][a-z0-9.:-]*$/;
const HOST = /^[^/\s]+:\d+$/;

type Environment = Readonly<Record<string, string | undefined>>;

function localTarget(project: string, firestore: string, identity: string): CommandResult<Target> {
  const wrong = [firestore, identity].find((host) => !HOST.test(host));
  if (wrong !== undefined) {
    return stop('usage', `"${wrong}" is not an emulator's address: give it as host:port, without http://.`);
  }
  return succeed({
    project,
    isLocal: true,
    firestore: `http://${firestore}`,
    identity: `http://${identity}/identitytoolkit.googleapis.com`,
  });
}

function productionTarget(project: string | undefined, onEmulators: boolean): CommandResult<Target> {
  if (project === undefined) {
    const or = onEmulators ? ', or add --emulators for the local backend' : '';
    return stop('usage', `No project: name it with --project${or}.`);
  }
  if (project.startsWith('demo-')) {
    const advice = onEmulators ? 'add --emulators' : 'name one that is deployed';
    return stop('usage', `"${project}" exists on the emulators only: ${advice}.`);
  }
  return succeed({
    project,
    isLocal: false,
    firestore: 'https://firestore.googleapis.com',
    identity: 'https://identitytoolkit.googleapis.com',
  });
}

/**
 * Chooses the emulators if `--emulators` is set or `env` has both addresses, otherwise production. For production the
 * project must be named. Fails if the project or an address is unusable. Without `--emulators`, also fails if `env` has
 * only one address. Without `onEmulators`, `--emulators` fails, and `env` must be empty.
 */
export function chooseTarget(
  { project, emulators }: TargetChoice,
  env: Environment,
  onEmulators = true,
): CommandResult<Target> {
  if (project !== undefined && !PROJECT_ID.test(project)) {
    return stop(
      'usage',
      `"${project}" is not a project id: take the id (not the name) from the project settings.`,
    );
  }
  const firestore = env['FIRESTORE_EMULATOR_HOST'] || undefined;
  const identity = env['FIREBASE_AUTH_EMULATOR_HOST'] || undefined;
  if (emulators === true && !onEmulators)
    return stop('usage', 'The local backend has none of what this reads: name a project.');
  if (emulators === true) {
    return localTarget(project ?? LOCAL_PROJECT, firestore ?? LOCAL_FIRESTORE, identity ?? LOCAL_IDENTITY);
  }
  if (firestore !== undefined && identity !== undefined) {
    return localTarget(project ?? LOCAL_PROJECT, firestore, identity);
  }
  if (firestore !== undefined || identity !== undefined) {
    return stop(
      'usage',
      'Only one of FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST is set: set both for the emulators, or neither for production.',
    );
  }
  return productionTarget(project, onEmulators);
}
