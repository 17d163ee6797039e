import type { ProjectReader } from '../doctor/project-reader.ts';
import type { FirestoreClient } from '../rest/firestore-client.ts';
import type { IdentityClient } from '../rest/identity-client.ts';
import type { CommandResult } from './command-failure.ts';
import type { Target } from './target.ts';

export interface Backend {
  readonly firestore: FirestoreClient;
  readonly identities: IdentityClient;
}

export type Ask = (question: string) => Promise<string | null>;

export interface Run {
  readonly backend: Backend;
  readonly target: Target;
  /** Whether the command only reads and reports what it would do, and writes nothing. */
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
  /** Asks the operator at the terminal; the answer is `null` if there is no terminal. */
  readonly ask: Ask;
}

/** A run in which the command can also read other parts of a project, such as its rules. */
export interface RunWithReader extends Run {
  readonly reader: ProjectReader;
}

/** The values of all options by name, the shared ones included. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface Command<Arguments> {
  /** The npm script that runs the command. */
  readonly name: string;
  /** The text that `--help` prints above the shared options. */
  readonly help: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** Only for a command that does not work on emulators, because they lack what it reads. Names the roles it needs. */
  readonly onProjectsOnly?: string;
  parse(values: OptionValues): CommandResult<Arguments>;
  run(args: Arguments, run: RunWithReader): Promise<CommandResult<void>>;
}
