import { describe, expect, it } from 'vitest';
import {
  dueAt,
  extensionOfferedFrom,
  holdsDriver,
  holdsSlot,
  isAssignedAhead,
  isDue,
  isExpired,
  isPromised,
  isSearchDue,
  noShowFrom,
  offerEnd,
  overdueStep,
  searchEnd,
  searchesFrom,
  inStateSince,
  pickUpAfter,
} from './deadlines.ts';
import { RIDE_STATES } from './ride-state.ts';
import { after, aRide, BOOKED_AT } from './ride.builder.ts';

describe('the deadlines of a ride', () => {
  it('a search that began four hours before the last full hour, or earlier, is over', () => {
    const at = (time: string) => searchesFrom(new Date(`2026-05-04T${time}Z`)).toISOString();
    expect([at('12:00:00'), at('12:59:59')]).toEqual([
      '2026-05-04T08:00:00.000Z',
      '2026-05-04T08:00:00.000Z',
    ]);
  });

  it('each deadline is a stored time plus the ride’s own terms', () => {
    expect(searchEnd(aRide('requested'))).toEqual(after(1800));
    expect(offerEnd(aRide('offered'))).toEqual(after(120));
    expect(noShowFrom(aRide('arrived'))).toEqual(after(600));
    expect(dueAt(aRide('requested', { kind: 'later', pickupAt: after(7200) }))).toEqual(after(5400));
  });

  it('an offer of a ride that is not due waits longer, until the ride is due, and never shorter than an offer of a due ride', () => {
    const end = (pickUp: number, offeredAt = after(60)) =>
      offerEnd(aRide('offered', { kind: 'later', pickupAt: after(pickUp), offeredAt }));
    expect(end(86_400)).toEqual(after(60 + 43_200));
    expect(end(7200)).toEqual(after(5400));
    expect(end(1900)).toEqual(after(120));
    expect(end(1800)).toEqual(after(120));
  });

  it('the wait for a passenger begins at the arrival, and at the pick-up time if the driver is early', () => {
    const pickedUpAt = (pickupAt: Date) => noShowFrom(aRide('arrived', { kind: 'later', pickupAt }));
    expect(pickedUpAt(after(300))).toEqual(after(600));
    expect(pickedUpAt(after(301))).toEqual(after(601));
  });

  it('an extension is offered ten minutes before the end of a search, and for a shorter search after a minute', () => {
    const ride = aRide('requested');
    const short = { ...ride, terms: { ...ride.terms, search: 300 } };
    expect([extensionOfferedFrom(ride), extensionOfferedFrom(short)]).toEqual([after(1200), after(60)]);
  });

  it('a request expires with the second in which its search ends, and not before', () => {
    expect(isExpired(aRide('requested'), after(1799))).toBe(false);
    expect(isExpired(aRide('requested'), after(1800))).toBe(true);
  });

  it('a later ride is due half an hour before its pick-up, and a ride for now is always due', () => {
    const ride = aRide('accepted', { kind: 'later', pickupAt: after(7200) });
    expect([isDue(ride, after(5399)), isDue(ride, after(5400))]).toEqual([false, true]);
    expect(isDue({ ...ride, kind: 'now' }, after(0))).toBe(true);
  });

  it('the search for a later ride begins at its pick-up, and the search for a ride for now has always begun', () => {
    const ride = aRide('requested', { kind: 'later', pickupAt: after(7200) });
    expect([isSearchDue(ride, after(7199)), isSearchDue(ride, after(7200))]).toEqual([false, true]);
    expect(isSearchDue({ ...ride, kind: 'now' }, after(-60))).toBe(true);
  });

  it('only a request expires', () => {
    expect(RIDE_STATES.filter((state) => isExpired(aRide(state), after(99_999)))).toEqual(['requested']);
  });
});

