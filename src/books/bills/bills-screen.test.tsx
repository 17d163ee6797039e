import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import { draft, grid, listedMonth, openBills, panel } from '#test/open-bills.ts';

describe('the page of bills', () => {
  test('the page of bills opens with last month, or with this month if only this month has bills', async () => {
    await openBills(0, 'en', { ...draft('2025-05-31'), ...draft('2025-06-02') });
    expect(await screen.findByText('31 May 2025')).toBeShown();
    expect(listedMonth()).toHaveProperty('value', '2025-05');
    cleanup();
    await openBills(0, 'en', draft('2025-06-02'));
    expect(await screen.findByText('2 June 2025')).toBeShown();
    expect(listedMonth()).toHaveProperty('value', '');
    cleanup();
    const [[path = '', fields] = []] = Object.entries(draft('2025-06-02'));
    await openBills(0, 'en', { [path]: { ...fields, total: 'many' } });
    expect(await screen.findByText('One bill is damaged and not shown.')).toBeShown();
    expect(listedMonth()).toHaveProperty('value', '');
  });

  test('the page of bills lists the month whose drafts were filled', async () => {
    const { press, user } = await openBills();
    await screen.findByText('No bills here');
    await user.selectOptions(listedMonth(), 'June 2025');
    await press('Find unbilled rides');
    await press('Put into drafts');
    expect(await screen.findByText('All done: 2 rides.')).toBeShown();
    await waitFor(() => expect(grid().getByRole('rowheader', { name: 'Draft' })).toBeShown());
    expect(listedMonth()).toHaveProperty('value', '2025-05');
  });

  test('the page of bills finds the unbilled rides of last month, and shows how many are put into a draft', async () => {
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

  test('a run that fills drafts can be stopped, and continues with the rides that are still unbilled', async () => {
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

  test('the page of bills refuses a period without a last day', async () => {
    const { press, user } = await openBills();
    const until = await screen.findByLabelText('To');
    await user.clear(until);
    await press('Find unbilled rides');
    expect(screen.getByText('Please enter two days, the first one first.')).toBeShown();
  });

  test('a draft is issued, a ride of the bill is credited and set free, and the day of paying back is stored', async () => {
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

  test('the page of bills takes a ride out of a draft, and removes the draft', async () => {
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

  test('the page of bills refuses a day of payment in the future', async () => {
    const { press, user } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await press('Open Draft');
    await press('Issue');
    await user.type(await screen.findByLabelText('Paid on'), '2999-01-01');
    await press('Store');
    expect(await screen.findByText('Please enter a day up to today.')).toBeShown();
  });

  test('the page of bills says that the firm’s settings are missing', async () => {
    const { press } = await openBills(1, 'en', { 'settings/books': { name: 'damaged' } });
    await press('Find unbilled rides');
    await press('Put into drafts');
    expect(await screen.findByText(/enter the firm under Books, Firm/)).toBeShown();
  });

  test('the page of bills lists an account’s bills of all months, with a link to the statement', async () => {
    const { press, user } = await openBills();
    await press('Find unbilled rides');
    await press('Put into drafts');
    await screen.findByText('All done: 2 rides.');
    await user.selectOptions(screen.getByLabelText('Account'), 'St. Anna Clinic');
    expect(await screen.findByRole('link', { name: 'Statement of this account' })).toBeShown();
    await waitFor(() => expect(grid().getByText('Draft')).toBeShown());
  });

  test('the page of bills is in German if German was chosen', async () => {
    const { press } = await openBills(1, 'de');
    await press('Offene Fahrten suchen');
    expect(await screen.findByText('eine Fahrt von einem Kunden')).toBeShown();
    await press('In Entwürfe aufnehmen');
    await press('Entwurf öffnen');
    await press('Ausstellen');
    expect(await screen.findByRole('heading', { name: 'Rechnung 2025-00001' })).toBeShown();
  });
});
