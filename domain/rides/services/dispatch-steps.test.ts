import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift, FULL_SLOTS } from '../model/firm/shift.builder.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { ADA, aRideWorld, DARIO } from './ride-world.builder.ts';
import type { RideOrder } from './take-step.ts';

const ID = 'ride-1';

/** A world in which a person sees a ride in this state, and the driver Dario is on duty. */
function before(state: RideState, given: Readonly<Record<string, unknown>> = {}, user = ADA) {
  const world = aRideWorld(user);
  world.put(`rides/${ID}`, aStoredRide(state, given));
  world.put('drivers/u-dario', aStoredShift());
  return { ...world, ride: world.rideOf(ID) };
}

/** A world in which the rules refuse the next two writes. */
function refused(given: Readonly<Record<string, unknown>> = {}) {
  const world = before('requested', given);
  world.script('denied', 'denied');
  const refusalOf = async (order: RideOrder) => errorOf(await world.takeStep(world.ride, order));
  return { ...world, refusalOf };
}

const OFFER = { did: 'offer', driver: 'u-dario' } as const;
const ASSIGN = { did: 'assign', driver: 'u-dario' } as const;

describe('a dispatcher’s step', () => {
  it('an assignment sends the present card of the shift, also at the second attempt', async () => {
    const { takeStep, ride, rideOf, script, put, meanwhile } = before('requested');
    script('denied');
    meanwhile(() => put('drivers/u-dario', aStoredShift({ phone: '112' })));
    valueOf(await takeStep(ride, ASSIGN));
    expect(rideOf(ID).card?.phone).toBe('112');
  });

  it('a driver who never had a shift cannot be assigned a ride, and nothing is sent', async () => {
    const { takeStep, ride, requestsOf } = before('requested');
    expect(errorOf(await takeStep(ride, { did: 'assign', driver: 'u-nobody' }))).toEqual({
      code: 'driver-off-duty',
    });
    expect(requestsOf('write rides')).toBe(0);
  });

  it('a failure to read the shift is returned', async () => {
    const { takeStep, ride, hide } = before('requested');
    hide('drivers/u-dario', { code: 'network' });
    expect(errorOf(await takeStep(ride, ASSIGN))).toEqual({ code: 'network' });
  });

  it.each([
    ['now', {}],
    ['for later, that is due', { kind: 'later', wall: '10:20', pickupAt: after(1200) }],
    ['for later, whose pick-up has passed', { kind: 'later', wall: '09:00', pickupAt: after(-3600) }],
  ])(
    'a driver with five promises can be assigned a ride %s, which takes the slot `due`',
    async (_, given) => {
      const { takeStep, ride, put, documents } = before('requested', given);
      put('rides/ride-a', aStoredRide('accepted'));
      put('rides/ride-b', aStoredRide('accepted'));
      put('drivers/u-dario', aStoredShift({ slots: FULL_SLOTS, claim: 'next' }));
      valueOf(await takeStep(ride, ASSIGN));
      expect(documents.read('drivers/u-dario')).toMatchObject({
        slots: { ...FULL_SLOTS, due: ID },
        claim: 'due',
      });
    },
  );

  it('a driver with six promises cannot be assigned a ride that is due, until a promised ride is driven', async () => {
    const { takeStep, ride, put, documents, requestsOf } = before('requested');
    const promised = {
      later1: 'ride-a',
      later2: 'ride-a',
      later3: 'ride-a',
      later4: 'ride-a',
      next: 'ride-a',
      due: 'ride-b',
    };
    put('rides/ride-a', aStoredRide('accepted'));
    put('rides/ride-b', aStoredRide('accepted'));
    put('drivers/u-dario', aStoredShift({ slots: promised, claim: 'next' }));
    expect(errorOf(await takeStep(ride, ASSIGN))).toEqual({ code: 'driver-full', ride: 'ride-b' });
    expect(requestsOf('write rides')).toBe(0);
    put('rides/ride-b', aStoredRide('on_the_way'));
    valueOf(await takeStep(ride, ASSIGN));
    const slots = { ...promised, due: ID };
    expect(documents.read('drivers/u-dario')).toMatchObject({ slots, claim: 'due' });
  });

  const said = after(-5);
  it.each([
    ['on_the_way', 'arrive', 'arrived'],
    ['arrived', 'start', 'in_progress'],
    ['in_progress', 'complete', 'completed'],
  ] as const)(
    'dispatch enters for a driver, whose ride is %s, the step %s with its time',
    async (from, did, state) => {
      const { takeStep, ride, rideOf } = before(from);
      valueOf(await takeStep(ride, { did, saidAt: said }));
      expect(rideOf(ID)).toMatchObject({ state, driver: 'u-dario' });
      expect(rideOf(ID).log.at(-1)).toMatchObject({ did, by: ADA.uid, saidAt: said });
    },
  );

  it('a time that dispatch typed is sent again after a refusal', async () => {
    const { takeStep, ride, rideOf, script } = before('on_the_way');
    script('denied');
    valueOf(await takeStep(ride, { did: 'arrive', saidAt: said }));
    expect(rideOf(ID).log.at(-1)?.saidAt).toEqual(said);
  });

  it('a departure that dispatch enters locks the driver, and the ride has the card of the driver’s shift', async () => {
    const { takeStep, ride, rideOf, documents } = before('accepted');
    valueOf(await takeStep(ride, { did: 'depart', minutes: null, saidAt: said }));
    expect(rideOf(ID)).toMatchObject({ state: 'on_the_way', card: { plate: 'CB 1' }, etaAt: null });
    expect(documents.read('drivers/u-dario')).toMatchObject({ ride: ID });
  });

  it('dispatch cannot enter a departure for a driver who drives another ride or is on a break', async () => {
    const busy = before('accepted');
    busy.put('rides/ride-b', aStoredRide('arrived'));
    busy.put('drivers/u-dario', aStoredShift({ ride: 'ride-b' }));
    busy.script('denied', 'denied');
    const depart = { did: 'depart', minutes: null } as const;
    const engaged = (by: 'ride' | 'off-duty') => ({ code: 'driver-engaged', by, isOver: false });
    expect(errorOf(await busy.takeStep(busy.ride, depart))).toEqual(engaged('ride'));
    const resting = before('accepted');
    resting.put('drivers/u-dario', aStoredShift({ duty: 'break' }));
    expect(errorOf(await resting.takeStep(resting.ride, depart))).toEqual(engaged('off-duty'));
  });

  it('a correction without a note is refused without a request', async () => {
    const { takeStep, ride, requestsOf } = before('completed');
    const order = { did: 'correct', to: 'no_show', note: ' . ' } as const;
    expect(errorOf(await takeStep(ride, order))).toEqual({ code: 'note-too-short' });
    expect(requestsOf('write rides')).toBe(0);
  });
});

