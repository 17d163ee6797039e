import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { succeed } from '#domain/shared/result.ts';
import { googleBearer, type Bearer } from '../rest/bearer.ts';
import { ownerBearer } from '../rest/owner-bearer.ts';
import { createProjectReader } from '../doctor/project-reader.ts';
import { createFirestoreClient } from '../rest/firestore-client.ts';
import { createIdentityClient } from '../rest/identity-client.ts';
import { createJsonCall, type Fetch } from '../rest/json-call.ts';
import { stop } from './command-failure.ts';
import type { Ask, Command, RunWithReader } from './command.ts';
import { chooseTarget, type Target } from './target.ts';

/** Asks the operator. Ctrl-C and Ctrl-D count as an empty answer; without a terminal the answer is `null`. */
async function askAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch {
    return '';
  } finally {
    terminal.close();
  }
}

/** The parts of the process that a command uses. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Fetch;
  /** The credentials for production. */
  readonly productionBearer: () => Bearer;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly ask: Ask;
}

const PROCESS: Surroundings = {
  env: process.env,
  fetch: (url, init) => fetch(url, init),
  productionBearer: () => googleBearer(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  ask: askAtTerminal,
};

const SHARED_OPTIONS = {
  project: { type: 'string' },
  emulators: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const ON_EMULATORS = `  --project ID        the Firebase project; on the emulators demo-car-booking if not given
  --emulators         the local backend at 127.0.0.1:8080 (Firestore) and 127.0.0.1:9099 (Auth), or at
                      FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST; implied where both are set
  --dry-run           report what would be done and write nothing`;
const ON_PROJECT = '  --project ID        the Firebase project';

const helpOf = ({ help, onProjectsOnly }: Pick<Command<unknown>, 'help' | 'onProjectsOnly'>) => `${help}
${onProjectsOnly === undefined ? ON_EMULATORS : ON_PROJECT}
  --help              this text

Production needs application default credentials: GOOGLE_APPLICATION_CREDENTIALS with the path of a service
account's key file, or "gcloud auth application-default login". Roles: ${
  onProjectsOnly ?? 'Cloud Datastore User, Firebase Authentication Admin'
}.`;

function readOptions(options: Command<unknown>['options'], argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { ...options, ...SHARED_OPTIONS },
      strict: true,
    });
    return succeed(values);
  } catch (error) {
    const [what = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    return stop('usage', `${what}: see --help.`);
  }
}

function connect(
  target: Target,
  { fetch, productionBearer }: Surroundings,
): Pick<RunWithReader, 'backend' | 'reader'> {
  const bearer = target.isLocal ? ownerBearer : productionBearer();
  const call = createJsonCall(fetch, bearer);
  const backend = {
    firestore: createFirestoreClient(target.firestore, target.project, call),
    identities: createIdentityClient(target.identity, target.project, call),
  };
  return { backend, reader: createProjectReader(target.project, fetch, bearer) };
}

async function execute<A>(command: Command<A>, argv: readonly string[], around: Surroundings) {
  const values = readOptions(command.options, argv);
  if (!values.ok) return values;
  const { help, 'dry-run': isDryRun = false, ...choice } = values.value;
  if (help) {
    around.print(helpOf(command));
    return succeed();
  }
  const args = command.parse(values.value);
  if (!args.ok) return args;
  const target = chooseTarget(
    choice,
    command.onProjectsOnly === undefined ? around.env : {},
    command.onProjectsOnly === undefined,
  );
  if (!target.ok) return target;
  const { project, isLocal } = target.value;
  around.print(`${command.name} on ${isLocal ? 'the local backend' : 'PRODUCTION'}, project ${project}`);
  if (isDryRun) around.print('Dry run: nothing is written.');
  const { print, ask } = around;
  const run = { ...connect(target.value, around), target: target.value, isDryRun, print, ask };
  return command.run(args.value, run);
}

/** Runs a command and returns its exit code: 0 for success, 2 for a failure of the kind `usage`, 1 for any other. */
export async function runCommand<A>(
  command: Command<A>,
  argv: readonly string[],
  around: Surroundings = PROCESS,
): Promise<number> {
  const outcome = await execute(command, argv, around);
  if (outcome.ok) return 0;
  around.complain(`${command.name}: ${outcome.error.message}`);
  return outcome.error.kind === 'usage' ? 2 : 1;
}
