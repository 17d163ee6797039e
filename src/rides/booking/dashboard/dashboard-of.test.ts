import { describe, expect, test } from 'vitest';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { dashboardOf } from './dashboard-of.ts';

const HOUR = 3600;
const NONE: ReadonlySet<string> = new Set();

const named = (id: string, ride: Ride): Ride => ({ ...ride, id });
const laterBy = (hours: number) => ({
  kind: 'later',
  pickupAt: after(hours * HOUR),
  searchFrom: after(hours * HOUR),
});

describe('what a passenger’s page shows', () => {
  const none = { rides: [], asOf: after(0), watched: NONE, booked: null, wantsAnother: false };
  const open = named('open', aRide('requested'));
  const ahead = named('ahead', aRide('accepted', laterBy(24)));
  const ended = named('ended', aRide('completed', { endedAt: after(0) }));
  const facts = (given: Partial<Parameters<typeof dashboardOf>[0]>) => {
    const { yours, ahead: rides, ...rest } = dashboardOf({ ...none, ...given });
    return { yours: yours.map((ride) => ride?.id ?? null), ahead: rides.map(({ id }) => id), ...rest };
  };
  const nothing = { awaited: null, yours: [], ahead: [], isUnderWay: false, hasNow: false, hasForm: true };
  const underWay = { ...nothing, isUnderWay: true, hasNow: true, hasForm: false };

  test.each([
    ['nothing but the form at first', {}, nothing],
    ['a ride under way instead of the form', { rides: [open] }, { ...underWay, yours: ['open'] }],
    [
      'a ride under way and the form if another ride is wanted',
      { rides: [open], wantsAnother: true },
      { ...underWay, yours: ['open'], hasForm: true },
    ],
    ['a ride ahead beside the form', { rides: [ahead] }, { ...nothing, ahead: ['ahead'] }],
    ['an outcome above the form', { rides: [ended] }, { ...nothing, yours: ['ended'] }],
    [
      'a place for a booked ride for now that the feed does not have yet, and no outcome',
      { rides: [ended], booked: { id: 'new', kind: 'now' } },
      { ...underWay, awaited: 'now', yours: [null] },
    ],
    [
      'a place in the list for a booked later ride that the feed does not have yet',
      { rides: [ended], booked: { id: 'new', kind: 'later' } },
      { ...nothing, awaited: 'later', yours: ['ended'] },
    ],
    [
      'no place for a booked ride once the feed has the ride',
      { rides: [open], booked: { id: 'open', kind: 'now' } },
      { ...underWay, yours: ['open'] },
    ],
    [
      'no ride for now while only a later ride is under way',
      { rides: [named('due', aRide('accepted', laterBy(0.25)))] },
      { ...underWay, yours: ['due'], hasNow: false },
    ],
  ] as const)('%s', (_, given, shown) => {
    expect(facts(given)).toEqual(shown);
  });
});
