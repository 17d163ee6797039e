import { beforeAll, describe, expect, it } from 'vitest';
import { billOf, creditOf, lineOf, paperOf, storedPaper } from '#domain/books/model/papers/paper.builder.ts';
import { billPath } from '#domain/books/model/bills/bill.ts';
import type { Paper } from '#domain/books/model/papers/paper.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { openBooks } from './books-stage.builder.ts';

const LINES = [lineOf('Ride0000000000000001')];
const withNumber = (id: string, number: string, day: string, paidOn: string | null = null): Paper => ({
  ...paperOf(LINES),
  bill: billOf(LINES, { id, issued: { number, day } }),
  paidOn,
});
const LAST_BEFORE = withNumber('March', '2019-00001', '2019-03-31');
const FIRST = withNumber('April', '2019-00002', '2019-04-01', '2019-05-02');
const LAST = withNumber('AprilsEnd', '2019-00004', '2019-04-30');
const NEXT = withNumber('May', '2019-00005', '2019-05-01');
/** A credit note for a bill of the month before. */
const CREDIT = (() => {
  const issued = { number: '2019-00003', day: '2019-04-03' };
  return creditOf(LINES, { id: 'AprilsCredit', corrects: LAST_BEFORE.bill.id, issued });
})();

export function describeIssuedBills(name: string, makeWorld: MakeWorld): void {
  describe(`issued bills on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(async () => {
      await stage().documents.write({
        ...Object.assign({}, ...[NEXT, CREDIT, LAST, FIRST, LAST_BEFORE].map(storedPaper)),
        'bills/AprilsDraft': { ...storedPaper(FIRST)[billPath('April')], issued: null },
        'bills/AprilsDamage': { issued: { day: '2019-04-10' } },
      });
    });
    const inMonth = async (month: string, role = 'system_admin') => {
      const { issued } = await openBooks(stage(), role);
      return issued.ofMonth(month);
    };

    it('issued bills belong to the month of their issue, and a credit note names a bill of another month', async () => {
      const april = valueOf(await inMonth('2019-04'));
      expect(
        april.papers.map(({ bill, corrects, paidOn }) => [bill.id, corrects?.issued.number, paidOn]),
      ).toEqual([
        ['April', undefined, '2019-05-02'],
        ['AprilsCredit', '2019-00001', null],
        ['AprilsEnd', undefined, null],
      ]);
      expect(april.damaged).toBe(1);
    });

    it('the list of a month without issued bills is empty', async () => {
      expect(valueOf(await inMonth('2019-06'))).toEqual({ papers: [], damaged: 0 });
    });

    it('an administrator who is no system administrator reads no issued bills', async () => {
      expect(errorOf(await inMonth('2019-04', 'admin'))).toEqual({ code: 'permission-denied' });
    });
  });
}
