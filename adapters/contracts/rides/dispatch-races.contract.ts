import { beforeAll, describe, expect, it } from 'vitest';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openDriver, openPerson, TRIP } from './ride-stage.builder.ts';

const TAKE = { did: 'take', minutes: null } as const;
type Answer = RideResult<void>;

/** Expects that exactly one of two simultaneous steps is stored. Returns which one, and the failure of the other. */
function judged([one, other]: readonly [Answer, Answer]) {
  expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
  return { isFirst: one.ok, failure: errorOf(one.ok ? other : one) };
}

/** Simultaneous steps of dispatch and others. One is stored. The failure of the other names the party of that one. */
export function describeDispatchRaces(name: string, makeWorld: MakeWorld): void {
  describe(`races of dispatch on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    /** A request as all see it, with two dispatchers and two drivers on duty. */
    async function openRace() {
      const passenger = await openPerson(stage(), 'passenger');
      const seen = await passenger.read(await passenger.book());
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const [driver, other] = [await openDriver(stage()), await openDriver(stage())];
      return { passenger, seen, admin, owner, driver, other, now: () => passenger.read(seen.id) };
    }

    it('only one of an offer to a driver and another driver’s simultaneous take is stored', async () => {
      const { admin, driver, other, seen, now } = await openRace();
      const { isFirst, failure } = judged(
        await Promise.all([
          admin.takeStep(seen, { did: 'offer', driver: other.uid }),
          driver.takeStep(seen, TAKE),
        ]),
      );
      expect(await now()).toMatchObject(
        isFirst
          ? { state: 'offered', driver: other.uid, rev: 1 }
          : { state: 'on_the_way', driver: driver.uid, rev: 1 },
      );
      expect(failure).toEqual(
        isFirst
          ? { code: 'ride-taken' }
          : { code: 'ride-changed', state: 'on_the_way', did: 'take', by: 'driver' },
      );
    });

    it('only one of an assignment and the passenger’s simultaneous cancel is stored', async () => {
      const { passenger, admin, driver, seen, now } = await openRace();
      const { isFirst, failure } = judged(
        await Promise.all([
          admin.takeStep(seen, { did: 'assign', driver: driver.uid }),
          passenger.takeStep(seen, { did: 'cancel', why: 'too_long' }),
        ]),
      );
      expect(await now()).toMatchObject({ state: isFirst ? 'accepted' : 'cancelled', rev: 1 });
      expect(failure).toEqual(
        isFirst
          ? { code: 'ride-changed', state: 'accepted', did: 'assign', by: 'dispatch' }
          : { code: 'ride-over', state: 'cancelled', did: 'cancel', by: 'passenger' },
      );
    });

    it('only one of two dispatchers’ assignments to two drivers is stored, and the failure of the other names dispatch', async () => {
      const { admin, owner, driver, other, seen, now } = await openRace();
      const { isFirst, failure } = judged(
        await Promise.all([
          admin.takeStep(seen, { did: 'assign', driver: driver.uid }),
          owner.takeStep(seen, { did: 'assign', driver: other.uid }),
        ]),
      );
      const winner = isFirst ? driver : other;
      expect(await now()).toMatchObject({ state: 'accepted', driver: winner.uid, rev: 1 });
      expect(failure).toEqual({ code: 'ride-changed', state: 'accepted', did: 'assign', by: 'dispatch' });
    });

    it('only one of a dispatcher’s assignments to two drivers in two tabs is stored, and the other fails', async () => {
      const { admin, driver, other, seen, now } = await openRace();
      const tab = await admin.inAnotherTab();
      const { isFirst, failure } = judged(
        await Promise.all([
          admin.takeStep(seen, { did: 'assign', driver: driver.uid }),
          tab.takeStep(seen, { did: 'assign', driver: other.uid }),
        ]),
      );
      expect((await now()).driver).toBe((isFirst ? driver : other).uid);
      expect(failure).toMatchObject({ code: 'ride-changed', did: 'assign' });
    });

    it('only one of a recall and the asked driver’s simultaneous take is stored', async () => {
      const { admin, driver, seen, now } = await openRace();
      valueOf(await admin.takeStep(seen, { did: 'offer', driver: driver.uid }));
      const offered = await now();
      const { isFirst, failure } = judged(
        await Promise.all([admin.takeStep(offered, { did: 'recall' }), driver.takeStep(offered, TAKE)]),
      );
      expect(await now()).toMatchObject({ state: isFirst ? 'requested' : 'on_the_way', rev: 2 });
      expect(failure).toEqual(
        isFirst
          ? { code: 'ride-changed', state: 'requested', did: 'recall', by: 'dispatch' }
          : { code: 'ride-changed', state: 'on_the_way', did: 'take', by: 'driver' },
      );
    });

    it('only one of a passenger’s edit and a simultaneous take is stored, and the ride’s places match', async () => {
      const { passenger, driver, seen, now } = await openRace();
      const details = valueOf(await passenger.rides.details(seen.id));
      if (details === null) throw new Error('no details');
      const change = { ...TRIP, to: { text: 'Mill Road 5, Northside' } };
      const { isFirst, failure } = judged(
        await Promise.all([passenger.editRide(seen, details, change), driver.takeStep(seen, TAKE)]),
      );
      const place = valueOf(await passenger.rides.details(seen.id))?.to.text;
      expect([(await now()).area.to, place]).toEqual(
        isFirst ? ['Northside', change.to.text] : ['Harbour', TRIP.to.text],
      );
      expect(failure).toEqual(
        isFirst
          ? { code: 'ride-changed', state: 'requested', did: 'edit', by: 'passenger' }
          : { code: 'ride-changed', state: 'on_the_way', did: 'take', by: 'driver' },
      );
    });
  });
}
