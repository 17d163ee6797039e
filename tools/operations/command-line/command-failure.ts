import { fail, type Result } from '#domain/shared/result.ts';

/** Why a command stopped. The message is one line that says what is wrong and what to do. */
export interface CommandFailure {
  readonly kind: FailureKind;
  readonly message: string;
}

export type FailureKind =
  /** The command line or the environment is unusable; nothing was sent. */
  | 'usage'
  /** Another client changed the record between the read and the write; nothing was written. */
  | 'conflict'
  /** The task cannot be done: it was refused, not allowed, or the server was not reached. */
  | 'failed';

export type CommandResult<T> = Result<T, CommandFailure>;

export function stop(kind: FailureKind, message: string): Result<never, CommandFailure> {
  return fail({ kind, message });
}
