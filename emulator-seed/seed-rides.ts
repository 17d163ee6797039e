import { z } from 'zod';
import {
  carInUsePath,
  driverPath,
  dutiesPath,
  riderPath,
  ridePath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { commitAsOwner, type FirestoreTarget } from './commit-as-owner.ts';
import { postAsOwner } from './post-as-owner.ts';
import { SEED_PAYERS } from './demo-books.ts';
import { playRideStories, SEED_RIDES } from './ride-history.ts';
import { SEED_ACCOUNTS } from './seed-accounts.ts';

const Found = z.array(z.object({ document: z.object({ name: z.string() }).optional() }));

const UIDS = SEED_ACCOUNTS.map(({ uid }) => uid);
const nameOf = (uid: string) => SEED_ACCOUNTS.find((account) => account.uid === uid)?.name ?? uid;

/**
 * Removes the rides and the duties of the seed accounts, and the bills of the seed's payers. Then stores the firm and
 * the rides of the seed, with times relative to now. So the seed can run again at any time. `week` adds earlier days,
 * the books and a standing order, so that no page of dispatch is empty.
 */
export async function seedRides({ firestoreHost, projectId }: FirestoreTarget, week: boolean): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const url = `http://${firestoreHost}/v1/${root}:runQuery`;
  const namesIn = async (query: object): Promise<readonly string[]> => {
    const found = Found.parse(await postAsOwner(url, { structuredQuery: query }));
    return found.flatMap(({ document }) => document?.name ?? []);
  };
  const ridesOf = (field: 'rider' | 'driver') => {
    const values = UIDS.map((uid) => ({ stringValue: uid }));
    const where = {
      fieldFilter: { field: { fieldPath: field }, op: 'IN', value: { arrayValue: { values } } },
    };
    return namesIn({ from: [{ collectionId: 'rides' }], where });
  };
  // The seed's own ids are needed, too. A caller's ride without a driver has no uid of the seed.
  const seeded = SEED_RIDES.map((id) => `${root}/${ridePath(id)}`);
  const rides = [...(await Promise.all([ridesOf('rider'), ridesOf('driver')])).flat(), ...seeded];
  const fares = rides.map((name) => name.replace(`${root}/rides/`, `${root}/fares/`));
  const changes = await namesIn({ from: [{ collectionId: 'changes', allDescendants: true }] });
  const ofPayers = (collectionId: string) => {
    const values = SEED_PAYERS.map((id) => ({ stringValue: id }));
    const where = {
      fieldFilter: { field: { fieldPath: 'payer' }, op: 'IN', value: { arrayValue: { values } } },
    };
    return namesIn({ from: [{ collectionId }], where });
  };
  const bills = await ofPayers('bills');
  const lines = await namesIn({ from: [{ collectionId: 'lines', allDescendants: true }] });
  const remarks = await namesIn({ from: [{ collectionId: 'remarks', allDescendants: true }] });
  const duties = await namesIn({ from: [{ collectionId: 'duties', allDescendants: true }] });
  const left = [
    ...rides.flatMap((name) => [name, `${name}/private/details`]),
    ...fares,
    ...changes.filter((name) => fares.some((fare) => name.startsWith(`${fare}/`))),
    ...bills,
    ...lines.filter((name) => bills.some((bill) => name.startsWith(`${bill}/`))),
    ...(await ofPayers('settlements')),
    ...remarks.filter((name) => rides.some((ride) => name.startsWith(`${ride}/`))),
    // A duty has the number of a change of duty. A new driver's record numbers its changes from 0. An old duty with
    // the same number would make the rules refuse the end of a shift.
    ...duties.filter((name) => UIDS.some((uid) => name.startsWith(`${root}/${dutiesPath(uid)}/`))),
    ...UIDS.flatMap((uid) => [driverPath, riderPath, carInUsePath].map((pathOf) => `${root}/${pathOf(uid)}`)),
  ];
  const { documents } = playRideStories(new Date(), { nameOf, week });
  const forgotten = left.map((name) => [name.slice(`${root}/`.length), null] as const);
  await commitAsOwner({ firestoreHost, projectId }, { ...Object.fromEntries(forgotten), ...documents });
}
