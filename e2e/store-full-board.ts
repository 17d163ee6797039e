import { aFullBoard } from '#domain/rides/model/dispatch/full-board.builder.ts';
import { createPeople, storeDocuments } from './backend-data.ts';

/**
 * Stores a board of 63 rides and 22 drivers, for a test that has the backend to itself. Drivers without a ride are on a
 * break: no one acts for them, so they must get no ride.
 */
export async function storeFullBoard(): Promise<void> {
  const { documents, drivers } = aFullBoard(new Date());
  await createPeople(drivers.map(({ uid, name }) => ({ uid, name, role: 'driver' })));
  const resting = drivers.flatMap(({ uid, isDriving }) => {
    const path = `drivers/${uid}`;
    return isDriving ? [] : [[path, { ...documents[path], duty: 'break' }] as const];
  });
  await storeDocuments({ ...documents, ...Object.fromEntries(resting) });
}
