import { describe, expect, it } from 'vitest';
import { phoneFields } from '#domain/rides/model/booking/rider-record.ts';
import { SERVER_TIME, type Data } from './scenario/datum.ts';
import { clockedRequests } from './scenario/clocked-requests.ts';
import { commits, commit, remove, set, update, type Request } from './scenario/request.ts';
import { FIRM } from './scenario/rides/firm.ts';
import { onDuty, take } from './scenario/rides/driving.ts';
import { later, moves, planned } from './scenario/rides/moving.ts';
import { KNOWN } from './scenario/rides/customers.ts';
import { copy } from './scenario/rides/customer-care.ts';
import {
  at,
  CAR,
  DETAILS,
  detailsPath,
  idOf,
  keptFrom,
  RIDE,
  ride,
  shift,
  TERMS,
  worked,
} from './scenario/rides/ride-documents.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { ada, dora, penny } from './scenario/rides/ride-people.ts';
import { alive, sent } from './scenario/rides/sending.ts';
import { record } from './scenario/rides/slots.ts';
import { text } from './scenario/wrong-values.ts';

// An insider repeated these requests at full speed on an earlier version. The tests count how many are permitted now.

/**
 * How many of `tries` requests are allowed. `requestOf` gets how many were allowed so far, and the request's number.
 */
function countOf(
  { allows }: Pick<ReturnType<typeof clockedRequests>, 'allows'>,
  tries: number,
  requestOf: (allowed: number, nth: number) => Request,
): number {
  let allowed = 0;
  for (let nth = 0; nth < tries; nth += 1) if (allows(requestOf(allowed, nth))) allowed += 1;
  return allowed;
}

describe('a passenger who rings every driver’s phone (S1)', () => {
  const SOON = 600;
  const due = later('requested', { pickupAt: at(SOON), searchFrom: at(SOON) });
  const movesTo = (before: Data, seconds: number) => {
    const taken = { ...moves(penny, before, {}, seconds), by: penny };
    return commits(penny, ...sent(RIDE, taken), update(detailsPath(), { deleteAt: keptFrom(seconds) }));
  };
  /** The ride after it was moved `times` times, each time by a second. */
  const moved = (times: number): Data => ({
    ...due,
    rev: times,
    pickupAt: at(times === 0 ? SOON : pickUpOf(times - 1)),
  });
  const pickUpOf = (nth: number) => 4000 + nth;

  it('a passenger makes four of two hundred moves in half a minute', () => {
    const clock = clockedRequests(planned(due), 0.16);
    expect(countOf(clock, 200, (allowed) => movesTo(moved(allowed), pickUpOf(allowed)))).toBe(4);
  });

  it('a driver still takes the ride after all moves of an hour', () => {
    const NOW_DUE = { ...planned(due), ...onDuty() };
    const clock = clockedRequests(NOW_DUE, 10);
    const allowed = countOf(clock, 240, (done) => movesTo(moved(done), pickUpOf(done)));
    expect(allowed).toBe(100);
    clock.waits(pickUpOf(100) - clock.seconds() - TERMS.release);
    const before = { ...moved(100), rev: 100 };
    expect(clock.allows(commits(dora, ...sent(RIDE, take(before)), alive({ ride: RIDE })))).toBe(true);
  });
});

describe('a driver who erases a week of hours (S3)', () => {
  /** The change with this number, and the record of the duty that it ends. That duty began at `since`. */
  const flip = (turn: number, since: Date): Request =>
    commits(
      dora,
      update('drivers/dora', {
        duty: turn % 2 === 0 ? 'break' : 'on',
        dutySince: SERVER_TIME,
        seenAt: SERVER_TIME,
        turn: turn + 1,
        inARow: turn + 1,
      }),
      set(
        `drivers/dora/duties/${turn}`,
        worked('dora', {
          duty: turn % 2 === 0 ? 'on' : 'break',
          since,
          deleteAt: new Date(since.getTime() + 730 * DAY_MS),
        }),
      ),
    );

  it('a driver makes six of seventy changes in four seconds, and earlier hours stay on record', () => {
    const clock = clockedRequests({ ...FIRM, 'vehicles/car-1': CAR, 'drivers/dora': shift() }, 0.056);
    let [turn, since] = [0, at(-3600)];
    for (let tries = 0; tries < 70; tries += 1) {
      if (!clock.allows(flip(turn, since))) continue;
      since = at(clock.seconds());
      turn += 1;
    }
    expect(turn).toBe(6);
    const hour = worked('dora', { duty: 'on' });
    expect(clock.has('drivers/dora/duties/0')).toBe(true);
    const gone: Request = commits(dora, remove('drivers/dora/duties/0'));
    const rewritten: Request = commits(dora, set('drivers/dora/duties/0', { ...hour, until: at(-1800) }));
    expect([gone, rewritten].map(clock.allows)).toEqual([false, false]);
  });
});

