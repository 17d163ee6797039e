import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { STORED_BOOKS } from '#test/stored-books.ts';
import type { Language } from '#words/languages.ts';

const SUMS = { currency: 'EUR', rides: 2, length: 120_000, cash: 2000, card: 500, account: 0, nothing: 300 };

/** The figures since yesterday. Dario drove yesterday; Dora has driven today, on account. */
async function openFigures(search = '', language: Language = 'en', days?: string) {
  const world = await openRideWorld(ADA, STORED_BOOKS);
  for (const [uid, name] of [
    ['u-dario', 'Dario Driver'],
    ['u-dora', 'Dora Driver'],
  ] as const)
    world.stage.addAccount({ uid, name, role: 'driver' });
  const today = dayAt(world.stage.clock.now(), 'Europe/Berlin');
  const first = plusDays(today, -1);
  const account = { ...SUMS, cash: 0, card: 0, account: 9000, nothing: 0 };
  const put = (day: string, kind: string, of: string, sums: object) =>
    world.put({ [`takings/${day}-${kind}-EUR-${of}`]: { ...sums, day, kind, of } });
  put(first, 'driver', 'u-dario', SUMS);
  put(today, 'driver', 'u-dora', account);
  put(first, 'car', 'CB 1', SUMS);
  put(today, 'car', 'CB 1', account);
  put(today, 'payer', 'CLINIC', account);
  put(today, 'payer', 'GONE', { ...account, account: 100 });
  world.put(aStoredPayer({ id: 'CLINIC', name: 'City Clinic' }));
  return renderApp(`/admin/figures?${days ?? `from=${first}`}${search}`, { world, language });
}

/** The text of a cell. It leaves out the column's name, which only cards on phones show. */
const textOf = (cell: Element) =>
  cell.querySelector('[aria-hidden]')?.nextSibling?.textContent ?? cell.textContent;

const lines = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map(textOf).join(' | '));
};

describe('the figures', () => {
  test('the figures are by driver, the largest turnover first, with their sum', async () => {
    const { user } = await openFigures();
    await user.click(await screen.findByRole('button', { name: 'Driver' }));
    await waitFor(async () =>
      expect(await lines()).toEqual([
        'Dora Driver | 2 | 12 | €90.00',
        'Dario Driver | 2 | 12 | €25.00',
        'Sum | 4 | 24 | €115.00',
      ]),
    );
  });

  test.each([
    ['car', ['CB 1 | 4 | 24 | €115.00', 'Sum | 4 | 24 | €115.00']],
    ['payer', ['City Clinic · CLINIC | 2 | 12 | €90.00', 'GONE | 2 | 12 | €1.00', 'Sum | 4 | 24 | €91.00']],
  ])('the figures are by %s if the address says so', async (by, expected) => {
    await openFigures(`&by=${by}`);
    await waitFor(async () => expect(await lines()).toEqual(expected));
  });

  test('the figures do not mention the records that were read', async () => {
    await openFigures('&by=driver');
    expect(await screen.findByText('Kilometres are those that were entered.')).toBeShown();
    expect(document.body.textContent).not.toMatch(/\breads?\b|\brecords?\b/);
  });

  test('the page says that days without takings have no figures', async () => {
    await openFigures('', 'en', 'from=2020-01-01&to=2020-12-31');
    expect(await screen.findByText('No ride of these days has an entered price.')).toBeShown();
  });

  test('figures of more than a year are refused', async () => {
    await openFigures('', 'en', 'from=2020-01-01&to=2021-01-01');
    expect(await screen.findByText(/^Please choose a period of at most a year/)).toBeShown();
  });

  test('the figures are in German if that language was chosen', async () => {
    await openFigures('&by=payer', 'de');
    await waitFor(async () =>
      expect((await lines())[0]).toBe('City Clinic · CLINIC | 2 | 12 | 90,00\u00a0€'),
    );
  });
});
