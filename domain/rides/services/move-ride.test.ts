import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { someDetails } from '../model/booking/ride-details.builder.ts';
import { retainedUntil, readDetails } from '../model/booking/ride-details.ts';
import type { PickUp } from '../model/booking/pick-up.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { after, aStoredRide, BOOKED_AT } from '../model/ride/ride.builder.ts';
import { ADA, aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const DAY = 86_400;
const TOMORROW = after(DAY);
const STORED = someDetails({ name: 'Robin Rider' });
const LATER = { kind: 'later', wall: '2026-03-02T11:00', pickupAt: TOMORROW, searchFrom: TOMORROW };
const at = (seconds: number): PickUp => ({ kind: 'later', at: after(seconds), wall: '2026-03-02T12:00' });
const { retention } = defaultSettings('Europe/Berlin');

/** A world in which a person sees a ride for tomorrow (or with the given fields) in this state. */
function before(
  user = ROBIN,
  state: RideState = 'requested',
  given: Readonly<Record<string, unknown>> = LATER,
) {
  const world = aRideWorld(user);
  world.put(`rides/${ID}`, aStoredRide(state, given));
  world.put(`rides/${ID}/private/details`, STORED);
  world.put('riders/u-robin', { phone: '55112', trips: [], slots: { later1: ID }, claim: 'later1' });
  const ride = world.rideOf(ID);
  const { from, to } = STORED;
  const move = (pickUp: PickUp) =>
    world.editRide(ride, STORED, { from, to, note: '', people: 1, needs: [], pickUp });
  return {
    ...world,
    move,
    detailsNow: () => readDetails(world.documents.read(`rides/${ID}/private/details`)),
  };
}

describe('another time for a ride', () => {
  it('moves the pick-up, the search and the removal of the details, and the log has the old time', async () => {
    const { move, rideOf, detailsNow } = before();
    valueOf(await move(at(2 * DAY)));
    expect(rideOf(ID)).toMatchObject({
      kind: 'later',
      pickupAt: after(2 * DAY),
      searchFrom: after(2 * DAY),
      wall: '2026-03-02T12:00',
      movedFrom: null,
      log: [{ movedFrom: null }, { did: 'edit', movedFrom: TOMORROW }],
    });
    expect(detailsNow()?.deleteAt).toEqual(retainedUntil(after(2 * DAY), retention));
  });

  it('is not sent if it is the same time', async () => {
    const { move, requestsOf } = before();
    valueOf(await move({ ...at(DAY) }));
    expect(requestsOf('write rides')).toBe(0);
  });

  it('does not come with an edit of the trip, which leaves the time and what depends on it', async () => {
    const { editRide, rideOf, detailsNow, documents } = before();
    const { from, to } = STORED;
    const same = { from, to, note: '', needs: [], pickUp: at(DAY) };
    valueOf(await editRide(rideOf(ID), STORED, { ...same, people: 2 }));
    expect(documents.read(`rides/${ID}`)).toMatchObject({ ...LATER, people: 2, log: { 1: { did: 'edit' } } });
    expect(rideOf(ID).log[1]?.movedFrom).toBe(null);
    expect(detailsNow()?.deleteAt).toEqual(STORED.deleteAt);
  });

  it('must be the lead of a booking ahead for a passenger, and only in the future for dispatch', async () => {
    const { move } = before();
    expect(errorOf(await move(at(900)))).toEqual({
      code: 'pick-up-too-soon',
      from: after(960),
      field: 'date',
    });
    valueOf(await move(at(960)));
    const dispatch = before(ADA);
    expect(errorOf(await dispatch.move(at(0)))).toMatchObject({ code: 'pick-up-too-soon', from: after(60) });
    valueOf(await dispatch.move(at(60)));
  });

  it.each([
    ['its passenger', 'the horizon', undefined, 30],
    ['dispatch', 'a year', ADA, 365],
  ] as const)('can be chosen by %s up to %s ahead, not beyond', async (_, __, user, days) => {
    const { move, requestsOf } = before(user);
    expect(errorOf(await move(at(days * DAY + 60)))).toMatchObject({ code: 'pick-up-too-late' });
    expect(requestsOf('write rides')).toBe(0);
    valueOf(await move(at(days * DAY)));
  });

  it('is too soon if it passes before the second attempt', async () => {
    const { move, script, clock, meanwhile } = before(ADA);
    script('denied');
    meanwhile(() => clock.advance(60_000));
    expect(errorOf(await move(at(60)))).toMatchObject({ code: 'pick-up-too-soon', from: after(120) });
  });

  it('counts as stored after a lost answer only if the stored time is the same', async () => {
    const { move, script, rideOf } = before(ADA);
    script('lost');
    valueOf(await move(at(2 * DAY)));
    expect(rideOf(ID).rev).toBe(1);
    expect(errorOf(await move(at(3 * DAY)))).toMatchObject({
      code: 'ride-changed',
      did: 'edit',
      by: 'dispatch',
    });
  });
});

describe('a promised ride at another time', () => {
  it('asks its driver for an answer until the ride is at the promised time again', async () => {
    const world = before(ADA, 'accepted');
    const moved = async (seconds: number) => {
      const { from, to } = STORED;
      const change = { from, to, note: '', people: 1, needs: [], pickUp: at(seconds) };
      valueOf(await world.editRide(world.rideOf(ID), STORED, change));
      return world.rideOf(ID).movedFrom;
    };
    expect(await moved(2 * DAY)).toEqual(TOMORROW);
    expect(await moved(3 * DAY)).toEqual(TOMORROW);
    expect(await moved(DAY)).toBe(null);
  });

  it('can be agreed to by its driver, but not if the ride is at the promised time', async () => {
    const moved = before(DARIO, 'accepted', { ...LATER, movedFrom: after(3600) });
    const seen = moved.rideOf(ID);
    valueOf(await moved.takeStep(seen, { did: 'agree' }));
    expect(moved.rideOf(ID)).toMatchObject({ state: 'accepted', movedFrom: null, did: 'agree' });
    const still = before(DARIO, 'accepted');
    still.script('denied', 'denied');
    expect(errorOf(await still.takeStep(still.rideOf(ID), { did: 'agree' }))).toMatchObject({
      code: 'ride-changed',
    });
  });

  it.each([
    [{ did: 'recall' }, 'requested'],
    [{ did: 'offer', driver: 'u-dilek' }, 'offered'],
    [
      {
        did: 'assign',
        driver: 'u-dilek',
        card: { name: 'D', vehicle: 'V', plate: 'P', colour: null, phone: '1' },
        slot: 'later1',
      },
      'accepted',
    ],
  ] as const)('asks nobody for an answer after %o', (order, state) => {
    const { step, rideOf, put } = before(ADA, 'accepted', { ...LATER, movedFrom: after(3600) });
    put('drivers/u-dilek', { slots: {} });
    step(ID, order, 'u-ada');
    expect(rideOf(ID)).toMatchObject({ state, movedFrom: null });
  });
});

describe('a ride that can no longer be moved', () => {
  it.each([
    ['on_the_way', LATER, at(2 * DAY)],
    ['arrived', LATER, at(2 * DAY)],
    ['accepted', LATER, { kind: 'now' }],
    ['offered', {}, at(DAY)],
    ['accepted', {}, at(DAY)],
  ] as const)(
    'is reported as changed, and nothing is sent, if it is %s with %o',
    async (state, given, to) => {
      const { move, requestsOf } = before(ADA, state, given);
      expect(errorOf(await move(to))).toMatchObject({ code: 'ride-changed', state });
      expect(requestsOf('write rides')).toBe(0);
    },
  );
});

describe('a change of a ride’s kind', () => {
  it('puts a passenger’s later ride into the slot for now', async () => {
    const { move, rideOf, documents, detailsNow } = before();
    valueOf(await move({ kind: 'now' }));
    expect(rideOf(ID)).toMatchObject({ kind: 'now', wall: null, pickupAt: BOOKED_AT, searchFrom: BOOKED_AT });
    expect(documents.read('riders/u-robin')).toMatchObject({ slots: { now: ID, later1: ID }, claim: 'now' });
    expect(detailsNow()?.deleteAt).toEqual(retainedUntil(BOOKED_AT, retention));
  });

  it('puts a ride for now into the later slot that has it already, or else into a free later slot', async () => {
    for (const [slots, claim] of [
      [{ now: ID }, 'later1'],
      [{ now: ID, later1: 'ride-2' }, 'later2'],
      [{ now: ID, later1: 'ride-2', later2: ID }, 'later2'],
    ] as const) {
      const { move, put, documents } = before(ROBIN, 'requested', {});
      put('riders/u-robin', { phone: '55112', trips: [], slots, claim: 'now' });
      put('rides/ride-2', aStoredRide('requested', LATER));
      valueOf(await move(at(DAY)));
      expect(documents.read('riders/u-robin')).toMatchObject({ slots: { [claim]: ID }, claim });
    }
  });

  it('fails without a free slot, and names the ride in the slot', async () => {
    const { move, put, requestsOf } = before();
    put('riders/u-robin', { phone: '55112', trips: [], slots: { now: 'ride-2', later1: ID }, claim: 'now' });
    put('rides/ride-2', aStoredRide('on_the_way'));
    expect(errorOf(await move({ kind: 'now' }))).toEqual({
      code: 'already-booked',
      kind: 'now',
      ride: 'ride-2',
    });
    expect(requestsOf('write rides')).toBe(0);
  });

  it('may take a slot whose ride has changed its kind', async () => {
    const { move, put, documents } = before();
    put('riders/u-robin', { phone: '55112', trips: [], slots: { now: 'ride-2', later1: ID }, claim: 'now' });
    put('rides/ride-2', aStoredRide('requested', LATER));
    valueOf(await move({ kind: 'now' }));
    expect(documents.read('riders/u-robin')).toMatchObject({ slots: { now: ID }, claim: 'now' });
  });

  it('gives a record to a passenger for whom only dispatch has booked', async () => {
    const { move, documents } = before();
    documents.put('riders/u-robin', null);
    valueOf(await move({ kind: 'now' }));
    expect(documents.read('riders/u-robin')).toMatchObject({
      phone: STORED.phone,
      slots: { now: ID },
      claim: 'now',
    });
  });

  it('does not store the number of another person who rides in the passenger’s record', async () => {
    const { documents, editRide, rideOf } = before();
    const details = someDetails({ name: 'Maria Stein', phone: '0171 555 0199' });
    documents.put(`rides/${ID}/private/details`, details);
    documents.put('riders/u-robin', null);
    const { from, to } = details;
    const now = { from, to, note: '', people: 1, needs: [], pickUp: { kind: 'now' } } as const;
    valueOf(await editRide(rideOf(ID), details, now));
    expect(documents.read('riders/u-robin')).toMatchObject({ phone: '', phoneKey: '', slots: { now: ID } });
  });

  it('leaves the slots if dispatch makes it, and fails if the passenger’s record cannot be read', async () => {
    const dispatch = before(ADA);
    valueOf(await dispatch.move({ kind: 'now' }));
    expect(dispatch.documents.read('riders/u-robin')).toMatchObject({
      slots: { later1: ID },
      claim: 'later1',
    });
    const { move, hide } = before();
    hide('riders/u-robin', { code: 'network' });
    expect(errorOf(await move({ kind: 'now' }))).toEqual({ code: 'network' });
  });
});
