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
  ['the same beside the next ride', completed, null, NEXT, null],
  ['one that the passenger has cancelled', cancelled, null, null, 'surprise'],
  ['one that they cancelled before it was given back', cancelled, DRIVEN, null, 'surprise'],
  ['one that dispatch has completed, beside the next ride', finished, null, NEXT, 'surprise'],
  ['one that the driver has given back', gone, DRIVEN, null, 'own'],
  ['one that they gave back, beside the next ride', gone, DRIVEN, NEXT, 'own'],
  ['one that was taken from them', gone, null, null, 'surprise'],
  ['one that was taken after another was given back', gone, NEXT, null, 'surprise'],
  ['one that they gave back, had again and lost', gone, { ...DRIVEN, rev: 1 }, null, 'surprise'],
  ['an offer that they have declined', offerOver, OFFERED, null, 'own'],
  ['an offer that is over', offerOver, null, null, 'surprise'],
] as const)('the page has a note for %s', (_, removed, returned, current, kind) => {
  const note = removedNote(removed, returned, current);
  expect(note && (note.byDriver ? 'own' : 'surprise')).toBe(kind);
  expect(note?.removed ?? null).toBe(kind && removed);
});
