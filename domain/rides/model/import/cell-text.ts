import { PHONE_KIND } from '../../../shared/bare-phone.ts';
import { phoneIn, readPhone } from '../../../shared/phone.ts';

/** A whole number to which a spreadsheet has added decimals: `301234567.0`, `7,00`. */
const WITH_DECIMALS = /^(\+?\d+)[.,]0+$/;
/** A long number that a spreadsheet has shortened: `1.71235E+08`. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i;
/** The text of a cell that a spreadsheet could not calculate, or had no room for: `#N/A`, `#NAME?`, `####`. */
const BROKEN =
  /^(?:#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|NULL!|DIV\/0!|NUM!|ZAHL!|SPILL!|[ÜU]BERLAUF!)|#{3,})$/i;
const MONTH = String.raw`(?:jan|feb|m(?:a|ä|ae)r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\p{L}*\.?`;
/** The dates that spreadsheets make of `5-7`: `05. Jul`, `7-May`, `Mai 05`, `5.7.`. `4 links` is none of them. */
const DATE = new RegExp(
  [
    String.raw`\d{1,2}[. -]+${MONTH}(?:[ -]+\d{2,4})?`,
    String.raw`${MONTH}[ -]+\d{2,4}`,
    String.raw`\d{4}-\d{2}-\d{2}.*`,
    String.raw`\d{1,2}\.\d{1,2}\.(?:\d{2,4})?`,
    String.raw`\d{1,2}/\d{1,2}/\d{2,4}`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'iu',
);

export const isShortened = (cell: string): boolean => SHORTENED.test(cell);
export const isBroken = (cell: string): boolean => BROKEN.test(cell);
export const isDate = (cell: string): boolean => DATE.test(cell);

/** A number as a person typed it: without added decimals, and without an apostrophe before it. */
export function typedNumber(cell: string): string {
  const text = cell.replace(/^['’](?=[\d+(])/, '').trim();
  return WITH_DECIMALS.exec(text)?.[1] ?? text;
}

const digitsIn = (text: string) => text.replaceAll(/\D/gu, '').length;
const isWhole = (part: string) => digitsIn(part) >= 5;
/** Whether a slash is inside one number, after its area code. Otherwise it separates two numbers. */
const isOneNumber = (first: string, next: string) =>
  digitsIn(first) < 6 || (digitsIn(first) < 8 && !/^\s*(?:\+|0)/.test(next)) || digitsIn(next) < 6;

/** The label before or after a number: `Tel.:`, `(mobile)`. */
const KIND = `(?:${PHONE_KIND}|whats ?app)`;
/** One letter is a label only with a sign after it: `M: 0171 555123`. */
const INITIAL = '[tmphgd][.:]';
const LABEL = new RegExp(
  String.raw`^(?:${KIND}\.?(?::\s*|\s+(?=[\d+(]))|${INITIAL}\s*)|\s*\(${KIND}\.?\)$|\s+${KIND}$`,
  'giu',
);
/** The separators of two numbers: signs, words, and the space before the label of the second. */
const BETWEEN = new RegExp(
  [
    String.raw`[\r\n;|]+|:::|,(?=\s*[+\d(])|\s(?:or|oder|und|u\.|and|bzw\.?|&)\s`,
    String.raw`[\u260E\u260F\u2706\u{1F4DE}\u{1F4F1}]\uFE0F?`,
    String.raw`\s(?=(?:${KIND}\.?:|${INITIAL})\s*[+\d(])`,
  ].join('|'),
  'iu',
);

/** Splits numbers that only `readPhone` distinguishes, as in `030 12345 - 0171 555123`. */
function apartIn(text: string): readonly string[] {
  const read = readPhone(text);
  if (read.ok || read.error.kind !== 'several') return [text];
  return [read.error.one, ...apartIn(read.error.other.replace(/^\+\s+/, ''))];
}

/** The numbers of a cell that the product exported, separated by semicolons; `null` for any other cell. */
function storedIn(cell: string): readonly string[] | null {
  const numbers = cell.split('; ');
  const isTyped = numbers.length > 1 || typedNumber(cell) === cell;
  return isTyped && numbers.every((number) => phoneIn(number) === number) ? numbers : null;
}

/** The telephone numbers of a cell, split at `BETWEEN` and `/`. If a part has too few digits, the cell stays whole. */
export function numbersIn(cell: string): readonly string[] {
  const stored = storedIn(cell);
  if (stored !== null) return stored;
  const parts = typedNumber(cell)
    .split(BETWEEN)
    .map((part) => part.trim());
  const apart = parts.flatMap((part) => {
    const split = part.split('/');
    const isOne = split.some((text, index) => index > 0 && isOneNumber(split[index - 1] ?? '', text));
    return isOne ? [part] : split.map((text) => text.trim());
  });
  const numbers = apart.flatMap((part) => {
    const number = typedNumber(part.replaceAll(LABEL, '').trim());
    return number === '' ? [] : apartIn(number);
  });
  return numbers.every(isWhole) || numbers.length === 1 ? numbers : [cell];
}

/** Eight to eleven digits. A shorter number lacks its area code, not a zero. */
const ZERO_LOST = /^[1-9]\d{7,10}$/;
const COUNTRY_FIRST = /^(?:49|43|41)\d{9,}$/;

/** Whether a spreadsheet seems to have removed the zero in front of a number. */
export const hasLostZero = (number: string): boolean => ZERO_LOST.test(number) && !COUNTRY_FIRST.test(number);

/** The words for yes that people and spreadsheets write, in a dozen languages. */
const YES = new Set(
  `yes y ja j x true wahr t 1 ✓ ✔ ☑ on ok active aktiv oui vrai si sí vero verdadero sim verdadeiro tak prawda ano áno
  pravda waar da да истина igen igaz evet doğru kyllä tosi sand sant sann`.split(/\s+/),
);
const NO = new Set(
  `no n nein - – — false falsch f 0 ☐ off none keine kein inactive inaktiv non faux falso não nie fałsz ne nepravda nee
  onwaar nu нет ложь nem hamis hayır yanlış ei epätosi nej nei falsk falskt usann`.split(/\s+/),
);

/** The answer of a cell; `null` for an empty cell, `undefined` for an unknown word. A number from 1 to 99 is a yes. */
export function answerIn(cell: string): boolean | null | undefined {
  const word = typedNumber(cell.trim().toLowerCase());
  if (word === '') return null;
  if (YES.has(word) || /^[1-9]\d?$/.test(word)) return true;
  return NO.has(word) ? false : undefined;
}
