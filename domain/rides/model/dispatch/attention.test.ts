import { describe, expect, test } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import type { Shift } from '../firm/shift.ts';
import { STEP_NAMES, stepNamed, type RideStepName } from '../ride/ride-steps.ts';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { ATTENTIONS, isSilent, marksOf, withLastSigns } from './attention.ts';

const MINUTE = 60;
const HOUR = 3600;
const line = (did: string, seconds: number, by = 'u-dario') => ({ did, by, at: after(seconds) });
/** The fields of a ride after these steps. */
const gone = (...lines: readonly object[]) => ({
  rev: lines.length,
  log: { ...[line('request', 0, 'u-robin'), ...lines] },
});

/** The marks of a ride, `seconds` after its booking. */
function marks(
  ride: Ride,
  seconds: number,
  {
    shift,
    open = [ride],
    blocked = false,
  }: { shift?: Shift; open?: readonly Ride[]; blocked?: boolean } = {},
) {
  const shifts = withLastSigns(shift === undefined ? [] : [shift], open);
  const found = marksOf([ride], shifts, new Set(blocked ? ['u-dario'] : []), after(seconds)).get(ride.id);
  return (found ?? []).map(({ of, at }) =>
    at === null ? of : `${of} ${(at.getTime() - BOOKED_AT.getTime()) / 1000}`,
  );
}

/** Whether the step can turn a ride that is no request into a request. */
function leavesUntaken(did: RideStepName): boolean {
  const { from, to } = stepNamed(did);
  return (
    to === 'requested' &&
    Object.values(from)
      .flat()
      .some((state) => state !== 'requested')
  );
}

describe('a request that is not taken', () => {
  test('a request is marked after three minutes, with the time since which it has waited', () => {
    expect(marks(aRide('requested'), 3 * MINUTE - 1)).toEqual([]);
    expect(marks(aRide('requested'), 3 * MINUTE)).toEqual(['untaken 0']);
  });

  test('an extended search does not begin the wait again', () => {
    const ride = aRide('requested', { searchFrom: after(120), ...gone(line('extend', 120, 'u-robin')) });
    expect(marks(ride, 4 * MINUTE)).toEqual(['untaken 0']);
  });

  test.each(STEP_NAMES.filter(leavesUntaken))('a %s begins the wait again', (did) => {
    const ride = aRide('requested', gone(line(did, 600)));
    expect(marks(ride, 600 + 3 * MINUTE - 1)).toEqual([]);
    expect(marks(ride, 600 + 3 * MINUTE)).toEqual(['untaken 600']);
  });

  test('a ride that dispatch books and no driver takes is marked until its search ends', () => {
    const terms = { wait: 300, search: 14_400, offer: 60, offerAhead: 43_200, release: 1800 };
    const booked = { terms, rider: 'caller-ride-1' };
    for (const seconds of [30 * MINUTE, 14_399]) {
      expect(marks(aRide('requested', booked), seconds)).toEqual(['untaken 0']);
      const later = { kind: 'later', pickupAt: after(3600), searchFrom: after(3600) };
      expect(marks(aRide('requested', { ...booked, ...later }), 3600 + seconds)).toEqual(['unassigned 3600']);
    }
  });

  test('a ride that has a driver is not marked as untaken', () => {
    for (const state of ['on_the_way', 'in_progress'] as const)
      expect(marks(aRide(state), 60 * MINUTE)).toEqual([]);
    expect(marks(aRide('accepted'), 3 * MINUTE)).toEqual([]);
  });
});

describe('a ride for later', () => {
  const later = { kind: 'later', pickupAt: after(3600), searchFrom: after(3600) };

  test('a later ride without a driver is marked from fifteen minutes before its pick-up on', () => {
    expect(marks(aRide('requested', later), 3600 - 15 * MINUTE - 1)).toEqual([]);
    expect(marks(aRide('requested', later), 3600 - 15 * MINUTE)).toEqual(['unassigned 3600']);
    expect(marks(aRide('accepted', later), 3599)).toEqual([]);
  });

  test('a ride whose driver was only asked is still unassigned', () => {
    const ride = aRide('offered', { ...later, offeredAt: after(3000) });
    expect(marks(ride, 3030)).toEqual(['unassigned 3600']);
  });

  test('a later ride whose search is over is marked as untaken, with the time of its pick-up', () => {
    expect(marks(aRide('requested', later), 3600 + 1799)).toEqual(['unassigned 3600']);
    expect(marks(aRide('requested', later), 3600 + 1800)).toEqual(['untaken 3600']);
  });
});

