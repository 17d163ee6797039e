import { beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import type { Agreement, EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import type { BillProgress } from '#domain/books/services/bill-run.ts';
import { ENDED_STATES } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { detailsPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  arrangeDraft,
  arrangeFares,
  arrangeFirm,
  arrangePayer,
  billsOf,
  fill,
  type BookKeeper,
} from './billing.builder.ts';
import { alter } from '../rides/ride-stage.builder.ts';
import { arrangeRide, openBooks, setEnteredAt } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const ACCOUNT: EnteredEnd = { total: 2500, length: null, waited: null, extras: [], paid: 'account' };
const onAccountOf = (payer: string): Agreement => ({
  terms: { tariff: null, currency: 'EUR', vat: 70 },
  price: { amount: 2500, source: 'typed', cell: null, places: [] },
  payer: { id: payer, hidden: false, discount: 0 },
  answers: [],
});

/** Changes of rides on account, and of their payer, before and after a bill. */
export function describeBilledRides(name: string, makeWorld: MakeWorld): void {
  describe(`rides on account on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));
    const keeper = () => openBooks(stage(), 'system_admin');
    /** A ride on account that dispatch has agreed and ended; `between` runs between the two steps. */
    const endedOnAccount = async (desk: BookKeeper, payer: string, between = async () => {}) => {
      const ride = await arrangeRide(stage(), { rider: 'caller-1', driver: 'u-d' });
      const agreement = onAccountOf(payer);
      valueOf(await desk.fares.agree(ride.id, agreement, null));
      await between();
      valueOf(await desk.fares.end(ride, ACCOUNT, agreement.terms));
      return ride;
    };

    /** The issued bill with all rides of a payer on this day. */
    const billed = async (owner: BookKeeper, payer: string, day: string) => {
      const accounts = valueOf(await owner.run.unbilled({ from: day, until: day }));
      const own = accounts.filter((account) => account.payer === payer);
      valueOf(await owner.run.fill(own, { isStopped: () => false, onProgress: () => {} }));
      const draft = (await billsOf(owner, payer)).find(({ issued }) => issued === null);
      if (draft === undefined) throw new Error('no draft was made');
      return valueOf(await owner.bills.issue(draft));
    };

    it('a billed ride can be corrected only after a credit note has set it free, and is then billed again', async () => {
      const [owner, desk] = [await keeper(), await openBooks(stage(), 'admin')];
      const payer = await arrangePayer(stage(), { asks: [] });
      const ride = await endedOnAccount(desk, payer);
      const { id, day } = ride;
      const ended = async () => {
        const fare = valueOf(await desk.fares.byRide(id));
        if (!fare?.end) throw new Error('the fare has no end');
        return { ...fare, end: fare.end };
      };
      const bill = await billed(owner, payer, day);
      const fare = await ended();
      const entered = { ...ACCOUNT, total: 2100 };
      const to = { entered, payer: { id: payer, hidden: false, discount: 0 }, answers: [] };
      const correct = () => desk.fares.correct(fare, ride, to, { why: 'complaint' });
      expect(errorOf(await correct())).toEqual({ code: 'fare-billed' });
      const lines = valueOf(await owner.bills.paper(bill.id))?.lines ?? [];
      const note = valueOf(await owner.bills.issue(valueOf(await owner.bills.credit(bill, lines))));
      expect(errorOf(await correct())).toEqual({ code: 'fare-billed' });
      valueOf(await owner.bills.setFree(note));
      valueOf(await desk.fares.correct(await ended(), ride, to, { why: 'complaint' }));
      expect([bill.total, note.total, (await billed(owner, payer, day)).total]).toEqual([2500, 2500, 2100]);
    });

    it('a ride that was reopened is passed over by a bill until its end is entered again', async () => {
      const [owner, desk] = [await keeper(), await openBooks(stage(), 'admin')];
      const payer = await arrangePayer(stage(), { asks: [] });
      const ride = await endedOnAccount(desk, payer);
      await setEnteredAt(stage(), ride.id, ride.endedAt);
      const again = { ...ride, endedAt: new Date() };
      await alter(stage(), `rides/${ride.id}`, { endedAt: again.endedAt });
      const accounts = valueOf(await owner.run.unbilled({ from: ride.day, until: ride.day }));
      const own = accounts.filter((account) => account.payer === payer);
      let passed = 0;
      const onProgress = (progress: BillProgress) => {
        passed = progress.passed;
      };
      valueOf(await owner.run.fill(own, { isStopped: () => false, onProgress }));
      expect(passed).toBe(1);
      valueOf(await desk.fares.end(again, { ...ACCOUNT, total: 3000 }, onAccountOf(payer).terms));
      await alter(stage(), `rides/${ride.id}`, { endedAt: ride.endedAt });
      expect(await billed(owner, payer, ride.day)).toMatchObject({ count: 1, total: 3000 });
    });

    it('a ride that goes on again is passed over by a bill, whatever end was entered before', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      const [ride = ''] = await arrangeFares(stage(), payer, [{}]);
      const { pickupAt } = (await stage().documents.read(ridePath(ride))) ?? {};
      await stage().documents.write({ [ridePath(ride)]: aStoredRide('in_progress', { pickupAt }) });
      expect(await fill(owner, payer)).toMatchObject({ passed: 1, end: 'done' });
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 0 }]);
    });

    it('a ride is passed over by a bill for two hours after its end, while it can be reopened', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      const [ride = ''] = await arrangeFares(stage(), payer, [{}]);
      await setEnteredAt(stage(), ride, new Date());
      await alter(stage(), ridePath(ride), { endedAt: new Date(Date.now() - 2 * HOUR_MS + MINUTE_MS) });
      expect(await fill(owner, payer)).toMatchObject({ passed: 1, end: 'done' });
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 0 }]);
      await alter(stage(), ridePath(ride), { endedAt: new Date(Date.now() - 2 * HOUR_MS - 2 * MINUTE_MS) });
      expect(await fill(owner, payer)).toMatchObject({ passed: 0, end: 'done' });
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 1 }]);
    });

    it('a ride is billed in every state in which it can end', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      const plain = ENDED_STATES.map(() => ({}));
      const rides = await arrangeFares(stage(), payer, plain);
      for (const [nth, state] of ENDED_STATES.entries())
        await alter(stage(), ridePath(rides[nth] ?? ''), { state });
      expect(await fill(owner, payer)).toMatchObject({ passed: 0, end: 'done' });
    });

    it('a suspended payer gets no new ride, and is billed for a ride that was agreed before', async () => {
      const [owner, desk] = [await keeper(), await openBooks(stage(), 'admin')];
      const payer = await arrangePayer(stage(), { asks: [] });
      const suspend = async () => {
        const known = valueOf(await owner.payers.list()).known.find(({ id }) => id === payer);
        if (known === undefined) throw new Error('the payer is stored');
        valueOf(await owner.payers.change(known, { ...known, suspended: true }));
      };
      const { day } = await endedOnAccount(desk, payer, suspend);
      const late = await arrangeRide(stage(), { rider: 'caller-1', driver: null });
      expect(errorOf(await desk.fares.agree(late.id, onAccountOf(payer), null))).toEqual(DENIED);
      expect(await billed(owner, payer, day)).toMatchObject({ count: 1, total: 2500 });
    });

    it('an issued bill names its passengers if the payer demands it, and its draft names none', async () => {
      const owner = await keeper();
      const { draft, rides } = await arrangeDraft(stage(), owner, [{}, {}, {}], { names: true });
      const namesIn = async (bill: Bill) => {
        const paper = valueOf(await owner.bills.paper(bill.id));
        return paper?.lines.map(({ passenger }) => passenger).toSorted();
      };
      await stage().documents.write({ [detailsPath(rides[0] ?? '')]: {} });
      expect(await namesIn(draft)).toEqual(['', '', '']);
      owner.network.loseNextAnswer('documents');
      expect(errorOf(await owner.bills.issue(draft))).toEqual({ code: 'network' });
      const bill = valueOf(await owner.bills.issue(draft));
      expect(await namesIn(bill)).toEqual(['', 'Robin Rider', 'Robin Rider']);
      const { lines = [] } = valueOf(await owner.bills.paper(bill.id)) ?? {};
      const note = valueOf(await owner.bills.credit(bill, lines));
      expect(await namesIn(valueOf(await owner.bills.issue(note)))).toEqual(await namesIn(bill));
    });

    it('a draft that a colleague has changed gets no names', async () => {
      const [owner, colleague] = [await keeper(), await keeper()];
      const { draft } = await arrangeDraft(stage(), owner, [{}, {}], { names: true });
      const linesNow = async () => valueOf(await colleague.bills.paper(draft.id))?.lines ?? [];
      const [line] = await linesNow();
      if (line === undefined) throw new Error('the draft has no line');
      valueOf(await colleague.bills.takeOut(draft, line));
      expect(errorOf(await owner.bills.issue(draft))).toEqual({ code: 'bill-changed' });
      expect((await linesNow()).map(({ passenger }) => passenger)).toEqual(['']);
    });
  });
}
