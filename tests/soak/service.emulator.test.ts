import { expect, test } from 'vitest';
import { emulatorHosts, FIRESTORE_PROJECT } from '#adapters/firebase/testing/emulator-hosts.ts';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { arrangeFirm } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { makeOrderRides } from '../../functions/src/make-order-rides.ts';
import { createFirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createJsonCall } from '../../tools/operations/rest/json-call.ts';
import { ownerBearer } from '../../tools/operations/rest/owner-bearer.ts';
import { nextChange } from './change-of-clocks.ts';
import { runService } from './service-weeks.ts';

const SERVICE = { weeks: 12, orders: 40, drivers: 20 };
const PATIENCE = 600_000;

test.each(['forward', 'back'] as const)(
  'a service of twelve weeks, in which clocks are put %s, has every ride once: two boards and the sender race',
  { timeout: PATIENCE },
  async (way) => {
    const world = await makeFirebaseWorld();
    await arrangeFirm(world);
    const call = createJsonCall((url, init) => fetch(url, init), ownerBearer);
    const firestore = createFirestoreClient(`http://${emulatorHosts().firestore}`, FIRESTORE_PROJECT, call);
    const report = await runService(world, {
      ...SERVICE,
      clocks: nextChange(dayAt(new Date(), 'UTC'), way),
      sender: (now, newId) => makeOrderRides({ firestore, now: () => now, newId }),
    });
    await world.close();
    const { stored, expected, first, cancelled, failures } = report;
    const week = (first.seconds / 2).toFixed(1);
    console.log(
      `${stored.length} rides, ${cancelled} cancelled; a week of ${SERVICE.orders} orders made in ${week} s`,
    );
    expect(stored).toEqual(expected);
    expect(failures).toEqual([]);
    expect(cancelled).toBeGreaterThan(20);
    expect(first.told).toEqual([first.made, first.made]);
  },
);