describe('a promise that its driver has not set off for', () => {
  const later = { kind: 'later', pickupAt: after(3600), searchFrom: after(3600) };

  test('a ride for later is marked from its pick-up on', () => {
    const ride = aRide('accepted', { ...later, ...gone(line('reserve', 60)) });
    expect(marks(ride, 3599)).toEqual([]);
    expect(marks(ride, 3600)).toEqual(['overdue 3600']);
    expect(marks(aRide('on_the_way', later), 3600)).toEqual([]);
  });

  test('a driver who was given a ride at its pick-up or later has five minutes', () => {
    const ride = aRide('accepted', { ...later, ...gone(line('assign', 3600, 'u-ada')) });
    expect(marks(ride, 3600 + 5 * MINUTE - 1)).toEqual([]);
    expect(marks(ride, 3600 + 5 * MINUTE)).toEqual([`overdue ${3600 + 5 * MINUTE}`]);
  });

  test('a ride of the kind `now` is marked five minutes after it was promised, whenever it was booked', () => {
    const ride = aRide('accepted', gone(line('reserve', 600)));
    expect(marks(ride, 600 + 5 * MINUTE - 1)).toEqual([]);
    expect(marks(ride, 600 + 5 * MINUTE)).toEqual([`overdue ${600 + 5 * MINUTE}`]);
  });
});

test('an offer is marked once its time to answer is over', () => {
  expect(marks(aRide('offered'), 119)).toEqual([]);
  expect(marks(aRide('offered'), 120)).toEqual(['unanswered 120']);
});

test('a promised ride that was moved is marked until its driver has agreed', () => {
  const log = {
    0: line('request', 0),
    1: line('reserve', 60),
    2: { ...line('edit', 120), movedFrom: after(7200) },
  };
  const moved = { kind: 'later', rev: 2, did: 'edit', pickupAt: after(9000), log };
  expect(marks(aRide('accepted', { ...moved, movedFrom: after(7200) }), 180)).toEqual(['new-time 120']);
  expect(marks(aRide('accepted', moved), 180)).toEqual([]);
});

test('a ride whose driver has arrived is marked once a no-show is possible', () => {
  expect(marks(aRide('arrived'), 599)).toEqual([]);
  expect(marks(aRide('arrived'), 600)).toEqual(['no-show 600']);
});

describe('a silent driver', () => {
  const shift = aShift({ seenAt: after(0) });

  test('a driver who drives is silent after ten minutes without a sign', () => {
    expect(marks(aRide('in_progress'), 10 * MINUTE - 1, { shift })).toEqual([]);
    expect(marks(aRide('in_progress'), 10 * MINUTE, { shift })).toEqual(['silent 0']);
    const promised = aRide('accepted', { kind: 'later', pickupAt: after(3600), searchFrom: after(3600) });
    expect(marks(promised, 10 * MINUTE, { shift })).toEqual([]);
  });

  test('a driver’s own step is a sign, and a dispatcher’s step is none', () => {
    const own = aRide('in_progress', gone(line('start', 300)));
    expect(marks(own, 10 * MINUTE, { shift })).toEqual([]);
    expect(withLastSigns([shift], [own])[0]?.seenAt).toEqual(after(300));
    const others = aRide('in_progress', gone(line('start', 300, 'u-ada')));
    expect(marks(others, 10 * MINUTE, { shift })).toEqual(['silent 0']);
  });

  test('a driver’s own step in another open ride is a sign, too', () => {
    const other = aRide('requested', gone(line('decline', 300)));
    expect(marks(aRide('in_progress'), 10 * MINUTE, { shift, open: [other] })).toEqual([]);
    expect(marks(aRide('in_progress'), 15 * MINUTE, { shift, open: [other] })).toEqual(['silent 300']);
  });

  test('a driver without a known shift is not silent', () => {
    expect(marks(aRide('in_progress'), 60 * MINUTE)).toEqual([]);
    expect(isSilent(after(0), after(10 * MINUTE))).toBe(true);
  });
});

