/** A whole number that a spreadsheet has written as one with decimals: `301234567.0`, `7,00`. */
const WITH_DECIMALS = /^(\d+)[.,]0+$/;
/** A long number as spreadsheets shorten it: `1.71235E+08`. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i;
/** What stands where a spreadsheet could not calculate, or had no room: `#N/A`, `#NAME?`, `####`. */
const BROKEN =
  /^(?:#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|NULL!|DIV\/0!|NUM!|ZAHL!|SPILL!|[ÜU]BERLAUF!)|#{3,})$/i;
/** What spreadsheets make of `5-7`: `05. Jul`, `7-May`, `2026-07-05`. */
const DATE = /^(?:\d{1,2}[. -]+\p{L}{3,9}\.?|\p{L}{3}-\d{2}|\d{4}-\d{2}-\d{2}.*|\d{1,2}\.\d{1,2}\.\d{2,4})$/u;

/** The letters of a cell alone, in lower case: how words of lists are compared. */
export const lettersIn = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

export const isShortened = (cell: string): boolean => SHORTENED.test(cell);
export const isBroken = (cell: string): boolean => BROKEN.test(cell);
export const isDate = (cell: string): boolean => DATE.test(cell);

/** A number as it was typed: without decimals, and without the apostrophe that makes a spreadsheet take it for a text. */
export function typedNumber(cell: string): string {
  const text = cell.replace(/^['’](?=[\d+(])/, '').trim();
  return WITH_DECIMALS.exec(text)?.[1] ?? text;
}

const digitsIn = (text: string) => text.replaceAll(/\D/gu, '').length;
const isWhole = (part: string) => digitsIn(part) >= 5;
/** A slash also stands between the area code and the rest of one number. */
const isOneNumber = (first: string, next: string) =>
  digitsIn(first) < 6 || (digitsIn(first) < 8 && !/^\s*(?:\+|0)/.test(next)) || digitsIn(next) < 6;

/** What a number is for, before it or behind it: `Tel.:`, `(mobile)`. */
const KIND = String.raw`(?:tel|telefon|phone|mobile?|mob|handy|cell|home|work|office|priv|privat|gesch|gesch(?:ä|ae)ftlich|dienstl|dienstlich|b(?:ü|ue)ro|festnetz|landline)`;
const LABEL = new RegExp(String.raw`^${KIND}\.?(?::\s*|\s+(?=[\d+(]))|\s*\(${KIND}\.?\)$`, 'giu');

/** The telephone numbers of one cell, which may have several: on lines, or apart by `;`, `,`, `/`, `:::`, `or`. */
export function numbersIn(cell: string): readonly string[] {
  const parts = cell
    .split(/[\r\n;|]+|:::|,(?=\s*[+\d(])|\s(?:or|oder|und|and|&)\s/i)
    .map((part) => part.trim());
  const apart = parts.flatMap((part) => {
    const split = part.split('/');
    const isOne = split.some((text, index) => index > 0 && isOneNumber(split[index - 1] ?? '', text));
    return isOne ? [part] : split.map((text) => text.trim());
  });
  const numbers = apart.flatMap((part) => typedNumber(part.replaceAll(LABEL, '').trim()) || []);
  return numbers.every(isWhole) || numbers.length === 1 ? numbers : [cell];
}

/** Fewer digits are a number without an area code. */
const ZERO_LOST = /^[1-9]\d{7,10}$/;
const COUNTRY_FIRST = /^(?:49|43|41)\d{9,}$/;

/** Whether a number seems to have been a spreadsheet's number, which has no zero in front. */
export const hasLostZero = (number: string): boolean => ZERO_LOST.test(number) && !COUNTRY_FIRST.test(number);

const YES = ['yes', 'y', 'ja', 'j', 'x', 'true', 'wahr', '1', '✓', '✔', 'on', 'active', 'aktiv'];
const NO = [
  'no',
  'n',
  'nein',
  '-',
  '–',
  'false',
  'falsch',
  '0',
  'off',
  'none',
  'keine',
  'inactive',
  'inaktiv',
];

/** What a cell answers; `null` for an empty one, `undefined` for any other word. A number above zero is a yes. */
export function answerIn(cell: string): boolean | null | undefined {
  const word = typedNumber(cell.trim().toLowerCase());
  if (word === '') return null;
  if (YES.includes(word) || /^[1-9]\d?$/.test(word)) return true;
  return NO.includes(word) ? false : undefined;
}
