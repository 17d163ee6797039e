import { beforeAll, describe, expect, it } from 'vitest';
import { creditId } from '#domain/books/model/bills/bill-batch.ts';
import { billPath, settlementPath, type Bill } from '#domain/books/model/bills/bill.ts';
import { farePath } from '#domain/books/model/fares/fare.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  accountOf,
  arrangeDraft,
  arrangeFares,
  arrangeFirm,
  arrangePayer,
  billsOf,
  fill,
  FIRM,
  PERIOD,
} from './billing.builder.ts';
import { openBooks } from './books-stage.builder.ts';

/** Forty drafts are issued at once, and each faster one makes the others try again. Milliseconds. */
const RACE_PATIENCE = 120_000;
const DENIED = { code: 'permission-denied' };
const THREE = [{ total: 1070 }, { total: 1190, vat: 190 }, { total: 530 }];
const numberIn = ({ issued }: Bill) => Number(issued?.number.slice('yyyy-'.length));

export function describeBills(name: string, makeWorld: MakeWorld): void {
  describe(`bills on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));
    const keeper = () => openBooks(stage(), 'system_admin');
    const fareBill = async (ride: string) => (await stage().documents.read(farePath(ride)))?.['bill'];

    it('a run puts all rides on account of the period into one draft, with sums by rate of tax', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      const others = [{ paid: 'cash' }, { day: '2020-01-01' }];
      const [first = '', ...rest] = await arrangeFares(stage(), payer, [...THREE, ...others]);
      expect(await accountOf(owner, payer)).toMatchObject([{ payer, currency: 'EUR', total: 2790 }]);
      const seen: number[] = [];
      const last = await fill(owner, payer, { onProgress: ({ done }) => seen.push(done) });
      expect([seen, last?.passed, last?.end]).toEqual([[1, 2, 3, 3], 0, 'done']);
      const [draft] = await billsOf(owner, payer);
      expect(draft).toMatchObject({ kind: 'bill', count: 3, total: 2790, issued: null, ...PERIOD });
      expect(draft?.totals).toEqual(
        new Map([
          [70, 1600],
          [190, 1190],
        ]),
      );
      const paper = valueOf(await owner.bills.paper(draft?.id ?? ''));
      expect(paper?.lines.find(({ id }) => id === first)).toMatchObject({
        day: PERIOD.until,
        clock: expect.stringMatching(/^1[34]:05$/),
        from: 'Northside',
        to: 'City Hospital',
        passenger: '',
        references: ['Cost centre: KST-4711'],
        amount: 1070,
        vat: 70,
      });
      expect(await accountOf(owner, payer)).toEqual([]);
      expect([await fareBill(first), await fareBill(rest[2] ?? '')]).toEqual([draft?.id, null]);
    });

    it('a stopped run goes on in the draft that it has begun', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      await arrangeFares(stage(), payer, THREE);
      let done = 0;
      const stopped = await fill(owner, payer, {
        isStopped: () => done === 1,
        onProgress: (progress) => {
          ({ done } = progress);
        },
      });
      expect(stopped).toMatchObject({ done: 1, end: 'stopped' });
      expect(await fill(owner, payer)).toMatchObject({ done: 2, end: 'done' });
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 3, total: 2790 }]);
    });

    it('a lost answer bills no ride twice, and a run that a lost request has ended can go on', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      await arrangeFares(stage(), payer, THREE);
      owner.network.loseNextAnswer('documents');
      const ended = await fill(owner, payer, {
        onProgress: ({ done, end }) => {
          if (done === 1) owner.network.loseNextAnswer('documents');
          if (done === 2 && end === null) owner.network.loseNextRequest('documents');
        },
      });
      expect(ended).toMatchObject({ done: 2, end: { code: 'network' } });
      expect(await fill(owner, payer)).toMatchObject({ done: 1, end: 'done' });
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 3, total: 2790 }]);
    });

    it('a ride that is corrected during a run is passed over, and the next run bills it', async () => {
      const owner = await keeper();
      const payer = await arrangePayer(stage());
      const [ride = ''] = await arrangeFares(stage(), payer, [{}]);
      const accounts = await accountOf(owner, payer);
      const fare = await stage().documents.read(farePath(ride));
      const end = { ...(fare?.['end'] as object), total: 999 };
      await stage().documents.write({ [farePath(ride)]: { ...fare, end } });
      const passed: number[] = [];
      const control = {
        isStopped: () => false,
        onProgress: (one: { passed: number }) => passed.push(one.passed),
      };
      valueOf(await owner.run.fill(accounts, control));
      expect(passed).toEqual([1, 1]);
      await fill(owner, payer);
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 1, total: 999 }]);
    });

    it('two colleagues who bill the same payer at once fill one draft, with each ride once', async () => {
      const [owner, colleague] = [await keeper(), await keeper()];
      const payer = await arrangePayer(stage());
      await arrangeFares(
        stage(),
        payer,
        Array.from({ length: 6 }, () => ({})),
      );
      await Promise.all([fill(owner, payer), fill(colleague, payer)]);
      await fill(owner, payer);
      expect(await billsOf(owner, payer)).toMatchObject([{ count: 6, total: 6420 }]);
    });

    it('an issued bill has its parties, its days and the next number, even after a lost answer', async () => {
      const owner = await keeper();
      const { draft, payer } = await arrangeDraft(stage(), owner, THREE);
      owner.network.loseNextAnswer('documents');
      const bill = valueOf(await owner.bills.issue(draft));
      const today = valueOf(await owner.bills.today());
      const { name, address, iban } = FIRM;
      expect(bill.issued).toMatchObject({
        day: today,
        payer: { number: payer, name: 'St. Anna Clinic' },
        firm: { name, address, iban },
        by: owner.uid,
      });
      const later = await arrangeDraft(stage(), owner, [{}]);
      const next = valueOf(await owner.bills.issue(later.draft));
      expect(numberIn(next)).toBe(numberIn(bill) + 1);
    });

    it('an issued bill loses no ride, is not dropped, and is issued once', async () => {
      const owner = await keeper();
      const { draft } = await arrangeDraft(stage(), owner, THREE);
      const bill = valueOf(await owner.bills.issue(draft));
      const before = await stage().documents.read(billPath(bill.id));
      const [line] = valueOf(await owner.bills.paper(bill.id))?.lines ?? [];
      if (line === undefined) throw new Error('the bill has no line');
      expect(errorOf(await owner.bills.takeOut(draft, line))).toEqual({ code: 'bill-changed' });
      expect(errorOf(await owner.bills.drop(draft))).toEqual({ code: 'bill-changed' });
      expect(valueOf(await owner.bills.issue(draft)).issued).toEqual(bill.issued);
      expect(await stage().documents.read(billPath(bill.id))).toEqual(before);
    });

    it('a draft is not issued if a colleague has changed it since it was read', async () => {
      const [owner, colleague] = [await keeper(), await keeper()];
      const { draft } = await arrangeDraft(stage(), owner, THREE);
      const [line] = valueOf(await colleague.bills.paper(draft.id))?.lines ?? [];
      if (line === undefined) throw new Error('the draft has no line');
      valueOf(await colleague.bills.takeOut(draft, line));
      expect(errorOf(await owner.bills.issue(draft))).toEqual({ code: 'bill-changed' });
    });

    it('a dropped draft leaves its rides unbilled', async () => {
      const owner = await keeper();
      const { draft, payer } = await arrangeDraft(stage(), owner, THREE);
      valueOf(await owner.bills.drop(draft));
      expect(await billsOf(owner, payer)).toEqual([]);
      expect(await accountOf(owner, payer)).toMatchObject([{ total: 2790 }]);
    });

    it('a credit note takes a ride back, and sets it free to be corrected and billed again', async () => {
      const owner = await keeper();
      const { draft, payer, rides } = await arrangeDraft(stage(), owner, THREE);
      const bill = valueOf(await owner.bills.issue(draft));
      const lines = valueOf(await owner.bills.paper(bill.id))?.lines ?? [];
      const wrong = lines.filter(({ id }) => id === rides[1]);
      const note = valueOf(await owner.bills.credit(bill, wrong));
      expect(note).toMatchObject({
        id: creditId(bill.id, 1),
        kind: 'credit',
        corrects: bill.id,
        total: 1190,
      });
      expect(errorOf(await owner.bills.setFree(note))).toEqual(DENIED);
      const credit = valueOf(await owner.bills.issue(note));
      expect([numberIn(credit) > numberIn(bill), credit.issued?.due]).toEqual([true, credit.issued?.day]);
      expect(valueOf(await owner.bills.paper(credit.id))?.corrects?.id).toBe(bill.id);
      expect(errorOf(await owner.bills.credit(bill, wrong))).toEqual({ code: 'nothing-to-credit' });
      expect(valueOf(await owner.bills.setFree(credit))).toBe(1);
      await fill(owner, payer);
      const all = await billsOf(owner, payer);
      expect(all.map(({ kind, total, issued }) => [kind, total, issued !== null])).toEqual([
        ['bill', 2790, true],
        ['credit', 1190, true],
        ['bill', 1190, false],
      ]);
      expect(await fareBill(rides[1] ?? '')).toBe(all[2]?.id);
    });

    it('the day of payment is stored apart from the bill, with its earlier values', async () => {
      const owner = await keeper();
      const { draft, payer } = await arrangeDraft(stage(), owner, [{}]);
      expect(errorOf(await owner.bills.setPaid(draft, PERIOD.until))).toEqual(DENIED);
      const bill = valueOf(await owner.bills.issue(draft));
      for (const day of ['2999-01-01', 'soon'])
        expect(errorOf(await owner.bills.setPaid(bill, day))).toEqual({ code: 'day-unusable' });
      for (const day of [PERIOD.from, PERIOD.until, PERIOD.until])
        valueOf(await owner.bills.setPaid(bill, day));
      const { entries } = valueOf(await owner.bills.ofPayer(payer));
      expect(entries).toMatchObject([{ paidOn: PERIOD.until, bill: { id: bill.id } }]);
      valueOf(await owner.bills.setPaid(bill, ''));
      const stored = await stage().documents.read(settlementPath(bill.id));
      expect(stored).toMatchObject({ paidOn: '', was: [{ paidOn: PERIOD.until }, { paidOn: PERIOD.from }] });
      const month = valueOf(await owner.bills.ofMonth(PERIOD.until.slice(0, 'yyyy-mm'.length)));
      expect(month.entries.find((entry) => entry.bill.id === bill.id)).toMatchObject({ paidOn: null });
    });

    it(
      'forty bills that are issued at once have forty numbers in a row',
      async () => {
        const keepers = [await keeper(), await keeper(), await keeper(), await keeper()];
        const [owner] = keepers;
        if (owner === undefined) throw new Error('there is a keeper');
        const drafts = await Promise.all(
          Array.from({ length: 40 }, async () => (await arrangeDraft(stage(), owner, [{}])).draft),
        );
        const issued = await Promise.all(
          drafts.map(async (draft, nth) => valueOf(await (keepers[nth % 4] ?? owner).bills.issue(draft))),
        );
        const numbers = issued.map(numberIn).toSorted((one, other) => one - other);
        const [first = 0] = numbers;
        expect(numbers).toEqual(Array.from({ length: 40 }, (_, nth) => first + nth));
      },
      RACE_PATIENCE,
    );

    it('an administrator who is no system administrator bills nothing, and reads no bill', async () => {
      const [owner, admin] = [await keeper(), await openBooks(stage(), 'admin')];
      const { draft, payer } = await arrangeDraft(stage(), owner, [{}]);
      expect(
        [
          await admin.run.unbilled(PERIOD),
          await admin.bills.issue(draft),
          await admin.bills.ofPayer(payer),
          await admin.bills.paper(draft.id),
        ].map((answer) => errorOf(answer)),
      ).toEqual([DENIED, DENIED, DENIED, DENIED]);
    });
  });
}