describe('a dispatcher who leaves no trace (S6)', () => {
  const ids = Array.from({ length: 300 }, (_, n) => idOf(`c${n}x`));
  const known = Object.fromEntries(ids.map((id) => [`customers/${id}`, KNOWN]));

  it('no customer is removed without a copy that says by whom, neither alone nor in a commit of three hundred', () => {
    const { allows } = clockedRequests({ ...FIRM, ...known });
    const [first = ''] = ids;
    expect(allows(commits(ada, ...ids.map((id) => remove(`customers/${id}`))))).toBe(false);
    expect(allows(commits(ada, remove(`customers/${first}`)))).toBe(false);
    const traced = commit(set(`removedCustomers/${first}`, copy()), remove(`customers/${first}`));
    expect(allows({ by: ada, does: traced })).toBe(true);
  });

  it('no record is emptied or prolonged without a booking', () => {
    const { allows } = clockedRequests({ ...FIRM, ...known });
    const writes = (fields: Data) => allows(commits(ada, update(`customers/${ids[0]}`, fields)));
    const prolonged = { lastRideAt: SERVER_TIME, deleteAt: at(729 * 86_400) };
    expect([{ rides: [] }, { rides: [], ...prolonged }, prolonged].map(writes)).toEqual([
      false,
      false,
      false,
    ]);
    expect(writes({ note: 'Rang.' })).toBe(true);
  });
});

describe('a person who writes without a pause (S7)', () => {
  const passenger = { ...FIRM, 'riders/penny': record };
  const keeps = (fields: Data): Request =>
    commits(penny, update('riders/penny', { ...fields, keptAt: SERVER_TIME }));

  it('a passenger saves one of sixty numbers, or of their own places, in a second', () => {
    const numbers = clockedRequests(passenger, 0.018);
    expect(countOf(numbers, 60, (_, nth) => keeps(phoneFields(`5511${nth}`)))).toBe(1);
    const places = clockedRequests(passenger, 0.018);
    expect(countOf(places, 60, (_, nth) => keeps({ saved: { home: { text: `Home ${nth}` } } }))).toBe(1);
  });

  it('a driver adds one of fifty push devices in a second', () => {
    const clock = clockedRequests(FIRM, 0.016);
    const adds = (_: number, nth: number): Request => {
      const id = String(nth).padStart(20, 'p');
      const device = {
        endpoint: `https://fcm.googleapis.com/${nth}`,
        p256dh: `B${text(86)}`,
        auth: text(22),
        at: SERVER_TIME,
      };
      const fields = { devices: { [id]: device }, device: id, at: SERVER_TIME, addedAt: SERVER_TIME };
      return commits(dora, set('devices/dora', fields));
    };
    expect(countOf(clock, 50, adds)).toBe(1);
  });

  it('a driver makes one of ninety-nine estimates in ten seconds, and the rest of the log stays free', () => {
    const before = ride('on_the_way');
    const clock = clockedRequests(
      { ...FIRM, ...onDuty({ ride: RIDE }), [`rides/${RIDE}`]: before, [detailsPath()]: DETAILS },
      0.1,
    );
    const says = (allowed: number, nth: number) =>
      commits(
        dora,
        ...sent(RIDE, {
          by: dora,
          before: { ...before, rev: 1 + allowed },
          did: 'estimate',
          changes: { etaAt: at(600 + nth) },
        }),
      );
    expect(countOf(clock, 99, says)).toBe(1);
  });
});