describe('an offer or an assignment that the rules refuse', () => {
  it('an expired request is reported, although the driver is also off duty', async () => {
    const { refusalOf, put, clock } = refused();
    put('drivers/u-dario', aStoredShift({ duty: 'off' }));
    clock.advance(1800 * 1000);
    expect(await refusalOf(OFFER)).toEqual({ code: 'ride-expired' });
  });

  it('a driver is reported as unavailable if no other reason is known', async () => {
    expect(await refused().refusalOf(OFFER)).toEqual({ code: 'driver-unavailable' });
    const later = { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) };
    const { refusalOf, put } = refused(later);
    put('drivers/u-dario', aStoredShift({ duty: 'off' }));
    expect(await refusalOf(ASSIGN)).toEqual({ code: 'driver-unavailable' });
  });

  it('a refusal is reported as a denial if its reason cannot be read', async () => {
    const { refusalOf, hide } = refused();
    hide('drivers/u-dario', { code: 'network' });
    expect(await refusalOf(OFFER)).toEqual({ code: 'permission-denied' });
  });
});

describe('a driver who is asked', () => {
  it('promises a ride for now in the slot `next`, and a later ride in a free later slot or else in `next`', async () => {
    const slotsAfter = async (kind: string, slots: object) => {
      const { takeStep, ride, put, documents } = before('offered', { kind }, DARIO);
      put('rides/ride-a', aStoredRide('accepted'));
      put('drivers/u-dario', aStoredShift({ slots }));
      valueOf(await takeStep(ride, { did: 'reserve' }));
      return documents.read('drivers/u-dario');
    };
    expect(await slotsAfter('now', {})).toMatchObject({ slots: { next: ID }, claim: 'next' });
    expect(await slotsAfter('later', {})).toMatchObject({ slots: { later1: ID }, claim: 'later1' });
    const four = { later1: 'ride-a', later2: 'ride-a', later3: 'ride-a', later4: 'ride-a' };
    expect(await slotsAfter('later', four)).toMatchObject({ slots: { ...four, next: ID }, claim: 'next' });
    const oneIsOver = { ...four, later3: 'ride-gone' };
    expect(await slotsAfter('later', oneIsOver)).toMatchObject({ slots: { later3: ID }, claim: 'later3' });
  });

  it('cannot promise a ride for now while the slot `next` is taken, gets the id in it, and nothing is sent', async () => {
    const { takeStep, ride, put, requestsOf } = before('offered', {}, DARIO);
    put('rides/ride-a', aStoredRide('accepted'));
    put('drivers/u-dario', aStoredShift({ slots: { next: 'ride-a' } }));
    expect(errorOf(await takeStep(ride, { did: 'reserve' }))).toEqual({
      code: 'promises-full',
      full: 'next',
      ride: 'ride-a',
    });
    expect(requestsOf('write rides')).toBe(0);
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
    'reopens a ride that is %s as %s, with the present number of its driver [B9]',
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
  ] as const)(
    'sets a ride that is %s back to %s without a read of the driver’s record [B9]',
    async (from, to) => {
      const { takeStep, ride, rideOf, requestsOf } = before(from);
      valueOf(await takeStep(ride, BACK));
      expect(rideOf(ID).state).toBe(to);
      expect(requestsOf('read drivers')).toBe(0);
    },
  );

  it('cannot reopen a ride whose driver drives another ride, is off duty or is blocked, and learns which [B9]', async () => {
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

  it('cannot reopen a ride two hours after its end, and learns why [B9]', async () => {
    const { takeStep, ride, script } = before('no_show', { ...ENDED, endedAt: after(-7200) });
    script('denied', 'denied');
    expect(errorOf(await takeStep(ride, BACK))).toEqual({ code: 'not-taken-back', by: 'dispatch' });
  });
});
