import { expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '#domain/rides/model/ride/ride.builder.ts';
import { removedNote } from './removed-note.ts';

const endedBy = (state: 'cancelled' | 'completed', did: string, by: string) =>
  aRide(state, {
    driver: 'u-dario',
    rev: 1,
    log: { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT }, 1: { did, by, at: after(60) } },
  });
const DRIVEN = { ...aRide('on_the_way'), rev: 3 };
const OFFERED = { ...aRide('offered'), rev: 3 };
const COMPLETED = endedBy('completed', 'complete', 'u-dario');
const NEXT = { ...aRide('accepted'), id: 'ride-2' };
const gone = { was: DRIVEN, ended: null };

test.each([
  ['nothing that is gone', null, null, null, null],
  ['a ride that the driver has completed', { was: DRIVEN, ended: COMPLETED }, null, null, 'own'],
  ['the same beside the next ride', { was: DRIVEN, ended: COMPLETED }, null, NEXT, null],
  [
    'one that the passenger has cancelled',
    { was: DRIVEN, ended: endedBy('cancelled', 'cancel', 'u-robin') },
    null,
    null,
    'surprise',
  ],
  [
    'one that dispatch has completed, beside the next ride',
    { was: DRIVEN, ended: endedBy('completed', 'finish', 'u-ada') },
    null,
    NEXT,
    'surprise',
  ],
  ['one that the driver has given back', gone, DRIVEN, null, 'own'],
  ['one that they gave back, beside the next ride', gone, DRIVEN, NEXT, 'own'],
  ['one that somebody has taken from them', gone, null, null, 'surprise'],
  ['one that was taken after another was given back', gone, NEXT, null, 'surprise'],
  ['one that they gave back, had again and lost', gone, { ...DRIVEN, rev: 1 }, null, 'surprise'],
  [
    'one that the passenger cancelled before it was given back',
    { was: DRIVEN, ended: endedBy('cancelled', 'cancel', 'u-robin') },
    DRIVEN,
    null,
    'surprise',
  ],
  ['an offer that they have declined', { was: OFFERED, ended: null }, OFFERED, null, 'own'],
  ['an offer that is over', { was: OFFERED, ended: null }, null, null, 'surprise'],
] as const)('of %s the page says what it is', (_, removed, returned, current, kind) => {
  const note = removedNote(removed, returned, current);
  expect(note && (note.byDriver ? 'own' : 'surprise')).toBe(kind);
  expect(note?.removed ?? null).toBe(kind && removed);
});
