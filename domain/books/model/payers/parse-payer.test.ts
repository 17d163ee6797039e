import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { EMPTY_PAYER_FORM, parsePayer, typedPayer, type PayerForm } from './parse-payer.ts';
import { CLINIC } from './payer.builder.ts';

const FORM: PayerForm = { ...EMPTY_PAYER_FORM, number: '1042', name: 'St. Anna Clinic' };
const NONE = { label: '', required: false, pattern: '' };

const flawsOf = (changes: Partial<PayerForm>) =>
  errorOf(parsePayer({ ...FORM, ...changes })).map(({ code, field }) => `${field}: ${code}`);
const termsOf = (changes: Partial<PayerForm>) => valueOf(parsePayer({ ...FORM, ...changes })).terms;

test('a stored payer is typed and parsed without a change', () => {
  const { id, rev, by, at, ...terms } = { ...CLINIC, discount: 25, tariff: 'Clinics', word: 'Lindwurm' };
  expect([rev, by, at]).toBeDefined();
  const typed = typedPayer(id, terms, ',');
  expect(typed.discount).toBe('2,5 %');
  expect(valueOf(parsePayer(typed))).toEqual({ id, terms });
});

test('an account customer has at least a number and a name, and fourteen days to pay', () => {
  expect(valueOf(parsePayer(FORM))).toEqual({
    id: '1042',
    terms: expect.objectContaining({
      name: 'St. Anna Clinic',
      address: [],
      asks: [],
      tariff: null,
      discount: 0,
      terms: 14,
    }),
  });
  expect(flawsOf({ ...EMPTY_PAYER_FORM })).toEqual(['number: number-unusable', 'name: name-unusable']);
});

test.each([
  '',
  ' ',
  '-1',
  '10/42',
  '../1042',
  '1 2',
  '1\t2',
  '1\u00002',
  '\u200B',
  'ä1',
  '１０４２',
  '1'.repeat(21),
  'a'.repeat(200),
])('“%s” is no number of an account', (number) => {
  expect(flawsOf({ number })).toEqual(['number: number-unusable']);
});

test('a number is stored in capitals', () => {
  for (const number of [' d-17a ', 'd-17A', '\u200Bd-17a\u0007'])
    expect(valueOf(parsePayer({ ...FORM, number })).id).toBe('D-17A');
});

test('an address has at most six lines of a hundred characters, and none is empty', () => {
  expect(termsOf({ address: ' A \n\n B\r\nC\nD\nE\nF' }).address).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(flawsOf({ address: 'A\nB\nC\nD\nE\nF\nG' })).toEqual(['address: address-unusable']);
  expect(flawsOf({ address: 'A'.repeat(101) })).toEqual(['address: address-unusable']);
});

test.each([
  'x',
  'a@',
  '@b',
  'a b@c',
  'a@b@c',
  '.a@b',
  'a.@b',
  'a@.b',
  'a@b.',
  'a..b@c',
  `${'a'.repeat(253)}@b`,
])('%s is no email address', (email) => {
  expect(flawsOf({ email })).toEqual(['email: email-unusable']);
});

test('an email address is stored in lower case', () => {
  expect(termsOf({ email: ' Books+1@Clinic.Example.com ' }).email).toBe('books+1@clinic.example.com');
});

test.each([
  ['de 123 456 789', 'DE123456789'],
  ['CHE-123.456.789 MWST', 'CHE-123.456.789MWST'],
  ['', ''],
])('the VAT id %s is stored as %s', (typed, vatId) => {
  expect(termsOf({ vatId: typed }).vatId).toBe(vatId);
});

test.each(['123456789', 'DE', 'DE1', 'DE1234567890123456789', 'DE12/34'])('%s is no VAT id', (vatId) => {
  expect(flawsOf({ vatId })).toEqual(['vatId: vat-id-unusable']);
});

test('a row without a label and a pattern is no question', () => {
  const asked = { label: ' Cost centre ', required: true, pattern: ' KST-#### ' };
  expect(termsOf({ asks: [NONE, asked, { ...NONE, required: true }, NONE] }).asks).toEqual([
    { label: 'Cost centre', required: true, pattern: 'KST-####' },
  ]);
});

test('each flaw of a question is at its row', () => {
  const ask = (label: string, pattern = '') => ({ label, required: false, pattern });
  expect(flawsOf({ asks: [ask('Reference'), ask('', '##'), ask('réference'), ask('x'.repeat(41))] })).toEqual(
    ['label1: label-required', 'label2: label-twice', 'label3: label-too-long'],
  );
});

test.each(['[0-9]+', '.*', '(', '\\d', 'K$', 'ä', '#'.repeat(61), '+', 'a|b', '{2}', '^#'])(
  '%s is no pattern of answers',
  (pattern) => {
    const asks = [{ label: 'Reference', required: false, pattern }];
    expect(flawsOf({ asks })).toEqual(['pattern0: pattern-unusable']);
  },
);

test.each([
  ['', 0],
  ['5', 50],
  ['2,5 %', 25],
  ['2.5%', 25],
  ['100 %', 1000],
])('the discount “%s” is %i thousandths', (discount, thousandths) => {
  expect(termsOf({ discount }).discount).toBe(thousandths);
});

test.each(['-1', '100.1', '1e1', '2.55', 'NaN', '5 €'])('%s is no discount', (discount) => {
  expect(flawsOf({ discount })).toEqual(['discount: discount-unusable']);
});

test.each(['', '-1', '366', '1.5', '1000', 'two'])('the days to pay “%s” are refused', (terms) => {
  expect(flawsOf({ terms })).toEqual(['terms: terms-unusable']);
});

test('all errors are returned at once, in the order of the fields', () => {
  expect(
    flawsOf({ number: '', name: 'x'.repeat(101), word: 'x'.repeat(61), tariff: 'x'.repeat(61), terms: 'x' }),
  ).toEqual([
    'number: number-unusable',
    'name: name-unusable',
    'word: word-too-long',
    'tariff: tariff-unusable',
    'terms: terms-unusable',
  ]);
});
