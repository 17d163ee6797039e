import { describe, expect, it } from 'vitest';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { farePath } from '#domain/books/model/fares/fare.ts';
import { payerChanges } from '#domain/books/model/payers/payer-changes.ts';
import { formerPayerPath, payerPath, payerTermsOf, type Payer } from '#domain/books/model/payers/payer.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { openBooks } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const TERMS = payerTermsOf(CLINIC);

let numbers = 0;
/** A new account number at each call. */
const aNumber = () => `C-${(numbers += 1)}`;

type Books = Awaited<ReturnType<typeof openBooks>>;

async function read({ payers }: Books, id: string): Promise<Payer> {
  const found = valueOf(await payers.list()).known.find((payer) => payer.id === id);
  if (found === undefined) throw new Error(`${id} is not in the list.`);
  return found;
}

/** Customers who pay by the month. */
export function describePayers(name: string, makeWorld: MakeWorld): void {
  describe(`the account customers on ${name}`, () => {
    const stage = stageFor(makeWorld);
    const desk = () => openBooks(stage(), 'admin');

    it('an account customer is read by another administrator as stored', async () => {
      const [ada, owner, id] = [await desk(), await openBooks(stage(), 'system_admin'), aNumber()];
      const terms = {
        ...TERMS,
        asks: [...TERMS.asks, { label: 'Order | of the day', required: false, pattern: '' }],
        tariff: 'Clinics',
      };
      valueOf(await ada.payers.add(id, terms));
      const stored = await read(owner, id);
      expect(stored).toEqual({ id, ...terms, rev: 0, by: ada.uid, at: expect.any(Date) });
      expect(valueOf(await owner.payers.one(id))).toEqual(stored);
      expect(valueOf(await owner.payers.one(aNumber()))).toBeNull();
      const driver = await openBooks(stage(), 'driver');
      expect(errorOf(await driver.payers.one(id))).toEqual(DENIED);
    });

    it('an account number is given once, and a lost answer is no failure', async () => {
      const [ada, other, id] = [await desk(), await desk(), aNumber()];
      ada.network.loseNextAnswer('documents');
      valueOf(await ada.payers.add(id, TERMS));
      valueOf(await ada.payers.add(id, TERMS));
      expect(errorOf(await other.payers.add(id, TERMS))).toEqual({ code: 'payer-exists' });
      expect(errorOf(await ada.payers.add(id, { ...TERMS, terms: 30 }))).toEqual({ code: 'payer-exists' });
    });

    it('a change stores the former state, and a retry changes nothing', async () => {
      const [ada, id] = [await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const first = await read(ada, id);
      const changed = { ...TERMS, asks: [], suspended: true };
      ada.network.loseNextAnswer('documents');
      valueOf(await ada.payers.change(first, changed));
      valueOf(await ada.payers.change(first, changed));
      const second = await read(ada, id);
      expect([second.rev, second.suspended, second.asks]).toEqual([1, true, []]);
      valueOf(await ada.payers.change(second, changed));
      expect((await read(ada, id)).rev).toBe(1);
      expect(await stage().documents.read(formerPayerPath(id, 0))).toMatchObject({
        name: CLINIC.name,
        asks: ['!KST-####|Cost centre'],
        suspended: false,
        rev: 0,
        by: ada.uid,
      });
    });

    it('the former states of an account customer are read latest first, and no driver reads them', async () => {
      const [ada, other, id] = [await desk(), await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      valueOf(await ada.payers.change(await read(ada, id), { ...TERMS, terms: 30 }));
      valueOf(await other.payers.change(await read(ada, id), { ...TERMS, terms: 7 }));
      const now = await read(ada, id);
      const former = valueOf(await ada.payers.former(now, 20));
      expect(former.map(({ rev, terms }) => [rev, terms])).toEqual([
        [1, 30],
        [0, 14],
      ]);
      expect(
        payerChanges(now, former).map(({ was, by, at }) => [was.terms, by, at.getTime() <= now.at.getTime()]),
      ).toEqual([
        [30, other.uid, true],
        [14, ada.uid, true],
      ]);
      expect(valueOf(await ada.payers.former(now, 1)).map(({ rev }) => rev)).toEqual([1]);
      // Without the state between two others, no one knows who made which change.
      expect(payerChanges(now, former.slice(1))).toEqual([]);
      const driver = await openBooks(stage(), 'driver');
      expect(errorOf(await driver.payers.former(now, 20))).toEqual(DENIED);
    });

    it('the open rides of an account customer are those without an end and without a cancellation', async () => {
      const ada = await desk();
      const [id, other] = [aNumber(), aNumber()];
      const rides = [anId(), anId(), anId(), anId()] as const;
      const fare = (payer: string, day: string | null) => ({ payer, day, at: new Date() });
      const [later, sooner] = [new Date(Date.now() + 2 * HOUR_MS), new Date(Date.now() + HOUR_MS)];
      await stage().documents.write({
        [ridePath(rides[0])]: aStoredRide('requested', { pickupAt: later }),
        [farePath(rides[0])]: fare(id, null),
        [ridePath(rides[1])]: aStoredRide('requested', { pickupAt: sooner }),
        [farePath(rides[1])]: fare(id, null),
        [ridePath(rides[2])]: aStoredRide('cancelled'),
        [farePath(rides[2])]: fare(id, null),
        [ridePath(rides[3])]: aStoredRide('requested'),
        [farePath(rides[3])]: fare(other, null),
      });
      const open = valueOf(await ada.payers.openRides(id));
      expect(open.more).toBe(false);
      expect(open.rides.map((ride) => [ride.id, ride.pickupAt])).toEqual([
        [rides[1], sooner],
        [rides[0], later],
      ]);
      expect(valueOf(await ada.payers.openRides(aNumber()))).toEqual({ rides: [], more: false });
      const driver = await openBooks(stage(), 'driver');
      expect(errorOf(await driver.payers.openRides(id))).toEqual(DENIED);
    });

    it('of two administrators who change an account customer, the second learns that it has changed', async () => {
      const [ada, other, id] = [await desk(), await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const both = await read(ada, id);
      const answers = await Promise.all([
        ada.payers.change(both, { ...TERMS, terms: 30 }),
        other.payers.change(both, { ...TERMS, terms: 7 }),
      ]);
      const failed = answers.filter(({ ok }) => !ok);
      expect(failed.map(errorOf)).toEqual([{ code: 'payer-changed' }]);
      expect((await read(ada, id)).rev).toBe(1);
    });

    it('an account customer whose request is lost is not stored', async () => {
      const [ada, id] = [await desk(), aNumber()];
      ada.network.loseNextRequest('documents');
      expect(errorOf(await ada.payers.add(id, TERMS))).toEqual({ code: 'network' });
      expect(await stage().documents.read(payerPath(id))).toBeNull();
    });

    it('no passenger and no driver reads or stores an account customer', async () => {
      for (const role of ['driver', 'passenger']) {
        const { payers, records } = await openBooks(stage(), role);
        expect(errorOf(await payers.list())).toEqual(DENIED);
        expect(errorOf(await payers.add(aNumber(), TERMS))).toEqual(DENIED);
        const fields = { ...TERMS, rev: 0 };
        const write = { kind: 'set', path: payerPath(aNumber()), fields } as const;
        expect(errorOf(await records.commit([write]))).toEqual(DENIED);
      }
    });

    it('an account customer cannot be removed, nor be stored with a regular expression as a pattern', async () => {
      const [ada, id] = [await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const removal = await ada.records.commit([{ kind: 'remove', path: payerPath(id), fields: {} }]);
      expect(errorOf(removal)).toEqual(DENIED);
      const asks = [{ label: 'Reference', required: true, pattern: '(?=x)' }];
      expect(errorOf(await ada.payers.add(aNumber(), { ...TERMS, asks }))).toEqual(DENIED);
    });

    it('a damaged account customer is counted, and the others are read', async () => {
      const ada = await desk();
      const before = valueOf(await ada.payers.list());
      await stage().documents.write({ [payerPath(aNumber())]: { name: 'Damaged' } });
      const after = valueOf(await ada.payers.list());
      expect([after.known.length, after.stored]).toEqual([before.known.length, before.stored + 1]);
    });
  });
}
