import { COUNTRY } from '../../../shared/bare-phone.ts';
import { dialled, partOfPhone, readPhone } from '../../../shared/phone.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../basics/input-error.ts';

/** Parses a telephone number as typed; an empty one is none. Fails with `phone-unusable`. */
export function parsePhone(typed: string): Result<string, RideInputError> {
  const phone = readPhone(typed);
  return phone.ok ? phone : fail({ code: 'phone-unusable', flaw: phone.error });
}

/** The same for one that must be there. Fails with `phone-required` too. */
export function parseRequiredPhone(typed: string): Result<string, RideInputError> {
  const phone = parsePhone(typed);
  return phone.ok && phone.value === '' ? fail({ code: 'phone-required' }) : phone;
}

/**
 * A telephone number as it is looked up (rides R23): its digits without the country and leading zeros, so that `+49 (0)30
 * 1234`, `0049-30-1234` and `030/1234` are one number, and so are two that differ only in their country; an extension after
 * an `x`, since several people are behind one switchboard. A national prefix other than `0`, such as North America’s `1`,
 * stays (D48). The rules compute the same.
 */
export function phoneKeyOf(phone: string): string {
  return phone
    .replaceAll(/[^\d+x]/g, '')
    .replace(COUNTRY, '0')
    .replace(/^0+/, '');
}

/** With fewer digits too many numbers end. */
export const FEWEST_TO_END = 4;

/** The number of a key without its extension, or an extension that stands alone. */
const numberIn = (key: string) => key.replace(/^x/, '').replace(/x.*/, '');

/** The last digits of a number, by its key: accounts store them to be found by (D77). The rules compute the same. */
export const phoneEndOf = (key: string): string => numberIn(key).slice(-FEWEST_TO_END);

/** Whether a number ends with these digits, by its key. */
export const endsWithDigits = (key: string, digits: string): boolean => numberIn(key).endsWith(digits);

/** The key of what may be a part of a number; empty for any other text. */
export const keyOfPart = (typed: string): string => phoneKeyOf(partOfPhone(typed) ?? '');

/** The key of a text that is a number with an extension, or an extension alone; `null` for any other. */
export function extendedKey(typed: string): string | null {
  const key = phoneKeyOf(partOfPhone(typed) ?? '');
  return key.includes('x') ? key : null;
}

const hasCountry = (phone: string) => COUNTRY.test(dialled(phone));

/** A number from which a telephone system has left out the plus, or written North America's `011` for it; in Britain that begins shorter numbers. */
const withPlus = (phone: string) => `+${dialled(phone).replace(/^011(?=[1-9]\d{8})/, '')}`;

/**
 * The key of such a number, by reading it as if it had its plus; `null` if it is too short for that, or written in another
 * way.
 */
export function keyWithPlus(phone: string): string | null {
  const written = withPlus(phone);
  const isBare = /^\+[1-9]\d{7,}$/.test(written) && /^[1-9]/.test(written.replace(COUNTRY, ''));
  return isBare ? phoneKeyOf(written) : null;
}

/** Whether that reading of a number is a known one, which may be written without its country. */
export const isWithPlus = (phone: string, known: string): boolean =>
  keyWithPlus(phone) === phoneKeyOf(known) &&
  (!hasCountry(known) || dialled(known).replace(/^00/, '+') === withPlus(phone));

/**
 * The more complete of two ways to write one number: the one with a country's code, which can be dialled from anywhere, then
 * the one with more digits, then the first; and the known one, if the other lacks only its plus. Another number is no way to
 * write it.
 */
export function fullerPhone(phone: string, known: string | null): string {
  if (known === null || hasCountry(phone)) return phone;
  if (phoneKeyOf(known) !== phoneKeyOf(phone)) return isWithPlus(phone, known) ? known : phone;
  return hasCountry(known) || dialled(known).length > dialled(phone).length ? known : phone;
}
