import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import type { OverduePolicy } from './overdue-steps.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const SEARCH_MS = 30 * MINUTE_MS;
/** The builder offers the ride a minute after its booking, for a minute. */
const OFFER_MS = 2 * MINUTE_MS;
const POLICY: OverduePolicy = {
  ends: ['expire', 'lapse'],
  late: { visible: SECOND_MS, hidden: 20 * SECOND_MS },
  again: 15 * SECOND_MS,
};

/** A page of the passenger whose ride is in this state, so long after it was booked. */
function aPage(state: RideState, ms: number, policy = POLICY) {
  const world = aRideWorld(ROBIN);
  world.put(`rides/${ID}`, aStoredRide(state));
  const ride = world.rideOf(ID);
  world.clock.advance(ms);
  return { ...world, ride, write: world.overdueSteps(policy) };
}

test.each([
  ['requested', SEARCH_MS, 'expired'],
  ['offered', OFFER_MS, 'requested'],
] as const)('a visible page ends a ride that is %s a second after its time', async (state, end, next) => {
  const early = aPage(state, end);
  await early.write([early.ride], 'visible');
  expect(early.rideOf(ID).state).toBe(state);
  const due = aPage(state, end + SECOND_MS);
  await due.write([due.ride], 'visible');
  expect(due.rideOf(ID).state).toBe(next);
});

test('a hidden page leaves an end to others for longer', async () => {
  const early = aPage('requested', SEARCH_MS + 19 * SECOND_MS);
  await early.write([early.ride], 'hidden');
  expect(early.rideOf(ID).state).toBe('requested');
  const due = aPage('requested', SEARCH_MS + 20 * SECOND_MS);
  await due.write([due.ride], 'hidden');
  expect(due.rideOf(ID).state).toBe('expired');
});

test('a page leaves alone the ends that are not its own', async () => {
  const page = aPage('offered', OFFER_MS + MINUTE_MS, { ...POLICY, ends: ['expire'] });
  await page.write([page.ride], 'visible');
  expect(page.rideOf(ID).state).toBe('offered');
});

test.each(['accepted', 'on_the_way', 'completed'] as const)(
  'a ride that is %s has no overdue step',
  async (state) => {
    const page = aPage(state, SEARCH_MS + MINUTE_MS);
    await page.write([page.ride], 'visible');
    expect(page.requestsOf('write rides')).toBe(0);
  },
);

test('an end that was not sent is retried after the pause, and not before', async () => {
  const page = aPage('requested', SEARCH_MS + SECOND_MS);
  page.script('unsent', 'unsent');
  await page.write([page.ride], 'visible');
  const sent = page.requestsOf('write rides');
  page.clock.advance(14 * SECOND_MS);
  await page.write([page.ride], 'visible');
  expect(page.requestsOf('write rides')).toBe(sent);
  page.clock.advance(SECOND_MS);
  await page.write([page.ride], 'visible');
  expect(page.rideOf(ID).state).toBe('expired');
});
