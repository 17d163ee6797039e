import { createFareRepository } from '../../adapters/records/books/fare-repository.ts';
import { createPayerRepository } from '../../adapters/records/books/payer-repository.ts';
import { createTariffRepository } from '../../adapters/records/books/tariff-repository.ts';
import { randomUUID } from 'node:crypto';
import { createOrderPeople } from '../../adapters/records/rides/order-people.ts';
import { createOrderRepository } from '../../adapters/records/rides/order-repository.ts';
import { orderBillingOf } from '../../domain/books/services/order-billing.ts';
import { readSettings } from '../../domain/rides/model/firm/settings.ts';
import { SENDER } from '../../domain/rides/model/ride/log-line.ts';
import { SETTINGS_PATH } from '../../domain/rides/model/stored/ride-paths.ts';
import { dueRidesOf } from '../../domain/rides/services/due-rides.ts';
import { endsSeries } from '../../domain/rides/model/errors/ride-meaning.ts';
import type { FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createGuardedStore } from './guarded-store.ts';

interface MakerNeeds {
  /** A client with all rights, because the rules let no one sign for the sender. */
  readonly firestore: FirestoreClient;
  readonly now: () => Date;
  /** A random id of a ride, as a page makes it. */
  readonly newId?: () => string;
}

/** The length of ids that the rules require. */
const ID_LENGTH = 20;
const randomId = () => randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);

/**
 * Makes the rides of standing orders as an open board does. So the rides also exist if no board is open. A board that
 * works at the same time makes no second ride. If a customer is blocked or a payer suspended, the ride is not made, and
 * boards show that. Resolves to the number of rides made, or to `null` if the database did not answer every request.
 */
export async function makeOrderRides({
  firestore,
  now,
  newId = randomId,
}: MakerNeeds): Promise<number | null> {
  const store = createGuardedStore(firestore);
  const stored = await store.read(SETTINGS_PATH);
  if (!stored.ok) return null;
  const settings = readSettings(stored.value);
  // Without settings no ride can be booked.
  if (settings === null) return 0;
  const by = { by: { uid: SENDER, name: SENDER }, settings };
  const writing = { records: store, clock: { now } };
  const billing = orderBillingOf({
    payers: createPayerRepository(store),
    fares: createFareRepository(store),
    tariffs: createTariffRepository(store),
    ...writing,
  });
  const rides = dueRidesOf({
    customers: createOrderPeople(store),
    orders: createOrderRepository(store),
    openBilling: async () => billing,
    ...writing,
  });
  const found = await rides.see(by);
  if (!found.ok) return null;
  const { made, unmade } = await rides.make(found.value, by, { newId, lanes: 1 });
  return unmade.some(({ error }) => endsSeries(error)) ? null : made;
}
