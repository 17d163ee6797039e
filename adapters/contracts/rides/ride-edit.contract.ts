import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openDriver, openPerson, TRIP, type RidePerson } from './ride-stage.builder.ts';

/** The trip without its time. */
const { pickUp: _, ...SAME } = TRIP;
const CHANGE = { ...SAME, from: { text: 'Mill Road 5, Northside' }, people: 3, note: 'Back door.' };

/** A pick-up `hours` hours from now, to the minute. */
function laterBy(now: Date, hours: number) {
  const at = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS + hours * HOUR_MS);
  return { kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) } as const;
}

/** Changes of a ride after its booking (D44), through the service and the rules. */
export function describeRideEdit(name: string, makeWorld: MakeWorld): void {
  describe(`the edit of a ride on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    const seenBy = async (person: RidePerson, id: string) => {
      const details = valueOf(await person.rides.details(id));
      if (details === null) throw new Error('no details');
      return [await person.read(id), details] as const;
    };

    it('a passenger changes a request: places, people and note, and a driver sees the new district', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await passenger.editRide(...(await seenBy(passenger, id)), CHANGE));
      expect(await driver.read(id)).toMatchObject({
        state: 'requested',
        rev: 1,
        did: 'edit',
        area: { from: 'Northside', to: 'Harbour' },
        people: 3,
      });
      const [, details] = await seenBy(passenger, id);
      expect(details).toMatchObject({
        from: CHANGE.from,
        to: TRIP.to,
        note: 'Back door.',
        phone: TRIP.phone,
      });
    });

    it('once a driver is on the way, dispatch can change the ride, and its passenger cannot', async () => {
      const [passenger, driver, admin] = [
        await openPerson(stage(), 'passenger'),
        await openDriver(stage()),
        await openPerson(stage(), 'admin'),
      ];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      expect(errorOf(await passenger.editRide(...(await seenBy(passenger, id)), CHANGE)).code).toBe(
        'permission-denied',
      );
      valueOf(await admin.editRide(...(await seenBy(admin, id)), CHANGE));
      expect(valueOf(await driver.rides.details(id))?.note).toBe('Back door.');
      expect(await driver.read(id)).toMatchObject({ state: 'on_the_way', driver: driver.uid });
    });

    it('an edit of a ride stores the former trip, which only administrators read', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      valueOf(await passenger.editRide(...(await seenBy(passenger, id)), CHANGE));
      valueOf(await admin.editRide(...(await seenBy(admin, id)), { ...CHANGE, needs: [] }));
      const { from, to, note, people, needs } = TRIP;
      const changed = { from: CHANGE.from, to, note: CHANGE.note, people: CHANGE.people, needs };
      expect(valueOf(await admin.rides.remarks(id))).toMatchObject([
        { rev: 1, did: 'edit', by: passenger.uid, was: { from, to, note, people, needs } },
        { rev: 2, did: 'edit', by: admin.uid, was: changed },
      ]);
      expect(errorOf(await passenger.rides.remarks(id)).code).toBe('permission-denied');
    });

    it('a promised ride is moved: its driver sees both times until the driver agrees, and the second of two moves fails', async () => {
      const [passenger, driver, admin, other] = [
        await openPerson(stage(), 'passenger'),
        await openDriver(stage()),
        await openPerson(stage(), 'admin'),
        await openPerson(stage(), 'admin'),
      ];
      const now = passenger.clock.now();
      const [first, second, third] = [laterBy(now, 1), laterBy(now, 2), laterBy(now, 3)];
      const id = await passenger.book();
      await passenger.mayBookAgain();
      valueOf(await passenger.editRide(...(await seenBy(passenger, id)), { ...TRIP, pickUp: first }));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'reserve' }));
      const seen = await seenBy(other, id);
      valueOf(await admin.editRide(...(await seenBy(admin, id)), { ...TRIP, pickUp: second }));
      expect(errorOf(await other.editRide(...seen, { ...TRIP, pickUp: third }))).toEqual({
        code: 'ride-changed',
        state: 'accepted',
        did: 'edit',
        by: 'dispatch',
      });
      const moved = await driver.read(id);
      expect(moved).toMatchObject({
        kind: 'later',
        pickupAt: second.at,
        movedFrom: first.at,
        searchFrom: second.at,
      });
      valueOf(await driver.takeStep(moved, { did: 'agree' }));
      expect(await passenger.read(id)).toMatchObject({ state: 'accepted', movedFrom: null, did: 'agree' });
      expect((await passenger.read(id)).log.map(({ movedFrom }) => movedFrom)).toEqual([
        null,
        expect.any(Date),
        null,
        first.at,
        null,
      ]);
    });

    it('a promise fails if the ride’s time was edited since the driver read it', async () => {
      const [passenger, driver, admin] = [
        await openPerson(stage(), 'passenger'),
        await openDriver(stage()),
        await openPerson(stage(), 'admin'),
      ];
      const id = await passenger.book();
      const [first, second] = [laterBy(admin.clock.now(), 1), laterBy(admin.clock.now(), 2)];
      valueOf(await admin.editRide(...(await seenBy(admin, id)), { ...TRIP, pickUp: first }));
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      const asked = await driver.read(id);
      valueOf(await admin.editRide(...(await seenBy(admin, id)), { ...TRIP, pickUp: second }));
      expect(errorOf(await driver.takeStep(asked, { did: 'reserve' }))).toMatchObject({
        code: 'ride-changed',
        did: 'edit',
      });
      expect(await driver.read(id)).toMatchObject({ state: 'offered', movedFrom: null });
    });

    it('an edit to a later time frees the slot for now, and the edit back is refused while another ride is in the slot', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      const seen = await seenBy(passenger, id);
      const early = await passenger.editRide(...seen, { ...TRIP, pickUp: laterBy(passenger.clock.now(), 1) });
      expect(errorOf(early).code).toBe('booked-just-now');
      await passenger.mayBookAgain();
      valueOf(await passenger.editRide(...seen, { ...TRIP, pickUp: laterBy(passenger.clock.now(), 1) }));
      await passenger.mayBookAgain();
      const now = await passenger.book();
      await passenger.mayBookAgain();
      const moved = await passenger.editRide(...(await seenBy(passenger, id)), TRIP);
      expect(errorOf(moved)).toEqual({ code: 'already-booked', kind: 'now', ride: now });
    });

    it('the second of two edits of one ride fails with the party of the first, and the first edit stays', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      const [seen, known] = [await seenBy(admin, id), await seenBy(passenger, id)];
      valueOf(await admin.editRide(...seen, CHANGE));
      expect(errorOf(await passenger.editRide(...known, { ...TRIP, people: 1 }))).toEqual({
        code: 'ride-changed',
        state: 'requested',
        did: 'edit',
        by: 'dispatch',
      });
      expect((await passenger.read(id)).people).toBe(3);
    });

    it('an edit of a ride that was cancelled since the read fails because the ride is over', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      const seen = await seenBy(admin, id);
      valueOf(await passenger.takeStep(await passenger.read(id), { did: 'cancel', why: 'mistake' }));
      expect(errorOf(await admin.editRide(...seen, CHANGE))).toMatchObject({
        code: 'ride-over',
        state: 'cancelled',
        by: 'passenger',
      });
    });

    it('an edit whose answer is lost is stored once, and a second edit of the same state fails', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      const seen = await seenBy(passenger, id);
      passenger.network.loseNextAnswer('documents');
      valueOf(await passenger.editRide(...seen, CHANGE));
      expect((await passenger.read(id)).rev).toBe(1);
      const other = await passenger.editRide(...seen, { ...CHANGE, note: 'Front door.' });
      expect(errorOf(other)).toMatchObject({ code: 'ride-changed', did: 'edit' });
      expect((await seenBy(passenger, id))[1].note).toBe('Back door.');
    });
  });
}
