import { flag, listOf, mapOf, orNull } from '../../shared/composed-decoders.ts';
import { isMap, text, type Decoder, type ValuesOf } from '../../shared/decoders.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import { signedIn } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Currency } from '../model/basics/money.ts';
import { readBookSettings } from '../model/basics/book-settings.ts';
import type { BookError } from '../model/fares/book-error.ts';
import { BINDING_SOURCES, endOf, holdsBetween, readFare, type Payment } from '../model/fares/fare.ts';
import type { EndedDrive, UnsentEnd } from '../model/fares/open-end.ts';
import { newTariffBatch, readTariff } from '../model/tariffs/stored-tariff.ts';
import { tariffAt, type Tariff } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { RideFares } from './ride-fares.ts';
import type { PriceList, RidePrices } from './ride-prices.ts';

/** The part of a ride's fare that its driver may see. */
export type DriveFare =
  /** The firm has not set up the books: the driver enters nothing. */
  | { readonly state: 'no-books' }
  /** The ride has no fare, and no tariff is valid: nothing can be entered yet. */
  | { readonly state: 'unpriced' }
  /** The prices of the payer are hidden: the driver collects and enters nothing. */
  | { readonly state: 'hidden' }
  | {
      readonly state: 'open';
      readonly currency: Currency;
      /** The agreed price; `null` if there is none or it does not hold. */
      readonly agreed: number | null;
      /** Whether the agreed price binds the driver (`BINDING_SOURCES`). */
      readonly isBinding: boolean;
      /** The fixed price that no longer holds, because the ride's places have changed; otherwise `null` (D135). */
      readonly lapsed: number | null;
      /** The payer's discount, in thousandths. The agreed price has it already. */
      readonly discount: number;
      /** Whether a payer pays the ride by the month. */
      readonly isOnAccount: boolean;
      /** The tariff for the length and extras; `null` if none is known. */
      readonly tariff: Tariff | null;
    }
  | {
      readonly state: 'ended';
      readonly currency: Currency;
      readonly total: number;
      readonly paid: Payment;
    };

/** The facts about a ride that its price depends on. */
export interface Driven extends Pick<EndedDrive, 'ride' | 'pickupAt'> {
  /** `null` while the ride is open. */
  readonly endedAt: Date | null;
  /** The districts of the ride; `null` if the page does not know them. */
  readonly area: { readonly from: string; readonly to: string } | null;
}

export interface DriveFares {
  /** The price of a ride of this driver; the cached price if the server is not reached. */
  of(ride: Driven): Promise<Result<DriveFare, BookError>>;
  /** Stores the end of a ride, as `RideFares.end` does. */
  enter(drive: EndedDrive, unsent: UnsentEnd): Promise<Result<void, BookError>>;
}

/** How many fares are cached. Without a network only a ride with a cached fare has a price. */
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

/** A tariff in its stored form, which `readTariff` decodes. */
const storedTariff = (tariff: Tariff) => {
  const { id, by, at, until, withdrawn } = tariff;
  return { ...newTariffBatch(id, by, tariff)[0]?.fields, id, at, until, withdrawn };
};

const usualTariff = ({ settings, tariffs }: PriceList, at: Date) =>
  settings.tariff === null ? null : tariffAt(tariffs, settings.tariff, at);

function fareOf(
  list: PriceList,
  { fare, isHidden }: Known,
  { pickupAt: at, endedAt, area }: Driven,
): DriveFare {
  if (isHidden) return { state: 'hidden' };
  const own = list.tariffs.find(({ id }) => id === fare?.tariff) ?? null;
  const tariff = fare === null ? usualTariff(list, at) : own;
  const currency = fare?.currency ?? tariff?.currency;
  if (currency === undefined) return { state: 'unpriced' };
  const end = fare && endOf(fare, endedAt);
  if (end !== null) return { state: 'ended', currency, total: end.total, paid: end.paid };
  const price = fare?.agreed ?? null;
  const isLapsed = price !== null && area !== null && !holdsBetween(price, area);
  const agreed = isLapsed ? null : price;
  return {
    state: 'open',
    currency,
    agreed: agreed?.amount ?? null,
    isBinding: BINDING_SOURCES.some((each) => each === agreed?.source),
    lapsed: isLapsed ? price.amount : null,
    discount: fare?.discount ?? 0,
    isOnAccount: fare !== null && fare.payer !== null,
    tariff,
  };
}

interface DriveNeeds extends BookNeeds {
  readonly rideFares: RideFares;
  readonly ridePrices: RidePrices;
}

/** The fares that drivers read, also without a network, and the ends that they enter. */
export function createDriveFares(needs: DriveNeeds): DriveFares {
  const { fares, lastKnown, session, rideFares, ridePrices } = needs;

  const readKnown = async (ride: string): Promise<Result<Known>> => {
    const found = await fares.fare(ride);
    if (found.ok) return succeed({ ride, isHidden: false, fare: found.value });
    const isHidden = found.error.code === 'permission-denied';
    return isHidden ? succeed({ ride, isHidden, fare: null }) : found;
  };
  const cachedFor = (uid: string) => readCached(lastKnown.read(uid, 'fares'));
  /** Caches the fare of a ride; `null` removes it. */
  const cache = (uid: string, list: PriceList, id: string, fare: Known | null) => {
    const others = cachedFor(uid)?.fares.filter(({ ride }) => ride !== id) ?? [];
    lastKnown.cache(uid, 'fares', {
      list: { ...list, tariffs: list.tariffs.map(storedTariff) },
      fares: [...others, ...(fare === null ? [] : [fare])].slice(-MOST_CACHED),
    });
  };

  return {
    async of(driven) {
      const user = signedIn(session);
      if (!user.ok) return user;
      const { uid } = user.value;
      const { ride } = driven;
      const [list, found] = await Promise.all([ridePrices.recent(), readKnown(ride)]);
      if (!list.ok && list.error.code === 'books-not-set-up') return succeed({ state: 'no-books' });
      if (list.ok && found.ok) {
        cache(uid, list.value, ride, found.value);
        return succeed(fareOf(list.value, found.value, driven));
      }
      const error = list.ok ? (found.ok ? null : found.error) : list.error;
      if (error === null || !isUnreached(error)) return fail(error ?? { code: 'unexpected' });
      const cached = cachedFor(uid);
      const fare = cached?.fares.find((each) => each.ride === ride);
      return cached === undefined || fare === undefined
        ? fail(error)
        : succeed(fareOf(cached.list, fare, driven));
    },
    async enter(drive, { currency, ...entered }) {
      const user = signedIn(session);
      if (!user.ok) return user;
      const list = await ridePrices.recent();
      if (!list.ok) return list;
      const usual = usualTariff(list.value, drive.pickupAt);
      const terms = { tariff: usual?.id ?? null, currency, vat: usual?.vat ?? 0 };
      const { ride: id, plate, endedAt } = drive;
      const sent = await rideFares.end({ id, driver: user.value.uid, plate, endedAt }, entered, terms);
      // The cached fare is still open and would ask for the sum again.
      if (sent.ok || sent.error.code === 'fare-ended') cache(user.value.uid, list.value, id, null);
      // The usual tariff may have changed. The next attempt uses the prices that are read now.
      else if (sent.error.code === 'permission-denied') await ridePrices.open();
      return sent;
    },
  };
}
