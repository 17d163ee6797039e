import { isUnreached } from '../../../shared/is-unreached.ts';

/** What is known of an answer that a page waits for. */
interface Awaited {
  readonly isAnswered: boolean;
  readonly error: { readonly code: string } | null;
  /** The server has said nothing for a while. */
  readonly isSilent: boolean;
}

/** Whether the server has refused: what this device kept must be forgotten. */
export const isRefused = ({ error }: Pick<Awaited, 'error'>): boolean =>
  error !== null && !isUnreached(error);

/** Whether what this device kept stands in for the answer: never after a refusal, and never beside an answer. */
export function standsIn(awaited: Awaited): boolean {
  const { isAnswered, error, isSilent } = awaited;
  return !isAnswered && !isRefused(awaited) && (error !== null || isSilent);
}