describe('the slot and the driver of a ride', () => {
  it('an open ride holds its passenger’s slot until the ride has expired or ended', () => {
    const holding = RIDE_STATES.filter((state) => holdsSlot(aRide(state), after(10)));
    expect(holding.join(' ')).toBe('requested offered accepted on_the_way arrived in_progress');
    expect(holdsSlot(aRide('requested'), after(1800))).toBe(false);
    expect(holdsSlot(aRide('accepted'), after(1800))).toBe(true);
  });

  it('a ride occupies its driver only while it is driven, and never another driver', () => {
    const holding = RIDE_STATES.filter((state) => holdsDriver(aRide(state), 'u-dario'));
    expect(holding.join(' ')).toBe('on_the_way arrived in_progress');
    expect(holdsDriver(aRide('on_the_way'), 'u-dilek')).toBe(false);
  });

  it('a ride is promised to its driver only in the state accepted, and never to another driver', () => {
    expect(RIDE_STATES.filter((state) => isPromised(aRide(state), 'u-dario'))).toEqual(['accepted']);
    expect(isPromised(aRide('accepted'), 'u-dilek')).toBe(false);
  });
});

const REQUESTED = { did: 'request', by: 'u-robin', at: after(0) };
const arrived = (line: object, more: object = {}) =>
  aRide('arrived', {
    rev: 1,
    log: { 0: REQUESTED, 1: { did: 'arrive', by: 'u-dario', at: after(900), ...line } },
    ...more,
  });

it('a ride is in its state since the step that led to the state, whatever was changed later', () => {
  expect(inStateSince(arrived({}, { changedAt: after(2000) }))).toEqual(after(900));
});

it('a ride whose driver’s step was sent later is in its state since the driver’s press', () => {
  expect(inStateSince(arrived({ saidAt: after(300) }))).toEqual(after(300));
});

const line = (did: string, movedFrom?: Date) => ({
  did,
  by: 'u-ada',
  at: BOOKED_AT,
  ...(movedFrom && { movedFrom }),
});

it('a ride that was moved twice had each of its times in turn', () => {
  const ride = aRide('requested', {
    kind: 'later',
    rev: 3,
    did: 'edit',
    pickupAt: after(9000),
    log: { 0: line('request'), 1: line('edit', after(3600)), 2: line('edit'), 3: line('edit', after(7200)) },
  });
  expect([0, 1, 2, 3].map((rev) => pickUpAfter(ride, rev))).toEqual([
    after(3600),
    after(7200),
    after(7200),
    after(9000),
  ]);
});

describe('the steps of time', () => {
  it.each([
    ['a search', aRide('requested'), 1800, 'expire'],
    ['an offer', aRide('offered'), 120, 'lapse'],
  ])('%s is over at its end, and not a second before', (_, ride, end, step) => {
    expect([overdueStep(ride, after(end - 1)), overdueStep(ride, after(end))]).toEqual([null, step]);
  });

  it('a promise never ends by itself', () => {
    expect(overdueStep(aRide('accepted'), after(86_400))).toBeNull();
  });
});

describe('a ride that was assigned ahead', () => {
  const REQUEST = { did: 'request', by: 'u-robin', at: after(0) };
  const ASSIGN = { did: 'assign', by: 'u-ada', at: after(5399), driver: 'u-dario' };
  /** A ride after these lines, with a pick-up in two hours. The ride is due half an hour before. */
  const ride = (lines: readonly object[], state: 'accepted' | 'requested' = 'accepted', pickUp = 7200) =>
    aRide(state, {
      kind: 'later',
      pickupAt: after(pickUp),
      rev: lines.length,
      log: Object.fromEntries([REQUEST, ...lines].map((line, rev) => [rev, line])),
    });

  it('was assigned by dispatch before it was due, and is promised', () => {
    expect(isAssignedAhead(ride([ASSIGN]))).toBe(true);
    expect(isAssignedAhead(ride([{ ...ASSIGN, at: after(5400) }]))).toBe(false);
    expect(isAssignedAhead(ride([{ ...ASSIGN, did: 'reserve', by: 'u-dario' }]))).toBe(false);
    expect(isAssignedAhead(ride([ASSIGN, { ...ASSIGN, did: 'recall' }], 'requested'))).toBe(false);
  });

  it('is recognised by its last promise, and by its pick-up at that time', () => {
    const moved = { did: 'edit', by: 'u-ada', at: after(5500), movedFrom: after(7200) };
    expect(isAssignedAhead(ride([{ ...ASSIGN, at: after(5450) }, moved], 'accepted', 9000))).toBe(false);
    const reserve = { did: 'reserve', by: 'u-dario', at: after(5400) };
    expect(isAssignedAhead(ride([ASSIGN, { ...ASSIGN, did: 'recall' }, reserve]))).toBe(false);
  });
});
