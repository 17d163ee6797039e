import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { TariffForm } from '#domain/books/model/tariffs/parse-tariff.ts';
import { BERLIN_FORM, NEW_YORK_FORM, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { fail } from '#domain/shared/result.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;
const ADA = { name: 'Ada Admin', role: 'admin' } as const;

/** A stored tariff that began two days before the clock of the tests. */
function stored(form: TariffForm, id: string): Readonly<Record<string, object>> {
  const from = new Date('2025-05-30T22:00Z');
  const [write] = newTariffBatch(id.padEnd(20, '0'), 'sam', { ...termsIn(form), from });
  return { [write?.path ?? '']: { ...write?.fields, at: from } };
}

const BERLIN = stored(BERLIN_FORM, 'berlin');

async function openTariffs(
  documents: Readonly<Record<string, object>> = {},
  person: typeof SAM | typeof ADA = SAM,
  language: Language = 'en',
) {
  const world = await openRideWorld(person, documents);
  const today = dayAt(world.stage.clock.now(), 'Europe/Berlin');
  const product = await world.load();
  const app = renderApp('/admin/tariffs', { world: { ...world, load: async () => product }, language });
  await screen.findByRole('heading', { name: language === 'en' ? 'Tariffs' : 'Tarife', level: 1 });
  /** Pastes a text into a field. */
  const enter = async (into: HTMLElement, typed: string) => {
    await app.user.click(into);
    await app.user.paste(typed);
  };
  return { ...app, enter, today, world, product };
}

const field = (name: string) => screen.findByRole('textbox', { name });
/** The first field of that name, because the usual rates come before the other rates. */
const usual = async (name: string) => (await screen.findAllByRole('textbox', { name }))[0] ?? document.body;
const priceOf = (name: string) => within(screen.getByRole('status', { name }));

describe('the page of tariffs', () => {
  test('the page of tariffs says that there are no tariffs, and stores a tariff, which can be tried out at once', async () => {
    const { user, enter } = await openTariffs();
    expect(await screen.findByText('No tariffs yet')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'New tariff' }));
    await enter(await field('Name'), 'Taxi');
    await enter(await field('Tax in the price'), '7');
    await enter(await usual('Base price'), '4,30');
    await enter(await usual('Distance'), 'to 3 km: 2.80 per km\n2.10 per km');
    await enter(await field('Extras'), 'Large car: 6');
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    const row = within(await screen.findByRole('article', { name: /Taxi/ }));
    expect(row.getByText('to 3 km: 2.80 per km')).toBeShown();
    expect(row.getByText('valid')).toBeShown();
    await enter(screen.getByRole('textbox', { name: 'Ride' }), '5 km, large car');
    expect(priceOf('Price').getByText('€22.90')).toBeShown();
    expect(priceOf('Price').getByText('€1.50')).toBeShown();
  });

  test('the form of a tariff refuses each unreadable value at its field, and keeps the input', async () => {
    const { user, enter, today } = await openTariffs();
    await user.click(await screen.findByRole('button', { name: 'New tariff' }));
    const from = await screen.findByLabelText('Valid from');
    await user.clear(from);
    await enter(from, plusDays(today, -1));
    await enter(await usual('Base price'), '1.005');
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    expect(screen.getByText('Please enter a name of at most 60 characters.')).toBeShown();
    expect(screen.getByText(/^Please choose a day from today on/)).toBeShown();
    expect(screen.getByText('“1.005”: This has too many decimals. Thousands have no separator.')).toBeShown();
    expect(screen.getByText('Please fill this in.')).toBeShown();
    expect(document.activeElement).toBe(await field('Name'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New tariff' }));
    expect(await screen.findByDisplayValue('1.005')).toBeShown();
  });

  test('the page of tariffs shows a price with its parts, and says which part of a ride it cannot read', async () => {
    const { user, enter } = await openTariffs(BERLIN);
    const ride = await field('Ride');
    await enter(ride, '12.4 km, 6 min waiting, Großraumtaxi, 23:10');
    const price = priceOf('Price');
    const parts = price.getAllByRole('definition').map((each) => each.textContent);
    expect(parts).toEqual(['€4.30', '€30.14', '€3.25', '€6.00', '€43.69', '€2.86']);
    await enter(ride, ', Moon');
    expect(screen.getByText('“Moon” cannot be read.')).toBeShown();
    await user.clear(ride);
    await enter(ride, '6 min waiting');
    expect(screen.getByText('Please add a distance, or two places with a fixed price.')).toBeShown();
  });

  test('after a lost answer the next press stores the typed tariff under a new id', async () => {
    const { user, enter, product } = await openTariffs();
    const { firmTariffs } = await product.books.load();
    const add = vi.spyOn(firmTariffs, 'add').mockResolvedValueOnce(fail({ code: 'tariff-exists' }));
    await user.click(await screen.findByRole('button', { name: 'New tariff' }));
    await enter(await field('Name'), 'Taxi');
    await enter(await usual('Base price'), '4.30');
    await enter(await usual('Distance'), '2.10 per km');
    const store = screen.getByRole('button', { name: 'Store the tariff' });
    await user.click(store);
    expect(await screen.findByText(/Press again to store this tariff as well/)).toBeShown();
    await user.click(store);
    expect(await screen.findByRole('article', { name: 'Taxi' })).toBeShown();
    expect(new Set(add.mock.calls.map(([id]) => id)).size).toBe(2);
  });

  test('the form of a tariff judges the first day when it is sent, although the page was opened the day before', async () => {
    const { user, world } = await openTariffs();
    await user.click(await screen.findByRole('button', { name: 'New tariff' }));
    await screen.findByLabelText('Valid from');
    world.stage.clock.advance(DAY_MS);
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    expect(screen.getByText(/^Please choose a day from today on/)).toBeShown();
  });

  test('the form of a tariff takes fixed prices from a file, into the field where they can be corrected', async () => {
    const { user } = await openTariffs();
    await user.click(await screen.findByRole('button', { name: 'New tariff' }));
    const chosen = await screen.findByLabelText('Fixed prices from a file');
    const matrix = ';Airport\nStation;35,00\n';
    await user.upload(chosen, new File([`\uFEFF${matrix}`], 'fixed.csv', { type: 'text/csv' }));
    await waitFor(async () => expect(await field('Fixed prices')).toHaveProperty('value', matrix));
    await user.upload(chosen, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'fixed.csv'));
    expect(await screen.findByText('This file cannot be read. Please save it as CSV.')).toBeShown();
    await user.upload(chosen, new File(['x'.repeat(100_001)], 'fixed.csv'));
    expect(screen.getByText('This file cannot be read. Please save it as CSV.')).toBeShown();
    expect(await field('Fixed prices')).toHaveProperty('value', matrix);
  });

  test('the page of tariffs shows how a tariff rounds, and what waiting costs at other rates', async () => {
    const other = { otherBase: '5.00', otherBands: '3.00 per km', otherWaiting: '45.00 per h' };
    await openTariffs(stored({ ...BERLIN_FORM, ...other, rounding: '0.50', how: 'up' }, 'berlin'));
    const row = within(await screen.findByRole('article', { name: /Berlin taxi/ }));
    expect(row.getByText('Rounded up to: 0.50')).toBeShown();
    expect(row.getByText('Other rates, waiting: 45.00 per h')).toBeShown();
  });

  test('the page of tariffs shows only the newest 300 tariffs, and says so', async () => {
    const many = Array.from({ length: 301 }, (_, index) => {
      const [path = '', fields = {}] = Object.entries(stored(BERLIN_FORM, `b${index}x`))[0] ?? [];
      return [path, { ...fields, name: `Tariff ${index}`, at: new Date(Date.UTC(2025, 0, 1, 0, index)) }];
    });
    await openTariffs(Object.fromEntries(many));
    expect(await screen.findByText('Only the newest 300 tariffs are shown.')).toBeShown();
    expect(screen.getAllByRole('article')).toHaveLength(300);
    expect(screen.queryByRole('article', { name: 'Tariff 0' })).toBeNull();
  });

  test('a tariff that is made from an older tariff replaces the older tariff from the new first day on', async () => {
    const { user, enter, today } = await openTariffs(BERLIN);
    await user.click(await screen.findByRole('button', { name: 'New from this: Berlin taxi' }));
    const from = await field('Valid from');
    const base = screen.getByDisplayValue('4.30');
    expect(base).toBe(await usual('Base price'));
    await user.clear(base);
    await enter(base, '5');
    await user.clear(from);
    await enter(from, today);
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    expect(screen.getByText(/from tomorrow on in place of another tariff/)).toBeShown();
    await user.clear(from);
    await enter(from, plusDays(today, 1));
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    await waitFor(() => expect(screen.getByText('coming')).toBeShown());
    const [valid, coming] = screen.getAllByRole('article');
    expect([valid, coming].map((row) => /[\d.]+ EUR/.exec(row?.textContent ?? '')?.[0])).toEqual([
      '4.30 EUR',
      '5.00 EUR',
    ]);
  });

  test('a withdrawn tariff stays in the list, with who withdrew it and when', async () => {
    const { user, world, enter, today } = await openTariffs(BERLIN);
    await user.click(await screen.findByRole('button', { name: 'Withdraw Berlin taxi' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const row = within(await screen.findByRole('article', { name: /Berlin taxi/ }));
    await waitFor(() => expect(row.getByText('withdrawn')).toBeShown());
    expect(row.getByText('by Sam System, 1 June 2025')).toBeShown();
    expect(row.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Ride' })).toBeNull();
    await user.click(row.getByRole('button', { name: /^New from this/ }));
    const from = await screen.findByLabelText('Valid from');
    await user.clear(from);
    await enter(from, today);
    await user.click(screen.getByRole('button', { name: 'Store the tariff' }));
    await waitFor(() => expect(screen.getByText('valid')).toBeShown());
    expect(world.stage.world.documents.read(`tariffs/${'berlin'.padEnd(20, '0')}`)).toMatchObject({
      withdrawn: { by: expect.any(String) },
    });
  });

  test('the question about a withdrawal stays until the withdrawal is stored', async () => {
    const { user, world } = await openTariffs(BERLIN);
    await user.click(await screen.findByRole('button', { name: 'Withdraw Berlin taxi' }));
    await screen.findByRole('button', { name: 'Withdraw' });
    const release = world.network.hold();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeShown();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('withdrawn')).toBeShown();
  });

  test('a tariff that has priced a ride cannot be withdrawn', async () => {
    const fare = { 'fares/ride1': { tariff: 'berlin'.padEnd(20, '0') } };
    const { user } = await openTariffs({ ...BERLIN, ...fare });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Berlin taxi' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/^The price of a ride names this tariff/)).toBeShown();
  });

  test('the page of tariffs shows equal lines, and an extra with the name of a part of the price', async () => {
    const errors = vi.spyOn(console, 'error');
    const twice = 'Mon 1:00-2:00: 1.00\nMon 1:00-2:00: 1.00';
    const form = { ...BERLIN_FORM, times: twice, extras: 'Distance: 1.00' };
    const { enter } = await openTariffs(stored(form, 'berlin'));
    await enter(await field('Ride'), '5 km, Distance');
    expect(priceOf('Price').getAllByText('Distance')).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  });

  test('a ride is tried out with a chosen tariff, in the currency of that tariff', async () => {
    const { user, enter } = await openTariffs({ ...BERLIN, ...stored(NEW_YORK_FORM, 'york') });
    const york = await screen.findByRole('option', { name: /New York/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tariff' }), york);
    await enter(await field('Ride'), 'JFK to Manhattan, State');
    const parts = priceOf('Price')
      .getAllByRole('definition')
      .map((each) => each.textContent);
    expect(parts).toEqual(['US$70.00', 'US$0.50', 'US$70.50']);
  });

  test('an admin reads tariffs, and stores none; a damaged tariff is counted', async () => {
    await openTariffs(
      { ...BERLIN, 'tariffs/Damaged0000000000000': { name: 'Damaged', at: new Date() } },
      ADA,
    );
    expect(await screen.findByText('One tariff is damaged and not shown.')).toBeShown();
    expect(screen.getByRole('article', { name: /Berlin taxi/ })).toBeShown();
    expect(screen.queryByRole('button', { name: /New/ })).toBeNull();
  });

  test('the page of tariffs says without settings that rides must be set up first', async () => {
    const world = await openRideWorld(SAM);
    world.stage.world.documents.commit({ 'settings/rides': null });
    renderApp('/admin/tariffs', { world });
    expect(await screen.findByText(/Please set up rides first/)).toBeShown();
  });

  test('the page of tariffs shows and reads German lines', async () => {
    const { enter } = await openTariffs(BERLIN, SAM, 'de');
    const row = within(await screen.findByRole('article', { name: /Berlin taxi/ }));
    expect(row.getByText('bis 3 km: 2,80 je km')).toBeShown();
    await enter(await field('Fahrt'), '12,4 km, 6 min warten, Dienstag 23:10');
    expect(priceOf('Preis').getByText(/37,69/)).toBeShown();
  });
});
