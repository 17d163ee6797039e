import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';
import { BOOKS_OF_FIRM } from '#test/stored-books.ts';

const ROBIN = { uid: 'u-robin', name: 'Robin Rider', role: 'passenger' } as const;
const TRIP = [
  ['From', '5 Mill Road, Northside'],
  ['To', 'City Hospital'],
  ['Phone', '+1 555 0100'],
] as const;

async function openForm(documents: Readonly<Record<string, object>> = BOOKS_OF_FIRM) {
  const world = await openRideWorld(ROBIN, documents);
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  for (const [name, text] of TRIP) {
    await app.user.click(screen.getByRole('textbox', { name }));
    await app.user.paste(text);
  }
  const { documents: stored } = world.stage.world;
  return {
    ...app,
    /** Books the trip, and returns the stored fare of the ride. */
    async request() {
      await app.user.click(screen.getByRole('button', { name: 'Request ride' }));
      await screen.findByRole('region', { name: 'Your ride' });
      const [id] = Object.values(stored.read('riders/u-robin')?.['slots'] ?? {});
      return stored.read(`fares/${String(id)}`);
    },
  };
}

test('a passenger sees a fixed price before booking, and again on the booked ride', async () => {
  const { request } = await openForm();
  expect(await screen.findByText('Fixed price: €18.50')).toBeShown();
  expect(await request()).toMatchObject({ agreed: { amount: 1850, source: 'fixed', cell: [1, 0] } });
  const ride = within(screen.getByRole('region', { name: 'Your ride' }));
  expect(await ride.findByText('Fixed price: €18.50')).toBeShown();
});

test('a trip that is booked again with one press has the same fixed price', async () => {
  const world = await openRideWorld(ROBIN, BOOKS_OF_FIRM);
  const { person, stage } = world;
  await person.step(await person.book(), { did: 'cancel', why: 'mistake' });
  world.waitToBook();
  const { user } = renderApp('/passenger/dashboard', { world });
  await user.type(await screen.findByRole('textbox', { name: 'To' }), 'Airport');
  await user.click(await screen.findByRole('button', { name: /^Request now/ }));
  const ride = within(await screen.findByRole('region', { name: 'Your ride' }));
  expect(await ride.findByText('Fixed price: €18.50')).toBeShown();
  const open = (await person.booked()).find(({ state }) => state === 'requested');
  expect(stage.world.documents.read(`fares/${open?.id}`)).toMatchObject({
    agreed: { amount: 1850, source: 'fixed', places: ['Northside', 'City Hospital'] },
  });
});

test('a fixed price does not hold once the passenger has changed the places', async () => {
  const world = await openRideWorld(ROBIN, BOOKS_OF_FIRM);
  const id = await world.person.book();
  const places = ['Northside', 'City Hospital'];
  world.put(aStoredFare(id, { agreed: { amount: 1850, source: 'fixed', cell: [1, 0], places } }));
  await world.person.edit(id, { to: { text: 'Airport' } });
  renderApp(`/passenger/rides/${id}`, { world });
  expect(await screen.findByText(/^The fixed price of €18.50 was for other places/)).toBeShown();
  expect(screen.queryByText('Fixed price: €18.50')).toBeNull();
});

test('where the firm shows no prices, the passenger sees and is promised none', async () => {
  const { request } = await openForm({
    ...BOOKS_OF_FIRM,
    'settings/books': { ...BOOKS_OF_FIRM['settings/books'], shown: false },
  });
  expect(await request()).toBeNull();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('a passenger of a firm without books books without a fare', async () => {
  expect(await (await openForm({})).request()).toBeNull();
});

async function openRide(stored: object) {
  const world = await openRideWorld(ROBIN, {
    ...BOOKS_OF_FIRM,
    'rides/ride-1': { ...aStoredRide('completed'), rider: 'u-robin' },
    ...aStoredFare('ride-1', {
      agreed: { amount: 2000, source: 'about', cell: null, places: [] },
      ...stored,
    }),
  });
  renderApp('/passenger/rides/ride-1', { world });
  await screen.findByRole('heading', { level: 1 });
  return screen.findByRole('region', { name: 'Ride' });
}

test('a passenger’s ride shows what was paid in place of the estimate', async () => {
  const at = new Date('2026-03-02T10:00Z');
  const end = {
    total: 2150,
    length: null,
    waited: null,
    extras: [],
    paid: 'cash',
    driver: '',
    plate: '',
    by: 'x',
    at,
  };
  await openRide({ end, day: '2025-06-01' });
  expect(await screen.findByText('Paid in cash: €21.50')).toBeShown();
});

test('a passenger’s ride shows an estimate as “About …”', async () => {
  await openRide({});
  expect(await screen.findByText('About €20.00')).toBeShown();
});

test('a hidden price is not shown to the passenger', async () => {
  const region = await openRide({ hidden: true, payer: '1042', answers: ['KST-0001'] });
  expect(within(region).queryByText(/€/)).toBeNull();
});
