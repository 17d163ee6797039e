import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Agreement } from '#domain/books/model/fares/fare-batch.ts';
import type { UnsentEnd } from '#domain/books/model/fares/open-end.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
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
  price: { amount: 2500, source: 'typed', cell: null },
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
      return { driver, drive: { ride, pickupAt: endedAt, endedAt, plate } };
    };

    it('a ride without an agreement is open by the usual tariff, and is entered once', async () => {
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
      const other = await driver.drives.enter(drive, { ...CASH, total: 2600 });
      expect(errorOf(other)).toEqual({ code: 'fare-ended' });
      expect(valueOf(await driver.drives.of(drive))).toEqual({
        state: 'ended',
        currency: TERMS.currency,
        total: 2500,
        paid: 'cash',
      });
    });

    it('a typed price binds the driver, and without a network the device knows it', async () => {
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

    it('a sum in another currency than the agreed one is refused', async () => {
      const { driver, drive } = await openDrive(TYPED);
      const euros = await driver.drives.enter(drive, { ...CASH, currency: 'EUR' });
      expect(errorOf(euros)).toEqual({ code: 'changed-meanwhile' });
      valueOf(await driver.drives.enter(drive, CASH));
    });

    it('a hidden price is hidden', async () => {
      const { driver, drive } = await openDrive();
      await stage().documents.write({ [`fares/${drive.ride}`]: { payer: CLINIC.id, hidden: true } });
      expect(valueOf(await driver.drives.of(drive))).toEqual({ state: 'hidden' });
    });

    it('a firm that has no usual tariff enters nothing without an agreement', async () => {
      const { driver, drive } = await openDrive();
      await stage().documents.write({
        'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cabs', tariff: null, rev: 1 },
      });
      expect(valueOf(await driver.drives.of(drive))).toEqual({ state: 'unpriced' });
      await arrangeBooks(stage());
    });

    it('a tariff that is replaced between booking and end changes no price, no tax and no extras', async () => {
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
