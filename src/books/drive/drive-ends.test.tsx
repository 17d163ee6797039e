import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { renderApp } from '#test/render-app.tsx';
import { aStoredFare, CASH_END } from '#domain/books/model/fares/fare.builder.ts';
import { STORED_BOOKS } from '#test/stored-books.ts';

type Given = Readonly<Record<string, object>>;

const AGREED = {};
const WITHOUT_PRICE = { agreed: null };

/** Opens the page of a driver on the way. `fare` is the ride's fare; `null` for a ride without a fare. */
async function openPaying(fare: object | null = AGREED, documents: Given = STORED_BOOKS) {
  const page = await openDriverOnTheWay(documents);
  const { world, id, press } = page;
  if (fare !== null) world.put(aStoredFare(id, fare));
  const end = async () => {
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
  };
  const endAsked = async () => {
    await end();
    return asks();
  };
  const stored = async () => {
    const fields = await world.stage.world.documents.read(`fares/${id}`);
    return fields?.['end'];
  };
  return { ...page, end, endAsked, stored };
}

const asks = async () => within(await screen.findByRole('region', { name: 'How was it paid?' }));
const isNotAsked = () => waitFor(() => expect(screen.queryByText('How was it paid?')).toBeNull());

afterEach(() => localStorage.clear());

