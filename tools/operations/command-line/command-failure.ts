import { fail, type Result } from '#domain/shared/result.ts';

/** The reason why a command stopped. The message is one line: the problem, and what the operator can do. */
export interface CommandFailure {
  readonly kind: FailureKind;
  readonly message: string;
}

export type FailureKind =
  /** The command line or the environment lacks a value or has a wrong one; nothing was written. */
  | 'usage'
  /** Another client changed the record between the read and the write; this request wrote nothing. */
  | 'conflict'
  /** The server refused this request because of its content; others may succeed. */
  | 'refused'
  /** The task cannot be done: it is not allowed, or the server was not reached or could not answer. */
  | 'failed';

export type CommandResult<T> = Result<T, CommandFailure>;

export function stop(kind: FailureKind, message: string): Result<never, CommandFailure> {
  return fail({ kind, message });
}
