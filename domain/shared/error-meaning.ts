import type { SystemError } from './system-error.ts';

/**
 * The kinds of failures by their remedy:
 * - `input`: something typed or chosen must be corrected;
 * - `refusal`: the account or its session is refused, and an open session ends;
 * - `transient`: the same request may succeed later;
 * - `final`: the same request will fail again;
 * - `defect`: a fault of the product, its configuration or its provider.
 */
export type ErrorKind = 'input' | 'refusal' | 'transient' | 'final' | 'defect';

export interface ErrorMeaning<Field extends string> {
  readonly kind: ErrorKind;
  /** The field at which the error shows; `null` if it shows in the error box. */
  readonly field: Field | null;
}

/** A failure that shows in the error box. */
export function means(kind: ErrorKind): ErrorMeaning<never> {
  return { kind, field: null };
}

export function inField<Field extends string>(field: Field): ErrorMeaning<Field> {
  return { kind: 'input', field };
}

export const SYSTEM_MEANINGS = {
  'invalid-credentials': means('input'),
  'user-disabled': means('refusal'),
  'too-many-requests': means('transient'),
  'session-expired': means('refusal'),
  provider: means('defect'),
  network: means('transient'),
  // Not a refusal, because App Check and the rules also deny requests by accounts in good order.
  'permission-denied': means('final'),
  unavailable: means('transient'),
  'app-check-unavailable': means('transient'),
  'auth-not-initialized': means('defect'),
  unexpected: means('defect'),
} satisfies Record<SystemError['code'], ErrorMeaning<never>>;
