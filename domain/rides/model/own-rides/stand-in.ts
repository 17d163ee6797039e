import { isUnreached } from '../../../shared/is-unreached.ts';

/** The state of an answer that a page waits for. */
interface Awaited {
  readonly isAnswered: boolean;
  readonly error: { readonly code: string } | null;
  /** The server has said nothing for a while. */
  readonly isSilent: boolean;
}

/** Whether the server has refused: the cached value must then be removed. */
export const isRefused = ({ error }: Pick<Awaited, 'error'>): boolean =>
  error !== null && !isUnreached(error);

/** Whether the cached value stands in for the answer: never after a refusal, and never beside an answer. */
export function standsIn(awaited: Awaited): boolean {
  const { isAnswered, error, isSilent } = awaited;
  return !isAnswered && !isRefused(awaited) && (error !== null || isSilent);
}
