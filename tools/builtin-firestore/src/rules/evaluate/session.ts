import type { AccessRequest } from '../access-request.ts';

/** Distinct documents that one request may look up (rules 7.6). */
export const MAX_LOOKUPS = 10;

/** Expressions that one allow statement may evaluate (rules 7.6). */
export const MAX_EVALUATIONS = 1000;

/** Function calls within function calls (rules 7.6). */
export const MAX_CALL_DEPTH = 20;

/** What the evaluation of one request accumulates. */
export interface Session {
  readonly request: AccessRequest;
  readonly print: (text: string) => void;
  /**
   * Documents looked up. The states before and after the commit count as two; the latter's path starts with `/after/`.
   */
  readonly lookups: Set<string>;
  evaluations: number;
  /** Set once this allow statement exceeds a limit: it then grants nothing, whatever would absorb an error. */
  halted: string | null;
  /** Set once the whole request exceeds a limit. */
  refused: string | null;
}

export function createSession(request: AccessRequest, print: (text: string) => void): Session {
  return { request, print, lookups: new Set(), evaluations: 0, halted: null, refused: null };
}
