import { typedText } from '../../../shared/typed-text.ts';
import { readIban } from '../basics/iban.ts';
import { typedAmount } from '../basics/typed-amount.ts';
import type { Paper } from './paper.ts';

/** The largest code, in bytes of UTF-8. */
const MOST_BYTES = 331;
const LONGEST_NAME = 70;
const LONGEST_TEXT = 140;
/** In cents: 999,999,999.99 euros. */
const LARGEST = 99_999_999_999;

/** The number of bytes of a text in UTF-8. */
const bytesOf = (text: string) =>
  [...text].reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return sum + 1 + [0x80, 0x800, 0x10000].filter((from) => point >= from).length;
  }, 0);

/** The first `most` characters of a text. A surrogate pair is never split. */
const cut = (text: string, most: number) => [...typedText(text)].slice(0, most).join('').trim();

/**
 * A bill's payment code for banking apps: a credit transfer by EPC069-12, version 002, in UTF-8. `null` for a credit
 * note, or if a sum in euros, the firm's name or a valid IBAN is missing.
 */
export function paymentCode({ bill }: Pick<Paper, 'bill'>): string | null {
  const { firm, number } = bill.issued;
  const iban = readIban(firm.iban);
  const isPayable =
    bill.kind === 'bill' && bill.currency === 'EUR' && bill.total > 0 && bill.total <= LARGEST;
  const name = cut(firm.name, LONGEST_NAME);
  if (!isPayable || iban === undefined || name === '') return null;
  const bic = firm.bic.replaceAll(/\s/g, '').toUpperCase();
  const codeFor = (payee: string) =>
    [
      'BCD',
      '002',
      '1',
      'SCT',
      /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? bic : '',
      payee,
      iban,
      `EUR${typedAmount(bill.total, 'EUR')}`,
      '',
      '',
      cut(number, LONGEST_TEXT),
    ].join('\n');
  const isShort = (code: string) => bytesOf(code) <= MOST_BYTES;
  // A name of 70 characters may have 280 bytes, so it is cut until the code is short enough.
  const letters = [...name];
  const fitting = letters.findLastIndex((_, at) => isShort(codeFor(letters.slice(0, at + 1).join(''))));
  return fitting < 0 ? null : codeFor(letters.slice(0, fitting + 1).join(''));
}