describe('the end of a ride', () => {
  test('an agreed price is entered by one press, and has a receipt', async () => {
    const { endAsked, press, stored, id } = await openPaying();
    const form = await endAsked();
    expect(form.getByText('€12.50')).toBeShown();
    await press('Cash');
    expect(await screen.findByText('Entered.')).toBeShown();
    expect(await stored()).toMatchObject({ total: 1250, paid: 'cash', driver: 'u-dario', plate: 'CB 1' });
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/receipt/${id}`);
    await isNotAsked();
  });

  test('an extra adds to an agreed price, which nothing else changes', async () => {
    const { endAsked, press, stored } = await openPaying();
    const form = await endAsked();
    expect(form.queryByRole('button', { name: 'Other sum' })).toBeNull();
    await press('Großraumtaxi');
    expect(form.getByText('€18.50')).toBeShown();
    await press('Card');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ total: 1850, paid: 'card', extras: ['Großraumtaxi'] }),
    );
  });

  test('without an agreed price the driver types what the meter says', async () => {
    const { endAsked, user, press, stored } = await openPaying(null);
    await endAsked();
    await press('Cash');
    expect(await screen.findByText('Please fill this in.')).toBeShown();
    await user.type(screen.getByRole('textbox', { name: 'Sum on the meter' }), '12,50');
    await press('Cash');
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 1250, paid: 'cash' }));
  });

  test('kilometres and waiting are priced by the tariff', async () => {
    const { endAsked, user, press, stored } = await openPaying(WITHOUT_PRICE);
    await endAsked();
    await press('Kilometres');
    await user.type(await screen.findByRole('textbox', { name: 'Kilometres' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Waiting in minutes' }), '6');
    expect(screen.getByText('€21.15')).toBeShown();
    await press('Card');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ total: 2115, length: 50_000, waited: 360, paid: 'card' }),
    );
  });

  test('a ride on account has “Account” as the first way to pay', async () => {
    const { endAsked } = await openPaying({ payer: 'CLINIC' });
    const form = await endAsked();
    const names = within(form.getByRole('group', { name: 'How was it paid?' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Account', 'Cash', 'Card', 'Nothing']);
  });

  test('a fixed price for other places does not count, and the driver reads so', async () => {
    const places = ['Northside', 'Airport'];
    const { user, press, stored } = await openPaying({
      agreed: { amount: 1250, source: 'fixed', cell: [0, 1], places },
    });
    await press('I have arrived');
    expect(await screen.findByText('The fixed price of €12.50 was for other places.')).toBeShown();
    await press('Passenger on board');
    await press('Ride completed');
    const form = await asks();
    expect(form.getByText('The fixed price of €12.50 was for other places.')).toBeShown();
    await user.type(screen.getByRole('textbox', { name: 'Sum on the meter' }), '9');
    await press('Cash');
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 900 }));
  });

  test('the discount of an account is taken off what the meter says, and shown', async () => {
    const { endAsked, user, press, stored } = await openPaying({
      ...WITHOUT_PRICE,
      payer: 'CLINIC',
      discount: 125,
    });
    const form = await endAsked();
    expect(form.getByText('12.5 % off for the account')).toBeShown();
    await user.type(screen.getByRole('textbox', { name: 'Sum on the meter' }), '10.05');
    expect(form.getByText('€8.79')).toBeShown();
    await press('Account');
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 879, paid: 'account' }));
  });

  test('a ride that dispatch reopens is asked for again once it has ended again', async () => {
    const { endAsked, press, stored, world, id, lookNow } = await openPaying();
    await endAsked();
    await press('Cash');
    await screen.findByText('Entered.');
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'take_back' });
    world.stage.clock.advance(60_000);
    lookNow();
    await screen.findByRole('button', { name: 'Ride completed' });
    expect(screen.queryByText('Entered.')).toBeNull();
    await press('Ride completed');
    await asks();
    await press('Card');
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 1250, paid: 'card' }));
    await isNotAsked();
  });

  test('a ride that ended again while the page was closed is asked for again', async () => {
    const { endAsked, press, unmount, world, id } = await openPaying();
    await endAsked();
    await press('Cash');
    await screen.findByText('Entered.');
    unmount();
    await (await world.open({ uid: 'u-olga', role: 'admin' })).step(id, { did: 'take_back' });
    world.stage.clock.advance(60_000);
    await world.person.step(id, { did: 'complete' });
    renderApp('/driver/dashboard', { world });
    expect((await asks()).getByText('€12.50')).toBeShown();
  });

  test('a hidden price is neither shown nor entered', async () => {
    const { end, lookNow } = await openPaying({ payer: 'CLINIC', hidden: true });
    lookNow();
    await end();
    expect(await screen.findByText('The last ride is on account: nothing to collect.')).toBeShown();
    expect(screen.queryByText('How was it paid?')).toBeNull();
  });

  test('a firm that keeps no books asks for nothing', async () => {
    const { end } = await openPaying(null, {});
    await end();
    expect(await screen.findByRole('region', { name: 'Ride requests' })).toBeShown();
    expect(screen.queryByText('How was it paid?')).toBeNull();
  });

  test('a ride without a valid tariff is asked for once a tariff is stored', async () => {
    const { 'settings/books': settings = {}, ...tariffs } = STORED_BOOKS;
    const { end, unmount, world, lookNow } = await openPaying(null, { 'settings/books': settings });
    await end();
    lookNow();
    await isNotAsked();
    unmount();
    world.put(tariffs);
    renderApp('/driver/dashboard', { world });
    expect(await screen.findByRole('textbox', { name: 'Sum on the meter' })).toBeShown();
  });

  test('a ride that is left for later is found again after a reload, with the typed input', async () => {
    const { endAsked, user, press, unmount, world, stored } = await openPaying(null);
    await endAsked();
    await user.type(screen.getByRole('textbox', { name: 'Sum on the meter' }), '9');
    await press('Later');
    unmount();
    renderApp('/driver/dashboard', { world });
    const row = await screen.findByRole('region', { name: /^Not entered yet/ });
    await user.click(within(row).getByRole('button', { name: /^Enter how it was paid: Ride of / }));
    expect(await screen.findByText('€9.00')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Cash' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 900 }));
  });

  test('a ride whose end dispatch has entered meanwhile is not asked for any more', async () => {
    const { endAsked, press, unmount, world, id } = await openPaying();
    await endAsked();
    await press('Later');
    unmount();
    world.put(aStoredFare(id, { end: CASH_END, day: '2025-06-01', rev: 1 }));
    renderApp('/driver/dashboard', { world });
    expect(await screen.findByRole('region', { name: 'Ride requests' })).toBeShown();
    await waitFor(() => expect(localStorage.getItem('ends u-dario')).toContain('"open":[]'));
    expect(screen.queryByText('Not entered yet')).toBeNull();
  });

  test('a note says that dispatch has entered an end differently, until the driver has read the note', async () => {
    const { endAsked, user, press, world, id } = await openPaying();
    await endAsked();
    world.put(aStoredFare(id, { end: CASH_END, day: '2025-06-01', rev: 1 }));
    await press('Cash');
    expect(
      await screen.findByText(/^€12.50, cash was not entered: something else is already entered/),
    ).toBeShown();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(/was not entered/)).toBeNull());
    expect(screen.queryByText('Entered.')).toBeNull();
  });
});

describe('the end of a ride while the server or the network fails', () => {
  test('a ride whose price cannot be read says so, and is asked for after a retry', async () => {
    const { end, press, world, id } = await openPaying({ currency: 'none' });
    await end();
    expect(await screen.findByText(/^The price could not be loaded/)).toBeShown();
    world.put(aStoredFare(id, AGREED));
    await press('Try again');
    expect((await asks()).getByText('€12.50')).toBeShown();
  });

  test('the page of a ride offers no second entry while it cannot read what was entered', async () => {
    const { endAsked, unmount, world, id, stored } = await openPaying();
    await endAsked();
    unmount();
    const { user } = renderApp(`/driver/rides/${id}`, { world });
    const cash = await screen.findByRole('button', { name: 'Cash' });
    const answerEntry = world.network.hold('read fares/*');
    await user.click(cash);
    answerEntry();
    const answerReload = world.network.hold('read fares/*');
    await waitFor(async () => expect(await stored()).toMatchObject({ paid: 'cash' }));
    world.network.goOffline();
    answerReload();
    expect(await screen.findByText(/^The price could not be loaded/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull();
  });

  test('an end without a network waits behind the steps, can be changed, survives a reload, and is sent', async () => {
    const { press, world, unmount, stored, id, lookNow } = await openPaying();
    await press('I have arrived');
    expect(await screen.findByText('Price: €12.50')).toBeShown();
    await press('Passenger on board');
    await screen.findByRole('button', { name: 'Ride completed' });
    world.network.goOffline();
    await press('Ride completed');
    expect((await asks()).getByText('€12.50')).toBeShown();
    await press('Cash');
    expect(await screen.findByText('Waits for the network. You can go on.')).toBeShown();
    await press('Change');
    await press('Card');
    expect(await screen.findByText('€12.50, card.')).toBeShown();
    lookNow();
    unmount();
    expect(await stored()).toBeNull();
    world.network.goOnline();
    renderApp('/driver/dashboard', { world });
    await waitFor(async () => expect(await stored()).toMatchObject({ total: 1250, paid: 'card' }), {
      timeout: 8000,
    });
    await waitFor(() => expect(localStorage.getItem('ends u-dario')).toContain(id));
    await isNotAsked();
  });
});
