import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import type { Need } from '#domain/rides/model/booking/needs.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/phone-key.ts';
import { CUSTOMER_DAYS } from '#domain/rides/model/ride-limits.ts';
import { customerPath } from '#domain/rides/model/stored/ride-paths.ts';
import { DAY_MS } from '#domain/shared/durations.ts';

interface SeedCustomer {
  readonly phone: string;
  readonly name: string;
  readonly places: readonly string[];
  readonly needs: readonly Need[];
  readonly daysAgo: number;
}

/** People who have called before, from numbers that nobody has. */
const CUSTOMERS: readonly SeedCustomer[] = [
  {
    phone: '+1 555 0142',
    name: 'Clara Caller',
    places: ['12 Lime Walk, Northside', 'City Hospital', 'Town Hall, Old Town'],
    needs: [],
    daysAgo: 3,
  },
  {
    phone: '+1 555 0143',
    name: 'Carl Customer',
    places: ['Harbour Hall, Harbour', '40 Mill Road, Northside'],
    needs: ['wheelchair'],
    daysAgo: 20,
  },
];

/** The documents of the seed's callers, as of now. */
export function seedCustomers(now: Date) {
  const documents = CUSTOMERS.map(({ phone, name, places, needs, daysAgo }, index) => {
    const lastRideAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const { nameKey, nameKey2 } = nameKeysOf(name);
    const customer = {
      phone,
      phoneKey: phoneKeyOf(phone),
      name,
      nameKey,
      nameKey2,
      places: places.map((text) => ({ text })),
      needs,
      rides: [],
      lastRideAt,
      deleteAt: new Date(lastRideAt.getTime() + CUSTOMER_DAYS * DAY_MS),
    };
    return [customerPath(`SeedCaller${String(index + 1).padStart(10, '0')}`), customer] as const;
  });
  return Object.fromEntries(documents);
}
