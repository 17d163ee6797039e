import { REMOVED, SERVER_TIME } from '../../scenario/datum.ts';
import { type Changes, account } from '../../scenario/documents.ts';
import { type Case, type Person, commit, get, list, remove, set, update } from '../../scenario/request.ts';
import { CAR, OTHER_RIDE, RIDE, at, ride, ridePath, shift } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const NOW = { dutySince: SERVER_TIME, seenAt: SERVER_TIME };
const shifts = (changes: Changes = {}, by: Person = dora, path = 'drivers/dora') => ({
  by,
  does: commit(set(path, shift({ ...NOW, ...changes }))),
});
const updates = (by: Person, data: Record<string, unknown>) => ({
  by,
  does: commit(update('drivers/dora', { ...data } as never)),
});

/** Signs of life, forgotten shifts, and who sees them. */
export const SHIFT_LIFE_CASES: readonly Case[] = [
  {
    title: 'a sign of life',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: updates(dora, { seenAt: SERVER_TIME }),
    refused: {
      'at another time': updates(dora, { seenAt: at(-1) }),
      'of another': updates(dan, { seenAt: SERVER_TIME }),
      'dropping a field': updates(dora, { seenAt: SERVER_TIME, ride: REMOVED }),
      'of an administrator': updates(ada, { seenAt: SERVER_TIME }),
      'with another duty': updates(dora, { seenAt: SERVER_TIME, duty: 'off' }),
      'with a pointer': updates(dora, { seenAt: SERVER_TIME, ride: RIDE }),
      'deleting the shift': { by: dora, does: commit(remove('drivers/dora')) },
    },
  },
  {
    title: 'a rejected driver gives no sign of life',
    seed: { ...firm, 'drivers/dora': shift(), ...account(dora, 'driver', { status: 'rejected' }) },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: { 'any more': updates(dora, { seenAt: SERVER_TIME }), 'nor a shift': shifts() },
  },
  ...[ada, sam].map((who) => ({
    title: `${who.sub} ends a forgotten shift`,
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('accepted') },
    permitted: updates(who, { duty: 'off', dutySince: SERVER_TIME }),
    refused: {
      'with a break': updates(who, { duty: 'break', dutySince: SERVER_TIME }),
      'at another time': updates(who, { duty: 'off', dutySince: at(-60) }),
      'with the pointer': updates(who, { duty: 'off', dutySince: SERVER_TIME, ride: null }),
      'with a sign of life': updates(who, { duty: 'off', dutySince: SERVER_TIME, seenAt: SERVER_TIME }),
      'by another driver': updates(dan, { duty: 'off', dutySince: SERVER_TIME }),
      'by an auditor': updates(olga, { duty: 'off', dutySince: SERVER_TIME }),
      'by the driver without a sign of life': updates(dora, { duty: 'off', dutySince: SERVER_TIME }),
    },
  })),
  {
    title: 'the shift of a driver who drives is not ended',
    seed: {
      ...firm,
      'drivers/dora': shift({ ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('on_the_way'),
    },
    permitted: { by: ada, does: get('drivers/dora') },
    refused: { 'by an administrator': updates(ada, { duty: 'off', dutySince: SERVER_TIME }) },
  },
  {
    title: 'a driver reads their own shift, administrators all',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: {
      'another driver': { by: dan, does: get('drivers/dora') },
      'a passenger': { by: penny, does: get('drivers/dora') },
      'all of them': { by: dora, does: list({ collection: 'drivers', limit: 100 }) },
    },
  },
  {
    title: 'an administrator lists the shifts',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: { by: ada, does: list({ collection: 'drivers', limit: 100 }) },
    refused: {
      'a passenger': { by: penny, does: list({ collection: 'drivers', limit: 100 }) },
      'without a limit': { by: ada, does: list({ collection: 'drivers' }) },
      'more than a page': { by: ada, does: list({ collection: 'drivers', limit: 101 }) },
    },
  },
];
