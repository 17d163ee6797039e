import { typedText } from './typed-text.ts';

/** The international prefix and a country code of one to three digits. No code is the beginning of another code. */
export const COUNTRY = /^(?:\+|00)([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The labels before or after a number, in English and German. */
export const PHONE_KIND =
  'tel(?:efon|ephone)?|fon|(?:(?:tele|cell) ?)?phone|ph|mobile?|mob|handy|natel|cell|home|work|office|priv(?:ate?)?|' +
  'gesch(?:ä|ae)ftlich|gesch|dienstlich|dienstl|b(?:ü|ue)ro|festnetz|landline';

/** Labels before a number; also words such as `Nr`, or one letter with a dot or colon. */
const LABEL = new RegExp(
  String.raw`^(?:(?:${PHONE_KIND}|ruf|nummer|number|n[ro]|[tmphw](?=[.:]))[ .:/-]*)+(?=[+\d(])`,
  'i',
);
const LABEL_BEHIND = new RegExp(String.raw`\s*\((?:${PHONE_KIND})\.?\)$`, 'i');
const LINK = /^(?:callto|facetime|sms|smsto|tel|telprompt):\/*\s*/i;
/** A number as telephone systems write it: `"Anna" <sip:030…@pbx>`. */
const ADDRESSED = /^(?:[^<]*<)?(?:sips?:([+\d().-]+)(?:[@;>].*)?|([+\d().-]{5,})@.*)$/i;

/** The ASCII digit for a digit of any script. A script has its ten digits in a row from zero; rows may be adjacent. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const FULL_WIDTH = 0xfee0;

/** The text with ASCII digits and signs. A line break becomes `;`, or a space if only one to four digits precede it. */
const plain = (typed: string) =>
  typedText(
    typed
      .trim()
      .replace(/^(\D*(?:\d[^\d\n\r]*){1,4})[\n\r]+/, '$1 ')
      .replaceAll(/[\n\r\u2028\u2029]+/g, ';'),
  )
    // Invisible characters, including joiners. U+20E3 is the key around a digit.
    .replaceAll(/[\p{DI}\u20E3]/gu, '')
    .replaceAll(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\s+/g, ' ')
    // The last two characters lengthen a vowel in Japanese; people type them as dashes.
    .replaceAll(/[\p{Pd}\u2043\u2212\u30FC\uFF70]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(/[\u00B7\u2022\u2024\u2219\u3002]/g, '.');

const isCode = (digits: string) => !digits.startsWith('0') && COUNTRY.exec(`+${digits}`)?.[1] === digits;

/**
 * Adds the plus that `49 (0)30` lacks, because only country codes precede a bracketed zero. Removes two national
 * prefixes after the code: the `06` of Hungary, and the `(8)` of Russia, Kazakhstan, Lithuania and Belarus.
 */
const fromAbroad = (number: string) =>
  number
    .replace(/^(\d{1,3}) *\( *0 *\)/, (written, code: string) => (isCode(code) ? `+${code} (0)` : written))
    .replace(/^((?:\+|00) ?36)[ /.-]*(?:\( ?06 ?\)|06(?=\D))/, '$1')
    .replace(/^((?:\+|00) ?(?:7|37[05]))[ /.-]*\( ?8 ?\)/, '$1');

/** The number in a text, without its label, link (RFC 3966) or address in a telephone system. */
export function barePhone(typed: string): string {
  const written = plain(typed);
  const [, called, addressed] = ADDRESSED.exec(written) ?? [];
  const text = (called ?? addressed ?? written)
    .replace(LINK, '')
    .replace(LABEL, '')
    .replace(LABEL_BEHIND, '');
  const context = /;phone-context=(\+[\d-]+)/i.exec(text)?.[1] ?? '';
  const isCountry = COUNTRY.exec(context)?.[0] === context;
  const number = text
    .replaceAll(/;ext=/gi, ' ext. ')
    .replaceAll(/;[a-z][a-z-]*=[^;]*/gi, '')
    .replace(/[\s.,;:-]+$/, '')
    // Spreadsheets write whole numbers like this.
    .replace(/^(\+?\d{7,})\.0$/, '$1')
    .replace(/^\( *(\+|00)([\d ]+)\) */, '$1$2 ')
    .replace(/^\+ *00/, '+')
    .trim();
  return isCountry && !number.startsWith('+')
    ? `${context} ${number.replace(/^0/, '(0)')}`
    : fromAbroad(number);
}
