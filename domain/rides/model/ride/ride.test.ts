import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RIDE_STATES } from './ride-state.ts';
import { aRide, aStoredRide, after, CARD } from './ride.builder.ts';
import { readRide, RIDE_FIELDS } from './ride.ts';

const read = (document: unknown) => readRide('ride-1', document);
const damagedIn = (document: unknown) => {
  const ride = read(document);
  return ride.state === 'damaged' ? ride.fields : null;
};

describe('a stored ride', () => {
  it.each(RIDE_STATES)('a sound document in the state %s is a ride', (state) => {
    expect(read(aStoredRide(state))).toMatchObject({ state, id: 'ride-1', rider: 'u-robin' });
  });

  it('optional fields that are absent are null, and unknown fields are left out', () => {
    const ride = read(aStoredRide('requested', { driver: undefined, extra: 1 }));
    expect(ride).toMatchObject({ driver: null, wall: null, endedAt: null });
    expect(ride).not.toHaveProperty('extra');
    expect(ride).not.toHaveProperty('open');
  });

  it('an estimate is read if the driver gave one, and is optional', () => {
    expect(aRide('on_the_way').etaAt).toEqual(after(240));
    expect(aRide('on_the_way', { etaAt: undefined }).etaAt).toBeNull();
  });

  it('an open ride is read without the times of other states, and an ended ride keeps them', () => {
    expect(aRide('requested', { arrivedAt: after(1), endedAt: after(2) })).toMatchObject({
      arrivedAt: null,
      endedAt: null,
    });
    expect(aRide('cancelled', { arrivedAt: after(1) }).arrivedAt).toEqual(after(1));
  });
});

describe('a damaged ride', () => {
  it.each([null, [], 'ride', 7])('%j is damaged in every field that a ride must have', (document) => {
    const optional = ['driver', 'card', 'wall', 'offeredAt', 'arrivedAt', 'etaAt', 'movedFrom', 'endedAt'];
    expect(damagedIn(document)).toEqual(
      Object.keys(RIDE_FIELDS).filter((field) => !optional.includes(field)),
    );
  });

  it.each([
    ['state', 'flying'],
    ['rev', -1],
    ['rev', 1.5],
    ['people', '2'],
    ['needs', ['a helicopter']],
    ['area', { from: 'Northside' }],
    ['terms', { wait: 300, search: 1800, offer: 60, offerAhead: 43_200 }],
    ['pickupAt', '2026-03-01'],
    ['card', { name: 'Dario' }],
    ['did', 'fly'],
  ])('a ride whose %s is %j is damaged in this field', (field, value) => {
    expect(damagedIn(aStoredRide('requested', { [field]: value }))).toEqual([field]);
  });

  it.each([
    ['no line', {}],
    ['too many lines', { 0: aStoredRide()['log'], 1: {} }],
    ['a line of another number', { 7: { did: 'request', by: 'u-robin', at: after(0) } }],
    ['a line without its time', { 0: { did: 'request', by: 'u-robin' } }],
    ['a line of an unknown step', { 0: { did: 'fly', by: 'u-robin', at: after(0) } }],
  ])('a log with %s is damaged', (_, log) => {
    expect(damagedIn(aStoredRide('requested', { log }))).toEqual(['log']);
  });

  it('a ride with more steps than any log has is damaged, and its steps are not counted', () => {
    expect(damagedIn(aStoredRide('requested', { rev: Number.MAX_SAFE_INTEGER }))).toEqual(['log']);
  });

  it.each([
    ['requested', { driver: 'u-dario' }, 'driver'],
    ['requested', { card: CARD }, 'card'],
    ['offered', { card: CARD }, 'card'],
    ['offered', { offeredAt: undefined }, 'offeredAt'],
    ['accepted', { driver: null }, 'driver'],
    ['on_the_way', { card: null }, 'card'],
    ['arrived', { arrivedAt: undefined }, 'arrivedAt'],
    ['requested', { open: false }, 'open'],
    ['completed', { open: true }, 'open'],
    ['completed', { endedAt: undefined }, 'endedAt'],
  ] as const)('a ride in the state %s with %o is damaged in "%s"', (state, given, field) => {
    expect(damagedIn(aStoredRide(state))).toBeNull();
    expect(damagedIn(aStoredRide(state, given))).toEqual([field]);
  });

  it('no document of any shape makes the reader throw', () => {
    const sound = Object.keys(aStoredRide('arrived'));
    const changes = fc.dictionary(fc.constantFrom(...sound), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...RIDE_STATES), changes, fc.anything(), (state, given, other) => {
        expect([...RIDE_STATES, 'damaged']).toContain(read(aStoredRide(state, given)).state);
        expect([...RIDE_STATES, 'damaged']).toContain(read(other).state);
      }),
    );
  });
});
