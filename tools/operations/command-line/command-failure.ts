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
  /** It cannot be done: refused, not reached, or not allowed. */
  | 'failed';

export type CommandResult<T> = Result<T, CommandFailure>;

export function stop(kind: FailureKind, message: string): Result<never, CommandFailure> {
  return fail({ kind, message });
}
