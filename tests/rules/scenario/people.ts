import type { Person } from './request.ts';

export interface SignedIn {
  readonly sub: string;
  readonly email: string;
  readonly [claim: string]: unknown;
}

/** When everybody signed in: in seconds since 1970, as in a token, and as a time. */
const SIGN_IN = 1_750_000_000;
export const SIGNED_IN_AT = new Date(SIGN_IN * 1000);

/** The person after a sign-in that was this many seconds later. */
export const later = (who: SignedIn, seconds: number): SignedIn => ({ ...who, auth_time: SIGN_IN + seconds });

/** A person with a token of the identity provider; the uid is the first part of the address. */
export function person(name: string): SignedIn {
  return { sub: name, email: `${name}@example.com`, email_verified: true, auth_time: SIGN_IN };
}

export const NOBODY: Person = null;
