import { beforeAll, describe, expect, it } from 'vitest';
import { phoneBatch } from '#domain/rides/model/booking/rider-record.ts';
import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { documentsOf, uniqueMark } from '../stage/arranged-account.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { newNumber } from './calls.builder.ts';
import { alter, arrangeFirm, openDriver, openPerson, type RidePerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

/** The reads of every desk page. */
const READS: Readonly<Record<string, (of: RidePerson) => Promise<{ readonly ok: boolean }>>> = {
  'the rides in progress': ({ rides }) => rides.page({ of: 'filter', filter: EVERY_RIDE }, null),
  'how many rides there were': ({ history }) => history.count(EVERY_RIDE),
  'who dispatched them': ({ history }) => history.dispatchers(),
  'who may be a passenger': ({ history }) => history.find('Robin'),
  'who calls': ({ phoneBooking }) => phoneBooking.suggest('5550142'),
  'the drivers': ({ drivers }) => drivers.approved(),
  'their shifts': ({ shifts }) => shifts.list(),
  'when they work': ({ availability }) => availability.list(),
  'the standing orders': ({ standingOrders }) => standingOrders.list(),
  'the customers': ({ customers }) => customers.page(null),
};

/** The acts of administrators who have only one power (D117, D118). */
export function describePowers(name: string, makeWorld: MakeWorld): void {
  describe(`the powers of administrators on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it.each(Object.entries(READS))(
      'only an administrator for the desk, not one for accounts, reads %s',
      async (_, read) => {
        const desk = await openPerson(stage(), 'admin', 'desk');
        expect(await read(desk)).toMatchObject({ ok: true });
        const accounts = await openPerson(stage(), 'admin', 'accounts');
        expect(await read(accounts)).toEqual({ ok: false, error: DENIED });
      },
    );

    it('only an administrator for the desk, not one for accounts, offers a ride and reads its places', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const [desk, accounts] = [
        await openPerson(stage(), 'admin', 'desk'),
        await openPerson(stage(), 'admin', 'accounts'),
      ];
      const id = await passenger.book();
      const ride = await desk.read(id);
      const offer = { did: 'offer', driver: driver.uid } as const;
      expect(errorOf(await accounts.takeStep(ride, offer)).code).toBe('permission-denied');
      valueOf(await desk.takeStep(ride, offer));
      expect(valueOf(await desk.rides.details(id))).toMatchObject({ name: 'A passenger' });
      expect(errorOf(await accounts.rides.details(id))).toEqual(DENIED);
      expect(errorOf(await accounts.rides.read(id))).toEqual(DENIED);
    });

    it('only an administrator who reviews accounts finds passengers and administrators who lost their approval', async () => {
      const [both, desk] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'admin', 'desk')];
      const mark = uniqueMark();
      const gone = documentsOf(`p-${mark}`, { name: `Gone ${mark}`, status: 'rejected' });
      const former = documentsOf(`a-${mark}`, { name: `Former ${mark}`, role: 'admin', status: 'rejected' });
      await stage().documents.write({ ...gone.documents, ...former.documents });
      const found = async ({ history }: RidePerson) =>
        valueOf(await history.find(`Gone ${mark}`)).riders.map(({ rider }) => rider);
      const dispatched = async ({ history }: RidePerson) =>
        valueOf(await history.dispatchers()).some(({ uid }) => uid === `a-${mark}`);
      expect([await found(both), await dispatched(both)]).toEqual([[`p-${mark}`], true]);
      expect([await found(desk), await dispatched(desk)]).toEqual([[], false]);
      await alter(stage(), `users/p-${mark}`, { status: 'approved' });
      expect(await found(desk)).toEqual([`p-${mark}`]);
    });

    it('an administrator for accounts finds an account by the number of its application, not of a booking', async () => {
      const [accounts, desk] = [
        await openPerson(stage(), 'admin', 'accounts'),
        await openPerson(stage(), 'admin', 'desk'),
      ];
      const [passenger, end] = [await openPerson(stage(), 'passenger'), newNumber()];
      await passenger.book();
      valueOf(await passenger.records.commit(phoneBatch(passenger.uid, `030 ${end}`)));
      const applicant = documentsOf(`${end}-applicant`, {
        status: 'pending',
        fields: { phone: `030 ${end}` },
      });
      await stage().documents.write(applicant.documents);
      expect(valueOf(await accounts.accountsByNumber(end)).uids).toEqual([`${end}-applicant`]);
      expect(errorOf(await desk.accountsByNumber(end))).toEqual(DENIED);
    });
  });
}
