import { beforeAll, describe, expect, it } from 'vitest';
import { phoneFields, phoneBatch } from '#domain/rides/model/booking/rider-record.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { documentsOf, uniqueMark } from '../stage/arranged-account.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { newNumber } from './calls.builder.ts';
import { alter, arrangeFirm, openPerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

/** How dispatch finds passengers with an account by a part of their number. */
export function describeAccountsByNumber(name: string, makeWorld: MakeWorld): void {
  describe(`accounts by number on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('an account is found by the last digits of its number, and by the first digits in the history, only while it is approved', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      const begin = newNumber();
      const key = `${begin}55`;
      const digits = key.slice(-7);
      const anotherDigit = (Number(key.at(-8)) + 1) % 10;
      await passenger.book();
      valueOf(await passenger.records.commit(phoneBatch(passenger.uid, `+49 ${key} ext. 7`)));
      const ending = async (digits: string) => valueOf(await admin.phoneBooking.ending(digits)).accounts;
      expect(await ending(digits)).toMatchObject([{ uid: passenger.uid, phone: `+49 ${key} ext. 7` }]);
      expect(await ending(`${anotherDigit}${digits}`)).toEqual([]);
      const found = async (typed: string) => valueOf(await admin.history.find(typed));
      const all = {
        riders: [{ rider: passenger.uid, riders: [passenger.uid], name: 'A passenger' }],
        more: false,
      };
      for (const typed of [digits, begin, `+49 (0)${key} ext. 7`])
        expect(await found(typed), typed).toEqual(all);
      expect(errorOf(await passenger.phoneBooking.ending(key))).toEqual(DENIED);
      await alter(stage(), `users/${passenger.uid}`, { status: 'revoked' });
      expect(await ending(digits)).toEqual([]);
      expect((await found(digits)).riders).toEqual([]);
    });

    it('of six accounts whose numbers end alike at most five are read, and the answer says that there are more, even if none is approved', async () => {
      const [admin, mark, key] = [await openPerson(stage(), 'admin'), uniqueMark(), newNumber()];
      const six = Array.from({ length: 6 }, (_, at) => ({ uid: `${mark}-${at}`, phone: `3${at}${key}` }));
      const stored = ({ uid, phone }: (typeof six)[number], status: 'approved' | 'rejected') => ({
        ...documentsOf(uid, { status }).documents,
        [`riders/${uid}`]: { ...phoneFields(phone), slots: {}, claim: 'now' },
      });
      const store = (status: 'approved' | 'rejected') =>
        stage().documents.write(Object.assign({}, ...six.map((each) => stored(each, status))));
      const counted = async (digits: string) => {
        const { accounts, more } = valueOf(await admin.phoneBooking.ending(digits));
        return [accounts.length, more];
      };
      await store('approved');
      expect(await counted(key)).toEqual([5, true]);
      expect(await counted(`35${key}`)).toEqual([1, false]);
      await store('rejected');
      expect(await counted(key)).toEqual([0, true]);
    });

    it('an administrator finds the accounts of a number in any status: up to ten passengers, and drivers', async () => {
      const [admin, driver, end] = [
        await openPerson(stage(), 'admin'),
        await openPerson(stage(), 'driver'),
        newNumber(),
      ];
      const uids = Array.from({ length: 11 }, (_, at) => `${end}-${String(at).padStart(2, '0')}`);
      const rider = (uid: string, at: number) => [
        `riders/${uid}`,
        { ...phoneFields(`030 ${end}${at + 10}`), slots: {}, claim: 'now' },
      ];
      await stage().documents.write(Object.fromEntries(uids.map(rider)));
      await stage().documents.write({
        [`drivers/${driver.uid}`]: aStoredShift({ phone: `(0) 40 ${end}20` }),
      });
      const found = async (typed: string) => valueOf(await admin.accountsByNumber(typed));
      expect(await found(`30${end}`)).toEqual({ uids: uids.slice(0, 10), more: true });
      expect(await found(`${end}20`)).toEqual({ uids: [uids[10], driver.uid], more: false });
      expect(await found(`+49 (0)40/${end}`)).toEqual({ uids: [driver.uid], more: false });
      for (const typed of [`Ann ${end}20`, '020', ''])
        expect(await found(typed), typed).toEqual({ uids: [], more: false });
      expect(errorOf(await driver.accountsByNumber(`${end}20`))).toEqual(DENIED);
    });

    it('an administrator finds an applicant by the number of the application, as it was typed', async () => {
      const [admin, end] = [await openPerson(stage(), 'admin'), newNumber()];
      const applicant = documentsOf(`${end}-applicant`, { status: 'pending' });
      await stage().documents.write(applicant.documents);
      await alter(stage(), `users/${end}-applicant`, { phone: `(0) 41/${end} ext. 7` });
      const found = async (typed: string) => valueOf(await admin.accountsByNumber(typed)).uids;
      for (const typed of [end, `41 ${end}`, `+49 41 ${end} ext. 7`])
        expect(await found(typed), typed).toEqual([`${end}-applicant`]);
      expect(await found(`42 ${end}`)).toEqual([]);
    });

    it('an administrator finds an approved person by the number of the application, once', async () => {
      const [admin, end] = [await openPerson(stage(), 'admin'), newNumber()];
      const uid = `${end}-approved`;
      const phone = `(0) 41/${end}`;
      await stage().documents.write(documentsOf(uid, {}).documents);
      for (const number of ['1', '3'])
        await stage().documents.write({ [`users/${uid}/reviews/${number}`]: { application: { phone } } });
      const { uids } = valueOf(await admin.accountsByNumber(`41 ${end}`));
      expect(uids).toEqual([uid]);
    });
  });
}
