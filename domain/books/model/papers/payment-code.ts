import { typedText } from '../../../shared/typed-text.ts';
import { readIban } from '../basics/iban.ts';
import { typedAmount } from '../basics/typed-amount.ts';
import type { Paper } from './paper.ts';

/** The most that a code may hold. Bytes of UTF-8. */
const MOST_BYTES = 331;
const LONGEST_NAME = 70;
const LONGEST_TEXT = 140;
/** In cents: 999,999,999.99 euros. */
const LARGEST = 99_999_999_999;

/** How many bytes a text is in UTF-8. */
const bytesOf = (text: string) =>
  [...text].reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return sum + 1 + [0x80, 0x800, 0x10000].filter((from) => point >= from).length;
  }, 0);

/** At most so many characters, and no half of one. */
const cut = (text: string, most: number) => [...typedText(text)].slice(0, most).join('').trim();

/**
 * The text that a banking app reads to pay a bill: the credit transfer of EPC069-12, version 002 in UTF-8. `null` if
 * there is nothing to pay in euros, or no IBAN to pay to.
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
  // A name of 70 characters may be 280 bytes.
  const letters = [...name];
  const fitting = letters.findLastIndex((_, at) => isShort(codeFor(letters.slice(0, at + 1).join(''))));
  return fitting < 0 ? null : codeFor(letters.slice(0, fitting + 1).join(''));
}
