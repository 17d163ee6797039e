import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { expect, test } from 'vitest';
import { aShift } from '../model/firm/shift.builder.ts';
import { cardOf } from '../model/firm/shift.ts';
import { aRide } from '../model/ride/ride.builder.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';
import { AGAIN_MS, createCardRenewal } from './card-renewal.ts';

const DRIVEN = aRide('on_the_way');
const PROMISED: Ride = { ...aRide('accepted'), id: 'ride-2' };
/** A shift whose number is not the one on the rides' cards. */
const SHIFT = { ...aShift(), phone: '+1 555 0109' };

function aPage() {
  const clock = createAdjustableClock();
  const renewed: [driver: string, rides: readonly string[]][] = [];
  const look = createCardRenewal({
    renew: async (driver, rides) => renewed.push([driver, rides.map(({ id }) => id)]),
    now: clock.now,
  });
  return { look, clock, renewed };
}

test('an outdated card is left alone at the first look, and renewed at the second', async () => {
  const { look, renewed } = aPage();
  expect(await look([DRIVEN], [SHIFT])).toBe(false);
  expect(await look([DRIVEN], [SHIFT])).toBe(true);
  expect(renewed).toEqual([['u-dario', ['ride-1']]]);
});

test('all outdated cards of one driver are renewed by one call', async () => {
  const { look, renewed } = aPage();
  const others: Ride = { ...aRide('on_the_way', { driver: 'u-dilek' }), id: 'ride-3' };
  const rides: readonly FoundRide[] = [DRIVEN, others, PROMISED];
  const shifts = [SHIFT, { ...SHIFT, uid: 'u-dilek' }];
  await look(rides, shifts);
  await look(rides, shifts);
  expect(renewed).toEqual([
    ['u-dario', ['ride-1', 'ride-2']],
    ['u-dilek', ['ride-3']],
  ]);
});

test('a card that stays outdated is tried again after a minute, and not before', async () => {
  const { look, clock, renewed } = aPage();
  await look([DRIVEN], [SHIFT]);
  await look([DRIVEN], [SHIFT]);
  clock.advance(AGAIN_MS - 1);
  expect(await look([DRIVEN], [SHIFT])).toBe(false);
  clock.advance(1);
  expect(await look([DRIVEN], [SHIFT])).toBe(true);
  expect(renewed).toHaveLength(2);
});

test('an outdated card is left alone once more after a further step of its ride', async () => {
  const { look, renewed } = aPage();
  await look([DRIVEN], [SHIFT]);
  await look([{ ...DRIVEN, rev: DRIVEN.rev + 1 }], [SHIFT]);
  expect(renewed).toEqual([]);
});

test('a right card, the card of a driver without a known shift and a damaged ride are left alone', async () => {
  const { look, renewed } = aPage();
  const damaged: FoundRide = { state: 'damaged', id: 'ride-9', fields: ['card'] };
  const right: Ride = { ...DRIVEN, card: cardOf(aShift()) };
  for (const shifts of [[aShift()], [aShift()], [], []]) {
    expect(await look([right, damaged], shifts)).toBe(false);
  }
  await look([DRIVEN], []);
  expect(await look([DRIVEN], [])).toBe(false);
  expect(renewed).toEqual([]);
});
