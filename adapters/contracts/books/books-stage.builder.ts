import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { farePath, readFare } from '#domain/books/model/fares/fare.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { NEW_YORK_FORM, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { createBillRun } from '#domain/books/services/bill-run.ts';
import { createBookSettings } from '#domain/books/services/book-settings.ts';
import { createDaySheets } from '#domain/books/services/day-sheets.ts';
import { createFirmBills } from '#domain/books/services/firm-bills.ts';
import { createDriveFares } from '#domain/books/services/drive-fares.ts';
import { createFirmPayers } from '#domain/books/services/firm-payers.ts';
import { createFirmTariffs } from '#domain/books/services/firm-tariffs.ts';
import { createIssuedBills } from '#domain/books/services/issued-bills.ts';
import { createRideFares } from '#domain/books/services/ride-fares.ts';
import { createRidePrices } from '#domain/books/services/ride-prices.ts';
import { isEnded, type RideState } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { alter } from '../rides/ride-stage.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { arrangeAccount } from '../stage/arranged-account.builder.ts';
import { userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs } from '../stage/stage.builder.ts';
import type { WorldUnderTest } from '../stage/world-under-test.builder.ts';

/** The services of the books for a new person with this role. */
export async function openBooks(world: WorldUnderTest, role: string) {
  const account = await arrangeAccount(world, { role, name: `A ${role}` });
  const { browser, tab } = await openTabAs(world, account);
  const user = await userSeenIn(tab, account.uid);
  const session = { current: () => ({ state: 'signed-in', user }), refresh: async () => {} };
  const ports = await tab.openBooks();
  const needs = { ...ports, session };
  const [rideFares, ridePrices] = [createRideFares(needs), createRidePrices(needs)];
  return {
    uid: account.uid,
    tab,
    session,
    network: browser.network,
    records: ports.records,
    tariffs: createFirmTariffs(needs),
    settings: createBookSettings(needs),
    prices: ridePrices,
    fares: rideFares,
    drives: createDriveFares({ ...needs, rideFares, ridePrices }),
    sheets: createDaySheets(needs),
    payers: createFirmPayers(needs),
    bills: createFirmBills(needs),
    issued: createIssuedBills(needs),
    run: createBillRun(needs),
  };
}

/** The firm's usual tariff, which has a matrix. */
export const USUAL = {
  id: anId(),
  terms: { ...termsIn(NEW_YORK_FORM), name: 'Usual taxi', from: new Date(Date.now() - DAY_MS) },
};
export const TERMS = { tariff: USUAL.id, currency: USUAL.terms.currency, vat: USUAL.terms.vat };

/** A firm that shows its prices, with a tariff and a payer. */
export async function arrangeBooks({ documents }: WorldUnderTest): Promise<void> {
  const [tariff] = newTariffBatch(USUAL.id, 'u-sam', USUAL.terms);
  await documents.write({
    'settings/rides': { timeZone: 'Europe/Berlin' },
    'settings/books': {
      ...FIRST_BOOK_SETTINGS,
      name: 'Cabs',
      tariff: USUAL.terms.name,
      shown: true,
      share: 400,
      rev: 0,
    },
    ...aStoredPayer(),
    ...(tariff && { [tariff.path]: { ...tariff.fields, at: new Date() } }),
  });
}

/** A ride with the fields that the books read. If it has ended, it ended too long ago to be reopened. */
export async function arrangeRide(
  { documents }: WorldUnderTest,
  people: { readonly rider: string; readonly driver: string | null },
  state: RideState = 'completed',
) {
  const id = anId();
  const isOver = isEnded(state);
  const endedAt = new Date(Date.now() - 3 * HOUR_MS);
  const card = people.driver === null ? null : { ...CARD, plate: 'TÜ-AB 1' };
  await documents.write({
    [`rides/${id}`]: aStoredRide(state, {
      ...people,
      card,
      area: { from: 'Manhattan', to: 'JFK' },
      pickupAt: new Date(),
      ...(isOver && { endedAt }),
    }),
  });
  const day = dayAt(endedAt, 'Europe/Berlin');
  return {
    id,
    driver: people.driver,
    plate: card?.plate ?? '',
    endedAt,
    day,
    days: { first: day, last: day },
  };
}

/** Sets when the end of a fare was entered, because two calls of one test may have the same millisecond. */
export async function setEnteredAt(stage: WorldUnderTest, id: string, at: Date): Promise<void> {
  const path = farePath(id);
  const fare = readFare(id, await stage.documents.read(path));
  if (!fare?.end) throw new Error(`${path} has no end`);
  await alter(stage, path, { end: { ...fare.end, at } });
}
