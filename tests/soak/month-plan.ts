import type { PayerTerms } from '#domain/books/model/payers/payer.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { CorrectionReason, Fare, Payment } from '#domain/books/model/fares/fare.ts';
import { BERLIN_FORM, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { createDice } from './dice.ts';

export const DRIVERS = 20;
export const PASSENGERS = 6;

/** The firm's tariff with fixed prices between districts, and one with another rate of tax for trips out of town. */
export const TARIFFS = {
  town: {
    ...termsIn({
      ...BERLIN_FORM,
      name: 'Town',
      fixed: ',Northside,City Hospital,Airport\nNorthside,,17.35,41.05\nCity Hospital,17.35,,38.90',
    }),
    from: new Date('2020-01-01T00:00:00Z'),
  },
  land: {
    ...termsIn({ ...BERLIN_FORM, name: 'Land', vat: '19 %' }),
    from: new Date('2020-01-01T00:00:00Z'),
  },
};

const ASKED = { required: true, pattern: 'KST-####', label: 'Cost centre' };

/** The accounts by number. */
export const ACCOUNTS: Readonly<Record<string, PayerTerms>> = {
  CLINIC,
  HOTEL: { ...CLINIC, name: 'Hotel', asks: [], hidden: true },
  SCHOOL: { ...CLINIC, name: 'School', asks: [], names: true, discount: 100 },
  COURT: { ...CLINIC, name: 'Court', asks: [ASKED, { required: false, pattern: '', label: 'Reference' }] },
  WORKS: { ...CLINIC, name: 'Works', asks: [], terms: 30, discount: 25 },
  /** This account is suspended in the middle of the month. */
  LATE: { ...CLINIC, name: 'Late', asks: [] },
};

export const answersOf = (account: string, nth: number): readonly string[] =>
  (ACCOUNTS[account]?.asks ?? []).map(({ required }) =>
    required ? `KST-${String(nth).padStart(4, '0')}` : nth % 2 === 0 ? '' : `Ref ${nth}`,
  );

type Source = NonNullable<Fare['agreed']>['source'];

export interface PlannedRide {
  readonly nth: number;
  /** Who books: a passenger by number, or dispatch for a caller. `desk`: dispatch agrees a price for a stored ride. */
  readonly by: number | 'phone' | 'desk';
  /** The number of the driver; `null` for a ride without one. */
  readonly driver: number | null;
  readonly account: string | null;
  /** How the price is agreed; `null` if none is agreed. */
  readonly source: Source | null;
  readonly tariff: keyof typeof TARIFFS;
  readonly endedBy: 'driver' | 'desk';
  readonly endedAt: Date;
  /** `metered` is the typed price, or the charge if no price is agreed. `extra` is added to any price. In cents. */
  readonly metered: number;
  readonly extra: number;
  readonly length: number | null;
  readonly waited: number | null;
  readonly paid: Payment;
  readonly correction: CorrectionReason | null;
}

const REASONS = ['mistyped', 'payment', 'payer', 'complaint', 'other'] as const;

/** The rides of a month until now. Only their times differ between runs. */
export function planMonth(rides: number, now: Date): readonly PlannedRide[] {
  const { next, pick } = createDice(43);
  const upTo = (most: number) => Math.floor(next() * most);
  const accounts = Object.keys(ACCOUNTS);
  return Array.from({ length: rides }, (_, nth): PlannedRide => {
    const isPassengers = nth % 10 === 0;
    const isAlone = nth % 50 === 1;
    const account =
      isPassengers || isAlone || next() < 0.4 ? null : (accounts[upTo(accounts.length)] ?? null);
    const isHidden = account !== null && ACCOUNTS[account]?.hidden === true;
    const endedBy = isAlone || isHidden || next() < 0.55 ? 'desk' : 'driver';
    // The rules permit an end by the driver up to a day ago, and a line of a bill two hours after the end.
    const ago = endedBy === 'driver' ? 3 * HOUR_MS + upTo(19 * HOUR_MS) : 2 * DAY_MS + upTo(27 * DAY_MS);
    const source = isPassengers
      ? 'fixed'
      : (pick(['fixed', 'tariff', 'typed', 'about', null] as const) ?? null);
    const onAccount: Payment = next() < 0.95 ? 'account' : 'card';
    const paidAtOnce: Payment = pick(['cash', 'cash', 'card', 'nothing'] as const) ?? 'cash';
    return {
      nth,
      by: isPassengers ? (nth / 10) % PASSENGERS : nth % 10 === 5 ? 'phone' : 'desk',
      driver: isAlone ? null : upTo(DRIVERS),
      account,
      source,
      tariff: source === 'fixed' || (source === null && account === null) || next() < 0.7 ? 'town' : 'land',
      endedBy,
      endedAt: new Date(now.getTime() - ago - upTo(MINUTE_MS)),
      metered: 430 + upTo(9000),
      extra: next() < 0.1 ? 1 + upTo(650) : 0,
      length: next() < 0.5 ? 5000 + upTo(400_000) : null,
      waited: next() < 0.1 ? upTo(1800) : null,
      paid: account === null ? paidAtOnce : onAccount,
      correction: next() < 0.06 ? (pick(REASONS) ?? null) : null,
    };
  });
}
