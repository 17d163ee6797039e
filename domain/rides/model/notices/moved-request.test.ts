import { describe, expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import type { RideState } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import { aRide, after, BOOKED_AT } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { neededCrew, noticesOf, type NeededCrew } from './notices-of.ts';
import { GIVE_BACK } from '../steps/gives-back.builder.ts';

/** The ride after another step, `seconds` after its booking. */
function next(
  before: Ride,
  did: RideStepName,
  by: string,
  seconds: number,
  state: RideState,
  given = {},
): Ride {
  const log = Object.fromEntries([...before.log, { did, by, at: after(seconds) }].entries());
  return aRide(state, { rev: before.rev + 1, did, log, ...given });
}

const log = { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT } };
const request = aRide('requested', { rev: 0, log });
const promised = aRide('accepted', { rev: 0, log });
const givenBack = next(promised, GIVE_BACK, 'u-dario', 121, 'requested', { declined: ['u-dario'] });

function moved(before: Ride, seconds: number): Ride {
  const searchFrom = new Date(before.searchFrom.getTime() + 1000);
  return next(before, 'edit', 'u-robin', seconds, 'requested', { pickupAt: searchFrom, searchFrom });
}

describe('a passenger who moves a request again and again', () => {
  const crew = { shifts: [{ ...aShift({ seenAt: BOOKED_AT }), uid: 'u-finn' }], rides: [] };
  const keysAt = (before: Ride, ride: Ride, seconds: number) =>
    noticesOf(before, ride, crew, after(seconds)).map(({ key }) => key);
  const first = moved(request, 121);
  const rung = keysAt(request, first, 121);

  it.each([122, 130, 150, 179])(
    'causes one notice in the minute of the first move, even with a move %i s after the booking',
    (at) => {
      expect(rung).toHaveLength(1);
      expect(keysAt(first, moved(first, at), at)).toEqual(rung);
    },
  );

  it('causes another notice in another minute', () => {
    const again = keysAt(first, moved(first, 181), 181);
    expect(again).toHaveLength(1);
    expect(again).not.toEqual(rung);
  });

  it('does not suppress the notice of a request that a driver has given back', () => {
    const again = keysAt(promised, givenBack, 121);
    expect(again).toContain('ride-1-1-request-u-finn');
    expect(again).not.toContain(rung[0]);
  });
});

describe('the crew that is read after a change', () => {
  it.each<[string, Ride, Ride, NeededCrew]>([
    ['a ride that was given back', promised, givenBack, 'free drivers'],
    ['a request that was moved', request, moved(request, 121), 'free drivers'],
    [
      'an offer',
      request,
      next(request, 'offer', 'u-olga', 121, 'offered', { offeredAt: after(121) }),
      'asked driver',
    ],
    ['an edit that moves nothing', request, next(request, 'edit', 'u-robin', 121, 'requested'), null],
    ['a driver who sets off', promised, next(promised, 'depart', 'u-dario', 121, 'on_the_way'), null],
    ['the end of a search', request, next(request, 'expire', 'u-robin', 121, 'expired'), null],
  ])('for %s is the group of drivers who may be notified, if any', (_, before, ride, crew) => {
    expect(neededCrew(before, ride, after(122))).toBe(crew);
  });

  it('for a new request is the free drivers, until the news is too old', () => {
    expect(neededCrew(null, request, after(1))).toBe('free drivers');
    expect(neededCrew(null, request, after(3600))).toBeNull();
  });
});
