import type { SystemError } from './system-error.ts';

/**
 * The kinds of failures by their remedy:
 * - `input`: something typed or chosen must be corrected;
 * - `refusal`: the account, or its session, is not let in, which ends a session;
 * - `transient`: there is no answer yet, and the same request may succeed later;
 * - `final`: the answer is no, and repeating the request does not change it;
 * - `defect`: a fault of the product, its configuration or its provider, which users should never meet.
 */
export type ErrorKind = 'input' | 'refusal' | 'transient' | 'final' | 'defect';

/** The row of a code in its capability's table. */
export interface ErrorMeaning<Field extends string> {
  readonly kind: ErrorKind;
  /** The field to correct; `null` if the error box explains it better. */
  readonly field: Field | null;
}

/** A failure that no field can correct. */
export function means(kind: ErrorKind): ErrorMeaning<never> {
  return { kind, field: null };
}

/** A failure that is corrected in a field. */
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
  // Not a refusal: a denied read shows nothing about the account, and App Check denies too.
  'permission-denied': means('final'),
  unavailable: means('transient'),
  'app-check-unavailable': means('transient'),
  'auth-not-initialized': means('defect'),
  unexpected: means('defect'),
} satisfies Record<SystemError['code'], ErrorMeaning<never>>;
