import { MINUTE_MS } from '../../shared/durations.ts';
import { signedIn } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { BookSettings } from '../model/basics/book-settings.ts';
import type { BookError } from '../model/fares/book-error.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';

/** The data for computing prices: `tariffAt` finds the valid tariff, and `quoteFor` computes the price. */
export interface PriceList {
  readonly settings: BookSettings;
  /** Dispatch gets all tariffs. Drivers, and passengers if the firm shows prices, get those of the usual name. */
  readonly tariffs: readonly Tariff[];
  /** The service's zone. */
  readonly timeZone: string;
}

export interface RidePrices {
  /** Reads the price list. Fails with `books-not-set-up` or `no-time-zone`. */
  open(): Promise<Result<PriceList, BookError>>;
  /** The last list, read again after five minutes or a failure. Simultaneous callers share one request. */
  recent(): Promise<Result<PriceList, BookError>>;
}

/** How long a list is reused, in milliseconds. Tariffs begin with a day, and settings rarely change. */
const FRESH_MS = 5 * MINUTE_MS;

/** Reads the settings and the zone. Fails with `books-not-set-up` or `no-time-zone`. */
export async function bookStart({
  fares,
  tariffs,
}: Pick<BookNeeds, 'fares' | 'tariffs'>): Promise<Result<Omit<PriceList, 'tariffs'>, BookError>> {
  const [settings, zone] = await Promise.all([fares.settings(), tariffs.timeZone()]);
  if (!settings.ok) return settings;
  if (!zone.ok) return zone;
  if (settings.value === null) return fail({ code: 'books-not-set-up' });
  if (zone.value === null) return fail({ code: 'no-time-zone' });
  return succeed({ settings: settings.value, timeZone: zone.value });
}

export function createRidePrices({ fares, tariffs, clock, session }: BookNeeds): RidePrices {
  let last: { readonly list: Promise<Result<PriceList, BookError>>; readonly at: number } | null = null;

  const tariffsFor = async ({ tariff, shown }: BookSettings): Promise<Result<readonly Tariff[]>> => {
    const user = signedIn(session);
    if (!user.ok) return user;
    if (mayDispatch(user.value)) {
      const all = await tariffs.list();
      return all.ok ? succeed(all.value.known) : all;
    }
    if (tariff === null || (user.value.role === 'passenger' && !shown)) return succeed([]);
    return fares.tariffsNamed(tariff);
  };
  const read = async (): Promise<Result<PriceList, BookError>> => {
    const start = await bookStart({ fares, tariffs });
    if (!start.ok) return start;
    const known = await tariffsFor(start.value.settings);
    return known.ok ? succeed({ ...start.value, tariffs: known.value }) : known;
  };
  const open = async () => {
    const opened = { list: read(), at: clock.now().getTime() };
    last = opened;
    let isRead = false;
    try {
      const list = await opened.list;
      isRead = list.ok;
      return list;
    } finally {
      if (!isRead && last === opened) last = null;
    }
  };
  return {
    open,
    recent: () => (last !== null && clock.now().getTime() - last.at < FRESH_MS ? last.list : open()),
  };
}
