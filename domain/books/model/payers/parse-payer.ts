import { folded } from '../../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedLines, typedText } from '../../../shared/typed-text.ts';
import { LONGEST_TARIFF_NAME } from '../tariffs/tariff.ts';
import { readRate, typedPercent } from '../basics/percent.ts';
import { isAnswerPattern } from './answer-pattern.ts';
import {
  LARGEST_DISCOUNT,
  LONGEST_ADDRESS_LINE,
  LONGEST_ANSWER,
  LONGEST_ASK_LABEL,
  LONGEST_PAYER_NAME,
  LONGEST_TERMS,
  LONGEST_WORD,
  MOST_ADDRESS_LINES,
  MOST_ASKS,
  type Ask,
  type PayerTerms,
} from './payer.ts';

/** The fields that may have an error, in the order of the form. Questions are counted from 0. */
export const PAYER_FIELDS = [
  'number',
  'name',
  'address',
  'email',
  'vatId',
  ...Array.from({ length: MOST_ASKS }, (_, index) => [`label${index}`, `pattern${index}`] as const).flat(),
  'word',
  'tariff',
  'discount',
  'terms',
] as const;
export type PayerField = (typeof PAYER_FIELDS)[number];

export interface PayerInputError {
  readonly code:
    | 'number-unusable'
    | 'name-unusable'
    | 'address-unusable'
    | 'email-unusable'
    | 'vat-id-unusable'
    | 'label-required'
    | 'label-too-long'
    | 'label-twice'
    | 'pattern-unusable'
    | 'word-too-long'
    | 'tariff-unusable'
    | 'discount-unusable'
    | 'terms-unusable';
  readonly field: PayerField;
}

/** The form of a payer. `asks` has `MOST_ASKS` rows; the parser skips empty ones. */
export interface PayerForm {
  readonly number: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly vatId: string;
  readonly asks: readonly Ask[];
  readonly word: string;
  /** Empty for the firm's usual tariff. */
  readonly tariff: string;
  readonly discount: string;
  readonly terms: string;
  readonly hidden: boolean;
  readonly names: boolean;
  readonly suspended: boolean;
}

export interface ParsedPayer {
  readonly id: string;
  readonly terms: PayerTerms;
}

const NO_ASK: Ask = { label: '', required: false, pattern: '' };
const USUAL_TERMS = '14';

const rowsOf = (asks: readonly Ask[]) => Array.from({ length: MOST_ASKS }, (_, row) => asks[row] ?? NO_ASK);

/** An empty form, with the usual days to pay. */
export const EMPTY_PAYER_FORM: PayerForm = {
  number: '',
  name: '',
  address: '',
  email: '',
  vatId: '',
  asks: rowsOf([]),
  word: '',
  tariff: '',
  discount: '',
  terms: USUAL_TERMS,
  hidden: false,
  names: false,
  suspended: false,
};

/** The form filled with a stored payer; `sign` is the decimal sign of the language. */
export const typedPayer = (
  number: string,
  { discount, terms, ...payer }: PayerTerms,
  sign: string,
): PayerForm => ({
  number,
  name: payer.name,
  address: payer.address.join('\n'),
  email: payer.email,
  vatId: payer.vatId,
  asks: rowsOf(payer.asks),
  word: payer.word,
  tariff: payer.tariff ?? '',
  discount: discount === 0 ? '' : typedPercent(discount, sign),
  terms: String(terms),
  hidden: payer.hidden,
  names: payer.names,
  suspended: payer.suspended,
});

type Parsed<T> = Result<T, PayerInputError>;

