import { fail, succeed } from '../../shared/result.ts';
import type { AccountResult } from './errors/account-error.ts';

declare const normalised: unique symbol;

/** An address as stored and looked up: trimmed, lower case, and usable as a Firestore document id. */
export type EmailAddress = string & { readonly [normalised]: true };

/** The longest address. RFC 5321 allows 256 characters for a path, which includes two angle brackets. */
export const LONGEST_ADDRESS = 254;
/** ASCII without spaces, slashes and `"(),:;<>[\]`, which a mailer could read as several recipients or a name. */
const PLAIN = /^[!#-'*+.0-9=?^-~-]+@[!#-'*+.0-9=?^-~-]+$/;
/** Providers refuse a dot at either end, and two in a row. */
const STRAY_DOT = /^[.]|[.@][.]|[.]@|[.]$/;
const RESERVED_ID = /^__.*__$/;

/** The form of every address, even of one that cannot be used here. */
const WELL_FORMED = /^[^@ ]+@[^@ ]+$/;

export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The stored form of a typed address, or `null` if it cannot be used here. */
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
 * Parses an address as typed. Fails with `email-required` if it is blank; with `email-malformed` if it contains a space
 * or does not have exactly one `@` with something on both sides; and with `address-unusable` if it is longer than 254
 * characters or contains something that a document id cannot have (D22), that a mailer would read as more than one
 * address, or that a provider refuses.
 */
export function parseEmail(typed: string): AccountResult<EmailAddress> {
  const usable = usableAddress(typed);
  if (usable !== null) return succeed(usable);
  const address = normaliseEmail(typed);
  if (address === '') return fail({ code: 'email-required' });
  return fail({ code: WELL_FORMED.test(address) ? 'address-unusable' : 'email-malformed' });
}
