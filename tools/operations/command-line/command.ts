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
  /** Reads everything, reports what would be done, and writes nothing. */
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
  /** The operator's answer at the terminal; `null` if the command runs without one. */
  readonly ask: Ask;
}

/** The same for a command that also reads what is no document and no identity. */
export interface RunWithReader extends Run {
  readonly reader: ProjectReader;
}

/** The options of a command besides the shared ones. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface Command<Arguments> {
  /** The npm script that runs it. */
  readonly name: string;
  /** The text that `--help` prints above the shared options. */
  readonly help: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** The roles that a command needs which reads what only a project has, and so never works on the emulators. */
  readonly onProjectsOnly?: string;
  parse(values: OptionValues): CommandResult<Arguments>;
  run(args: Arguments, run: RunWithReader): Promise<CommandResult<void>>;
}
