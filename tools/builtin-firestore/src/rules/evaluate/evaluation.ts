import type { AccessRequest } from '../access-request.ts';

/** Distinct documents that one request may look up (protocol 7.6). */
export const MAX_LOOKUPS = 10;

/** Expressions that all allow statements together may evaluate for one case (protocol 7.6). */
export const MAX_EVALUATIONS = 1000;

export interface Evaluation {
  readonly request: AccessRequest;
  /** Documents looked up. The state after the commit counts as another document, with a path below `/after/`. */
  readonly lookups: Set<string>;
  /** Expressions evaluated for the current case. */
  evaluations: number;
  /**
   * How many lists and paths failed before their last part. The official emulator then leaves their other parts on its
   * stack, and reads these as operands of the surrounding expression.
   */
  strays: number;
  /** Set when the request exceeds a limit. From then on nothing is granted, even if an operator absorbs the error. */
  refused: string | null;
}

export function beginEvaluation(request: AccessRequest): Evaluation {
  return { request, lookups: new Set(), evaluations: 0, strays: 0, refused: null };
}
