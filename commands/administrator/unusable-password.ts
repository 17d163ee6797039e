import { randomBytes } from 'node:crypto';

/** A password that nobody is ever told: 256 random bits, with a character of each kind that a policy may ask for. */
export function unusablePassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1-`;
}
