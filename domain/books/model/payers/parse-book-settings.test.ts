import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { FIRST_BOOK_SETTINGS } from '../basics/book-settings.ts';
import { parseBookSettings, typedBookSettings, type TypedBookSettings } from './parse-book-settings.ts';

const FIRM = {
  ...FIRST_BOOK_SETTINGS,
  name: 'Springfield Cabs',
  address: ['Main Street 1', 'Springfield'],
  email: 'office@cabs.example',
  vatId: 'DE123456789',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  tariff: 'Taxi',
  currency: 'CHF' as const,
  vat: 81,
  share: 425,
};
const typed = (changes: Partial<TypedBookSettings> = {}) => ({ ...typedBookSettings(FIRM), ...changes });

test('stored settings are typed and parsed without a change, with both decimal signs', () => {
  expect(valueOf(parseBookSettings(typed()))).toEqual(FIRM);
  expect(typedBookSettings(FIRM, ',').share).toBe('42,5 %');
  expect(valueOf(parseBookSettings(typedBookSettings(FIRM, ',')))).toEqual(FIRM);
});

test('IBAN and BIC are read in any case; address, email, tax ids, IBAN, BIC and tariff may be empty', () => {
  const banks = typed({ iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff' });
  expect(valueOf(parseBookSettings(banks))).toMatchObject({ iban: FIRM.iban, bic: 'COBADEFF' });
  const empty = {
    address: '',
    email: '',
    vatId: '',
    taxNumber: '',
    iban: '',
    bic: '',
    tariff: '',
    currency: 'eur',
    vat: '0',
    share: '0',
  };
  expect(valueOf(parseBookSettings(typed(empty)))).toEqual({ ...FIRST_BOOK_SETTINGS, name: FIRM.name });
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(101)],
  ['address', '1\n2\n3\n4\n5\n6\n7'],
  ['address', 'x'.repeat(101)],
  ['email', 'office'],
  ['email', `${'x'.repeat(99)}@x`],
  ['vatId', 'x'.repeat(41)],
  ['taxNumber', 'x'.repeat(41)],
  ['iban', 'DE89370400440532013001'],
  ['bic', 'COBADE'],
  ['tariff', 'x'.repeat(61)],
  ['currency', ''],
  ['currency', 'XYZ'],
  ['vat', '50,1 %'],
  ['vat', ''],
  ['share', '100,1 %'],
  ['share', '-1'],
  ['share', 'half'],
  ['years', '0'],
  ['years', '31'],
  ['years', '1.5'],
] as const)('the %s “%s” is refused', (field, text) => {
  expect(errorOf(parseBookSettings(typed({ [field]: text })))).toEqual([
    { code: 'book-setting-unusable', field },
  ]);
});
