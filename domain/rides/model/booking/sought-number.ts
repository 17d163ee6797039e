import { partOfPhone } from '../../../shared/phone.ts';
import { endsWithDigits, FEWEST_TO_END, keyOfPart, keyWithPlus } from './passenger-phone.ts';

/** A search for numbers. A number matches if its key begins with one of `begins`, or if its last digits are `end`. */
export interface SoughtNumber {
  readonly begins: readonly string[];
  /** `null` for a number with an extension, which is found by its beginning alone. */
  readonly end: string | null;
}

/** The search for a typed part of a number. `null` for any other text, and for too few digits without an extension. */
export function soughtNumber(typed: string): SoughtNumber | null {
  const key = keyOfPart(typed);
  if (key.includes('x')) return { begins: [key], end: null };
  const part = partOfPhone(typed) ?? '';
  const end = part.replaceAll(/\D/g, '');
  if (end.length < FEWEST_TO_END) return null;
  return { begins: [key, keyWithPlus(part) ?? ''].filter((begin) => begin !== ''), end };
}

/** Whether the number of this key matches. */
export const isMeantBy = ({ begins, end }: SoughtNumber, key: string): boolean =>
  begins.some((begin) => key.startsWith(begin)) || (end !== null && endsWithDigits(key, end));
