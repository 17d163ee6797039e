import { BERLIN_ID } from '../tariffs/real-tariffs.builder.ts';
import { farePath } from './fare.ts';

/** The stored fare of a ride, by its path: with an agreed price of €12.50, and without an end. */
export function aStoredFare(ride: string, given: object = {}): Readonly<Record<string, object>> {
  const fields = {
    currency: 'EUR',
    vat: 70,
    tariff: BERLIN_ID,
    agreed: { amount: 1250, source: 'fixed', cell: null, places: [] },
    payer: null,
    answers: [],
    hidden: false,
    discount: 0,
    end: null,
    day: null,
    bill: null,
    rev: 0,
    by: 'u-olga',
    at: new Date('2025-05-01T22:00Z'),
    deleteAt: new Date('2037-01-01T00:00Z'),
  };
  return { [farePath(ride)]: { ...fields, ...given } };
}

/** The end of a fare: €24.50 in cash. */
export const CASH_END = {
  total: 2450,
  length: 98_000,
  waited: null,
  extras: [],
  paid: 'cash',
  driver: 'u-dario',
  plate: 'CB 1',
  by: 'u-dario',
  at: new Date('2025-06-01T12:31Z'),
};

/** The fields of a fare that has ended on account, without a tariff. */
export const endedOnAccount = (payer: string, day: string, end: object) => ({
  tariff: null,
  agreed: null,
  payer,
  answers: ['KST-4711'],
  end: { ...CASH_END, length: null, paid: 'account', ...end },
  day,
  rev: 1,
});
