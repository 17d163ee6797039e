import { Project } from 'builtin-firestore/access';
import type { FirestoreValue } from 'builtin-firestore/store';
import { createDocumentServer, DATABASE } from '#adapters/memory/documents/document-server.ts';
import { toFields, toValue } from '#adapters/memory/documents/document-values.ts';
import { openRepository } from '#adapters/memory/memory-document-store.ts';
import { createMemoryNetwork } from '#adapters/memory/memory-network.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { aStoredProfile } from '#domain/accounts/model/stored-profile.builder.ts';
import { boardFrom } from '#domain/rides/model/dispatch/board-order.ts';
import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import { searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import { after, aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { detailsPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { printReads } from './print-reads.ts';

/**
 * Counts what each query of rides costs with 100, 10,000 and 1,000,000 rides, with the rules in force. In one process and
 * without the protocol, because a million rides fit there only if they share their values.
 *
 *     npm run bench:rides -- [amount ...]
 */
const AMOUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 10_000, 1_000_000];
/** Whose rides are asked for. The first hundred rides are theirs and what is open; all further ones are over, and others'. */
const PEOPLE = { passenger: 'u-robin', driver: 'u-dario', admin: 'u-ada' } as const;
const OWN = 30;
const OPEN = 40;
const OWN_OPEN = 5;
const REQUESTED = 25;
/** Rides of each further passenger and driver. */
const RIDES_EACH = 50;
const MINUTE = 60;
const NOW = after(MINUTE * MINUTE);

const project = new Project('bench');
const { documents } = project.database(DATABASE);
const put = (path: string, fields: ReadonlyMap<string, FirestoreValue>) =>
  documents.put(path, { path, fields, createTime: 0n, updateTime: 0n });
for (const [role, uid] of Object.entries(PEOPLE)) {
  put(`users/${uid}`, toFields({ ...aStoredProfile({ uid, role }), malformed: undefined }));
}

/** Rides of one state share every value but these. */
const shapes = new Map<RideState, ReadonlyMap<string, FirestoreValue>>();
function putRide(
  number: number,
  state: RideState,
  people: { readonly rider: string; readonly driver: string },
) {
  const shape = shapes.get(state) ?? toFields(aStoredRide(state));
  shapes.set(state, shape);
  const at = toValue(after(-number * MINUTE));
  const own = { rider: people.rider, ...(state !== 'requested' && { driver: people.driver }) };
  const fields = new Map(shape).set('pickupAt', at).set('searchFrom', at).set('changedAt', at);
  put(ridePath(idOf(number)), new Map([...fields, ...toFields(own)]));
}
const idOf = (number: number) => `Bench${String(number).padStart(15, '0')}`;

function stateOf(number: number): RideState {
  if (number < REQUESTED) return 'requested';
  return number < OPEN ? 'in_progress' : 'completed';
}
function addRides(from: number, to: number): void {
  for (let number = from; number < to; number += 1) {
    const isOwn = number >= OPEN - OWN_OPEN && number < OPEN - OWN_OPEN + OWN;
    const other = String(Math.floor(number / RIDES_EACH));
    const people = isOwn
      ? { rider: PEOPLE.passenger, driver: PEOPLE.driver }
      : { rider: `r${other}`, driver: `d${other}` };
    putRide(number, stateOf(number), people);
  }
}
put(detailsPath(idOf(OPEN)), toFields({ name: 'Robin' }));

const records = createDocumentServer(PRODUCT_RULES, { now: () => NOW }, project);
const ridesAs = (uid: string) => {
  const caller = { uid, email: 'somebody@example.com', emailVerified: true, signedInAt: NOW };
  const access = { records, network: createMemoryNetwork(), callerOf: async () => caller };
  return openRepository('rides', createRideRepository, access);
};
const [passenger, driver, admin] = [ridesAs(PEOPLE.passenger), ridesAs(PEOPLE.driver), ridesAs(PEOPLE.admin)];
const own = { of: 'rider', uid: PEOPLE.passenger } as const;
const filter = (given: Partial<typeof EVERY_RIDE>) =>
  ({ of: 'filter', filter: { ...EVERY_RIDE, ...given } }) as const;
const period = { from: after(-60 * MINUTE), until: after(MINUTE) };
const second = async () => valueOf(await passenger.page(own, null)).next;
const QUESTIONS = {
  'own rides': () => passenger.page(own, null),
  'own rides, two pages': async () => passenger.page(own, await second()),
  'own rides that are open': () => passenger.page({ ...own, only: 'open' }, null),
  'own rides that ended last': () => passenger.page({ ...own, only: 'ended' }, null),
  drives: () => driver.page({ of: 'driver', uid: PEOPLE.driver }, null),
  'the pool': () => driver.page({ of: 'pool', from: searchesFrom(NOW) }, null),
  'the board': () => admin.open(boardFrom(NOW)),
  'the board, where nothing has changed': () => admin.changed(after(0)),
  'every ride': () => admin.page(filter({}), null),
  'rides of a state': () => admin.page(filter({ state: 'completed' }), null),
  'rides of two people': () => admin.page(filter({ riders: [PEOPLE.passenger, 'r7'] }), null),
  'rides of a driver, a state and a day': () =>
    admin.page(filter({ driver: PEOPLE.driver, state: 'completed', period }), null),
  'a ride': () => passenger.read(idOf(OPEN)),
  'its details': () => passenger.details(idOf(OPEN)),
};
await printReads({
  of: 'rides',
  amounts: AMOUNTS,
  reads: records.reads,
  add: addRides,
  questionsAt: async () => QUESTIONS,
});
