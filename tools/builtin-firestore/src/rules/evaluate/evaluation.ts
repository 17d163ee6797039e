import type { AccessRequest } from '../access-request.ts';

/** Distinct documents that one request may look up (rules 7.6). */
export const MAX_LOOKUPS = 10;

/** Expressions that all allow statements together may evaluate for one case (rules 7.6). */
export const MAX_EVALUATIONS = 1000;

/** The counts and traces of the evaluation of one request. */
export interface Evaluation {
  readonly request: AccessRequest;
  /**
   * Documents looked up. The states before and after the commit count as two; the latter's path starts with `/after/`.
   */
  readonly lookups: Set<string>;
  /** Of the current case. */
  evaluations: number;
  /**
   * How many lists and paths failed before their last part. There, the official emulator leaves the rest of the parts
   * on its stack, and takes them for operands of what surrounds it.
   */
  strays: number;
  /** Set once the request exceeds a limit: from then on nothing is granted, whatever would absorb an error. */
  refused: string | null;
}

export function beginEvaluation(request: AccessRequest): Evaluation {
  return { request, lookups: new Set(), evaluations: 0, strays: 0, refused: null };
}
