import { partOfPhone } from '../../../shared/phone.ts';
import { endsWithDigits, FEWEST_TO_END, keyOfPart, keyWithPlus } from './passenger-phone.ts';

/** What a number must have to be meant: one of these beginnings of its key, or these last digits. */
export interface SoughtNumber {
  readonly begins: readonly string[];
  /** `null` for what has an extension, which is found by its beginning alone. */
  readonly end: string | null;
}

/** The numbers that a text means; `null` for a text that is no part of a number, and for too few digits. */
export function soughtNumber(typed: string): SoughtNumber | null {
  const key = keyOfPart(typed);
  if (key.includes('x')) return { begins: [key], end: null };
  const part = partOfPhone(typed) ?? '';
  const end = part.replaceAll(/\D/g, '');
  if (end.length < FEWEST_TO_END) return null;
  return { begins: [key, keyWithPlus(part) ?? ''].filter((begin) => begin !== ''), end };
}

/** Whether the number of this key is meant. */
export const isMeantBy = ({ begins, end }: SoughtNumber, key: string): boolean =>
  begins.some((begin) => key.startsWith(begin)) || (end !== null && endsWithDigits(key, end));
