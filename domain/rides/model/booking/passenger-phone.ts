import { phoneIn } from '../../../shared/phone.ts';
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
