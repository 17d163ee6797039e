import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../errors/ride-error.ts';
import { typedText } from './typed-text.ts';

/** As the rules check it. */
const PHONE = /^[+]?[0-9 ()/-]{0,24}$/;
/** The rules cannot count digits; fewer are no number of anybody. */
const FEWEST_DIGITS = 3;

/** Parses a telephone number as typed; an empty one is none. Fails with `phone-unusable`. */
export function parsePhone(typed: string): Result<string, RideInputError> {
  const phone = typedText(typed);
  const digits = phone.replace(/\D/g, '').length;
  const isUsable = phone === '' || (PHONE.test(phone) && digits >= FEWEST_DIGITS);
  return isUsable ? succeed(phone) : fail({ code: 'phone-unusable' });
}

/** The same for one that must be there. Fails with `phone-required` too. */
export function parseRequiredPhone(typed: string): Result<string, RideInputError> {
  const phone = parsePhone(typed);
  return phone.ok && phone.value === '' ? fail({ code: 'phone-required' }) : phone;
}
