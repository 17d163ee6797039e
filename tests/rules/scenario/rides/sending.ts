import { REMOVED, SERVER_TIME, type Data } from '../datum.ts';
import { withChanges } from '../documents.ts';
import { commits, get, set, update, type Request, type Seed, type Write } from '../request.ts';
import { reserve } from './promising.ts';
import { remarkPath, DETAILS, detailsPath, idOf, ridePath } from './ride-documents.ts';
import { dora } from './ride-people.ts';
import { numberOf, remarkOf, type Taken } from './ride-step.ts';

/** The ids of rides that an attacker could want. */
export const MANY_RIDES = Array.from({ length: 100 }, (_, n) => idOf(`ride${n}x`));

/** A seed with these rides and their details. */
export const storedAs = (ids: readonly string[], like: Data): Seed =>
  Object.fromEntries(
    ids.flatMap((id) => [
      [ridePath(id), like],
      [detailsPath(id), DETAILS],
    ]),
  );

/** The writes of a step of one of these rides in the product's form: the changed fields, and the remark. */
export function sent(id: string, taken: Taken): readonly Write[] {
  const { by, did, changes, line = {}, remark } = taken;
  const rev = numberOf(taken);
  const changed = Object.entries(changes).map(([name, value]) => [
    name,
    value ?? (value === null ? null : REMOVED),
  ]);
  return [
    update(ridePath(id), {
      ...Object.fromEntries(changed),
      rev,
      did,
      changedAt: SERVER_TIME,
      [`log.${rev}`]: withChanges({ did, by: by.sub, at: SERVER_TIME }, line),
    }),
    ...(remark === undefined ? [] : [set(remarkPath(rev, id), remarkOf(taken))]),
  ];
}

export const alive = (data: Data, uid = 'dora') => update(`drivers/${uid}`, { ...data, seenAt: SERVER_TIME });
/** The write that counts a ride that Dora gives back, at this place of the count (D91). */
export const counted = (id: string, place: string) =>
  alive({ 'gaveBack.place': place, 'gaveBack.ride': id, [`gaveBack.${place}`]: SERVER_TIME });
export const promise = (id: string, slot: string, like: Data) =>
  commits(dora, ...sent(id, reserve(like)), alive({ [`slots.${slot}`]: id, claim: slot }));
export const reads = (id: string): Request => ({ by: dora, does: get(detailsPath(id)) });
