import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Agreement } from '#domain/books/model/fares/fare-batch.ts';
import type { UnsentEnd } from '#domain/books/model/fares/open-end.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { alter } from '../rides/ride-stage.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeBooks, arrangeRide, openBooks, TERMS, USUAL } from './books-stage.builder.ts';

const CASH: UnsentEnd = {
  currency: TERMS.currency,
  total: 2500,
  length: null,
  waited: null,
  extras: [],
  paid: 'cash',
};

const TYPED: Agreement = {
  terms: TERMS,
  price: { amount: 2500, source: 'typed', cell: null, places: [] },
  payer: null,
  answers: [],
};

/** The fares that drivers can read and enter. */
export function describeDriveFares(name: string, makeWorld: MakeWorld): void {
  describe(`the fares of a driver’s rides on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeBooks(stage()));

    const openDrive = async (agreement: Agreement | null = null) => {
      const driver = await openBooks(stage(), 'driver');
      const ended = await arrangeRide(stage(), { rider: 'caller-1', driver: driver.uid });
      if (agreement !== null) {
        const desk = await openBooks(stage(), 'admin');
        valueOf(await desk.fares.agree(ended.id, agreement, null));
      }
      const { id: ride, endedAt, plate } = ended;
      const area = { from: 'Manhattan', to: 'JFK' };
      return { driver, drive: { ride, pickupAt: endedAt, endedAt, plate, area } };
    };

    it('the fare of a ride without an agreement is open at the usual tariff until it is entered, once', async () => {
      const { driver, drive } = await openDrive();
      expect(valueOf(await driver.drives.of(drive))).toMatchObject({
        state: 'open',
        currency: TERMS.currency,
        agreed: null,
        isBinding: false,
        tariff: { id: USUAL.id },
      });
      driver.network.loseNextAnswer('documents');
      valueOf(await driver.drives.enter(drive, CASH));
      valueOf(await driver.drives.enter(drive, CASH));
      driver.network.goOffline();
      expect(errorOf(await driver.drives.of(drive))).toEqual({ code: 'network' });
      driver.network.goOnline();
      const other = await driver.drives.enter(drive, { ...CASH, total: 2600 });
      expect(errorOf(other)).toEqual({ code: 'fare-ended' });
      expect(valueOf(await driver.drives.of(drive))).toEqual({
        state: 'ended',
        currency: TERMS.currency,
        total: 2500,
        paid: 'cash',
      });
    });

    it('a typed price binds the driver, and the device returns it without a network', async () => {
      const { driver, drive } = await openDrive(TYPED);
      const known = valueOf(await driver.drives.of(drive));
      expect(known).toMatchObject({ state: 'open', agreed: 2500, isBinding: true });
      driver.network.goOffline();
      expect(valueOf(await driver.drives.of(drive))).toEqual(known);
      const unknown = { ...drive, ride: anId() };
      expect(errorOf(await driver.drives.of(unknown))).toEqual({ code: 'network' });
      expect(errorOf(await driver.drives.enter(drive, CASH))).toEqual({ code: 'network' });
      driver.network.goOnline();
      const less = await driver.drives.enter(drive, { ...CASH, total: 2400 });
      expect(errorOf(less)).toEqual({ code: 'permission-denied' });
    });

    it('a withdrawn tariff prices no ride, with or without a network', async () => {
      const { driver, drive } = await openDrive();
      const from = new Date(drive.pickupAt.getTime() - 1);
      const [gone] = newTariffBatch(anId(), 'u-sam', { ...USUAL.terms, from });
      const withdrawn = { by: 'u-sam', at: from };
      await stage().documents.write({
        [gone?.path ?? '']: { ...gone?.fields, at: from, until: from, withdrawn },
      });
      const known = valueOf(await driver.drives.of(drive));
      expect(known).toMatchObject({ tariff: { id: USUAL.id } });
      driver.network.goOffline();
      expect(valueOf(await driver.drives.of(drive))).toEqual(known);
    });

    it('a fixed price binds the driver only between its places, and the driver reads the payer’s discount', async () => {
      const { area } = (await openDrive()).drive;
      const places = [area.from, area.to];
      const fixed = { amount: 2500, source: 'fixed', cell: [0, 1], places } as const;
      const discount = 125;
      const payer = { ...CLINIC, id: 'LESS', discount };
      await stage().documents.write({ 'payers/LESS': { ...payer, asks: [] } });
      const { driver, drive } = await openDrive({ ...TYPED, price: fixed, payer });
      const between = { state: 'open', agreed: 2500, isBinding: true, lapsed: null, discount };
      expect(valueOf(await driver.drives.of(drive))).toMatchObject(between);
      expect(valueOf(await driver.drives.of({ ...drive, area: null }))).toMatchObject(between);
      const moved = { ...drive, area: { ...area, to: 'Harbour' } };
      expect(valueOf(await driver.drives.of(moved))).toMatchObject({
        state: 'open',
        agreed: null,
        isBinding: false,
        lapsed: 2500,
      });
      const less = { ...CASH, total: 2000 };
      expect(errorOf(await driver.drives.enter(drive, less))).toEqual({ code: 'permission-denied' });
      await alter(stage(), `rides/${drive.ride}`, { area: moved.area });
      valueOf(await driver.drives.enter(drive, less));
    });

    it('the fare of a reopened ride is open again', async () => {
      const { driver, drive } = await openDrive();
      valueOf(await driver.drives.enter(drive, CASH));
      expect(valueOf(await driver.drives.of({ ...drive, endedAt: null })).state).toBe('open');
      const endedAt = new Date(Date.now() + 1);
      expect(valueOf(await driver.drives.of({ ...drive, endedAt })).state).toBe('open');
      expect(valueOf(await driver.drives.of(drive)).state).toBe('ended');
    });

    it('a sum in another currency than the agreed one is refused', async () => {
      const { driver, drive } = await openDrive(TYPED);
      const euros = await driver.drives.enter(drive, { ...CASH, currency: 'EUR' });
      expect(errorOf(euros)).toEqual({ code: 'changed-meanwhile' });
      valueOf(await driver.drives.enter(drive, CASH));
    });

    it('a driver reads no hidden price, only that there is one', async () => {
      const { driver, drive } = await openDrive();
      await stage().documents.write({ [`fares/${drive.ride}`]: { payer: CLINIC.id, hidden: true } });
      expect(valueOf(await driver.drives.of(drive))).toEqual({ state: 'hidden' });
    });

    it('a ride without an agreement is unpriced if the firm has no usual tariff', async () => {
      const { driver, drive } = await openDrive();
      await stage().documents.write({
        'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cabs', tariff: null, rev: 1 },
      });
      expect(valueOf(await driver.drives.of(drive))).toEqual({ state: 'unpriced' });
      await arrangeBooks(stage());
    });

    it('a new tariff between booking and end changes no price, tax or extras of the ride', async () => {
      const { driver, drive } = await openDrive(TYPED);
      const terms = { ...USUAL.terms, vat: 190, extras: [], from: new Date() };
      const [later] = newTariffBatch(anId(), 'u-sam', terms);
      await stage().documents.write({ [later?.path ?? '']: { ...later?.fields, at: new Date() } });
      expect(valueOf(await driver.drives.of(drive))).toMatchObject({
        agreed: 2500,
        tariff: { id: USUAL.id, vat: USUAL.terms.vat, extras: USUAL.terms.extras },
      });
      const less = await driver.drives.enter(drive, { ...CASH, total: 2499 });
      expect(errorOf(less)).toEqual({ code: 'permission-denied' });
      valueOf(await driver.drives.enter(drive, CASH));
      expect(valueOf(await driver.fares.byRide(drive.ride))).toMatchObject({
        ...TERMS,
        agreed: TYPED.price,
        end: { total: 2500 },
      });
    });
  });
}
