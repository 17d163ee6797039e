import { typedText } from './typed-text.ts';

/** As the rules check it. */
const PHONE = /^[+]?[0-9 ()/-]{0,24}$/;
/** The rules cannot count digits. With fewer than these it is nobody's number. */
const FEWEST_DIGITS = 3;

/** A telephone number as typed, empty if there is none; `null` if it cannot be one. */
export function phoneIn(typed: string): string | null {
  const phone = typedText(typed);
  const digits = phone.replace(/\D/g, '').length;
  return phone === '' || (PHONE.test(phone) && digits >= FEWEST_DIGITS) ? phone : null;
}

/** What a device dials for a telephone number: its digits, and the sign before a country's code. */
export const dialled = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
