import { beforeAll, describe, expect, it } from 'vitest';
import { ridersOf } from '#domain/rides/model/customers/caller.ts';
import { EVERY_RIDE, type RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { RidePage } from '#domain/rides/ports/ride-repository.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openDriver, openPerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const at = (hour: number) => new Date(Date.UTC(2024, 5, 1, hour));

type Given = readonly [rider: string, driver: string, state: string, hour: number];

export function describeRideHistory(name: string, makeWorld: MakeWorld): void {
  describe(`the history of rides on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    /** An administrator, two callers and two drivers of this test's own, and their rides. */
    const arrange = async (
      rides: (people: readonly [string, string, string, string]) => readonly Given[],
    ) => {
      const admin = await openPerson(stage(), 'admin');
      const people = [0, 1, 2, 3].map(() => anId());
      const [cora = '', carl = '', dora = '', dan = ''] = people;
      const given = rides([cora, carl, dora, dan]);
      await stage().documents.write(
        Object.fromEntries(
          given.map(([rider, driver, state, hour]) => [
            `rides/${anId()}`,
            { rider, driver, state, pickupAt: at(hour) },
          ]),
        ),
      );
      return { admin, cora, carl, dora, dan };
    };
    type Admin = Awaited<ReturnType<typeof arrange>>['admin'];
    const pageOf = async ({ rides }: Admin, part: Partial<RideFilter>, cursor: string | null = null) =>
      valueOf(await rides.page({ of: 'filter', filter: { ...EVERY_RIDE, ...part } }, cursor));
    const countOf = async ({ rides }: Admin, part: Partial<RideFilter>) =>
      valueOf(await rides.count({ ...EVERY_RIDE, ...part }));
    /** How many rides each filter finds, by listing and by counting. */
    const foundBy = (admin: Admin, expected: readonly (readonly [Partial<RideFilter>, number])[]) =>
      Promise.all(
        expected.map(async ([filter]) => [
          filter,
          (await pageOf(admin, filter)).rides.length,
          await countOf(admin, filter),
        ]),
      );

    it('rides are found by several riders, the driver, the state and the period, alone and together', async () => {
      const { admin, cora, carl, dora, dan } = await arrange(([one, other, first, second]) => [
        [one, first, 'completed', 1],
        [one, second, 'completed', 2],
        [other, first, 'cancelled', 3],
        [other, first, 'completed', 4],
      ]);
      const both = [cora, carl];
      const expected: readonly (readonly [Partial<RideFilter>, number])[] = [
        [{ riders: both }, 4],
        [{ riders: [cora] }, 2],
        [{ driver: dora }, 3],
        [{ riders: both, driver: dora }, 3],
        [{ riders: both, state: 'completed' }, 3],
        [{ riders: [carl], driver: dora, state: 'completed' }, 1],
        [{ driver: dan, state: 'cancelled' }, 0],
        [{ riders: both, period: { from: at(2), until: at(4) } }, 2],
        [{ driver: dora, state: 'completed', period: { from: at(0), until: at(4) } }, 1],
      ];
      expect(await foundBy(admin, expected)).toEqual(
        expected.map(([filter, rides]) => [filter, rides, rides]),
      );
    });

    it('rides are found by the car that came, and by their booker, together with all other conditions', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [driver, ada, bob, plate, other] = [anId(), anId(), anId(), anId(), anId()];
      const given = [
        [plate, ['passenger'], 'completed', 1],
        [plate, ['dispatch', ada], 'completed', 2],
        [plate, ['dispatch', bob], 'cancelled', 3],
        [other, ['dispatch', ada], 'completed', 4],
        [null, undefined, 'expired', 5],
      ] as const;
      const rider = anId();
      await stage().documents.write(
        Object.fromEntries(
          given.map(([car, bookedBy, state, hour]) => [
            `rides/${anId()}`,
            {
              rider,
              driver,
              state,
              card: car && { plate: car },
              ...(bookedBy && { bookedBy }),
              pickupAt: at(hour),
            },
          ]),
        ),
      );
      const mine = { riders: [rider] };
      const expected: readonly (readonly [Partial<RideFilter>, number])[] = [
        [{ plate }, 3],
        [{ plate: other }, 1],
        [{ plate: anId() }, 0],
        [{ booker: { uid: ada } }, 2],
        [{ ...mine, booker: 'dispatch' }, 3],
        [{ ...mine, booker: 'passenger' }, 1],
        [{ booker: { uid: ada }, plate }, 1],
        [{ ...mine, driver, plate, booker: 'dispatch', state: 'cancelled' }, 1],
        [{ driver, booker: 'dispatch', plate, period: { from: at(3), until: at(5) } }, 1],
      ];
      expect(await foundBy(admin, expected)).toEqual(
        expected.map(([filter, rides]) => [filter, rides, rides]),
      );
    });

    it('a booking is found by its booker, and only administrators are listed as dispatchers and read the list', async () => {
      const ada = await openPerson(stage(), 'admin');
      const robin = await openPerson(stage(), 'passenger');
      const own = await robin.book();
      const idsOf = async (part: Partial<RideFilter>) =>
        (await pageOf(ada, { riders: [robin.uid], ...part })).rides.map(({ id }) => id);
      expect(await idsOf({ booker: 'passenger' })).toEqual([own]);
      expect(await idsOf({ booker: 'dispatch' })).toEqual([]);
      const known = valueOf(await ada.history.dispatchers());
      expect([known.length > 0, known.some(({ uid }) => uid === robin.uid)]).toEqual([true, false]);
      expect(errorOf(await robin.history.dispatchers())).toEqual(DENIED);
    });

    it('the period of a day includes its first instant, and not the first instant of the next day', async () => {
      const { admin, dora } = await arrange(([one, , first]) => [
        [one, first, 'completed', 0],
        [one, first, 'completed', 24],
      ]);
      const period = { from: at(0), until: at(24) };
      expect(await countOf(admin, { driver: dora, period })).toBe(1);
      expect(await countOf(admin, { state: 'completed', period })).toBeGreaterThan(0);
      expect((await pageOf(admin, { period })).rides.length).toBeGreaterThan(0);
    });

    it('pages of found rides are newest first, the last page has no next one, and the count includes all rides', async () => {
      const { admin, cora, carl } = await arrange(([one, other, first]) =>
        Array.from({ length: 23 }, (_, hour) => [hour % 2 === 0 ? one : other, first, 'completed', hour]),
      );
      const filter = { riders: [cora, carl] };
      const first = await pageOf(admin, filter);
      expect(first.rides).toHaveLength(20);
      const second = await pageOf(admin, filter, first.next);
      expect(second).toMatchObject({ next: null });
      expect(second.rides).toHaveLength(3);
      expect(new Set([...first.rides, ...second.rides].map(({ id }) => id)).size).toBe(23);
      expect(await countOf(admin, filter)).toBe(23);
    });

    it('the rides of a caller, each with another rider, are found in one order, page by page', async () => {
      const admin = await openPerson(stage(), 'admin');
      const ids = Array.from({ length: 64 }, anId);
      const hours = new Map(ids.map((id, index) => [id, (index * 37) % 64]));
      await stage().documents.write(
        Object.fromEntries(
          ids.map((id) => [
            `rides/${id}`,
            { rider: `caller-${id}`, state: 'completed', pickupAt: at(hours.get(id) ?? 0) },
          ]),
        ),
      );
      const filter = { riders: ridersOf({ rides: ids }) };
      const found: number[] = [];
      const sizes: number[] = [];
      let cursor: string | null = null;
      do {
        const page: RidePage = await pageOf(admin, filter, cursor);
        found.push(...page.rides.map(({ id }) => hours.get(id) ?? -1));
        sizes.push(page.rides.length);
        cursor = page.next;
      } while (cursor !== null);
      expect(sizes).toEqual([20, 20, 20, 4]);
      expect(found).toEqual(Array.from({ length: 64 }, (_, index) => 63 - index));
      expect(await countOf(admin, filter)).toBe(64);
      expect(await countOf(admin, { riders: [] })).toBe(0);
    });

    it('the totals of a filter count its rides by state, and have their average and longest waits', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [busy, calm] = [await openDriver(stage()), await openDriver(stage())];
      const day = { from: at(24 * 40), until: at(24 * 41) };
      const ride = (driver: string, state: RideState, hour: number, minutes: number) => {
        const pickupAt = at(24 * 40 + hour);
        const arrivedAt = new Date(pickupAt.getTime() + minutes * 60_000);
        return [`rides/${anId()}`, aStoredRide(state, { driver, pickupAt, arrivedAt })] as const;
      };
      await stage().documents.write(
        Object.fromEntries([
          ride(calm.uid, 'completed', 0, 4),
          ride(busy.uid, 'completed', 1, 10),
          ride(busy.uid, 'completed', 23, 1),
          ride(busy.uid, 'cancelled', 2, 0),
          ride(busy.uid, 'completed', 24, 60),
        ]),
      );
      const ofDay = { ...EVERY_RIDE, period: day };
      const { states, waits } = valueOf(await admin.history.totals(ofDay));
      expect(states.filter(({ rides }) => rides > 0)).toEqual([
        { state: 'completed', rides: 3 },
        { state: 'cancelled', rides: 1 },
      ]);
      const ofCalm = valueOf(await admin.history.totals({ ...ofDay, driver: calm.uid }));
      expect(ofCalm.states.filter(({ rides }) => rides > 0)).toEqual([{ state: 'completed', rides: 1 }]);
      expect(ofCalm.waits).toEqual({ rides: 1, average: 240, longest: 240 });
      const known = valueOf(await admin.history.drivers()).map(({ uid }) => uid);
      expect(known).toEqual(expect.arrayContaining([busy.uid, calm.uid]));
      expect(waits).toEqual({ rides: 3, average: 300, longest: 600 });
      expect(errorOf(await busy.history.totals(ofDay))).toEqual(DENIED);
    });

    it('the history is for administrators only', async () => {
      const people = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'driver')];
      const refused = people.map(async ({ rides }) => [
        errorOf(await rides.page({ of: 'filter', filter: EVERY_RIDE }, null)),
        errorOf(await rides.count(EVERY_RIDE)),
      ]);
      expect((await Promise.all(refused)).flat()).toEqual(Array.from({ length: 4 }, () => DENIED));
    });

    it('a count of rides fails without the network', async () => {
      const admin = await openPerson(stage(), 'admin');
      admin.network.goOffline();
      expect(errorOf(await admin.rides.count(EVERY_RIDE)).code).toBe('network');
    });
  });
}
