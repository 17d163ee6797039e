import { expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { FoundRide } from '../ride/ride.ts';
import { lossOf } from './lost-ride.ts';

const ADA = 'u-ada';
const REQUEST = { did: 'request', by: 'u-robin', at: BOOKED_AT };
const OFFER = { did: 'offer', by: ADA, at: after(60), driver: 'u-dilek' };
const OFFERED = aRide('offered', { rev: 1, log: { 0: REQUEST, 1: OFFER } });

const declinedBy = (by: string, offer: object = OFFER) =>
  aRide('requested', { rev: 2, log: { 0: REQUEST, 1: offer, 2: { did: 'decline', by, at: after(90) } } });

test('a ride that its driver has declined is lost to the dispatcher who offered it', () => {
  expect(lossOf(OFFERED, declinedBy('u-dilek'), ADA)).toMatchObject({
    driver: 'u-dilek',
    lost: { did: 'decline' },
  });
});

test('a ride that another dispatcher gave, or whose last step was this dispatcher’s, is no loss', () => {
  expect(lossOf(OFFERED, declinedBy('u-dilek', { ...OFFER, by: 'u-olga' }), ADA)).toBeNull();
  expect(lossOf(OFFERED, declinedBy(ADA), ADA)).toBeNull();
});

test('a ride is lost only when it changes, and not if it was unknown or damaged before', () => {
  const declined = declinedBy('u-dilek');
  expect(lossOf(declined, declined, ADA)).toBeNull();
  expect(lossOf(undefined, declined, ADA)).toBeNull();
  const damaged: FoundRide = { state: 'damaged', id: 'ride-1', fields: ['log'] };
  expect(lossOf(damaged, declined, ADA)).toBeNull();
  expect(lossOf(OFFERED, damaged, ADA)).toBeNull();
});

test('a ride that a driver has, or that was only requested, is not lost', () => {
  expect(lossOf(aRide('requested'), OFFERED, ADA)).toBeNull();
  const edited = aRide('requested', {
    rev: 1,
    log: { 0: REQUEST, 1: { did: 'edit', by: 'u-robin', at: after(60) } },
  });
  expect(lossOf(aRide('requested'), edited, ADA)).toBeNull();
});
