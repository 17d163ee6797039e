import { isUnreached } from '../../../shared/is-unreached.ts';

/** The state of a request whose answer a page awaits. */
interface Awaited {
  readonly isAnswered: boolean;
  readonly error: { readonly code: string } | null;
  /** Whether the server has been silent for a while. */
  readonly isSilent: boolean;
}

/** Whether the server has refused the request. Then the cached value must be removed. */
export const isRefused = ({ error }: Pick<Awaited, 'error'>): boolean =>
  error !== null && !isUnreached(error);

/** Whether the cached value stands in for the answer: never after a refusal, and never beside an answer. */
export function standsIn(awaited: Awaited): boolean {
  const { isAnswered, error, isSilent } = awaited;
  return !isAnswered && !isRefused(awaited) && (error !== null || isSilent);
}
