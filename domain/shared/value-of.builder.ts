import type { Result } from './result.ts';

/** The value of a result that must be a success. Throws the failure if it is none. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got the failure ${JSON.stringify(result.error)}`);
}

/** The failure of a result that must be one. */
export function errorOf<E>(result: Result<unknown, E>): E {
  if (!result.ok) return result.error;
  throw new Error(`expected a failure, got the value ${JSON.stringify(result.value)}`);
}
