import { fail, succeed, type Result } from './result.ts';
import { typedText } from './typed-text.ts';

/** Why a text is no telephone number, in its own words. */
export type PhoneFlaw =
  /** This is no part of a number. */
  | { readonly kind: 'sign'; readonly what: string }
  | { readonly kind: 'several'; readonly one: string; readonly other: string }
  | { readonly kind: 'too-short' | 'too-long'; readonly digits: number };

/** Fewer digits are the end of a number, or an extension, which is written as one. */
const FEWEST_DIGITS = 5;
/** Without the country's code. */
const FEWEST_OWN_DIGITS = 3;
/** E.164, 6.1: with the country's code. */
const MOST_DIGITS = 15;

/** The international prefix with a country's code: one to three digits, where no code is the beginning of another. */
export const COUNTRY = /^(?:\+|00)([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Countries whose ordinary numbers begin with a zero, from abroad too: Benin, Burkina Faso, Congo, Gabon, Italy with the
 * Vatican, Ivory Coast, Niger, San Marino. The source of both lists is the metadata in libphonenumber-js 1.13: countries
 * without the national prefix 0 whose numbers may begin with 0.
 */
const KEEPS_ZERO = /^(?:39|22[5679]|24[12]|378)$/;
/** Those where only special numbers do, such as Norway's 02800. There a zero in brackets is a foreign custom. */
const MAY_BEGIN_WITH_ZERO = /^(?:47|247|26[78]|501|676|679|687|800|853|88[18]|974|992)$/;

const LABEL = /^(?:tel(?:efon|ephone)?|fon|phone|mobile?|handy|cell|callto|sms)(?:[.:]+\s*|\s+)/i;
/** How people and telephone systems introduce an extension; commas are a pause. */
const EXTENSION =
  /[\s,;/-]*(?:ext(?:ension|n)?|x|durchwahl|dw|app(?:arat)?|nebenstelle|nst|#|,+(?=\d{1,6}$))[.:=]?\s*(\d{1,7})$/i;

/** Digits of one script are ten in a row, from its zero on; rows may touch. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const FULL_WIDTH = 0xfee0;

/** In ASCII; a new line separates numbers. */
const plain = (typed: string) =>
  typedText(typed.trim().replaceAll(/[\n\r\u2028\u2029]+/g, ';'))
    .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(/[\u00B7\u2022\u2024\u2219\u3002]/g, '.');

/** Without what stands around the number in a link (RFC 3966) or a signature. */
function bare(typed: string): string {
  const text = plain(typed).replace(LABEL, '');
  const context = /;phone-context=(\+[\d-]+)/i.exec(text)?.[1] ?? '';
  const isCountry = COUNTRY.exec(context)?.[0] === context;
  const number = text
    .replaceAll(/;ext=/gi, ' ext. ')
    .replaceAll(/;[a-z][a-z-]*=[^;]*/gi, '')
    .replace(/[\s.,;:-]+$/, '')
    .replace(/^\( *(\+|00)([\d ]+)\) */, '$1$2 ')
    .replace(/^\+ *00/, '+')
    .trim();
  return isCountry && !number.startsWith('+') ? `${context} ${number.replace(/^0/, '(0)')}` : number;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** The digits that make a number within its country. */
const ownDigits = (text: string) => dialled(text).replace(COUNTRY, '').replace(/^0+/, '').length;
/** With so many a text is a number by itself, not only a country and an area. */
const WHOLE = 6;
const beginsAnew = (text: string) => /^\(?(?:\+|0\d)/.test(text) && digitsOf(text).length >= FEWEST_DIGITS;

/** Whether a sign between two texts separates two numbers. */
function separates(sign: string, one: string, other: string): boolean {
  const after = digitsOf(other).length;
  if (/[;,|&\p{L}]/u.test(sign)) return digitsOf(one) !== '' && after > 0;
  if (ownDigits(one) < WHOLE) return false;
  if (other.startsWith('+')) return true;
  if (sign.includes('/')) {
    const group = digitsOf(one.slice(one.lastIndexOf('/') + 1)).length;
    // In `0171/555/1234` it is between all groups; `1234567/8` stands for two numbers.
    return group === digitsOf(one).length || beginsAnew(other) || (after <= 2 && group > 2) || after >= WHOLE;
  }
  if (/[-(]/.test(sign)) return sign.includes(' ') && beginsAnew(other);
  return ownDigits(one) > WHOLE && !one.includes(' ') && /^\d{7,}$/.test(other);
}

const BETWEEN = / *[;,|&/]+ *| +(?:or|and|oder|und) +| +-+ +| *(?=\+)| +\(?/gi;

/** The first two numbers in a text; `null` if there is one. */
function twoNumbers(text: string): Extract<PhoneFlaw, { kind: 'several' }> | null {
  const cut = (index: number, sign: string) => {
    const other = text.slice(index + sign.length);
    return {
      kind: 'several' as const,
      one: text.slice(0, index),
      other: sign.endsWith('(') ? other.replace(/\)$/, '') : other,
    };
  };
  for (const { 0: sign, index } of text.matchAll(BETWEEN)) {
    const found = cut(index, sign);
    if (separates(sign, found.one, found.other)) return found;
  }
  if (countedDigits(text) <= MOST_DIGITS) return null;
  // Too long for one: then a group that begins with a zero begins the second.
  for (const { index } of text.matchAll(/ (?=0\d)/g)) {
    const { one, other } = cut(index, ' ');
    if (ownDigits(one) >= WHOLE && digitsOf(other).length >= WHOLE) return cut(index, ' ');
  }
  return null;
}

/** Without the international prefix, which is no part of the number. */
const countedDigits = (text: string) => digitsOf(text.replace(/^00/, '')).length;

/**
 * A telephone number as it is stored, empty if there is none: as typed, in ASCII, with at most four signs between two
 * digits, and an extension as `ext. 5`. One of the firm's own telephone system is an extension alone. The rules check the
 * same (`isPhone`).
 */
export function readPhone(typed: string): Result<string, PhoneFlaw> {
  const text = bare(typed);
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

/** The same, or `null` if it is none. */
export function phoneIn(typed: string): string | null {
  const phone = readPhone(typed);
  return phone.ok ? phone.value : null;
}

/** What may be the beginning or the end of a number, for a search; `null` if it cannot be. */
export function partOfPhone(typed: string): string | null {
  const text = bare(typed);
  return /^\+?[\d ()/.-]*\d[\d ()/.-]*$/.test(text) ? text : phoneIn(typed);
}

const EXTENSION_AT_END = / ?ext\. (\d+)$/;

/**
 * The number that is meant, without its extension: a zero that leads into a country's own network is left out after the
 * country's code, where that country leaves it out.
 */
export function dialled(phone: string): string {
  const number = phone.replace(EXTENSION_AT_END, '');
  const digits = number.replaceAll(/[^+\d]/g, '');
  const [prefix = '', code = ''] = COUNTRY.exec(digits) ?? [];
  const isBracketed = /^[^(]*\( *0 *\)/.test(number);
  const stays = KEEPS_ZERO.test(code) || (MAY_BEGIN_WITH_ZERO.test(code) && !isBracketed);
  return prefix === '' || stays ? digits : prefix + digits.slice(prefix.length).replace(/^0+/, '');
}

/** What a link opens to call a number; the extension is dialled after a pause. */
export function callHref(phone: string): string {
  const [, extension = ''] = EXTENSION_AT_END.exec(phone) ?? [];
  return `tel:${[dialled(phone), extension].filter(Boolean).join(',')}`;
}

/** The same to text it; `null` for an extension, which no text reaches. */
export const textHref = (phone: string): string | null =>
  EXTENSION_AT_END.test(phone) ? null : `sms:${dialled(phone)}`;
