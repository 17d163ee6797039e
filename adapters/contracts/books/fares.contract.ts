import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Agreement, EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { AgreedPrice } from '#domain/books/model/fares/fare.ts';
import { EMPTY_AGREEMENT, parseAgreement } from '#domain/books/model/fares/typed-agreement.ts';
import { CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { createRideBooking } from '#domain/rides/services/ride-booking.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { alter, arrangeFirm, TRIP } from '../rides/ride-stage.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeBooks, arrangeRide, openBooks, setEnteredAt, TERMS } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const CHANGED = { code: 'changed-meanwhile' };

const TYPED: Agreement = {
  terms: TERMS,
  price: { amount: 2500, source: 'typed', cell: null, places: [] },
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

    it('a system administrator saves only the changed settings of the books, and never over a later change', async () => {
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

    it('dispatch agrees a price, then another price, and reads the former price among the changes', async () => {
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

    it('an agreement and an end succeed although their answers are lost', async () => {
      const { desk, driver, ride } = await opened();
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

    it('of all passengers and drivers only those of a ride read its fare, unless the fare is hidden', async () => {
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

    it('a driver enters the end of their own ride without an agreement, and sending the end again succeeds', async () => {
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

    it('an agreed price, apart from extras, binds the driver and not dispatch', async () => {
      const { desk, driver, ride } = await opened();
      valueOf(await desk.fares.agree(ride.id, TYPED, null));
      for (const total of [2499, 2501])
        expect(errorOf(await driver.fares.end(ride, { ...CASH, total }, TERMS))).toEqual(DENIED);
      valueOf(await driver.fares.end(ride, { ...CASH, total: 3100, extras: ['State'] }, TERMS));
      const { ride: second } = await opened();
      valueOf(await desk.fares.agree(second.id, TYPED, null));
      valueOf(await desk.fares.end(second, { ...CASH, total: 0, paid: 'nothing' }, TERMS));
    });

    it('a passenger books a ride with its fixed price in one batch, but neither the price alone nor a lower price', async () => {
      await arrangeFirm(stage());
      const { prices, fares, records, tab, session } = await openBooks(stage(), 'passenger');
      const booking = createRideBooking({ ...(await tab.openRides()), session });
      const list = valueOf(await prices.open());
      const places = ['Manhattan', 'JFK'] as const;
      await alter(stage(), 'settings/rides', { landmarks: places });
      const [from, to] = [{ area: places[0] }, { area: places[1] }];
      const start = { ...list, trip: { from, to, pickUpAt: new Date() }, payer: null };
      const agreement = valueOf(parseAgreement(EMPTY_AGREEMENT, start));
      expect(agreement).toMatchObject({
        terms: TERMS,
        price: { amount: 7000, source: 'fixed', cell: [0, 1], places },
      });
      const id = anId();
      const beside = (changes: Partial<AgreedPrice> = {}) => {
        const price = agreement.price && { ...agreement.price, ...changes };
        return fares.bookingBatch(id, { ...agreement, price }, list);
      };
      const trip = { ...TRIP, from: { text: places[0] }, to: { text: places[1] } };
      const book = async (batch: Batch) => booking.request(id, trip, valueOf(await booking.open()), batch);
      const stored = () => Promise.all([`rides/${id}`, `fares/${id}`].map(stage().documents.read));
      expect(errorOf(await records.commit(beside()))).toEqual(DENIED);
      expect(errorOf(await book(beside({ amount: 6999 })))).toEqual(DENIED);
      expect(await stored()).toEqual([null, null]);
      valueOf(await book(beside()));
      expect(await stored()).toMatchObject([
        { state: 'requested', area: { from: places[0], to: places[1] } },
        { ...TERMS, agreed: agreement.price, payer: null, discount: 0, end: null },
      ]);
    });

    it('the end of a reopened ride is entered again, with another car, and corrects the former end', async () => {
      const { desk, driver, ride } = await opened();
      valueOf(await driver.fares.end(ride, CASH, TERMS));
      await setEnteredAt(stage(), ride.id, ride.endedAt);
      const { documents } = stage();
      const [endedAt, plate] = [new Date(), 'TÜ-AB 2'];
      await alter(stage(), `rides/${ride.id}`, { endedAt, card: { ...CARD, plate } });
      const again = { ...ride, endedAt, plate };
      valueOf(await driver.fares.end(again, { ...CASH, total: 2600 }, TERMS));
      valueOf(await driver.fares.end(again, { ...CASH, total: 2600 }, TERMS));
      expect(errorOf(await driver.fares.end(again, CASH, TERMS))).toEqual({ code: 'fare-ended' });
      expect(await documents.read(`fares/${ride.id}`)).toMatchObject({ end: { total: 2600, plate }, rev: 1 });
      expect(valueOf(await desk.fares.changes(ride.id))).toMatchObject([
        { was: { end: { total: 2500, plate: ride.plate } }, why: 'reopened', by: driver.uid },
      ]);
    });

    it('dispatch corrects an ended fare with a reason until the fare is on a bill', async () => {
      const { desk, driver, ride } = await opened();
      valueOf(await driver.fares.end(ride, CASH, TERMS));
      const ended = valueOf(await desk.fares.byRide(ride.id));
      if (!ended?.end) throw new Error('the fare has no end');
      const known = { ...ended, end: ended.end };
      const to = { entered: { ...CASH, total: 2000 }, payer: null, answers: [] };
      expect(errorOf(await driver.fares.correct(known, ride, to, { why: 'mistyped' }))).toEqual(DENIED);
      valueOf(await desk.fares.correct(known, ride, to, { why: 'other', note: 'A detour.' }));
      valueOf(await desk.fares.correct(known, ride, to, { why: 'mistyped' }));
      const corrected = valueOf(await desk.fares.byRide(ride.id));
      expect(corrected?.end?.total).toBe(2000);
      expect(valueOf(await desk.fares.changes(ride.id))).toMatchObject([
        { was: { end: { total: 2500 } }, why: 'other', note: 'A detour.' },
      ]);
      const { id, ...fields } = corrected ?? known;
      await stage().documents.write({ [`fares/${id}`]: { ...fields, bill: 'bill' } });
      if (!corrected?.end) throw new Error('the fare has no end');
      const billed = { ...corrected, end: corrected.end };
      const late = await desk.fares.correct(billed, ride, { ...to, entered: CASH }, { why: 'payment' });
      expect(errorOf(late)).toEqual({ code: 'fare-billed' });
    });
  });
}
