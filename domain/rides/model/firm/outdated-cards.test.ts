import { describe, expect, it } from 'vitest';
import { aRide, CARD } from '../ride/ride.builder.ts';
import type { FoundRide } from '../ride/ride.ts';
import { isOutdated } from './outdated-cards.ts';
import { aShift } from './shift.builder.ts';
import { isSetByDispatch } from './shift.ts';

const OTHER = { ...CARD, plate: 'CB 9' };
const found = (...rides: readonly FoundRide[]) =>
  rides.filter((ride) => isOutdated(ride, aShift())).map(({ state }) => state);

describe('the cards of a driver’s rides', () => {
  it.each([
    ['number', { ...CARD, phone: '55112' }],
    ['plate', OTHER],
    ['car', { ...CARD, vehicle: 'Red van' }],
    ['name', { ...CARD, name: 'Dario Maiden' }],
    ['colour', { ...CARD, colour: 'red' }],
  ])('a card with another %s than the driver has now is outdated', (_, card) => {
    expect(found(aRide('on_the_way', { card }))).toEqual(['on_the_way']);
  });

  it('a card equal to the driver’s is not outdated, and a card without the colour of the car is', () => {
    expect(found(aRide('on_the_way'))).toEqual([]);
    const red = aShift({ vehicle: { ...aShift().vehicle, colour: 'red' } });
    expect(isOutdated(aRide('on_the_way'), red)).toBe(true);
    expect(isOutdated(aRide('on_the_way', { card: { ...CARD, colour: 'blue' } }), red)).toBe(true);
  });

  it('a card is renewed only while the ride is promised or driven', () => {
    const rides = (['accepted', 'on_the_way', 'arrived', 'in_progress'] as const).map((state) =>
      aRide(state, { card: OTHER }),
    );
    expect(found(...rides)).toEqual(rides.map(({ state }) => state));
    const others = [
      aRide('requested'),
      aRide('offered'),
      aRide('completed', { driver: 'u-dario', card: OTHER }),
    ];
    expect(found(...others, { state: 'damaged', id: 'ride-9', fields: [] })).toEqual([]);
  });

  it('the ride of another driver keeps its card, and so does a ride whose log is full', () => {
    expect(found(aRide('arrived', { driver: 'u-dilek', card: OTHER }))).toEqual([]);
    const at = { did: 'edit', by: 'u-ada', at: aRide('arrived').changedAt };
    const log = (lines: number) => Object.fromEntries(Array.from({ length: lines }, (_, line) => [line, at]));
    expect(found(aRide('arrived', { card: OTHER, rev: 199, log: log(200) }))).toEqual(['arrived']);
    expect(found(aRide('arrived', { card: OTHER, rev: 200, log: log(201) }))).toEqual([]);
  });
});

it('car and number count as set by dispatch until the next change of duty, car or number', () => {
  const { dutySince } = aShift();
  const setBy = { by: 'u-ada', name: 'Ada Admin', at: dutySince };
  expect(isSetByDispatch(aShift())).toBe(false);
  expect(isSetByDispatch(aShift({ setBy }))).toBe(true);
  expect(isSetByDispatch(aShift({ setBy, dutySince: new Date(dutySince.getTime() + 1) }))).toBe(false);
});
