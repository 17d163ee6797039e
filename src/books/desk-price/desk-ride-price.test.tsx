import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { payerPath } from '#domain/books/model/payers/payer.ts';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { aStoredFare, CASH_END } from '#domain/books/model/fares/fare.builder.ts';
import { BOOKS_OF_FIRM } from '#test/stored-books.ts';
import { ADA, OLGA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const RIDE = 'ride-1';
const PAYER = payerPath('1042');
const DETAILS = { [`rides/${RIDE}/private/details`]: someDetails() };

async function openPrice(
  ride: object = aStoredRide('requested'),
  language: 'en' | 'de' = 'en',
  books: Readonly<Record<string, object>> = BOOKS_OF_FIRM,
) {
  const world = await openRideWorld(ADA, { [`rides/${RIDE}`]: ride, ...DETAILS, ...books });
  const app = renderApp(`/admin/rides/${RIDE}`, { world, language });
  const name = language === 'en' ? 'Price' : 'Preis';
  const region = async () => within(await screen.findByRole('region', { name }));
  const press = async (button: string) =>
    app.user.click(await (await region()).findByRole('button', { name: button }));
  return {
    ...app,
    world,
    region,
    press,
    field: async (label: string) => (await region()).findByLabelText<HTMLInputElement>(label),
    fare: () => world.stage.world.documents.read(`fares/${RIDE}`),
    async agree(price: string) {
      await press('Agree a price');
      await app.user.type(await (await region()).findByLabelText('Price'), price);
      await app.user.keyboard('{Enter}');
      await (await region()).findByRole('button', { name: 'Change the price' });
    },
  };
}

const over = (given = {}) => aStoredRide('completed', { endedAt: new Date('2025-06-01T09:00Z'), ...given });

const at = new Date('2025-06-01T10:00Z');
const END = {
  ...CASH_END,
  total: 2000,
  length: 50_000,
  waited: 300,
  paid: 'account',
  driver: '',
  plate: '',
  by: 'x',
  at,
};
/** The firm's books with the entered end of the ride. */
const ended = (bill: string | null, given = {}) => ({
  ...BOOKS_OF_FIRM,
  ...aStoredFare(RIDE, {
    agreed: null,
    payer: '1042',
    answers: ['KST-0001'],
    end: END,
    day: '2025-06-01',
    bill,
    ...given,
  }),
});

describe('the price of a ride at the desk', () => {
  test('the price of a ride is agreed and changed, and each former price stays with who changed it', async () => {
    const { agree, press, field, user, region, fare } = await openPrice();
    expect((await region()).getByText('Not agreed')).toBeShown();
    await agree('12,50');
    expect((await region()).getByText('€12.50')).toBeShown();
    await press('Change the price');
    const price = await field('Price');
    expect([price.value, document.activeElement]).toEqual(['12.50', price]);
    await user.clear(price);
    await user.keyboard('15{Enter}');
    const shown = await region();
    expect(await shown.findByText('Before: €12.50')).toBeShown();
    expect(shown.getByText(/, Ada Admin$/)).toBeShown();
    expect(fare()).toMatchObject({ agreed: { amount: 1500, source: 'typed' }, rev: 1 });
  });

  test('an agreed price stays as it is if only the account changes', async () => {
    const { agree, press, field, user, region, fare } = await openPrice();
    await agree('12.50');
    await press('Change the price');
    await user.type(await field('Account'), '1042');
    await (await region()).findByRole('option', { name: /St. Anna Clinic/ });
    await user.keyboard('{Enter}');
    await user.type(await field('Cost centre'), 'KST-0001{Enter}');
    expect(await (await region()).findByText('St. Anna Clinic')).toBeShown();
    expect((await region()).getByText('Cost centre: KST-0001')).toBeShown();
    expect(fare()).toMatchObject({ agreed: { amount: 1250 }, payer: '1042', answers: ['KST-0001'] });
  });

  test('Escape closes the form of the price, and the button has the focus again', async () => {
    const { press, user, region } = await openPrice();
    await press('Agree a price');
    await (await region()).findByLabelText('Price');
    await user.keyboard('{Escape}');
    const button = await (await region()).findByRole('button', { name: 'Agree a price' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the price of a colleague who was faster is not overwritten', async () => {
    const { press, field, user, world, region, fare } = await openPrice();
    await press('Agree a price');
    await user.type(await field('Price'), '12.50');
    const olga = await world.open(OLGA);
    const books = await olga.product.books.load();
    await books.rideFares.agree(
      RIDE,
      {
        terms: { tariff: null, currency: 'EUR', vat: 0 },
        price: { amount: 900, source: 'typed', cell: null, places: [] },
        payer: null,
        answers: [],
      },
      null,
    );
    await user.keyboard('{Enter}');
    expect(await (await region()).findByText(/A colleague has changed this meanwhile/)).toBeShown();
    expect(fare()).toMatchObject({ agreed: { amount: 900 } });
  });
});

describe('the end of a ride at the desk', () => {
  test('the end of a ride is entered, and corrected for a reason that is listed with the former end', async () => {
    const { press, field, user, region, fare } = await openPrice(over());
    await press('Enter how it was paid');
    await user.type(await field('Paid in all'), '20');
    await user.click(await field('Cash'));
    await press('Store');
    expect(await (await region()).findByText('€20.00, Cash')).toBeShown();
    await press('Correct the price');
    const total = await field('Paid in all');
    expect(total.value).toBe('20.00');
    await user.clear(total);
    await user.type(total, '18,50');
    await user.click(await field('Card'));
    await press('Store');
    expect(await (await region()).findByText('Please choose a reason.')).toBeShown();
    await user.click(await field('A typing error'));
    await press('Store');
    const shown = await region();
    expect(await shown.findByText('€18.50, Card')).toBeShown();
    expect(await shown.findByText('Before: €20.00, Cash')).toBeShown();
    expect(shown.getByText('A typing error')).toBeShown();
    expect(fare()).toMatchObject({ end: { total: 1850, paid: 'card' }, rev: 1 });
  });

  test.each([
    // The account's own discount is 200 now.
    ['as agreed', { discount: 100 }, 'Cost centre', 'KST-0001', 100, 1845],
    ['with other answers', { discount: 100 }, 'Cost centre', 'KST-0002', 200, 1640],
    ['by a number that is only typed', { payer: null, answers: [] }, 'Account', '1042', 200, 1640],
  ])(
    'a correction keeps the fare’s discount if payer and answers stay, and otherwise takes the account’s: %s',
    async (_, paying, label, typed, discount, total) => {
      const payer = { ...BOOKS_OF_FIRM[PAYER], discount: 200, ...(label === 'Account' && { asks: [] }) };
      const books = { ...ended(null, paying), [PAYER]: payer };
      const { press, field, user, region, fare } = await openPrice(over(), 'en', books);
      await press('Correct the price');
      await user.clear(await field('Paid in all'));
      const named = (await region()).getByRole(label === 'Account' ? 'combobox' : 'textbox', { name: label });
      await user.clear(named);
      await user.type(named, typed);
      await user.click(await field('A typing error'));
      await press('Store');
      await waitFor(() => expect(fare()).toMatchObject({ payer: '1042', discount, end: { total } }));
    },
  );

  test('the end of a ride is refused with the error at each field', async () => {
    const { press, field, user, region } = await openPrice(over());
    await press('Enter how it was paid');
    await user.type(await field('Paid in all'), '1.005');
    await user.type(await field('Kilometres'), 'far');
    await press('Store');
    const shown = await region();
    expect(shown.getByText(/too many decimals/)).toBeShown();
    expect(shown.getByText('Please write a distance like 12.4.')).toBeShown();
    expect(shown.getByText('Please choose how it was paid.')).toBeShown();
    await user.click(await field('Account'));
    await press('Store');
    expect(shown.getByText('Only a ride of an account is paid on account.')).toBeShown();
  });

  test('the end of a reopened ride does not count, and cannot be corrected before the ride has ended again', async () => {
    const { region } = await openPrice(aStoredRide('in_progress'), 'en', ended(null));
    const shown = await region();
    expect(await shown.findByText(/^The ride was reopened, so this end does not count/)).toBeShown();
    expect(shown.queryByRole('button')).toBeNull();
  });

  test('the end of a reopened ride is entered again with its former values, and with the ride’s driver and car', async () => {
    const ride = over({ driver: 'u-dario', card: CARD });
    const { press, field, region, fare } = await openPrice(
      ride,
      'en',
      ended(null, { end: { ...END, at: new Date('2025-06-01T08:59Z') } }),
    );
    expect(await (await region()).findByText(/^The ride was reopened after this was entered/)).toBeShown();
    await press('Enter how it was paid');
    expect((await field('Paid in all')).value).toBe('20.00');
    await press('Store');
    const shown = await region();
    expect(await shown.findByText('Before: €20.00, Account, St. Anna Clinic')).toBeShown();
    expect(shown.queryByText(/^The ride was reopened after/)).toBeNull();
    expect(fare()).toMatchObject({ end: { total: 2000, driver: 'u-dario', plate: 'CB 1' }, rev: 1 });
  });

  test('a fixed price for other places does not hold, and is agreed anew', async () => {
    const places = ['Northside', 'Airport'];
    const agreed = { amount: 1850, source: 'fixed', cell: [1, 0], places };
    const { press, field, region, fare } = await openPrice(undefined, 'en', {
      ...BOOKS_OF_FIRM,
      ...aStoredFare(RIDE, { agreed }),
    });
    const lapsed = 'It does not hold any more: it was for Northside → Airport.';
    expect(await (await region()).findByText(lapsed)).toBeShown();
    await press('Change the price');
    expect((await field('Price')).value).toBe('');
    await press('Store');
    await waitFor(() =>
      expect(fare()).toMatchObject({
        agreed: { amount: 1850, places: ['Northside', 'City Hospital'] },
        rev: 1,
      }),
    );
    await waitFor(async () => expect((await region()).queryByText(lapsed)).toBeNull());
  });

  test('the end of a ride on a bill cannot be changed', async () => {
    const { region } = await openPrice(over(), 'en', ended('bill-1'));
    const shown = await region();
    expect(await shown.findByText('On a bill, so it does not change any more.')).toBeShown();
    expect(shown.getByText('5 km')).toBeShown();
    expect(shown.getByText('5 min')).toBeShown();
    expect(shown.queryByRole('button')).toBeNull();
  });

  test('the end of a ride is entered in German', async () => {
    const { press, field, user, region } = await openPrice(over(), 'de');
    await press('Bezahlung eintragen');
    await user.type(await field('Insgesamt bezahlt'), '12,50');
    await user.click(await field('Bar'));
    await press('Speichern');
    expect(await (await region()).findByText(/^12,50\s€, Bar$/)).toBeShown();
  });
});

test('a firm without books sees no price on the page of a ride', async () => {
  await openPrice(aStoredRide('requested'), 'en', {});
  await screen.findByRole('region', { name: 'Driver' }).catch(() => null);
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});
