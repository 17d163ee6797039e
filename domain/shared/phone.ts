import { barePhone, COUNTRY } from './bare-phone.ts';
import { fail, succeed, type Result } from './result.ts';

/** Why a text is no telephone number, and its wrong part. */
export type PhoneFlaw =
  /** `what` cannot be in a number. A `+` can, but only at the beginning. */
  | { readonly kind: 'sign'; readonly what: string }
  | { readonly kind: 'several'; readonly one: string; readonly other: string }
  | { readonly kind: 'too-short' | 'too-long'; readonly digits: number };

/** Fewer digits are only the end of a number, or an extension without its label. */
const FEWEST_DIGITS = 5;
/** The country's code and zeros before the number are not counted. */
const FEWEST_OWN_DIGITS = 3;
/** The country's code is counted (E.164, 6.1). */
const MOST_DIGITS = 15;

/**
 * Countries whose ordinary numbers begin with a zero, also from abroad: Benin, Burkina Faso, Congo, Gabon, Italy with
 * the Vatican, Ivory Coast, Niger, San Marino. In the countries of this list and the next, numbers may begin with 0,
 * which is no national prefix (libphonenumber-js 1.13).
 */
const KEEPS_ZERO = /^(?:39|22[5679]|24[12]|378)$/;
/** Countries where only special numbers begin with a zero, as 02800 in Norway. `(0)` is no part of a number there. */
const MAY_BEGIN_WITH_ZERO = /^(?:47|247|26[78]|501|676|679|687|800|853|88[18]|974|992)$/;

