import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';
import * as papers from '#domain/books/model/papers/paper.builder.ts';
import { aStoredPayer, CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import { BERLIN_FORM, BERLIN_ID, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { createPerson, storeDocuments } from '../backend-data.ts';
import { DriverPage } from '../driver-page.ts';
import { expect } from '../fixtures.ts';
import { showBoard, showDocuments } from '../full-board.ts';
import { PhoneBookingPanel } from '../phone-booking-panel.ts';
import { expectPictures } from './expect-pictures.ts';
import { NOW, showOnlySeed, signedInThen, test } from './steady-page.ts';

const TODAY = NOW.slice(0, 10);
const AT = new Date('2026-01-04T23:00:00Z');
const KEPT = new Date('2037-01-01T00:00:00Z');
const DRIVERS = [
  { uid: 'picture-cab-1', name: 'Dario Sandoval', isDriving: false },
  { uid: 'picture-cab-2', name: 'Beatrix von der Mühlen-Hohenberg', isDriving: false },
];

const payer = (given: Partial<Payer>) => aStoredPayer({ ...given, at: AT });
const [tariff] = newTariffBatch(BERLIN_ID, 'u-sam', {
  ...termsIn({ ...BERLIN_FORM, fixed: 'x;City Hospital\nNorthside;18.50' }),
  from: AT,
});

/** The documents of a firm that keeps books. They are not stored, because other tests must not find its settings. */
const BOOKS = {
  'settings/books': {
    ...FIRST_BOOK_SETTINGS,
    ...papers.FIRM,
    iban: papers.FIRM.iban.replaceAll(' ', ''),
    tariff: BERLIN_FORM.name,
    shown: true,
    share: 400,
    columns: ['number=Belegfeld 1', 'day=Belegdatum', 'gross=Umsatz'],
    rev: 0,
  },
  [tariff?.path ?? '']: { ...tariff?.fields, at: AT },
  ...payer({}),
  ...payer({
    id: '2007',
    name: 'School transport of the Westhill district, special schools and kindergartens',
    asks: [],
    word: 'Lindwurm',
    discount: 100,
    hidden: true,
  }),
  ...payer({ id: '3001', name: 'Hotel Adler', asks: [], suspended: true }),
};

const CASH_END = {
  total: 2000,
  length: 72_000,
  waited: 240,
  extras: ['Flughafen BER'],
  paid: 'cash',
  driver: DRIVERS[0]?.uid ?? '',
  plate: 'CB 101',
  by: DRIVERS[0]?.uid ?? '',
  // The end of the ride in the time of the pictures.
  at: new Date('2026-03-02T09:27:40Z'),
};

/** Opens a page for a person. Only in the answers to this page does the firm keep books. */
async function openBooks(page: Parameters<typeof showBoard>[0], person: Parameters<typeof signedInThen>[1]) {
  await showOnlySeed(page);
  await signedInThen(page, person);
  await showBoard(page, { documents: BOOKS, drivers: DRIVERS, passengers: [] });
}

const owner = () => createPerson({ name: 'Olga Owner', role: 'system_admin' });

// The page must not listen, because its listener would read the database.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(0));

test('a call with its price and an account looks as it did and has no barrier', async ({ page }) => {
  await openBooks(page, await owner());
  await page.goto('/admin/rides');
  await page.getByRole('button', { name: 'New booking' }).click();
  const booking = new PhoneBookingPanel(page);
  await expect(booking.panel.getByRole('button', { name: 'Price' })).toBeVisible();
  await booking.field('Name').fill('Nora Nordstrom');
  await booking.field('From').fill('12 Chapel Lane, Northside');
  await booking.field('To').fill('City Hospital');
  await page.keyboard.press('Escape');
  await expect(booking.said('€18.50, a fixed price')).toBeVisible();
  await page.keyboard.press('Alt+a');
  await page.keyboard.type('Anna');
  await expect(booking.panel.getByRole('option', { name: CLINIC.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(booking.panel.getByLabel('Cost centre')).toBeFocused();
  await page.keyboard.type('KST-4711');
  await expect(booking.said('€18.50, a fixed price')).toBeVisible();
  await expectPictures(page, 'booking-price');
});

test('the question how a ride was paid looks as it did and has no barrier', async ({ page }) => {
  const driver = await createPerson({ name: 'Dario Sandoval', role: 'driver' });
  const id = 'PictureOfPayment0001';
  await signedInThen(page, driver);
  await showDocuments(page, BOOKS);
  await storeDocuments({
    [`rides/${id}`]: aStoredRide('in_progress', {
      rider: `caller-${id}`,
      driver: driver.uid,
      bookedBy: ['dispatch', 'u-ada'],
    }),
    [`rides/${id}/private/details`]: {
      name: 'Nora Nordstrom',
      phone: '',
      from: { text: '12 Chapel Lane, Northside' },
      to: { text: 'City Hospital' },
      note: '',
      customer: null,
      deleteAt: KEPT,
    },
    ...aStoredFare(id, { agreed: null }),
  });
  await page.goto('/driver/dashboard');
  await new DriverPage(page).step('Ride completed');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const end = page.getByRole('region', { name: 'How was it paid?' });
  await end.getByRole('button', { name: 'Kilometres' }).click();
  await end.getByRole('textbox', { name: 'Kilometres' }).fill('7,2');
  await end.getByRole('button', { name: 'Flughafen BER' }).click();
  await expectPictures(page, 'driver-payment', 'page');
});

test('a receipt looks as it did and has no barrier', async ({ page }) => {
  await openBooks(page, await owner());
  // A completed ride of the seed (emulator-seed/ride-stories.ts).
  const id = 'SeedRide000000000005';
  await storeDocuments({
    ...aStoredFare(id, {
      agreed: { amount: 1850, source: 'fixed', cell: [0, 0], places: [] },
      end: CASH_END,
      day: TODAY,
      rev: 1,
      by: 'u-ada',
      at: new Date('2026-03-02T09:20:00Z'),
    }),
  });
  await page.goto(`/receipt/${id}`);
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Paid in cash');
  await expectPictures(page, 'receipt', 'page');
  await page.goto(`/admin/rides/${id}`);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('€20.00, Cash');
  await expectPictures(page, 'ride-price', 'page');
});

test('cash sheets and figures look as they did and have no barrier', async ({ page }) => {
  const sums = {
    currency: 'EUR',
    rides: 12,
    length: 980_000,
    cash: 20_000,
    card: 8000,
    account: 12_000,
    nothing: 0,
  };
  const taken = (day: string, kind: string, of: string, changes: object = {}) => ({
    [`takings/${day}-${kind}-EUR-${of}`]: { ...sums, ...changes, day, kind, of },
  });
  const [first, second] = DRIVERS.map(({ uid }) => uid);
  await storeDocuments({
    ...taken(TODAY, 'driver', first ?? ''),
    ...taken(TODAY, 'veiled', first ?? '', { rides: 1, cash: 0, card: 0, account: 2400 }),
    ...taken(TODAY, 'driver', second ?? '', { rides: 3, cash: 134_550, card: 0, account: 0, nothing: 1200 }),
    ...taken('2026-03-01', 'driver', second ?? '', { rides: 7 }),
    [`handovers/picture-handover`]: {
      driver: first,
      day: TODAY,
      currency: 'EUR',
      amount: 5000,
      why: null,
      note: null,
      by: 'seed-admin',
      at: new Date('2026-03-02T09:10:00Z'),
      deleteAt: KEPT,
    },
  });
  await openBooks(page, await owner());
  await page.goto('/admin/takings');
  await expect(page.getByRole('link', { name: 'Dario Sandoval' })).toBeVisible();
  await expectPictures(page, 'takings', 'page');
  await page.goto(`/admin/takings?driver=${first}`);
  await expect(page.getByRole('button', { name: 'Take back €50.00' })).toBeVisible();
  await expectPictures(page, 'cash-sheet', 'page');
  await page.goto('/admin/figures?from=2026-03-01&to=2026-03-02&by=driver');
  await expect(page.getByRole('table')).toContainText('Dario Sandoval');
  await expectPictures(page, 'figures', 'page');
});

test('account customers, and the panel of one, look as they did and have no barrier', async ({ page }) => {
  await openBooks(page, await owner());
  await page.goto('/admin/payers');
  await expect(page.getByRole('row', { name: 'Hotel Adler' })).toBeVisible();
  await expectPictures(page, 'payers', 'page');
  await page.getByRole('button', { name: 'Edit St. Anna Clinic' }).click();
  await expect(page.getByRole('dialog').getByLabel('Question 1')).toHaveValue('Cost centre');
  await expectPictures(page, 'payer');
});

test('bills, the rides of a bill and its paper look as they did and have no barrier', async ({ page }) => {
  const feb = { from: '2026-02-01', until: '2026-02-28', payer: CLINIC.id };
  const lines = ['Mitte', 'Klinikum', 'Prenzlauer Berg'].map((from, nth) =>
    papers.lineOf(`PictureRide${nth}`.padEnd(20, '0'), {
      day: `2026-02-0${3 + nth}`,
      from,
      references:
        nth === 1 ? ['Kostenstelle: KST-4711', 'Freigabe: AB-2026/0815 Station 7, Frau Öztürk'] : [],
      vat: nth === 2 ? 190 : 70,
      deleteAt: KEPT,
    }),
  );
  const numbered = { day: '2026-03-01', due: '2026-03-15', at: AT };
  const bill = { ...papers.billOf(lines, { id: 'picture-bill', issued: numbered }), ...feb, at: AT };
  const note = papers.creditOf(lines.slice(0, 1), {
    id: 'picture-note',
    corrects: 'picture-bill',
    issued: { ...numbered, number: '2026-00043' },
  });
  await storeDocuments({
    ...papers.storedPaper({ ...papers.paperOf(lines), bill }),
    ...papers.storedPaper({ ...note, bill: { ...note.bill, ...feb, at: AT } }),
  });
  await openBooks(page, await owner());
  await page.goto('/admin/bills');
  const rows = page.getByRole('grid', { name: 'Bills and credit notes' });
  await expect(rows.getByText('2026-00043')).toBeVisible();
  await expectPictures(page, 'bills', 'page');
  await rows.getByRole('button', { name: 'Open Bill 2026-00042' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Prenzlauer Berg/ })).toBeVisible();
  await expectPictures(page, 'bill');
  await page.goto('/admin/bills/picture-bill');
  await expect(page.getByRole('img', { name: /^Payment code/ })).toBeVisible();
  await expectPictures(page, 'bill-paper', 'page');
});

test('the firm, as its papers name it, looks as it did and has no barrier', async ({ page }) => {
  await openBooks(page, await owner());
  await page.goto('/admin/books');
  await expect(page.getByLabel('VAT number')).toHaveValue(papers.FIRM.vatId);
  await expectPictures(page, 'firm', 'page');
});
