import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { farePath } from '#domain/books/model/fares/fare.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { newPayerBatch, payerPath } from '#domain/books/model/payers/payer.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;

/** The clock of the tests is in June. */
const AT = new Date('2025-05-20T12:05:00Z');
const idOf = (nth: number) => `ride${nth}`.padEnd(20, '0');

const fareOf = (nth: number, total: number) => ({
  [ridePath(idOf(nth))]: aStoredRide('completed', { pickupAt: AT, endedAt: AT }),
  [farePath(idOf(nth))]: {
    currency: 'EUR',
    vat: 70,
    tariff: null,
    agreed: null,
    payer: CLINIC.id,
    answers: ['KST-4711'],
    hidden: false,
    discount: 0,
    end: {
      total,
      length: null,
      waited: null,
      extras: [],
      paid: 'account',
      driver: '',
      plate: '',
      by: 'u',
      at: AT,
    },
    day: '2025-05-20',
    bill: null,
    rev: 1,
    by: 'u',
    at: AT,
    deleteAt: AT,
  },
});

async function openBills(rides = 2, language: Language = 'en', given: object = {}) {
  const [payer] = newPayerBatch(CLINIC.id, 'u', CLINIC);
  const world = await openRideWorld(SAM, {
    'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cab Ltd', rev: 0 },
    [payerPath(CLINIC.id)]: { ...payer?.fields, at: AT },
    ...Object.assign({}, ...Array.from({ length: rides }, (_, nth) => fareOf(nth, 1070 + nth))),
    ...given,
  });
  const product = await world.load();
  const app = renderApp('/admin/bills', { world: { ...world, load: async () => product }, language });
  const title = language === 'en' ? 'Bills' : 'Rechnungen';
  await screen.findByRole('heading', { name: title, level: 1 });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press, product };
}

const grid = () => within(screen.getByRole('grid', { name: 'Bills and credit notes' }));
const panel = async () => within(await screen.findByRole('dialog'));

const draft = (until: string) => ({
  [`bills/${CLINIC.id}-${until}-${until}-EUR-1`]: {
    kind: 'bill',
    corrects: null,
    payer: CLINIC.id,
    currency: 'EUR',
    from: until,
    until,
    count: 1,
    total: 1070,
    totals: { 70: 1070 },
    last: null,
    issued: null,
    rev: 1,
    by: 'u',
    at: AT,
    deleteAt: new Date('2037-01-01'),
  },
});
const listedMonth = () =>
  within(screen.getByRole('region', { name: 'Bills and credit notes' })).getByLabelText('Month');

