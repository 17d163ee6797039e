import { expect, test } from 'vitest';
import { z } from 'zod';
import { postAsOwner } from './post-as-owner.ts';
import { seedRides } from './seed-rides.ts';

const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const projectId = 'demo-seed-rides';
const ROOT = `projects/${projectId}/databases/(default)/documents`;
const API = `http://${firestoreHost}/v1/${ROOT}`;
const Rides = z.array(
  z.object({
    document: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()) }).optional(),
  }),
);

async function storedRides(): Promise<readonly string[]> {
  const query = { structuredQuery: { from: [{ collectionId: 'rides' }] } };
  const found = Rides.parse(await postAsOwner(`${API}:runQuery`, query));
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).toSorted();
}

const rideOf = (id: string, rider: string) => ({
  update: { name: `${ROOT}/rides/${id}`, fields: { rider: { stringValue: rider } } },
});

const remarkOf = (ride: string) => ({
  update: { name: `${ROOT}/rides/${ride}/remarks/1`, fields: { did: { stringValue: 'cancel' } } },
});

/** A change of duty of an earlier run. A new driver's record numbers its changes from 0. */
const dutyOf = (driver: string) => ({
  update: { name: `${ROOT}/drivers/${driver}/duties/0`, fields: { duty: { stringValue: 'on' } } },
});

/** The named documents that do not exist, sorted by name. */
async function missing(names: readonly string[]): Promise<readonly string[]> {
  const answers = z
    .array(z.object({ missing: z.string().optional() }))
    .parse(await postAsOwner(`${API}:batchGet`, { documents: names }));
  return answers.flatMap(({ missing }) => missing ?? []).toSorted();
}

test('seeding again removes later rides and duties of seed people only; without the week also the rides of the week', async () => {
  await seedRides({ firestoreHost, projectId }, true);
  const seeded = await storedRides();
  expect(seeded.every((id) => id.startsWith('Seed'))).toBe(true);
  expect(seeded.length).toBeGreaterThan(0);
  const shift = { name: `${ROOT}/drivers/seed-driver`, fields: { duty: { stringValue: 'on' } } };
  // A remark that an earlier run left on a seeded ride would collide with the remark of the next step.
  const remarks = [seeded[0] ?? '', 'own', 'theirs'].map(remarkOf);
  const [ownDuty, theirDuty] = [dutyOf('seed-driver'), dutyOf('somebody')];
  const inUse = { name: `${ROOT}/carsInUse/seed-driver`, fields: { car: { stringValue: 'car-1' } } };
  const writes = [
    rideOf('own', 'seed-passenger'),
    rideOf('theirs', 'somebody'),
    { update: shift },
    { update: inUse },
    ownDuty,
    theirDuty,
    ...remarks,
  ];
  await postAsOwner(`${API}:commit`, { writes });
  await seedRides({ firestoreHost, projectId }, true);
  expect(await storedRides()).toEqual([...seeded, 'theirs'].toSorted());
  const [ofSeeded, ofOwn, ofTheirs] = remarks.map(({ update }) => update.name);
  const names = [shift.name, inUse.name, ownDuty.update.name, ofSeeded ?? '', ofOwn ?? ''];
  expect(await missing([...names, ofTheirs ?? '', theirDuty.update.name])).toEqual(names.toSorted());
  await seedRides({ firestoreHost, projectId }, false);
  expect((await storedRides()).filter((id) => id.startsWith('SeedWeek'))).toEqual([]);
});
