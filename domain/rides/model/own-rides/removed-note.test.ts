import { expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import { removedNote } from './removed-note.ts';

const endedBy = (state: 'cancelled' | 'completed', did: string, by: string) =>
  aRide(state, {
    driver: 'u-dario',
    rev: 1,
    log: { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT }, 1: { did, by, at: after(60) } },
  });
const DRIVEN = { ...aRide('on_the_way'), rev: 3 };
const OFFERED = { ...aRide('offered'), rev: 3 };
const completed = { was: DRIVEN, ended: endedBy('completed', 'complete', 'u-dario') };
const finished = { was: DRIVEN, ended: endedBy('completed', 'complete', 'u-ada') };
const cancelled = { was: DRIVEN, ended: endedBy('cancelled', 'cancel', 'u-robin') };
const NEXT = { ...aRide('accepted'), id: 'ride-2' };
const gone = { was: DRIVEN, ended: null };
const offerOver = { was: OFFERED, ended: null };

test.each([
  ['no removed ride', null, null, null, null],
  ['a ride that the driver has completed', completed, null, null, 'own'],
  ['a ride that the driver has completed, beside the next ride', completed, null, NEXT, null],
  ['a ride that the passenger has cancelled', cancelled, null, null, 'surprise'],
  ['a ride that the passenger cancelled before its return', cancelled, DRIVEN, null, 'surprise'],
  ['a ride that dispatch has completed, beside the next ride', finished, null, NEXT, 'surprise'],
  ['a ride that the driver has given back', gone, DRIVEN, null, 'own'],
  ['a ride that the driver gave back, beside the next ride', gone, DRIVEN, NEXT, 'own'],
  ['a ride that was taken from the driver', gone, null, null, 'surprise'],
  ['a ride that was taken from a driver who gave back another', gone, NEXT, null, 'surprise'],
  ['a ride that the driver gave back, had again and lost', gone, { ...DRIVEN, rev: 1 }, null, 'surprise'],
  ['an offer that the driver has declined', offerOver, OFFERED, null, 'own'],
  ['an offer that is over', offerOver, null, null, 'surprise'],
] as const)('whether the page has a note for %s', (_, removed, returned, current, kind) => {
  const note = removedNote(removed, returned, current);
  expect(note && (note.byDriver ? 'own' : 'surprise')).toBe(kind);
  expect(note?.removed ?? null).toBe(kind && removed);
});
