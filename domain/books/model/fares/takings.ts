import { count, documentOf, oneOf } from '../../../shared/composed-decoders.ts';
import { text } from '../../../shared/decoders.ts';
import { Increment, type Batch } from '../../../shared/record-write.ts';
import { CURRENCIES } from '../basics/money.ts';
import { PAYMENTS, type Fare, type FareEnd } from './fare.ts';

/** Whose fares are summed: a driver's, a car's or a payer's. A driver's hidden fares are summed apart, as `veiled`. */
export const TAKINGS_KINDS = ['driver', 'veiled', 'car', 'payer'] as const;
export type TakingsKind = (typeof TAKINGS_KINDS)[number];

const TAKINGS = {
  day: text,
  kind: oneOf(TAKINGS_KINDS),
  /** The uid of the driver, the plate, or the id of the payer; `''` if a ride had no driver or plate. */
  of: text,
  currency: oneOf(CURRENCIES),
  /** The number of ended fares. */
  rides: count,
  /** The sum of the entered lengths, in tenths of a metre. */
  length: count,
  cash: count,
  card: count,
  account: count,
  nothing: count,
};

/** The sums of a day's ended fares by way to pay, for one driver, car or payer and one currency. */
export type Takings = NonNullable<ReturnType<typeof readTakings>>;

const read = documentOf(TAKINGS);

/** Reads the document of takings; `null` if it is damaged. */
export const readTakings = (id: string, stored: unknown) => read(id, stored);

type Place = Pick<Takings, 'day' | 'kind' | 'currency' | 'of'>;

/** The path of takings. `-` replaces spaces and all ASCII signs, because ids cannot have some of them. */
export const takingsPath = ({ day, kind, currency, of }: Place): string =>
  `takings/${[day, kind, currency, of.replaceAll(/[ -,./:-@[-`{-~]/g, '-')].join('-')}`;

const AMOUNTS = ['rides', 'length', ...PAYMENTS] as const;

/** The fields of a fare on which its takings depend. */
export type SummedFare = Pick<Fare, 'currency' | 'hidden' | 'payer' | 'day'> & {
  readonly end: Pick<FareEnd, 'total' | 'length' | 'paid' | 'driver' | 'plate'> | null;
};

interface Share {
  readonly place: Place;
  /** In the order of `AMOUNTS`. */
  readonly amounts: readonly number[];
}

/** The amounts that a fare adds to its takings; none until an end is entered. */
export function sharesOf(fare: SummedFare | null): readonly Share[] {
  if (fare === null || fare.end === null || fare.day === null) return [];
  const { end, day, currency, payer, hidden } = fare;
  const amounts = [1, end.length ?? 0, ...PAYMENTS.map((each) => (each === end.paid ? end.total : 0))];
  const share = (kind: TakingsKind, of: string) => ({ place: { day, kind, currency, of }, amounts });
  return [
    share(hidden ? 'veiled' : 'driver', end.driver),
    share('car', end.plate),
    ...(payer === null ? [] : [share('payer', payer)]),
  ];
}

/**
 * The writes that subtract a fare's former amounts from the sums, and add its present amounts. They are increments, so
 * no sum is read. Each write names the fare and its `rev` after the change, so that the rules can check the sum.
 */
export function takingsWrites(
  proof: { readonly ride: string; readonly rev: number; readonly deleteAt: Date },
  before: SummedFare | null,
  after: SummedFare,
): Batch {
  const added = new Map<string, Share>();
  const add = (shares: readonly Share[], sign: 1 | -1) => {
    for (const { place, amounts } of shares) {
      const path = takingsPath(place);
      const former = added.get(path)?.amounts;
      added.set(path, {
        place,
        // A database would store -0 as a floating-point number.
        amounts: amounts.map((amount, index) => (former?.[index] ?? 0) + sign * amount + 0),
      });
    }
  };
  add(sharesOf(after), 1);
  add(sharesOf(before), -1);
  return [...added].map(([path, { place, amounts }]) => {
    const sums = AMOUNTS.map((name, index) => [name, new Increment(amounts[index] ?? 0)]);
    return { kind: 'merge', path, fields: { ...place, ...Object.fromEntries(sums), ...proof } };
  });
}
