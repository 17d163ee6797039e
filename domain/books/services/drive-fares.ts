import { flag, listOf, mapOf, orNull } from '../../shared/composed-decoders.ts';
import { isMap, text, type Decoder, type ValuesOf } from '../../shared/decoders.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import { signedIn } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Currency } from '../model/basics/money.ts';
import { readBookSettings } from '../model/basics/book-settings.ts';
import type { BookError } from '../model/fares/book-error.ts';
import { BINDING_SOURCES, readFare, type Payment } from '../model/fares/fare.ts';
import type { EndedDrive, UnsentEnd } from '../model/fares/open-end.ts';
import { newTariffBatch, readTariff } from '../model/tariffs/stored-tariff.ts';
import { tariffAt, type Tariff } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { RideFares } from './ride-fares.ts';
import type { PriceList, RidePrices } from './ride-prices.ts';

/** The price of a ride as far as its driver may know it. */
export type DriveFare =
  /** The firm keeps no books, so there is nothing to enter. */
  | { readonly state: 'unpriced' }
  /** A payer whose prices are hidden: nothing is collected and nothing entered. */
  | { readonly state: 'hidden' }
  | {
      readonly state: 'open';
      readonly currency: Currency;
      /** The agreed price; `null` without one. */
      readonly agreed: number | null;
      /** The agreed price binds: only extras are charged on top. */
      readonly isBinding: boolean;
      /** A payer pays by the month. */
      readonly isOnAccount: boolean;
      /** For kilometres and extras; `null` if none is known. */
      readonly tariff: Tariff | null;
    }
  | {
      readonly state: 'ended';
      readonly currency: Currency;
      readonly total: number;
      readonly paid: Payment;
    };

export interface DriveFares {
  /** The price of this driver's ride; if the server is not reached, as this device last knew it. */
  of(ride: Pick<EndedDrive, 'ride' | 'pickupAt'>): Promise<Result<DriveFare, BookError>>;
  /** Stores the end of a ride, as `RideFares.end`. */
  enter(drive: EndedDrive, unsent: UnsentEnd): Promise<Result<void, BookError>>;
}

/** Prices change by the day: a page reads them again after this time. Milliseconds. */
const LIST_FRESH_MS = 15 * MINUTE_MS;

/** The fares of a shift's last rides: only these can end without a network. */
const MOST_CACHED = 6;

const withId =
  <T>(read: (id: string, stored: unknown) => T | null): Decoder<T> =>
  (stored) => {
    const id = isMap(stored) ? text(stored['id']) : undefined;
    return id === undefined ? undefined : (read(id, stored) ?? undefined);
  };

const KNOWN = { ride: text, isHidden: flag, fare: orNull(withId(readFare)) };
type Known = ValuesOf<typeof KNOWN>;

const readCached = mapOf({
  list: mapOf({
    settings: (stored: unknown) => readBookSettings(stored) ?? undefined,
    tariffs: listOf(withId(readTariff)),
    timeZone: text,
  }),
  fares: listOf(mapOf(KNOWN)),
});

/** The stored form of a tariff, which the reader of stored tariffs decodes. */
const storedTariff = (tariff: Tariff) => {
  const { id, by, at } = tariff;
  return { ...newTariffBatch(id, by, tariff)[0]?.fields, id, at };
};

const usualTariff = ({ settings, tariffs }: PriceList, at: Date) =>
  settings.tariff === null ? null : tariffAt(tariffs, settings.tariff, at);

function fareOf(list: PriceList, { fare, isHidden }: Known, at: Date): DriveFare {
  if (isHidden) return { state: 'hidden' };
  const own = list.tariffs.find(({ id }) => id === fare?.tariff) ?? null;
  const tariff = fare === null ? usualTariff(list, at) : own;
  const currency = fare?.currency ?? tariff?.currency;
  if (currency === undefined) return { state: 'unpriced' };
  if (fare?.end) return { state: 'ended', currency, total: fare.end.total, paid: fare.end.paid };
  const agreed = fare?.agreed ?? null;
  return {
    state: 'open',
    currency,
    agreed: agreed?.amount ?? null,
    isBinding: BINDING_SOURCES.some((each) => each === agreed?.source),
    isOnAccount: fare !== null && fare.payer !== null,
    tariff,
  };
}

interface DriveNeeds extends BookNeeds {
  readonly rideFares: RideFares;
  readonly ridePrices: RidePrices;
}

/** The fares that drivers read and enter, also without a network. */
export function createDriveFares(needs: DriveNeeds): DriveFares {
  const { fares, clock, lastKnown, session, rideFares, ridePrices } = needs;
  let known: { readonly list: PriceList; readonly readAt: number } | null = null;

  const openList = async (): Promise<Result<PriceList, BookError>> => {
    const now = clock.now().getTime();
    if (known !== null && now - known.readAt < LIST_FRESH_MS) return succeed(known.list);
    const opened = await ridePrices.open();
    if (opened.ok) known = { list: opened.value, readAt: now };
    return opened;
  };
  const readKnown = async (ride: string): Promise<Result<Known>> => {
    const found = await fares.fare(ride);
    if (found.ok) return succeed({ ride, isHidden: false, fare: found.value });
    const isHidden = found.error.code === 'permission-denied';
    return isHidden ? succeed({ ride, isHidden, fare: null }) : found;
  };
  const cachedFor = (uid: string) => readCached(lastKnown.read(uid, 'fares'));
  const cache = (uid: string, list: PriceList, fare: Known) => {
    const others = cachedFor(uid)?.fares.filter(({ ride }) => ride !== fare.ride) ?? [];
    lastKnown.cache(uid, 'fares', {
      list: { ...list, tariffs: list.tariffs.map(storedTariff) },
      fares: [...others, fare].slice(-MOST_CACHED),
    });
  };

  return {
    async of({ ride, pickupAt }) {
      const user = signedIn(session);
      if (!user.ok) return user;
      const { uid } = user.value;
      const [list, found] = await Promise.all([openList(), readKnown(ride)]);
      if (!list.ok && list.error.code === 'books-not-set-up') return succeed({ state: 'unpriced' });
      if (list.ok && found.ok) {
        cache(uid, list.value, found.value);
        return succeed(fareOf(list.value, found.value, pickupAt));
      }
      const error = list.ok ? (found.ok ? null : found.error) : list.error;
      if (error === null || !isUnreached(error)) return fail(error ?? { code: 'unexpected' });
      const cached = cachedFor(uid);
      const fare = cached?.fares.find((each) => each.ride === ride);
      return cached === undefined || fare === undefined
        ? fail(error)
        : succeed(fareOf(cached.list, fare, pickupAt));
    },
    async enter(drive, { currency, ...entered }) {
      const user = signedIn(session);
      if (!user.ok) return user;
      const list = await openList();
      if (!list.ok) return list;
      const usual = usualTariff(list.value, drive.pickupAt);
      const terms = { tariff: usual?.id ?? null, currency, vat: usual?.vat ?? 0 };
      const { ride: id, plate, endedAt } = drive;
      return rideFares.end({ id, driver: user.value.uid, plate, endedAt }, entered, terms);
    },
  };
}