describe('the page of bills', () => {
  test('opens with the bills of last month, or with this month’s if there are none', async () => {
    await openBills(0, 'en', { ...draft('2025-05-31'), ...draft('2025-06-02') });
    expect(await screen.findByText('31 May 2025')).toBeShown();
    expect(listedMonth()).toHaveProperty('value', '2025-05');
    cleanup();
    await openBills(0, 'en', draft('2025-06-02'));
    expect(await screen.findByText('2 June 2025')).toBeShown();
    expect(listedMonth()).toHaveProperty('value', '');
  });

  test('lists the month whose drafts were filled', async () => {
    const { press, user } = await openBills();
    await screen.findByText('No bills here');
    await user.selectOptions(listedMonth(), 'June 2025');
    await press('Find unbilled rides');
    await press('Put into drafts');
    expect(await screen.findByText('All done: 2 rides.')).toBeShown();
    await waitFor(() => expect(grid().getByRole('rowheader', { name: 'Draft' })).toBeShown());
    expect(listedMonth()).toHaveProperty('value', '2025-05');
  });

  test('finds the unbilled rides of last month, and puts them into a draft with progress', async () => {
    const { press } = await openBills(3);
    expect(await screen.findByText('No bills here')).toBeShown();
    await press('Find unbilled rides');
    expect(await screen.findByText('3 rides of one account')).toBeShown();
    await press('Put into drafts');
    expect(await screen.findByText('All done: 3 rides.')).toBeShown();
    expect(screen.getByRole('progressbar', { name: /St. Anna Clinic/ })).toHaveProperty('value', 3);
    await waitFor(() => expect(grid().getByRole('rowheader', { name: 'Draft' })).toBeShown());
    expect(grid().getByText('€32.13')).toBeShown();
    expect(grid().getByText('not issued')).toBeShown();
  });

  test('a run is stopped, and goes on with what is still unbilled', async () => {
    const { press, product } = await openBills(3);
    const { billRun } = await product.books.load();
    vi.spyOn(billRun, 'fill').mockImplementationOnce(async ([account], control) => {
      if (account === undefined) throw new Error('no account was found');
      control.onProgress({ account, done: 1, passed: 0, end: null });
      await vi.waitUntil(control.isStopped);
      control.onProgress({ account, done: 1, passed: 0, end: 'stopped' });
      return succeed();
    });
    await press('Find unbilled rides');
    await press('Put into drafts');
    await press('Stop');
    expect(await screen.findByText('1 of 3 rides · stopped')).toBeShown();
    await press('Go on');
    expect(await screen.findByText('All done: 3 rides.')).toBeShown();
  });

  test('refuses a period that ends before it begins', async () => {
    const { press, user } = await openBills();
    const until = await screen.findByLabelText('To');
    await user.clear(until);
    await press('Find unbilled rides');
    expect(screen.getByText('Please enter two days, the first one first.')).toBeShown();
  });

  test('issues a draft, credits a ride of it, sets that free, and stores when it was paid', async () => {
    const { press, user } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await press('Open Draft');
    await press('Issue');
    expect(await screen.findByRole('heading', { name: 'Bill 2025-00001' })).toBeShown();
    const [, , second] = (await panel()).getAllByRole('checkbox');
    await user.click(second ?? document.body);
    await press('Make a credit note');
    expect(await screen.findByRole('heading', { name: 'Draft of a credit note' })).toBeShown();
    await press('Issue');
    expect(await screen.findByRole('heading', { name: 'Credit note 2025-00002' })).toBeShown();
    await press('Set its rides free');
    expect(await screen.findByText('Set free: one ride.')).toBeShown();
    const day = screen.getByLabelText('Paid back on');
    await user.type(day, '2025-05-31');
    await press('Store');
    expect(await screen.findByText('The day of payment is stored.')).toBeShown();
    await waitFor(() => expect(grid().getByText('paid')).toBeShown());
    expect(grid().getByText('-€10.71')).toBeShown();
  });

  test('issues all drafts of a month in the order of the list, stops, and goes on with those that are left', async () => {
    const ends = ['2025-05-10', '2025-05-20', '2025-05-31'];
    const { press, product } = await openBills(0, 'en', Object.assign({}, ...ends.map(draft)));
    const { firmBills } = await product.books.load();
    const { issue: unspied } = firmBills;
    const issue = vi.spyOn(firmBills, 'issue');
    issue.mockImplementationOnce(async (first) => {
      await press('Stop');
      return unspied(first);
    });
    await press('Issue all 3 drafts');
    expect(await screen.findByText(/in the order of the list, and never change/)).toBeShown();
    await press('Issue');
    expect(await screen.findByText('1 of 3 issued · stopped')).toBeShown();
    expect(screen.getByRole('progressbar', { name: 'Issued drafts' })).toHaveProperty('value', 1);
    issue.mockImplementationOnce(async () => fail({ code: 'bill-changed' }));
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(
      await screen.findByText('1 of 2 issued · one not issued: changed meanwhile, or refused'),
    ).toBeShown();
    issue.mockImplementationOnce(async () => fail({ code: 'network' }));
    await press('Issue the draft');
    await press('Issue');
    expect(await screen.findByRole('alert')).toBeShown();
    await press('Issue the draft');
    await press('Issue');
    expect(await screen.findByText('1 of 1 issued')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull());
    const rows = grid()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Bill 2025-00001', 'Bill 2025-00003', 'Bill 2025-00002']);
  });

  test('offers to issue only what was found for the chosen month', async () => {
    const { press, product, user } = await openBills(0, 'en', {
      ...draft('2025-05-10'),
      ...draft('2025-05-20'),
    });
    expect(await screen.findByRole('button', { name: 'Issue all 2 drafts' })).toBeShown();
    const { firmBills } = await product.books.load();
    vi.spyOn(firmBills, 'ofMonth').mockResolvedValueOnce(fail({ code: 'network' }));
    await user.selectOptions(listedMonth(), 'June 2025');
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
    expect(await screen.findByRole('alert')).toBeShown();
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
    await user.selectOptions(listedMonth(), 'May 2025');
    await press('Issue all 2 drafts');
  });

  test('a defect ends the issue of all drafts, which can then go on', async () => {
    const ends = ['2025-05-10', '2025-05-20'];
    const { press, product } = await openBills(0, 'en', Object.assign({}, ...ends.map(draft)));
    const { issueRun } = await product.books.load();
    vi.spyOn(issueRun, 'issue').mockRejectedValueOnce(new Error('defect'));
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(await screen.findByRole('alert')).toBeShown();
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(await screen.findByText('2 of 2 issued')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Issue|Stop)/ })).toBeNull());
    expect(grid().getAllByRole('row')).toContain(document.activeElement);
  });

  test('takes a ride out of a draft, and removes the draft', async () => {
    const { press } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await press('Open Draft');
    const [first] = await screen.findAllByRole('button', { name: /^Take out 20 May 2025/ });
    first?.click();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Take out/ })).toHaveLength(1));
    await press('Remove the draft');
    expect(await screen.findByText('No bills here')).toBeShown();
    await press('Find unbilled rides');
    expect(await screen.findByText('2 rides of one account')).toBeShown();
  });

  test('refuses a day of payment that is to come', async () => {
    const { press, user } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await press('Open Draft');
    await press('Issue');
    await user.type(await screen.findByLabelText('Paid on'), '2999-01-01');
    await press('Store');
    expect(await screen.findByText('Please enter a day up to today.')).toBeShown();
  });

  test('without the settings of the books it says what is missing', async () => {
    const { press } = await openBills(1, 'en', { 'settings/books': { name: 'damaged' } });
    await press('Find unbilled rides');
    await press('Put into drafts');
    expect(await screen.findByText(/enter the firm under Books, Firm/)).toBeShown();
  });

  test('an account shows its bills of all months, and its statement', async () => {
    const { press, user } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await screen.findByText('All done: 2 rides.');
    await user.selectOptions(screen.getByLabelText('Account'), 'St. Anna Clinic');
    expect(await screen.findByRole('link', { name: 'Statement of this account' })).toBeShown();
    await waitFor(() => expect(grid().getByText('Draft')).toBeShown());
  });

  test('German names drafts, states and corrections', async () => {
    const { press } = await openBills(1, 'de');
    await press('Offene Fahrten suchen');
    expect(await screen.findByText('eine Fahrt von einem Kunden')).toBeShown();
    await press('In Entwürfe aufnehmen');
    await press('Entwurf öffnen');
    await press('Ausstellen');
    expect(await screen.findByRole('heading', { name: 'Rechnung 2025-00001' })).toBeShown();
  });
});
