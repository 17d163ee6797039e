import { newPayerBatch, payerPath, type Payer } from './payer.ts';

/** A clinic that pays by the month, and asks for a cost centre. */
export const CLINIC: Payer = {
  id: '1042',
  name: 'St. Anna Clinic',
  address: ['Accounts', 'Clinic Street 1', '10115 Berlin'],
  email: 'accounts@clinic.example.com',
  vatId: 'DE123456789',
  asks: [{ label: 'Cost centre', required: true, pattern: 'KST-####' }],
  word: '',
  tariff: null,
  discount: 0,
  terms: 14,
  hidden: false,
  names: false,
  suspended: false,
  rev: 0,
  by: 'u-ada',
  at: new Date('2026-11-01T09:00:00Z'),
};

/** The document of such a clinic, by its path. */
export function aStoredPayer(given: Partial<Payer> = {}) {
  const payer = { ...CLINIC, ...given };
  const [write] = newPayerBatch(payer.id, payer.by, payer);
  return { [payerPath(payer.id)]: { ...write?.fields, at: payer.at } };
}
