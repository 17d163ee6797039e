import { fail, succeed } from '../../shared/result.ts';
import type { AccountResult } from './errors/account-error.ts';

declare const normalised: unique symbol;

/** An address as stored and looked up: trimmed, in lower case, and usable as an id in Firestore. */
export type EmailAddress = string & { readonly [normalised]: true };

/** The longest address. RFC 5321 allows 256 characters with two angle brackets. */
export const LONGEST_ADDRESS = 254;
/** ASCII without spaces, slashes and `"(),:;<>[\]`: a mailer could read these as a name or as several recipients. */
const PLAIN = /^[!#-'*+.0-9=?^-~-]+@[!#-'*+.0-9=?^-~-]+$/;
/** Providers refuse a dot at either end, and two in a row. */
const STRAY_DOT = /^[.]|[.@][.]|[.]@|[.]$/;
const RESERVED_ID = /^__.*__$/;

/** The form of any address, usable here or not. */
const WELL_FORMED = /^[^@ ]+@[^@ ]+$/;

export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The stored form of a typed address; `null` if it is not usable here. */
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
 * Parses a typed address. Fails with `email-required` if it is blank. Fails with `email-malformed` if it has a space,
 * or not exactly one `@` between other characters. Otherwise fails with `address-unusable` if it is too long, no
 * document id (D22), several addresses to a mailer, or refused by providers.
 */
export function parseEmail(typed: string): AccountResult<EmailAddress> {
  const usable = usableAddress(typed);
  if (usable !== null) return succeed(usable);
  const address = normaliseEmail(typed);
  if (address === '') return fail({ code: 'email-required' });
  return fail({ code: WELL_FORMED.test(address) ? 'address-unusable' : 'email-malformed' });
}
