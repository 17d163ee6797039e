import type { SystemError } from './system-error.ts';

/** The answer of a port or a service: a value, or an expected failure, which is never thrown. */
export type Result<T, E = SystemError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function succeed(): Result<void, never>;
export function succeed<T>(value: T): Result<T, never>;
export function succeed<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

/** The values of all answers in their order, or the failure of the first answer that failed. */
export async function allOf<T>(answers: readonly Promise<Result<T>>[]): Promise<Result<readonly T[]>> {
  const values: T[] = [];
  for (const answer of await Promise.all(answers)) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return succeed(values);
}
