import { signedIn } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { BookSettings } from '../model/basics/book-settings.ts';
import type { BookError } from '../model/fares/book-error.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';

/** The data for computing prices; `tariffAt` gives the valid tariff, and `quoteFor` the price. */
export interface PriceList {
  readonly settings: BookSettings;
  /** The tariffs of all years; only the usual ones for drivers, and for passengers where prices are shown. */
  readonly tariffs: readonly Tariff[];
  /** The zone of the service's clocks. */
  readonly timeZone: string;
}

export interface RidePrices {
  /** Fails with `books-not-set-up` and `no-time-zone`. Passengers have no tariffs unless the firm shows prices. */
  open(): Promise<Result<PriceList, BookError>>;
}

/** The settings and the zone, without which nothing is stored in the books. */
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

export function createRidePrices({ fares, tariffs, session }: BookNeeds): RidePrices {
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
  return {
    async open() {
      const start = await bookStart({ fares, tariffs });
      if (!start.ok) return start;
      const known = await tariffsFor(start.value.settings);
      return known.ok ? succeed({ ...start.value, tariffs: known.value }) : known;
    },
  };
}
