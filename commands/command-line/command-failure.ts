import { fail, type Result } from '#domain/result.ts';

/** Why a command stopped; the message is one line that names what is wrong and what to do. */
export interface CommandFailure {
  readonly kind: FailureKind;
  readonly message: string;
}

export type FailureKind =
  /** The command line or the environment is not usable; nothing was sent. */
  | 'usage'
  | 'credentials'
  | 'permission'
  | 'network'
  /** The project lacks something: the database, the identity provider, an API. */
  | 'project'
  /** Somebody else changed the record between the read and the write; nothing of the write is stored. */
  | 'conflict'
  /** The server answered something that this command does not understand. */
  | 'answer'
  /** The command understood and does not do it. */
  | 'refused';

export type Outcome<T> = Result<T, CommandFailure>;

export function stop(kind: FailureKind, message: string): Result<never, CommandFailure> {
  return fail({ kind, message });
}