describe('the last sign of life of drivers', () => {
  const shift = aShift({ seenAt: after(0) });
  const stepped = aRide('in_progress', gone(line('start', 300)));

  test('a sign from a ride still counts after the ride has ended and left the board', () => {
    const during = withLastSigns([shift], [stepped]);
    expect(during[0]?.seenAt).toEqual(after(300));
    const afterwards = withLastSigns([shift], [], during);
    expect(afterwards[0]?.seenAt).toEqual(after(300));
    const signed = { ...shift, seenAt: after(400) };
    expect(withLastSigns([signed], [], afterwards)).toEqual([signed]);
  });

  test('an unchanged shift stays the same object, and a changed shift replaces it', () => {
    const during = withLastSigns([shift], [stepped]);
    expect(withLastSigns([{ ...shift }], [stepped], during)[0]).toBe(during[0]);
    expect(withLastSigns([shift], [])[0]).toBe(shift);
    const resting = withLastSigns([{ ...shift, duty: 'break' }], [], during);
    expect(resting).toEqual([{ ...shift, duty: 'break', seenAt: after(300) }]);
  });
});

describe('a promise whose driver is off duty', () => {
  const promised = aRide('accepted', {
    kind: 'later',
    pickupAt: after(5 * HOUR),
    searchFrom: after(5 * HOUR),
  });
  const off = (duty = 'off') => aShift({ duty, dutySince: after(-MINUTE) });

  test('the promise is marked from four hours before its pick-up on, with the time since which the driver is off duty', () => {
    expect(marks(promised, HOUR - 1, { shift: off() })).toEqual([]);
    expect(marks(promised, HOUR, { shift: off() })).toEqual(['off-duty -60']);
  });

  test.each(['on', 'break'])('a promise is not marked while its driver’s duty is %j', (duty) => {
    expect(marks(promised, 2 * HOUR, { shift: off(duty) })).toEqual([]);
  });

  test('a ride that is not promised, or has an unknown driver, is not marked', () => {
    const soon = { pickupAt: after(2 * HOUR), searchFrom: after(2 * HOUR) };
    expect(marks(aRide('offered', { kind: 'later', ...soon }), 0, { shift: off() })).toEqual([]);
    expect(marks(promised, 2 * HOUR)).toEqual([]);
  });
});

test('every open ride of a blocked driver is marked, and an ended ride is not', () => {
  expect(marks(aRide('accepted'), 60, { blocked: true })).toEqual(['blocked']);
  expect(marks(aRide('offered'), 60, { blocked: true })).toEqual(['blocked']);
  expect(marks(aRide('requested'), 60, { blocked: true })).toEqual([]);
  expect(marks(aRide('completed', { driver: 'u-dario' }), 60, { blocked: true })).toEqual([]);
});

test('a promised or offered ride is marked if its driver is away on the day of its pick-up', () => {
  const away = (ride: Ride, first: string) => {
    const known = { hours: [], away: [{ first, last: '2099-12-31' }] };
    const availability = { of: new Map([['u-dario', known]]), timeZone: 'UTC' };
    const found = marksOf([ride], [], new Set(), after(0), availability).get(ride.id) ?? [];
    return found.map(({ of, at }) => [of, at]);
  };
  const day = BOOKED_AT.toISOString().slice(0, 10);
  const later = { kind: 'later', pickupAt: after(HOUR), searchFrom: after(HOUR), driver: 'u-dario' };
  expect(away(aRide('accepted', later), day)).toEqual([['away', null]]);
  expect(away(aRide('offered', later), day)).toEqual([['away', null]]);
  expect(away(aRide('accepted', { ...later, driver: 'u-dilek' }), day)).toEqual([]);
  expect(away(aRide('accepted', later), '2099-01-01')).toEqual([]);
  expect(away(aRide('on_the_way', later), day)).toEqual([]);
  expect(away(aRide('requested'), day)).toEqual([]);
});

test('several marks are in the order of `ATTENTIONS`', () => {
  const ride = aRide('arrived');
  const shift = aShift({ seenAt: after(0) });
  const found = marksOf([ride], [shift], new Set([shift.uid]), after(900)).get(ride.id);
  expect(found?.map(({ of }) => of)).toEqual(['no-show', 'silent', 'blocked']);
  expect(ATTENTIONS).toEqual([
    'untaken',
    'unanswered',
    'new-time',
    'no-show',
    'overdue',
    'off-duty',
    'away',
    'silent',
    'unassigned',
    'blocked',
  ]);
});
