import { fail, type Result } from '#domain/shared/result.ts';

/** The reason why a command stopped. The message is one line with the problem and the next step. */
export interface CommandFailure {
  readonly kind: FailureKind;
  readonly message: string;
}

export type FailureKind =
  /** The command line or the environment is unusable; nothing was sent. */
  | 'usage'
  /** Another client changed the record between the read and the write; nothing was written. */
  | 'conflict'
  /** The server refused this very request; others may succeed. */
  | 'refused'
  /** The task cannot be done: it was not allowed, or the server was not reached or could not answer. */
  | 'failed';

export type CommandResult<T> = Result<T, CommandFailure>;

export function stop(kind: FailureKind, message: string): Result<never, CommandFailure> {
  return fail({ kind, message });
}