const NUMBER = /^[A-Z0-9][A-Z0-9-]{0,19}$/;
/** The same pattern as in `isAddress` of `firestore.rules`, which checks the addresses of accounts. */
const EMAIL =
  /^(?!.*(?:\.\.|[.@]\.|\.@))[!#-'*+0-9=?^-~-][!#-'*+.0-9=?^-~-]*@[!#-'*+.0-9=?^-~-]*[!#-'*+0-9=?^-~-]$/;
const LONGEST_EMAIL = 254;
const VAT_ID = /^[A-Z]{2}[A-Z0-9.+*-]{2,18}$/;
const DAYS = /^\d{1,3}$/;

const checked = <T>(
  isUsable: boolean,
  value: T,
  code: PayerInputError['code'],
  field: PayerField,
): Parsed<T> => (isUsable ? succeed(value) : fail({ code, field }));

function parseAddress(typed: string): Parsed<readonly string[]> {
  const lines = typedLines(typed).split('\n').filter(Boolean);
  const isUsable =
    lines.length <= MOST_ADDRESS_LINES && lines.every((line) => line.length <= LONGEST_ADDRESS_LINE);
  return checked(isUsable, lines, 'address-unusable', 'address');
}

function parseAsks(rows: readonly Ask[]): Result<readonly Ask[], readonly PayerInputError[]> {
  const typed = rows.slice(0, MOST_ASKS).map(({ label, required, pattern }) => ({
    label: typedText(label),
    required,
    pattern: typedText(pattern),
  }));
  const errors = typed.flatMap(({ label, pattern }, row): readonly PayerInputError[] => {
    const [inLabel, inPattern]: readonly [PayerField, PayerField] = [`label${row}`, `pattern${row}`];
    if (label === '' && pattern === '') return [];
    if (label === '') return [{ code: 'label-required', field: inLabel }];
    if (label.length > LONGEST_ASK_LABEL) return [{ code: 'label-too-long', field: inLabel }];
    if (typed.slice(0, row).some((other) => folded(other.label) === folded(label)))
      return [{ code: 'label-twice', field: inLabel }];
    const isUsable = pattern.length <= LONGEST_ANSWER && isAnswerPattern(pattern);
    return isUsable ? [] : [{ code: 'pattern-unusable', field: inPattern }];
  });
  return errors.length > 0 ? fail(errors) : succeed(typed.filter(({ label }) => label !== ''));
}

function parseDiscount(typed: string): Parsed<number> {
  const text = typedText(typed);
  const share = text === '' ? 0 : readRate(text);
  return checked(
    share !== undefined && share <= LARGEST_DISCOUNT,
    share ?? 0,
    'discount-unusable',
    'discount',
  );
}

function parseTerms(typed: string): Parsed<number> {
  const text = typedText(typed);
  return checked(DAYS.test(text) && Number(text) <= LONGEST_TERMS, Number(text), 'terms-unusable', 'terms');
}

/** The typed number of a payer, in capitals as it is stored. */
export const payerNumber = (typed: string): string => typedText(typed).toUpperCase();

/** Parses the form of a payer. Fails with all errors, in the order of the fields. */
export function parsePayer(form: PayerForm): Result<ParsedPayer, readonly PayerInputError[]> {
  const typedNumber = payerNumber(form.number);
  const number = checked(NUMBER.test(typedNumber), typedNumber, 'number-unusable', 'number');
  const typedName = typedText(form.name);
  const isNamed = typedName !== '' && typedName.length <= LONGEST_PAYER_NAME;
  const name = checked(isNamed, typedName, 'name-unusable', 'name');
  const address = parseAddress(form.address);
  const typedEmail = typedText(form.email).toLowerCase();
  const isEmail = typedEmail === '' || (EMAIL.test(typedEmail) && typedEmail.length <= LONGEST_EMAIL);
  const email = checked(isEmail, typedEmail, 'email-unusable', 'email');
  const typedVatId = typedText(form.vatId).toUpperCase().replaceAll(' ', '');
  const isVatId = typedVatId === '' || VAT_ID.test(typedVatId);
  const vatId = checked(isVatId, typedVatId, 'vat-id-unusable', 'vatId');
  const asks = parseAsks(form.asks);
  const typedWord = typedText(form.word);
  const word = checked(typedWord.length <= LONGEST_WORD, typedWord, 'word-too-long', 'word');
  const typedTariff = typedText(form.tariff);
  const isTariff = typedTariff.length <= LONGEST_TARIFF_NAME;
  const tariff = checked(isTariff, typedTariff === '' ? null : typedTariff, 'tariff-unusable', 'tariff');
  const discount = parseDiscount(form.discount);
  const terms = parseTerms(form.terms);
  if (
    number.ok &&
    name.ok &&
    address.ok &&
    email.ok &&
    vatId.ok &&
    asks.ok &&
    word.ok &&
    tariff.ok &&
    discount.ok &&
    terms.ok
  ) {
    const { hidden, names, suspended } = form;
    return succeed({
      id: number.value,
      terms: {
        name: name.value,
        address: address.value,
        email: email.value,
        vatId: vatId.value,
        asks: asks.value,
        word: word.value,
        tariff: tariff.value,
        discount: discount.value,
        terms: terms.value,
        hidden,
        names,
        suspended,
      },
    });
  }
  const of = (...each: readonly Parsed<unknown>[]) => each.flatMap((one) => (one.ok ? [] : [one.error]));
  return fail([
    ...of(number, name, address, email, vatId),
    ...(asks.ok ? [] : asks.error),
    ...of(word, tariff, discount, terms),
  ]);
}
