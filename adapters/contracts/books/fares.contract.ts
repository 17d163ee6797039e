import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Agreement, EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { quoteFor } from '#domain/books/model/tariffs/quote.ts';
import { tariffAt } from '#domain/books/model/tariffs/tariff.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeBooks, arrangeRide, openBooks, TERMS, USUAL } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const CHANGED = { code: 'changed-meanwhile' };

const TYPED: Agreement = {
  terms: TERMS,
  price: { amount: 2500, source: 'typed', cell: null },
  payer: null,
  answers: [],
};
const ON_ACCOUNT: Agreement = { ...TYPED, payer: CLINIC, answers: ['KST-1234'] };
const CASH: EnteredEnd = { total: 2500, length: 84_000, waited: null, extras: [], paid: 'cash' };

/** The price of a ride, its payer, and its end. */
export function describeFares(name: string, makeWorld: MakeWorld): void {
  describe(`fares on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeBooks(stage()));

    const opened = async () => {
      const [desk, driver, passenger] = [
        await openBooks(stage(), 'admin'),
        await openBooks(stage(), 'driver'),
        await openBooks(stage(), 'passenger'),
      ];
      const people = { rider: passenger.uid, driver: driver.uid };
      return { desk, driver, passenger, people, ride: await arrangeRide(stage(), people) };
    };

    it('two system admins save the settings, each what differs, and not over one another', async () => {
      const { settings } = await openBooks(stage(), 'system_admin');
      const { rev, ...known } = valueOf(await settings.read()) ?? { ...FIRST_BOOK_SETTINGS, rev: 0 };
      valueOf(await settings.save({ ...known, name: 'Cabs Ltd' }, { ...known, rev }));
      valueOf(await settings.save({ ...known, name: 'Cabs Ltd' }, { ...known, rev }));
      const other = await settings.save({ ...known, email: 'a@b.example' }, { ...known, rev });
      expect(errorOf(other)).toEqual(CHANGED);
      valueOf(await settings.save({ ...known, email: 'a@b.example' }, { ...known, rev: rev + 1 }));
      expect(valueOf(await settings.read())).toEqual({
        ...known,
        name: 'Cabs Ltd',
        email: 'a@b.example',
        rev: rev + 2,
      });
      const { settings: admins } = await openBooks(stage(), 'admin');
      expect(errorOf(await admins.save({ ...known, name: 'X' }, { ...known, rev: rev + 2 }))).toEqual(DENIED);
    });

    it('dispatch agrees a price, agrees another one, and reads the former one', async () => {
      const { desk, ride } = await opened();
      expect(valueOf(await desk.fares.byRide(ride.id))).toBeNull();
      valueOf(await desk.fares.agree(ride.id, TYPED, null));
      const first = valueOf(await desk.fares.byRide(ride.id));
      expect(first).toMatchObject({ ...TERMS, agreed: TYPED.price, payer: null, end: null, rev: 0 });
      valueOf(await desk.fares.agree(ride.id, ON_ACCOUNT, first));
      const second = valueOf(await desk.fares.byRide(ride.id));
      expect(second).toMatchObject({ payer: CLINIC.id, answers: ['KST-1234'], rev: 1 });
      const { id: _, ...was } = first ?? { id: '' };
      expect(valueOf(await desk.fares.changes(ride.id))).toMatchObject([
        { id: '1', was, why: null, by: desk.uid },
      ]);
      expect(errorOf(await desk.fares.agree(ride.id, TYPED, first))).toEqual(CHANGED);
    });

    it('a lost answer is no failure', async () => {
      const { desk, driver, ride } = await opened();
      // The zone and the settings are read first.
      const lost = async <T>({ network }: typeof desk, act: () => Promise<T>) => {
        network.loseNextAnswer('documents');
        return act();
      };
      valueOf(await lost(desk, () => desk.fares.agree(ride.id, TYPED, null)));
      valueOf(await lost(driver, () => driver.fares.end(ride, CASH, TERMS)));
      expect(valueOf(await desk.fares.byRide(ride.id))?.end).toMatchObject({
        ...CASH,
        driver: driver.uid,
        plate: 'TÜ-AB 1',
        by: driver.uid,
      });
    });

    it('the ride’s passenger and driver read its fare, unless it is hidden, and no other one does', async () => {
      const { desk, driver, passenger, ride, people } = await opened();
      valueOf(await desk.fares.agree(ride.id, TYPED, null));
      const [other, rival] = [await openBooks(stage(), 'passenger'), await openBooks(stage(), 'driver')];
      for (const reader of [driver, passenger])
        expect(valueOf(await reader.fares.byRide(ride.id))?.agreed).toEqual(TYPED.price);
      for (const reader of [other, rival]) expect(valueOf(await reader.fares.byRide(ride.id))).toBeNull();
      const veiled = await arrangeRide(stage(), people);
      await stage().documents.write({ 'payers/VEILED': { ...CLINIC, asks: [], hidden: true } });
      const payer = { ...CLINIC, id: 'VEILED', hidden: true };
      valueOf(await desk.fares.agree(veiled.id, { ...TYPED, payer }, null));
      for (const reader of [driver, passenger])
        expect(valueOf(await reader.fares.byRide(veiled.id))).toBeNull();
      expect(errorOf(await driver.fares.end(veiled, CASH, TERMS))).toEqual(DENIED);
      valueOf(await desk.fares.end(veiled, { ...CASH, paid: 'account' }, TERMS));
    });

    it('a driver ends the own ride without an agreement, and a second send of it succeeds', async () => {
      const { driver, ride } = await opened();
      driver.network.loseNextRequest('documents');
      expect(errorOf(await driver.fares.end(ride, CASH, TERMS))).toEqual({ code: 'network' });
      valueOf(await driver.fares.end(ride, CASH, TERMS));
      valueOf(await driver.fares.end(ride, CASH, TERMS));
      expect(errorOf(await driver.fares.end(ride, { ...CASH, total: 2600 }, TERMS))).toEqual({
        code: 'fare-ended',
      });
      expect(valueOf(await driver.fares.byRide(ride.id))).toMatchObject({ ...TERMS, day: ride.day, rev: 0 });
    });

    it('an agreed price binds the driver, but for extras and waiting, and not dispatch', async () => {
      const { desk, driver, ride } = await opened();
      valueOf(await desk.fares.agree(ride.id, TYPED, null));
      for (const total of [2499, 2501])
        expect(errorOf(await driver.fares.end(ride, { ...CASH, total }, TERMS))).toEqual(DENIED);
      valueOf(await driver.fares.end(ride, { ...CASH, total: 3100, extras: ['State'] }, TERMS));
      const { ride: second } = await opened();
      valueOf(await desk.fares.agree(second.id, TYPED, null));
      valueOf(await desk.fares.end(second, { ...CASH, total: 0, paid: 'nothing' }, TERMS));
    });

    it('a passenger books at a price of the matrix in the batch of the ride, and at no other', async () => {
      const { passenger } = await opened();
      const list = valueOf(await passenger.prices.open());
      const tariff = tariffAt(list.tariffs, list.settings.tariff ?? '', new Date());
      expect(tariff?.id).toBe(USUAL.id);
      const trip = { from: { area: 'Manhattan' }, to: { area: 'JFK' }, length: null, discount: 0 };
      const quote = tariff && quoteFor(tariff, { ...trip, at: '2026-11-29T10:00' });
      expect(quote).toEqual({ amount: 7000, source: 'fixed', cell: [0, 1], length: null });
      const alone = passenger.fares.bookingBatch(anId(), { ...TYPED, price: quote ?? null }, list);
      expect(errorOf(await passenger.records.commit(alone))).toEqual(DENIED);
    });

    it('dispatch corrects an ended fare with a reason until it is on a bill', async () => {
      const { desk, driver, ride } = await opened();
      valueOf(await driver.fares.end(ride, CASH, TERMS));
      const ended = valueOf(await desk.fares.byRide(ride.id));
      if (!ended?.end) throw new Error('the fare has no end');
      const known = { ...ended, end: ended.end };
      const to = { entered: { ...CASH, total: 2000 }, day: ride.day, payer: null, answers: [] };
      expect(errorOf(await driver.fares.correct(known, to, { why: 'mistyped' }))).toEqual(DENIED);
      valueOf(await desk.fares.correct(known, to, { why: 'other', note: 'A detour.' }));
      expect(await desk.fares.correct(known, to, { why: 'mistyped' })).toEqual({
        ok: true,
        value: undefined,
      });
      const corrected = valueOf(await desk.fares.byRide(ride.id));
      expect(corrected?.end?.total).toBe(2000);
      expect(valueOf(await desk.fares.changes(ride.id))).toMatchObject([
        { was: { end: { total: 2500 } }, why: 'other', note: 'A detour.' },
      ]);
      const { id, ...fields } = corrected ?? known;
      await stage().documents.write({ [`fares/${id}`]: { ...fields, bill: 'bill' } });
      if (!corrected?.end) throw new Error('the fare has no end');
      const late = await desk.fares.correct(
        { ...corrected, end: corrected.end },
        { ...to, entered: CASH },
        { why: 'payment' },
      );
      expect(errorOf(late)).toEqual({ code: 'fare-billed' });
    });
  });
}
