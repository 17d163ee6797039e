import { dialled, phoneIn } from '../../../shared/phone.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../errors/ride-error.ts';

/** Parses a telephone number as typed; an empty one is none. Fails with `phone-unusable`. */
export function parsePhone(typed: string): Result<string, RideInputError> {
  const phone = phoneIn(typed);
  return phone === null ? fail({ code: 'phone-unusable' }) : succeed(phone);
}

/** The same for one that must be there. Fails with `phone-required` too. */
export function parseRequiredPhone(typed: string): Result<string, RideInputError> {
  const phone = parsePhone(typed);
  return phone.ok && phone.value === '' ? fail({ code: 'phone-required' }) : phone;
}

/** The international prefix with a country's code: one to three digits, where no code is the beginning of another. */
const COUNTRY = /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A telephone number as it is looked up (rides R23): its digits without the country and leading zeros, so that `+49 (0)30
 * 1234`, `0049-30-1234` and `030/1234` are one number, and so are two that differ only in their country. A national prefix
 * other than `0`, such as North America’s `1`, stays (D48). Empty for a number without any other digit. The rules compute
 * the same.
 */
export function phoneKeyOf(phone: string): string {
  return dialled(phone).replace(COUNTRY, '0').replace(/^0+/, '');
}

const hasCountry = (phone: string) => COUNTRY.test(dialled(phone));

/**
 * The more complete of two ways to write one number: the one with a country's code, which can be dialled from anywhere, then
 * the one with more digits, then the first. Another number is no way to write it.
 */
export function fullerPhone(phone: string, known: string | null): string {
  if (known === null || hasCountry(phone) || phoneKeyOf(known) !== phoneKeyOf(phone)) return phone;
  return hasCountry(known) || dialled(known).length > dialled(phone).length ? known : phone;
}
