import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { NO_HOURS } from '../firm/availability.ts';
import { aShift } from '../firm/shift.builder.ts';
import { aRide, after, BOOKED_AT } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { neededCrew, noticesOf } from './notices-of.ts';

/** Eleven o’clock on the next day in Berlin. */
const PICK_UP = after(24 * 3600);
const NOW = after(1);
const LATER = { kind: 'later', pickupAt: PICK_UP, searchFrom: PICK_UP } as const;
const DAY = PICK_UP.toISOString().slice(0, 10);

const request = (given: object = {}): Ride => aRide('requested', { ...LATER, ...given });

/** Drivers off duty who want news of later requests. Gus wants none. */
const HOME = ['u-otto', 'u-away', 'u-late', 'u-declined'];
const crew = {
  shifts: [
    ...[...HOME, 'u-gus'].map((uid) => ({ ...aShift({ duty: 'off' }), uid })),
    { ...aShift({ seenAt: BOOKED_AT }), uid: 'u-finn' },
    { ...aShift({ duty: 'break' }), uid: 'u-vera' },
  ],
  rides: [],
  laterReaders: {
    timeZone: 'Europe/Berlin',
    of: new Map(
      [...HOME, 'u-finn', 'u-vera', 'u-never'].map((uid) => [
        uid,
        {
          hours: uid === 'u-late' ? NO_HOURS.with(0, '00:00-00:01') : NO_HOURS,
          away: uid === 'u-away' ? [{ first: DAY, last: DAY }] : [],
        },
      ]),
    ),
  },
};

const notified = (before: Ride | null, ride: Ride, now = NOW) =>
  noticesOf(before, ride, crew, now).map(({ kind, to }) => `${kind} to ${to}`);

describe('the notice of a later request', () => {
  it('goes to drivers off duty who asked for it, unless they declined the ride or are away on its day', () => {
    expect(notified(null, request({ declined: ['u-declined'] }))).toEqual([
      'later-request to u-otto',
      'later-request to u-late',
    ]);
  });

  it('is not sent for a ride that is due, for which drivers on duty get another notice', () => {
    expect(notified(null, aRide('requested'))).toEqual(['request to u-finn']);
  });

  it('can be sent for an hour after the booking, and needs no crew afterwards', () => {
    expect(neededCrew(null, request(), NOW)).toBe('drivers at home');
    expect(neededCrew(null, request(), after(3601))).toBeNull();
    expect(notified(null, request(), after(3601))).toEqual([]);
  });

  it('is sent again for another pick-up, but not for an edit that keeps the pick-up', () => {
    const edited = (searchFrom: Date) =>
      request({
        rev: 1,
        did: 'edit',
        searchFrom,
        log: {
          0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
          1: { did: 'edit', by: 'u-robin', at: after(60) },
        },
      });
    expect(notified(request(), edited(PICK_UP), after(61))).toEqual([]);
    const moved = edited(new Date(PICK_UP.getTime() + 30 * MINUTE_MS));
    expect(notified(request(), moved, after(61))).toContain('later-request to u-otto');
  });
});
