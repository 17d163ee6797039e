import type { Person } from './request.ts';

export interface SignedIn {
  readonly sub: string;
  readonly email: string;
  readonly [claim: string]: unknown;
}

/** A person with a token of the identity provider; the uid is the first part of the address. */
export function person(name: string): SignedIn {
  return { sub: name, email: `${name}@example.com`, email_verified: true };
}

export const NOBODY: Person = null;