/** An extension with its label, also in brackets. Telephone systems write commas, which dial a pause. */
const EXTENSION =
  /[\s,;/(-]*(?:(?<!\p{L})(?:ext(?:ension|n)?|x|durchw(?:ahl)?|dw|kl(?:appe)?|app(?:arat)?|nebenst(?:elle)?|nst)[.:=-]*\s*(?:n[or]\.?\s*)?#?|#|,+(?=\d{1,6}$))\s*(\d{1,7})\)?$/iu;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** How many digits a number has after the country's code and any zeros. */
const ownDigits = (text: string) => dialled(text).replace(COUNTRY, '').replace(/^0+/, '').length;
/** A text with so many own digits is a whole number, not only an area code. */
const WHOLE = 6;
const beginsAnew = (text: string) => /^\(?(?:\+|0\d)/.test(text) && digitsOf(text).length >= FEWEST_DIGITS;

/** Whether a sign between two texts separates two numbers. */
function separates(sign: string, one: string, other: string): boolean {
  const after = digitsOf(other).length;
  // In `030, 1234567` the comma follows an area code.
  if (/[;,|]/.test(sign)) return digitsOf(one).length >= FEWEST_DIGITS && after > 0;
  if (/[&\p{L}]/u.test(sign)) return digitsOf(one) !== '' && after > 0;
  if (ownDigits(one) < WHOLE) return false;
  if (other.startsWith('+')) return true;
  if (sign.includes('/')) {
    const group = digitsOf(one.slice(one.lastIndexOf('/') + 1)).length;
    // In `0171/555/1234` the slash separates groups; `1234567/8` means two numbers.
    return group === digitsOf(one).length || beginsAnew(other) || (after <= 2 && group > 2) || after >= WHOLE;
  }
  if (/[-(]/.test(sign)) return sign.includes(' ') && beginsAnew(other);
  if (/^0\d{1,4}[/-]\d/.test(other)) return ownDigits(one) > WHOLE && after > WHOLE;
  return ownDigits(one) > WHOLE && !one.includes(' ') && /^\d{7,}$/.test(other);
}

const BETWEEN = / *[;,|&/]+ *| +(?:or|and|oder|und) +| +-+ +| *(?=\+)| +\(?/gi;
/** Words between two numbers: `030 12345 privat, mobil 0171 555123`. */
const WORDS = /[^\d ()/.+-][^\d(+]*/g;

/** Two numbers in a text, split at the first place that separates two; `null` if no place does. */
function twoNumbers(text: string): Extract<PhoneFlaw, { kind: 'several' }> | null {
  const cut = (index: number, sign: string) => {
    const other = text.slice(index + sign.length).replace(/^\+ (?=0)/, '');
    return {
      kind: 'several' as const,
      one: text.slice(0, index).replace(/[ .(/+-]+$/, ''),
      other: sign.endsWith('(') ? other.replace(/\)$/, '') : other,
    };
  };
  for (const { 0: words, index } of text.matchAll(WORDS)) {
    const { one, other } = cut(index, words);
    const next = other.replace(/[^\d)]+$/, '');
    if (ownDigits(one) >= WHOLE && ownDigits(next) >= WHOLE) return { kind: 'several', one, other: next };
  }
  for (const { 0: sign, index } of text.matchAll(BETWEEN)) {
    const found = cut(index, sign);
    if (separates(sign, found.one, found.other)) return found;
  }
  if (countedDigits(text) <= MOST_DIGITS) return null;
  // A text that is too long for one number is split before a group that begins with a zero.
  for (const { index } of text.matchAll(/ (?=0\d)/g)) {
    const { one, other } = cut(index, ' ');
    if (ownDigits(one) >= WHOLE && digitsOf(other).length >= WHOLE) return cut(index, ' ');
  }
  return null;
}

/** How many digits a number has without the international prefix `00`, which is no part of the number. */
const countedDigits = (text: string) => digitsOf(text.replace(/^00/, '')).length;

/**
 * The stored form of a number: the text of `barePhone`, with at most four signs between two digits and an extension as
 * `ext. 5`. An extension alone is an internal number. An empty text stays empty. The rules check the form (`isPhone`).
 */
export function readPhone(typed: string): Result<string, PhoneFlaw> {
  const text = barePhone(typed);
  const extension = EXTENSION.exec(text);
  const number = text
    .slice(0, extension?.index)
    .replaceAll(/([ ()/.-]{4})[ ()/.-]+/g, '$1')
    .replace(/[ (/.-]+$/, '');
  const ending = extension === null ? '' : `ext. ${extension[1] ?? ''}`;
  if (number === '') return succeed(ending);
  const several = twoNumbers(number);
  const foreign = /[^\d ()/.+-]+/.exec(several === null ? number : `${several.one} ${several.other}`);
  if (foreign !== null) return fail({ kind: 'sign', what: foreign[0].trim() });
  if (several !== null) return fail(several);
  // No country's code begins with a zero.
  if (number.startsWith('+0')) return fail({ kind: 'sign', what: '+0' });
  if (number.includes('+', 1)) return fail({ kind: 'sign', what: '+' });
  const digits = countedDigits(number);
  if (digits < FEWEST_DIGITS || ownDigits(number) < FEWEST_OWN_DIGITS) {
    return fail({ kind: 'too-short', digits: digitsOf(number).length });
  }
  return digits > MOST_DIGITS ? fail({ kind: 'too-long', digits }) : succeed(`${number} ${ending}`.trim());
}

/** The number as `readPhone` reads it; `null` for a text that is none. */
export function phoneIn(typed: string): string | null {
  const phone = readPhone(typed);
  return phone.ok ? phone.value : null;
}

/** A searched text in ASCII if it may be a part of a number, otherwise what `phoneIn` returns. */
export function partOfPhone(typed: string): string | null {
  const text = barePhone(typed);
  return /^\+?[\d ()/.-]*\d[\d ()/.-]*$/.test(text) ? text : phoneIn(typed);
}

const EXTENSION_AT_END = / ?ext\. (\d+)$/;

/** The number to dial: without the extension, and without a zero that the country drops after its code. */
export function dialled(phone: string): string {
  const number = phone.replace(EXTENSION_AT_END, '');
  const digits = number.replaceAll(/[^+\d]/g, '');
  const [prefix = '', code = ''] = COUNTRY.exec(digits) ?? [];
  const isBracketed = /^[^(]*\( *0 *\)/.test(number);
  const stays = KEEPS_ZERO.test(code) || (MAY_BEGIN_WITH_ZERO.test(code) && !isBracketed);
  return prefix === '' || stays ? digits : prefix + digits.slice(prefix.length).replace(/^0+/, '');
}

/** The address of a link that calls a number, and dials its extension after a pause. */
export function callHref(phone: string): string {
  const [, extension = ''] = EXTENSION_AT_END.exec(phone) ?? [];
  return `tel:${[dialled(phone), extension].filter(Boolean).join(',')}`;
}

/** The address of a link that texts a number; `null` if it has an extension, which cannot get texts. */
export const textHref = (phone: string): string | null =>
  EXTENSION_AT_END.test(phone) ? null : `sms:${dialled(phone)}`;
