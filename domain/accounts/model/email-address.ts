import { fail, succeed } from '../../shared/result.ts';
import type { AccountResult } from './errors/account-error.ts';

declare const normalised: unique symbol;

/** An address as `usableAddress` returns it: trimmed, in lower case, and usable as a document id. */
export type EmailAddress = string & { readonly [normalised]: true };

/** The longest address. RFC 5321 allows 256 characters, of which two are angle brackets around the address. */
export const LONGEST_ADDRESS = 254;
/** One `@` between ASCII characters. No id has a `/`; mailers could misread a space or `"(),:;<>[\]`. */
const PLAIN = /^[!#-'*+.0-9=?^-~-]+@[!#-'*+.0-9=?^-~-]+$/;
/** Most providers refuse a dot at either end, beside the `@` or beside another dot. */
const STRAY_DOT = /^[.]|[.@][.]|[.]@|[.]$/;
const RESERVED_ID = /^__.*__$/;

/** The form of any address, usable here or not. */
const WELL_FORMED = /^[^@ ]+@[^@ ]+$/;

export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Returns the stored form of a typed address; `null` if `parseEmail` refuses the address. */
export function usableAddress(typed: string): EmailAddress | null {
  const address = normaliseEmail(typed);
  return isUsable(address) ? address : null;
}

function isUsable(address: string): address is EmailAddress {
  return (
    address.length <= LONGEST_ADDRESS &&
    PLAIN.test(address) &&
    !STRAY_DOT.test(address) &&
    !RESERVED_ID.test(address)
  );
}

/**
 * Parses a typed address. Fails with `email-required` if it is blank. Fails with `email-malformed` if it has a space
 * inside, or not exactly one `@` between other characters. Fails with `address-unusable` if it is too long, is no id
 * (D22), could mean several addresses, or is refused by most providers.
 */
export function parseEmail(typed: string): AccountResult<EmailAddress> {
  const usable = usableAddress(typed);
  if (usable !== null) return succeed(usable);
  const address = normaliseEmail(typed);
  if (address === '') return fail({ code: 'email-required' });
  return fail({ code: WELL_FORMED.test(address) ? 'address-unusable' : 'email-malformed' });
}
