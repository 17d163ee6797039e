import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { ADA, aRideWorld, DARIO } from './ride-world.builder.ts';

const ID = 'ride-1';

/** A person before a ride in this state, with Dario on duty. */
function before(
  state: RideState,
  given: Readonly<Record<string, unknown>> = {},
  user = ADA,
  shift: Readonly<Record<string, unknown>> = {},
) {
  const world = aRideWorld(user);
  world.put(`rides/${ID}`, aStoredRide(state, given));
  world.put('drivers/u-dario', aStoredShift(shift));
  return { ...world, ride: world.rideOf(ID) };
}
const asDriver = (state: RideState = 'requested', shift: Readonly<Record<string, unknown>> = {}) =>
  before(state, {}, DARIO, shift);

describe('a driver who takes back a step', () => {
  it.each([
    ['arrived', 'arrive', 'on_the_way'],
    ['in_progress', 'start', 'arrived'],
    ['completed', 'complete', 'in_progress'],
    ['no_show', 'no_show', 'arrived'],
  ] as const)('a ride that is %s by the step %s goes back to %s [B9]', async (from, did, to) => {
    const { takeStep, put, rideOf } = asDriver();
    const log = {
      0: { did: 'request', by: 'u-robin', at: after(0) },
      1: { did, by: 'u-dario', at: after(0) },
    };
    put(
      `rides/${ID}`,
      aStoredRide(from, {
        driver: 'u-dario',
        arrivedAt: after(-300),
        did,
        rev: 1,
        log,
        changedAt: after(0),
      }),
    );
    valueOf(await takeStep(rideOf(ID), { did: 'take_back' }));
    expect(rideOf(ID)).toMatchObject({ state: to, did: 'take_back', driver: 'u-dario', endedAt: null });
  });

  it('a driver who already drives the next ride cannot get the last one back, and the failure says so [B9]', async () => {
    const { takeStep, put, rideOf, script } = asDriver('requested', { ride: 'ride-b' });
    put('rides/ride-b', aStoredRide('on_the_way'));
    const log = {
      0: { did: 'request', by: 'u-robin', at: after(0) },
      1: { did: 'complete', by: 'u-dario', at: after(0) },
    };
    const ended = { driver: 'u-dario', did: 'complete', rev: 1, log, changedAt: after(0) };
    put(`rides/${ID}`, aStoredRide('completed', ended));
    script('denied', 'denied');
    const refusal = errorOf(await takeStep(rideOf(ID), { did: 'take_back' }));
    expect(refusal).toEqual({ code: 'already-driving', ride: 'ride-b' });
  });
});

describe('dispatch that takes back a step', () => {
  const ENDED = { did: 'complete', driver: 'u-dario', endedAt: after(-60), arrivedAt: after(-600) };
  const BACK = { did: 'take_back' } as const;
  const ENGAGED = { code: 'driver-engaged', isOver: true };

  it.each([
    ['completed', 'in_progress'],
    ['no_show', 'arrived'],
  ] as const)(
    'a ride that is %s is reopened as %s, with its driver’s present number [B9]',
    async (from, to) => {
      const { takeStep, ride, rideOf, documents, put } = before(from, ENDED);
      put('drivers/u-dario', aStoredShift({ phone: '112' }));
      valueOf(await takeStep(ride, BACK));
      expect(rideOf(ID)).toMatchObject({ state: to, endedAt: null, card: { plate: 'CB 1', phone: '112' } });
      expect(rideOf(ID).log.at(-1)).toMatchObject({ did: 'take_back', by: ADA.uid });
      expect(documents.read('drivers/u-dario')).toMatchObject({ ride: ID });
    },
  );

  it.each([
    ['arrived', 'on_the_way'],
    ['in_progress', 'arrived'],
  ] as const)('a ride that is %s goes back to %s without a read of its driver [B9]', async (from, to) => {
    const { takeStep, ride, rideOf, requestsOf } = before(from);
    valueOf(await takeStep(ride, BACK));
    expect(rideOf(ID).state).toBe(to);
    expect(requestsOf('read drivers')).toBe(0);
  });

  it('a ride whose driver drives another, is off duty or is blocked cannot be reopened, and the failure says which [B9]', async () => {
    const busy = before('completed', ENDED);
    busy.put('rides/ride-b', aStoredRide('arrived'));
    busy.put('drivers/u-dario', aStoredShift({ ride: 'ride-b' }));
    busy.script('denied', 'denied');
    expect(errorOf(await busy.takeStep(busy.ride, BACK))).toEqual({ ...ENGAGED, by: 'ride' });
    const gone = before('completed', ENDED);
    gone.put('drivers/u-dario', aStoredShift({ duty: 'off' }));
    expect(errorOf(await gone.takeStep(gone.ride, BACK))).toEqual({ ...ENGAGED, by: 'off-duty' });
    const blocked = before('completed', ENDED);
    blocked.script('denied', 'denied');
    expect(errorOf(await blocked.takeStep(blocked.ride, BACK))).toEqual({ ...ENGAGED, by: 'account' });
    const open = before('in_progress');
    open.script('denied', 'denied');
    expect(errorOf(await open.takeStep(open.ride, BACK))).toEqual({ code: 'permission-denied' });
  });

  it('a ride cannot be reopened two hours after its end, and the failure says why [B9]', async () => {
    const { takeStep, ride, script } = before('no_show', { ...ENDED, endedAt: after(-7200) });
    script('denied', 'denied');
    expect(errorOf(await takeStep(ride, BACK))).toEqual({ code: 'not-taken-back', by: 'dispatch' });
  });
});
