import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import type { OverduePage } from './overdue-steps.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const SEARCH_MS = 30 * MINUTE_MS;
/** When an offer ends: the builder offers the ride a minute after its booking, for a minute. */
const OFFER_MS = 2 * MINUTE_MS;

/** A page with a ride in this state, `ms` milliseconds after its booking. */
function aPage(state: RideState, ms: number, page: OverduePage = 'passenger') {
  const world = aRideWorld(ROBIN);
  world.put(`rides/${ID}`, aStoredRide(state));
  const ride = world.rideOf(ID);
  world.clock.advance(ms);
  return { ...world, ride, write: world.overdueSteps(page) };
}

test.each([
  ['requested', SEARCH_MS, 'expired'],
  ['offered', OFFER_MS, 'requested'],
] as const)(
  'a visible page stores the overdue step of a ride that is %s after a second',
  async (state, end, next) => {
    const early = aPage(state, end);
    await early.write([early.ride], 'visible');
    expect(early.rideOf(ID).state).toBe(state);
    const due = aPage(state, end + SECOND_MS);
    await due.write([due.ride], 'visible');
    expect(due.rideOf(ID).state).toBe(next);
  },
);

test.each([
  ['passenger', 20],
  ['dispatch', 30],
] as const)('a hidden page of the kind %s ends a search after %i seconds', async (page, seconds) => {
  const early = aPage('requested', SEARCH_MS + (seconds - 1) * SECOND_MS, page);
  await early.write([early.ride], 'hidden');
  expect(early.rideOf(ID).state).toBe('requested');
  const due = aPage('requested', SEARCH_MS + seconds * SECOND_MS, page);
  await due.write([due.ride], 'hidden');
  expect(due.rideOf(ID).state).toBe('expired');
});

test('a page of dispatch does not end an offer that nobody has answered', async () => {
  const page = aPage('offered', OFFER_MS + MINUTE_MS, 'dispatch');
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

test.each([
  ['passenger', 15],
  ['dispatch', 60],
] as const)(
  'a page of the kind %s tries to end a search again %i seconds after a lost request',
  async (of, pause) => {
    const page = aPage('requested', SEARCH_MS + SECOND_MS, of);
    page.script('unsent', 'unsent');
    await page.write([page.ride], 'visible');
    const sent = page.requestsOf('write rides');
    page.clock.advance((pause - 1) * SECOND_MS);
    await page.write([page.ride], 'visible');
    expect(page.requestsOf('write rides')).toBe(sent);
    page.clock.advance(SECOND_MS);
    await page.write([page.ride], 'visible');
    expect(page.rideOf(ID).state).toBe('expired');
  },
);
