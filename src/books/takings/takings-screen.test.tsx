import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { STORED_BOOKS } from '#test/stored-books.ts';
import type { Language } from '#words/languages.ts';

const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' };

const TAKEN = {
  kind: 'driver',
  of: 'u-dario',
  currency: 'EUR',
  rides: 12,
  length: 980_000,
  cash: 20_000,
  card: 8000,
  account: 12_000,
  nothing: 0,
};

/** Opens a page of a day. Dario has taken €400 on it, half in cash, and €120 with a hidden price. */
async function openTakings(person: object, address: string, language: Language = 'en') {
  const world = await openRideWorld(person, STORED_BOOKS);
  if (person === ADA) world.stage.addAccount(DARIO);
  const day = dayAt(world.stage.clock.now(), 'Europe/Berlin');
  world.put({
    [`takings/${day}-driver-EUR-u-dario`]: { ...TAKEN, day },
    [`takings/${day}-veiled-EUR-u-dario`]: { ...TAKEN, day, kind: 'veiled', rides: 1, cash: 0, card: 0 },
  });
  return { ...renderApp(address, { world, language }), world, day };
}

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The text of a cell. It leaves out the column's name, which only cards on phones show. */
const textOf = (cell: Element) =>
  cell.querySelector('[aria-hidden]')?.nextSibling?.textContent ?? cell.textContent;

describe('the cash sheets at the desk', () => {
  test('the cash sheets list each driver’s takings, share and debt, hidden fares included', async () => {
    await openTakings(ADA, '/admin/takings');
    const table = await screen.findByRole('table', { name: 'Cash sheets' });
    await screen.findByRole('link', { name: 'Dario Driver' });
    const [row] = within(table).getAllByRole('row').slice(1);
    const cells = within(row ?? table)
      .getAllByRole('cell')
      .map(textOf);
    expect(cells).toEqual(['13', '€200.00', '€80.00', '€240.00', '€208.00', '€0.00', '-€8.00']);
  });

  test('the cash sheets list a driver who hands in cash on a day without rides', async () => {
    const { world, day, unmount } = await openTakings(ADA, '/admin/takings');
    await screen.findByRole('link', { name: 'Dario Driver' });
    unmount();
    const line = { day, currency: 'EUR', amount: 5000, why: null, note: null, by: 'u-ada' };
    world.put({
      'handovers/line1': { ...line, driver: 'u-dora', at: world.stage.clock.now() },
      [`takings/${day}-driver-EUR-u-eva`]: { ...TAKEN, day, of: 'u-eva', rides: 0, cash: 0, card: 0 },
    });
    renderApp('/admin/takings', { world });
    const rows = within(await screen.findByRole('table', { name: 'Cash sheets' })).getAllByRole('row');
    const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell').map(textOf);
    expect(rows).toHaveLength(3);
    expect(rows.slice(2).map(cellsOf)).toEqual([
      ['0', '€0.00', '€0.00', '€0.00', '€0.00', '€50.00', '-€50.00'],
    ]);
  });

  test('the cash sheet of a driver takes cash that is handed in, and takes a mistake back with a reason', async () => {
    const { user } = await openTakings(ADA, '/admin/takings?driver=u-dario');
    await screen.findByRole('heading', { name: /^Dario Driver, / });
    expect(facts()).toMatchObject({ 'Driver’s share, 40 %': '€208.00', 'The firm owes the driver': '€8.00' });
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '50{Enter}');
    expect(await screen.findByText('€50.00 stored.')).toBeShown();
    await waitFor(() => expect(facts()).toMatchObject({ 'Handed in': '€50.00' }));
    await user.click(screen.getByRole('button', { name: 'Take back €50.00' }));
    expect(amount).toHaveProperty('value', '-50.00');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText('A line that takes back needs a reason.')).toBeShown();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Mistyped');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    await waitFor(() => expect(facts()).toMatchObject({ 'Handed in': '€0.00' }));
    expect(screen.getByText(/Mistyped$/)).toBeShown();
  });

  test('the cash sheets take no cash for a day of long ago', async () => {
    const { user, address } = await openTakings(ADA, '/admin/takings?driver=u-dario&day=2023-12-31');
    const note = 'Cash is entered for a day up to today, at most 399 days back.';
    expect(await screen.findByText(note)).toBeShown();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All drivers of the day' }));
    expect(address()).toContain('2023-12-31');
  });

  test.each([
    ['1.005', /too many decimals/],
    ['0', 'Please enter an amount.'],
    ['much', 'Please write an amount like 12.50.'],
  ])('the cash sheets refuse %s as an amount', async (typed, why) => {
    const { user } = await openTakings(ADA, '/admin/takings?driver=u-dario');
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), `${typed}{Enter}`);
    expect(await screen.findByText(why)).toBeShown();
  });

  test('the cash sheets show another day, which the address names', async () => {
    const { user, address, day } = await openTakings(ADA, '/admin/takings');
    await screen.findByRole('table', { name: 'Cash sheets' });
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await screen.findByText('No ride of this day has an entered price.')).toBeShown();
    expect(address()).not.toContain(day);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByRole('table', { name: 'Cash sheets' })).toBeShown();
    expect(address()).toContain(day);
  });

  test('the cash sheets are in German if that language was chosen', async () => {
    await openTakings(ADA, '/admin/takings?driver=u-dario', 'de');
    await screen.findByRole('heading', { name: /^Dario Driver, / });
    expect(facts()).toHaveProperty('Bar abzugeben', '-8,00\u00a0€');
  });
});

describe('a driver’s own cash sheet', () => {
  test('a driver’s own cash sheet opens from the rides, and leaves out hidden fares', async () => {
    const { user } = await openTakings(DARIO, '/driver/rides');
    await user.click(await screen.findByRole('link', { name: 'Cash sheet' }));
    await screen.findByRole('heading', { name: /^Dario Driver, / });
    expect(facts()).toMatchObject({ Rides: '12', Account: '€120.00', 'Still owed': '€40.00' });
    expect(screen.getByText(/^Rides with hidden prices are not in this sheet/)).toBeShown();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });
});
