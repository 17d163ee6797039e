import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_LISTED } from '#domain/rides/model/basics/ride-limits.ts';
import { asksBack, givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { remarkPath } from '#domain/rides/model/stored/ride-paths.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { alter, arrangeFirm, arrangeRequests, openDriver, openPerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Who may read which part of a ride, and when (rides R11, R36). */
export function describeNeedToKnow(name: string, makeWorld: MakeWorld): void {
  describe(`the access to a ride on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('only administrators read the remarks of drivers and dispatch, and the ride does not contain them', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const [asked, driver] = [await openDriver(stage()), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: asked.uid }));
      const decline = { did: 'decline', why: 'other', note: 'Not him again.' } as const;
      valueOf(await asked.takeStep(await asked.read(id), decline));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      valueOf(await driver.takeStep(await driver.read(id), givesBack({ why: 'unsafe' })));
      const cancel = { did: 'cancel', why: 'other', note: ' Two drivers refuse. ' } as const;
      valueOf(await admin.takeStep(await admin.read(id), cancel));
      const { log } = await passenger.read(id);
      expect(log.map(({ did, why, note }) => [did, why, note])).toEqual(
        ['request', 'offer', 'decline', 'take', givesBack().did, 'cancel'].map((did) => [did, null, null]),
      );
      expect(valueOf(await admin.rides.remarks(id))).toMatchObject([
        { rev: 2, did: 'decline', by: asked.uid, why: 'other', note: 'Not him again.' },
        { rev: 4, ...asksBack({ why: 'unsafe' }), by: driver.uid, note: null },
        { rev: 5, did: 'cancel', by: admin.uid, why: 'other', note: 'Two drivers refuse.' },
      ]);
      const readers = [passenger, asked, driver];
      const answers = await Promise.all(readers.map((person) => person.rides.remarks(id)));
      expect(answers.map(errorOf)).toEqual(readers.map(() => DENIED));
    });

    it('only the last of too many remarks are listed, in the order of their steps', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [id = ''] = await arrangeRequests(stage(), 1);
      const revs = Array.from({ length: MOST_LISTED + 5 }, (_, index) => index + 1);
      const remark = { did: 'edit', by: admin.uid, deleteAt: at(60) };
      await stage().documents.write(
        Object.fromEntries(revs.map((rev) => [remarkPath(id, rev), { ...remark, at: at(rev - 200) }])),
      );
      expect(valueOf(await admin.rides.remarks(id)).map(({ rev }) => rev)).toEqual(revs.slice(5));
    });

    it('a passenger’s reason is in the ride, and their note is for administrators', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      const cancel = { did: 'cancel', why: 'other', note: 'My sister drives me.' } as const;
      valueOf(await passenger.takeStep(await passenger.read(id), cancel));
      expect((await admin.read(id)).log.at(-1)).toMatchObject({ why: 'other', note: null });
      expect(valueOf(await admin.rides.remarks(id))).toMatchObject([{ rev: 1, note: cancel.note }]);
    });

    it('a passenger whose account is blocked can still cancel, and the note is not stored', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      const seen = await passenger.read(id);
      await alter(stage(), `users/${passenger.uid}`, { status: 'rejected' });
      const cancel = { did: 'cancel', why: 'other', note: 'My sister drives me.' } as const;
      valueOf(await passenger.takeStep(seen, cancel));
      expect((await admin.read(id)).state).toBe('cancelled');
      expect(valueOf(await admin.rides.remarks(id))).toEqual([]);
    });

    it('a passenger can still cancel while the settings are damaged, and the note is not stored', async () => {
      const [passenger, admin] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'admin')];
      const id = await passenger.book();
      const seen = await passenger.read(id);
      await stage().documents.write({ 'settings/rides': {} });
      const cancel = { did: 'cancel', why: 'other', note: 'My sister drives me.' } as const;
      const cancelled = await passenger.takeStep(seen, cancel);
      await arrangeFirm(stage());
      valueOf(cancelled);
      expect((await admin.read(id)).state).toBe('cancelled');
      expect(valueOf(await admin.rides.remarks(id))).toEqual([]);
    });

    it('a driver can neither read nor take an expired request, and its passenger can read it', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      await alter(stage(), `rides/${id}`, { searchFrom: at(-29) });
      const seen = await driver.read(id);
      await alter(stage(), `rides/${id}`, { searchFrom: at(-31) });
      expect(errorOf(await driver.rides.read(id))).toEqual(DENIED);
      const late = await driver.takeStep({ ...seen, searchFrom: at(-31) }, { did: 'take', minutes: null });
      expect(errorOf(late)).toEqual({ code: 'ride-expired' });
      expect((await passenger.read(id)).state).toBe('requested');
    });
  });
}
