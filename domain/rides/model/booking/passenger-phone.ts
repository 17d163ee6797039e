import { COUNTRY } from '../../../shared/bare-phone.ts';
import { dialled, partOfPhone, readPhone } from '../../../shared/phone.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../basics/input-error.ts';

/** Parses a telephone number as typed; an empty text means none. Fails with `phone-unusable`. */
export function parsePhone(typed: string): Result<string, RideInputError> {
  const phone = readPhone(typed);
  return phone.ok ? phone : fail({ code: 'phone-unusable', flaw: phone.error });
}

/** Parses a required telephone number as typed. Fails with `phone-required` or `phone-unusable`. */
export function parseRequiredPhone(typed: string): Result<string, RideInputError> {
  const phone = parsePhone(typed);
  return phone.ok && phone.value === '' ? fail({ code: 'phone-required' }) : phone;
}

/**
 * The key by which a telephone number is looked up (D48): its digits without country and leading zeros. So `+49 (0)30
 * 1234`, `0049-30-1234` and `030/1234` have the same key. Numbers that differ only in their country have the same key,
 * too. An extension follows after an `x`, because people behind one switchboard share the number. The key keeps a
 * national prefix other than `0`, such as North America’s `1`. The rules compute the same.
 */
export function phoneKeyOf(phone: string): string {
  return phone
    .replaceAll(/[^\d+x]/g, '')
    .replace(COUNTRY, '0')
    .replace(/^0+/, '');
}

/** A search for last digits needs at least this many digits, because too many numbers end with fewer. */
export const FEWEST_TO_END = 4;

/** Returns the digits of a key before its extension. If the key is only an extension, returns its digits. */
const numberIn = (key: string) => key.replace(/^x/, '').replace(/x.*/, '');

/** The last digits of a key's number. Accounts are found by them (D77). The rules compute the same. */
export const phoneEndOf = (key: string): string => numberIn(key).slice(-FEWEST_TO_END);

/** Whether the number of a key ends with these digits. */
export const endsWithDigits = (key: string, digits: string): boolean => numberIn(key).endsWith(digits);

/** The key of a text that may be a part of a number; empty for any other text. */
export const keyOfPart = (typed: string): string => phoneKeyOf(partOfPhone(typed) ?? '');

/** The key of a number with an extension, or of an extension alone; `null` for any other text. */
export function extendedKey(typed: string): string | null {
  const key = phoneKeyOf(partOfPhone(typed) ?? '');
  return key.includes('x') ? key : null;
}

const hasCountry = (phone: string) => COUNTRY.test(dialled(phone));

/** Adds the missing plus, and removes North America's `011`. A shorter number with `011` is British. */
const withPlus = (phone: string) => `+${dialled(phone).replace(/^011(?=[1-9]\d{8})/, '')}`;

/** Reads a number as if it had a plus, and returns its key. `null` if no number with a plus has this form. */
export function keyWithPlus(phone: string): string | null {
  const written = withPlus(phone);
  const isBare = /^\+[1-9]\d{7,}$/.test(written) && /^[1-9]/.test(written.replace(COUNTRY, ''));
  return isBare ? phoneKeyOf(written) : null;
}

/** Whether a number that lacks its plus is the known number. The known one may lack its country. */
export const isWithPlus = (phone: string, known: string): boolean =>
  keyWithPlus(phone) === phoneKeyOf(known) &&
  (!hasCountry(known) || dialled(known).replace(/^00/, '+') === withPlus(phone));

/**
 * Returns the more complete of two spellings of one number. That is the spelling with a country code, otherwise the
 * longer one, otherwise `phone`. Returns `known` if `phone` lacks only its plus. Returns `phone` if the numbers differ.
 */
export function fullerPhone(phone: string, known: string | null): string {
  if (known === null || hasCountry(phone)) return phone;
  if (phoneKeyOf(known) !== phoneKeyOf(phone)) return isWithPlus(phone, known) ? known : phone;
  return hasCountry(known) || dialled(known).length > dialled(phone).length ? known : phone;
}
