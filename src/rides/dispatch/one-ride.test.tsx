import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ActorName } from '#domain/accounts/services/people.ts';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { ADA, look, OLGA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const LOST = { code: 'network' } as const;
const PRIYA = { uid: 'priya', name: 'Priya Passenger', role: 'passenger' } as const;

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openRide(documents: Readonly<Record<string, object>>, id = 'ride-1') {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(`/admin/rides/${id}`, { world }), world };
}

async function openBooked() {
  const world = await openRideWorld(ADA);
  const passenger = await world.open(PRIYA);
  const id = await passenger.book({ note: 'Ring twice', needs: ['luggage'], people: '2' });
  const app = renderApp(`/admin/rides/${id}`, { world });
  await heading('Priya Passenger');
  return { ...app, world, passenger, id };
}

describe('the page of a ride', () => {
  test('a ride shows its passenger, places and needs, and how to reach the passenger', async () => {
    const { id } = await openBooked();
    const booking = await region('Booking');
    expect(booking.getByText('5 Mill Road, Northside')).toBeShown();
    expect(booking.getByText('2 people')).toBeShown();
    expect(booking.getByText('A lot of luggage')).toBeShown();
    expect(booking.getByText('Ring twice')).toBeShown();
    expect(booking.getByText('1 Jun 2025, 14:00')).toBeShown();
    expect(booking.getByRole('link', { name: 'Call Priya Passenger' }).getAttribute('href')).toBe(
      'tel:+15550100',
    );
    expect(booking.getByRole('link', { name: 'Open account' }).getAttribute('href')).toBe(
      '/admin/accounts/priya',
    );
    expect(booking.getByRole('link', { name: 'All rides of this passenger' }).getAttribute('href')).toBe(
      '/admin/rides/history?rider=priya',
    );
    expect(booking.getByText(id)).toBeShown();
    expect((await region('Driver')).getByText('No driver yet')).toBeShown();
    expect((await region('History')).getByText('Ride requested')).toBeShown();
    expect(screen.getByRole('link', { name: 'Rides', current: true })).toBeShown();
  });

  test('a ride shows the steps of others live, up to the ride’s end', async () => {
    const { access, world, id } = await openBooked();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: 10 });
    look(access);
    const card = await region('Driver');
    expect(await card.findByText('Dario Driver')).toBeShown();
    expect(card.getByText('CB 1').parentElement?.textContent).toBe('Blue van, CB 1');
    expect(card.getByText('Expected arrival').nextElementSibling?.textContent).toBe('14:10');
    expect(card.getByRole('link', { name: 'Text Dario Driver' }).getAttribute('href')).toBe('sms:+15550101');
    expect((await region('History')).getByText('Driver set off')).toBeShown();
    await driver.step(id, { did: 'arrive' });
    await driver.step(id, { did: 'start' });
    await driver.step(id, { did: 'complete' });
    look(access);
    expect(await screen.findByRole('button', { name: 'Correct ride of Priya Passenger' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'Call Dario Driver' })).toBeNull();
    expect(screen.queryByText('Expected arrival')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  test('a ride is marked as on the board with what needs attention', async () => {
    const { access, world, id } = await openBooked();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await driver.step(id, { did: 'arrive' });
    look(access);
    expect(await screen.findByText('Driver at the door')).toBeShown();
    expect(screen.queryByText('No-show possible')).toBeNull();
    world.stage.clock.advance(11 * MINUTE_MS);
    look(access);
    expect(await screen.findByText('No-show possible', {}, { timeout: 15_000 })).toBeShown();
    expect(screen.getByText('Driver silent')).toBeShown();
  });

  test('a ride whose asked driver declines says so on its page', async () => {
    const { access, user, world, id } = await openBooked();
    const driver = await world.openDriver();
    await user.click(await screen.findByRole('button', { name: 'Offer ride of Priya Passenger' }));
    await user.click(await screen.findByRole('radio', { name: 'Dario Driver' }));
    await user.click(screen.getByRole('button', { name: 'Offer ride' }));
    await screen.findByRole('region', { name: 'Offered to Dario Driver' });
    await (await region('Driver')).findByText('Dario Driver');
    await driver.step(id, { did: 'decline', why: 'busy' });
    look(access);
    expect(await screen.findByRole('region', { name: 'Declined: Dario Driver' })).toBeShown();
  });

  test('a ride is cancelled on its page with a free text, and the focus stays there', async () => {
    const { user, passenger, id } = await openBooked();
    await user.click(await screen.findByRole('button', { name: 'Cancel ride of Priya Passenger' }));
    await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), 'The road is closed.');
    await user.click(screen.getByRole('button', { name: 'Cancel ride' }));
    expect(await screen.findByRole('button', { name: 'Correct ride of Priya Passenger' })).toBeShown();
    expect((await region('History')).getByText('The road is closed.')).toBeShown();
    expect((await region('History')).getByText(/· you$/)).toBeShown();
    expect((await passenger.read(id)).state).toBe('cancelled');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Actions')));
  });

  test('the history shows what an edit added and replaced, and nothing unchanged', async () => {
    const { world, passenger, id, access } = await openBooked();
    await passenger.edit(id, { from: { text: '12 Lime Walk' }, people: 1, needs: [] });
    await (await world.open(OLGA)).edit(id, { note: '', needs: ['child_seat'] });
    look(access);
    const history = await region('History');
    expect(await history.findByText('Note was “Ring twice”')).toBeShown();
    expect(history.getByText('Pick-up was 5 Mill Road, Northside')).toBeShown();
    expect(history.getByText('It was for 2 people')).toBeShown();
    expect(history.getByText('Needs were: A lot of luggage')).toBeShown();
    expect(history.getByText('Added: Child seat')).toBeShown();
    expect(history.queryByText(/^Destination was/)).toBeNull();
    expect(history.getAllByText(/was|were/)).toHaveLength(4);
  });

  test('the history shows why a driver gave the ride back', async () => {
    const { world, id, access } = await openBooked();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await driver.step(id, givesBack({ why: 'other', note: 'The street is closed' }));
    look(access);
    const history = await region('History');
    expect(await history.findByText('The street is closed')).toBeShown();
    expect(history.getByText('Another reason')).toBeShown();
  });

  test('remarks are read with the ride, and again only when the ride has changed', async () => {
    const { world, passenger, id, access } = await openBooked();
    await waitFor(() => expect(world.requestsOf('list rides/*/remarks')).toBe(1));
    await passenger.step(id, { did: 'cancel', why: 'other', note: 'My cat is ill' });
    look(access);
    expect(await (await region('History')).findByText('My cat is ill')).toBeShown();
    expect(world.requestsOf('list rides/*/remarks')).toBe(2);
  });

  test('reasons that could not be read are reported as missing, and read on another attempt', async () => {
    const world = await openRideWorld(ADA);
    const passenger = await world.open(PRIYA);
    const id = await passenger.book();
    await passenger.step(id, { did: 'cancel', why: 'other', note: 'My cat is ill' });
    const product = await world.load();
    const { rideViews } = await product.rides.load();
    vi.spyOn(rideViews, 'remarks').mockResolvedValueOnce(fail(LOST));
    const { user } = renderApp(`/admin/rides/${id}`, { world: { ...world, load: async () => product } });
    const history = await region('History');
    expect((await history.findByRole('alert')).textContent).toMatch(/^Reasons and notes could not be loaded/);
    await user.click(history.getByRole('button', { name: 'Try again' }));
    expect(await history.findByText('My cat is ill')).toBeShown();
  });

  test('the history names who did each step, and whom dispatch asked', async () => {
    const { world, id, access } = await openBooked();
    const driver = await world.openDriver();
    const olga = await world.open(OLGA);
    await olga.step(id, { did: 'offer', driver: driver.uid });
    look(access);
    const history = await region('History');
    expect(await history.findByText('· Olga Other')).toBeShown();
    expect(history.getByText('· Priya Passenger')).toBeShown();
    expect(await history.findByText('Dario Driver')).toBeShown();
  });

  test.each<[string, Result<ActorName>]>([
    ['everybody', fail(LOST)],
    ['one person', succeed({ state: 'unknown', error: LOST })],
  ])('a failed read of %s is repeated after the next step of the ride', async (_, answer) => {
    const world = await openRideWorld(ADA);
    const id = await (await world.open(PRIYA)).book();
    const driver = await world.openDriver();
    const olga = await world.open(OLGA);
    await olga.step(id, { did: 'offer', driver: driver.uid });
    const product = await world.load();
    const read = vi.spyOn((await product.dispatch.load()).people, 'actor').mockResolvedValue(answer);
    const { access } = renderApp(`/admin/rides/${id}`, { world: { ...world, load: async () => product } });
    await heading('Priya Passenger');
    await waitFor(() => expect(read).toHaveBeenCalled());
    read.mockRestore();
    await driver.step(id, { did: 'decline', why: 'busy' });
    look(access);
    expect(await (await region('History')).findByText('· Olga Other')).toBeShown();
  });

  test('while another ride loads, the page shows nothing of the ride before', async () => {
    const { world, goTo } = await openBooked();
    world.put({ 'rides/ride-2': aStoredRide('completed') });
    const release = world.network.hold();
    act(() => goTo('/admin/rides/ride-2'));
    expect(await screen.findByText('Loading the ride...')).toBeShown();
    expect(screen.queryByText('Priya Passenger')).toBeNull();
    release();
    expect(await heading('Passenger')).toBeShown();
  });

  test('a ride without details says that they are gone, and shows the districts', async () => {
    await openRide({ 'rides/ride-1': aStoredRide('completed', { rider: 'caller-ride-1' }) });
    await heading('Passenger');
    const booking = await region('Booking');
    expect(booking.getByText(/are no longer kept/)).toBeShown();
    expect(booking.getByText('Northside')).toBeShown();
    expect(booking.getByText('Booked by phone')).toBeShown();
    expect(booking.queryByRole('link')).toBeNull();
  });

  test('a ride links to all rides of the caller in its details', async () => {
    await openRide({
      'rides/ride-1': aStoredRide('completed', { rider: 'caller-ride-1' }),
      'rides/ride-1/private/details': someDetails({ customer: 'CaraCaller' }),
    });
    const booking = await region('Booking');
    const link = booking.getByRole('link', { name: 'All rides of this passenger' });
    expect(link.getAttribute('href')).toBe('/admin/rides/history?rider=customer-CaraCaller');
  });

  test('a ride whose driver is only asked says so', async () => {
    await openRide({ 'rides/ride-1': aStoredRide('offered') });
    expect(await (await region('Driver')).findByText(/has not answered yet/)).toBeShown();
  });

  test.each(['nothing', 'a%2Fb', '__x__'])(
    'the address %s names no ride, and the page says so and links back',
    async (id) => {
      await openRide({}, id);
      await heading('There is no such ride');
      expect(screen.getByRole('link', { name: 'Back to the rides' }).getAttribute('href')).toBe(
        '/admin/rides',
      );
    },
  );

  test('a damaged ride says what is wrong with it', async () => {
    await openRide({ 'rides/ride-1': { ...aStoredRide('requested'), people: 'two', needs: 7 } });
    await heading('This ride is damaged');
    expect(screen.getByText('Missing or invalid: people, needs.')).toBeShown();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });
});

test('the history shows a passenger’s former name at the booking after dispatch has corrected the name', async () => {
  const { user } = await openBooked();
  await user.click(await screen.findByRole('button', { name: 'Edit ride of Priya Passenger' }));
  const name = await screen.findByRole('textbox', { name: 'Passenger’s name' });
  await user.clear(name);
  await user.type(name, 'Peter Pan');
  await user.click(screen.getByRole('button', { name: 'Save ride' }));
  await heading('Peter Pan');
  const history = await region('History');
  expect(await history.findByText('Name was Priya Passenger')).toBeShown();
  expect(history.getByText(/^Ride requested/).parentElement?.textContent).toBe(
    'Ride requested · Priya Passenger',
  );
});
