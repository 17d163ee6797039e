import { randomBytes } from 'node:crypto';

/** A password that nobody will know: 256 random bits, with a character of every kind that a policy may require. */
export function unusablePassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1-`;
}
