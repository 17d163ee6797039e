import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import type { PayerTerms } from '#domain/books/model/payers/payer.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';
import { renderApp } from '#test/render-app.tsx';

const RIDE = 'RideOfClinic00000000';
const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const AT = new Date('2025-05-30T22:00Z');

const stored = (id: string, changes: Partial<PayerTerms> = {}) =>
  aStoredPayer({ ...changes, id, by: 'sam', at: AT });

const TWO = { ...stored('1042'), ...stored('AN-1', { name: 'City Council', suspended: true, discount: 25 }) };

async function openPayers(documents: Readonly<Record<string, object>> = {}, language: Language = 'en') {
  const world = await openRideWorld(ADA, documents);
  const product = await world.load();
  const app = renderApp('/admin/payers', { world: { ...world, load: async () => product }, language });
  const name = language === 'en' ? 'Account customers' : 'Rechnungskunden';
  await screen.findByRole('heading', { name, level: 1 });
  const enter = async (into: HTMLElement, typed: string) => {
    await app.user.clear(into);
    await app.user.click(into);
    await app.user.paste(typed);
  };
  return { ...app, world, enter, payers: (await product.books.load()).firmPayers };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the page of account customers', () => {
  test('the page of account customers says that there are no customers, and stores a new customer', async () => {
    const { user, enter, payers } = await openPayers();
    expect(await screen.findByText('No account customers yet')).toBeShown();
    await user.keyboard('n');
    await enter(await field('Number'), 'd-17');
    await enter(await field('Name'), 'St. Anna Clinic');
    await enter(await field('Address'), 'Clinic Street 1\n10115 Berlin');
    await enter(await field('Question 1'), 'Cost centre');
    await enter(await field('Pattern 1'), 'KST-####');
    await user.click(screen.getByRole('checkbox', { name: '1 must be answered' }));
    await enter(await field('Discount'), '2,5');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    const { getByText } = await row(/St. Anna Clinic/);
    for (const text of ['D-17', 'Cost centre (must)', 'Usual tariff · 2.5 % off', '14 days'])
      expect(getByText(text)).toBeShown();
    const listed = await payers.list();
    expect(listed.ok && listed.value.known).toMatchObject([
      { id: 'D-17', asks: [{ label: 'Cost centre', required: true, pattern: 'KST-####' }], discount: 25 },
    ]);
  });

  test('the form of an account customer refuses each unusable value at its field, and keeps the input', async () => {
    const { user, enter } = await openPayers(TWO);
    await user.click(await screen.findByRole('button', { name: 'New account' }));
    await enter(await field('Name'), 'Clinic');
    await enter(await field('Pattern 2'), '[0-9]+');
    await enter(await field('Days to pay'), '400');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(screen.getByText('What is asked?')).toBeShown();
    expect(screen.getByText('Please enter days from 0 to 365.')).toBeShown();
    expect(document.activeElement).toBe(await field('Number'));
    await enter(await field('Question 2'), 'Reference');
    await enter(await field('Pattern 2'), '##');
    await enter(await field('Days to pay'), '30');
    await enter(await field('Number'), '1042');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText('Another account has this number.')).toBeShown();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'New account' }));
    expect(await field('Name')).toHaveProperty('value', 'Clinic');
  });

  test('the page of account customers is worked by keys: j, e, a change, and the search', async () => {
    const { user, enter } = await openPayers(TWO);
    await screen.findByText('City Council');
    await user.keyboard('je');
    expect(await screen.findByRole('dialog', { name: 'Edit St. Anna Clinic' })).toBeShown();
    await enter(await field('Days to pay'), '30');
    await user.keyboard('{Enter}');
    expect((await row(/St. Anna Clinic/)).getByText('30 days')).toBeShown();
    await user.keyboard('/');
    await user.keyboard('coun{Enter}');
    await waitFor(() => expect(screen.queryByText('St. Anna Clinic')).toBeNull());
    expect(screen.getByText('City Council')).toBeShown();
    await user.keyboard('x{Enter}');
    expect(await screen.findByText('No account found')).toBeShown();
  });

  test('an account customer is suspended after the open rides and orders are shown, and resumed at a press', async () => {
    const { user, world } = await openPayers({
      ...TWO,
      [`rides/${RIDE}`]: aStoredRide('requested', { pickupAt: new Date('2025-06-03T06:15Z') }),
      ...aStoredFare(RIDE, { payer: '1042', answers: ['KST-0042'] }),
      'rides/OfAnother': aStoredRide('requested'),
      ...aStoredFare('OfAnother', { payer: 'AN-1' }),
      'rides/Cancelled': aStoredRide('cancelled'),
      ...aStoredFare('Cancelled', { payer: '1042' }),
      'orders/CaraOrder00000000000': aStoredOrder({
        first: '2025-06-01',
        last: '2025-06-30',
        billing: { payer: '1042', asked: [], answers: [] },
      }),
      'orders/OverOrder00000000000': aStoredOrder({
        name: 'Ben Before',
        first: '2025-05-01',
        last: '2025-05-30',
        billing: { payer: '1042', asked: [], answers: [] },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Resume City Council' }));
    expect(await screen.findByRole('button', { name: 'Suspend City Council' })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Suspend St. Anna Clinic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend St. Anna Clinic' }));
    expect(await dialog.findByText('One ride is open for it, and stays:')).toBeShown();
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/admin/rides/${RIDE}`, '/admin/standing?order=CaraOrder00000000000']);
    expect(dialog.getByText('Cara Caller')).toBeShown();
    expect(world.stage.world.documents.read('payers/1042')).toMatchObject({ suspended: false });
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect((await row(/St. Anna Clinic/)).getByText('Suspended')).toBeShown();
    expect(await screen.findByText(/No new ride can be booked for St. Anna Clinic/)).toBeShown();
  });

  test('the open rides and orders of a customer are read once, although the zone arrives later', async () => {
    const world = await openRideWorld(ADA, TWO);
    const release = world.network.hold('list tariffs');
    const { user } = renderApp('/admin/payers', { world });
    await user.click(await screen.findByRole('button', { name: 'Suspend St. Anna Clinic' }));
    await screen.findByText('No ride is open for it.');
    release();
    await waitFor(() => expect(world.requestsOf('list tariffs')).toBe(1));
    await user.tab();
    expect(world.requestsOf('list orders')).toBe(1);
  });

  test('open rides that cannot be read are reported, and read again on request; “Back” suspends nothing', async () => {
    const { user, world } = await openPayers(TWO);
    await screen.findByText('City Council');
    world.network.refuseNext('reading', { code: 'network' });
    await user.click(screen.getByRole('button', { name: 'Suspend St. Anna Clinic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend St. Anna Clinic' }));
    expect(await dialog.findByText(/What is open for it could not be loaded/)).toBeShown();
    await user.click(dialog.getByRole('button', { name: /again/ }));
    expect(await dialog.findByText('No ride is open for it.')).toBeShown();
    expect(dialog.getByText('No standing order goes on it.')).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Suspend St. Anna Clinic' })).toBeShown();
  });

  test('the panel of an account customer says who changed what and when, with the former values', async () => {
    const { user, world, enter } = await openPayers(TWO);
    const change = async (name: string, text: string) => {
      await user.click(await screen.findByRole('button', { name: 'Edit St. Anna Clinic' }));
      await enter(await field(name), text);
      await user.click(screen.getByRole('button', { name: 'Store' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      world.stage.clock.advance(60_000);
    };
    await change('Days to pay', '30');
    await change('Question 1', 'Department');
    await user.click(await screen.findByRole('button', { name: 'Resume City Council' }));
    await user.click(await screen.findByRole('button', { name: 'Edit St. Anna Clinic' }));
    const log = within(await screen.findByRole('region', { name: 'What happened' }));
    const asks = await log.findByText(
      'What must be asked: Cost centre (must) KST-#### → Department (must) KST-####',
    );
    const [second, first] = log.getAllByRole('listitem').map((item) => item.textContent);
    expect(asks.closest('li')?.textContent).toBe(second);
    expect(second).toMatch(/2025, 14:\d\d, Ada Admin/);
    expect(first).toMatch(/Days to pay: 14 → 30$/);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Edit City Council' }));
    expect(await screen.findByText('Suspended: yes → no')).toBeShown();
  });

  test('a number typed in small letters is shown in its stored form once the field is left', async () => {
    const { user, enter } = await openPayers(TWO);
    await user.click(await screen.findByRole('button', { name: 'New account' }));
    const number = await field('Number');
    await enter(number, ' an-7b ');
    await user.tab();
    expect(number).toHaveProperty('value', 'AN-7B');
    await enter(number, '10/42');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(
      await screen.findByText(
        'Please use 1 to 20 letters from A to Z, digits and hyphens, a hyphen not first.',
      ),
    ).toBeShown();
    expect(number).toHaveProperty('value', '10/42');
  });

  test('the second of two people who change a customer keeps the input and sees the first person’s change', async () => {
    const { user, world, enter, payers } = await openPayers(TWO);
    await user.click(await screen.findByRole('button', { name: 'Edit St. Anna Clinic' }));
    await enter(await field('Word to be said'), 'Lindwurm');
    const listed = await payers.list();
    const clinic = listed.ok ? listed.value.known.find(({ id }) => id === '1042') : undefined;
    if (clinic === undefined) throw new Error('The clinic is not stored.');
    await payers.change(clinic, { ...clinic, terms: 7 });
    world.stage.clock.advance(1000);
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText(/^Another person has changed this account meanwhile/)).toBeShown();
    expect(await screen.findByDisplayValue('7')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Store' }));
    expect(await screen.findByText('St. Anna Clinic is stored.')).toBeShown();
    const after = await payers.list();
    expect(after.ok && after.value.known).toContainEqual(
      expect.objectContaining({ id: '1042', terms: 7, word: 'Lindwurm', rev: 2 }),
    );
  });

  test('the page of account customers is in German, and counts damaged customers', async () => {
    await openPayers({ ...TWO, 'payers/BAD': { name: 'Damaged' } }, 'de');
    expect(await screen.findByText('Ein Rechnungskunde ist beschädigt und wird nicht gezeigt.')).toBeShown();
    expect((await row(/City Council/)).getByText('Üblicher Tarif · 2,5 % Rabatt')).toBeShown();
    expect((await row(/City Council/)).getByText('Gesperrt')).toBeShown();
  });
});
