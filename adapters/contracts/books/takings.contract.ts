import { beforeAll, describe, expect, it } from 'vitest';
import type { EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeBooks, arrangeRide, openBooks, TERMS } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const CASH: EnteredEnd = { total: 2500, length: 84_000, waited: null, extras: [], paid: 'cash' };
const CARD: EnteredEnd = { ...CASH, total: 1800, length: null, paid: 'card' };
const SUMS = { rides: 0, length: 0, cash: 0, card: 0, account: 0, nothing: 0 };

/** The sums of a day, and what drivers hand in. */
export function describeTakings(name: string, makeWorld: MakeWorld): void {
  describe(`takings on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeBooks(stage()));

    const endedTwice = async () => {
      const [desk, driver] = [await openBooks(stage(), 'admin'), await openBooks(stage(), 'driver')];
      const people = { rider: 'caller-1', driver: driver.uid };
      const [first, second] = [await arrangeRide(stage(), people), await arrangeRide(stage(), people)];
      valueOf(await driver.fares.end(first, CASH, TERMS));
      valueOf(await driver.fares.end(second, CARD, TERMS));
      const { days } = first;
      return {
        desk,
        driver,
        first,
        days,
        sheet: async () => valueOf(await driver.sheets.ofDriver(driver.uid, days)),
      };
    };

    it('a driver’s sheet adds up the day by way of payment, and has the firm’s share', async () => {
      const { driver, desk, days, sheet } = await endedTwice();
      const sums = { ...SUMS, rides: 2, length: 84_000, cash: 2500, card: 1800 };
      expect(await sheet()).toMatchObject({
        takings: [{ kind: 'driver', of: driver.uid, day: days.first, currency: TERMS.currency, ...sums }],
        handovers: [],
        share: 400,
      });
      expect(valueOf(await desk.sheets.ofDriver(driver.uid, days)).takings).toMatchObject([sums]);
      const cars = valueOf(await desk.sheets.figures('car', days));
      expect(cars.find(({ of }) => of === 'TÜ-AB 1')?.rides).toBeGreaterThanOrEqual(2);
    });

    it('a correction of payment and payer moves the amount from cash to account', async () => {
      const { desk, driver, first, days, sheet } = await endedTwice();
      const fare = valueOf(await desk.fares.byRide(first.id));
      if (!fare?.end) throw new Error('the fare has no end');
      const entered = { ...CASH, total: 2000, paid: 'account' } as const;
      const to = { entered, payer: CLINIC, answers: ['KST-1234'] };
      valueOf(await desk.fares.correct({ ...fare, end: fare.end }, first, to, { why: 'payer' }));
      expect((await sheet()).takings).toMatchObject([
        { ...SUMS, rides: 2, length: 84_000, card: 1800, account: 2000 },
      ]);
      const payers = valueOf(await desk.sheets.figures('payer', days));
      expect(payers.find(({ of }) => of === CLINIC.id)?.account).toBeGreaterThanOrEqual(2000);
      expect(driver.uid).not.toBe(desk.uid);
    });

    it('a driver reads no colleague’s sheet, and no figures', async () => {
      const { driver, days } = await endedTwice();
      const rival = await openBooks(stage(), 'driver');
      expect(errorOf(await rival.sheets.ofDriver(driver.uid, days))).toEqual(DENIED);
      expect(errorOf(await driver.sheets.figures('driver', days))).toEqual(DENIED);
      expect(valueOf(await rival.sheets.ofDriver(rival.uid, days)).takings).toEqual([]);
    });

    it('the rules refuse a change of takings without its fare', async () => {
      const { driver, desk, first, days } = await endedTwice();
      for (const { records } of [driver, desk]) {
        const path = `takings/${days.first}-driver-${TERMS.currency}-${driver.uid}`;
        const fields = { cash: 0, ride: first.id, rev: 0 };
        expect(errorOf(await records.commit([{ kind: 'update', path, fields }]))).toEqual(DENIED);
      }
    });

    it('a handover is stored once, read by its driver, and taken back by a second line', async () => {
      const { desk, driver, days } = await endedTwice();
      const [id, line] = [anId(), { driver: driver.uid, day: days.first, currency: TERMS.currency }];
      const amount = { ...line, amount: 2500, why: null, note: null };
      desk.network.loseNextAnswer('documents');
      valueOf(await desk.sheets.handIn(id, amount));
      valueOf(await desk.sheets.handIn(id, amount));
      valueOf(await desk.sheets.handIn(anId(), { ...line, amount: -500, why: 'mistyped', note: null }));
      const { handovers } = valueOf(await driver.sheets.ofDriver(driver.uid, days));
      expect(handovers.map((each) => each.amount).toSorted()).toEqual([-500, 2500]);
      expect(errorOf(await driver.sheets.handIn(anId(), amount))).toEqual(DENIED);
      expect(valueOf(await desk.sheets.handovers(days)).length).toBeGreaterThanOrEqual(2);
    });
  });
}
