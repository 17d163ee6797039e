import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TripForm } from '#domain/rides/model/booking/trip.ts';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { chooseDay } from '#test/choose-pick-up.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const TRIP = '5 Mill Road, Northside to City Hospital';

/** A passenger whose last ride is over, and the card of that ride's trip. */
async function openLastTrip(booked: Partial<TripForm> = {}) {
  const page = await openPassengerRide(booked);
  await page.world.person.step(page.id, { did: 'cancel', why: 'not_needed' });
  await page.see('Ride cancelled');
  page.world.waitToBook();
  const list = await screen.findByRole('list', { name: 'Book one of your last trips' });
  const card = within(within(list).getByRole('listitem'));
  const open = async () => (await page.world.person.booked()).filter(({ state }) => state === 'requested');
  return { ...page, card, open };
}

const requestNow = /^Request now/;

describe('the cards of recent trips', () => {
  test('a card shows everything that a press sends: places, people, needs and phone', async () => {
    const { card } = await openLastTrip({ people: '3', needs: ['wheelchair'] });
    expect(card.getByRole('button', { name: TRIP })).toBeShown();
    expect(card.getByText('3 people · Wheelchair · +1 555 0100')).toBeShown();
  });

  test('one press books the trip as the card shows it, and loses no input of the form', async () => {
    const { user, world, card, see, open } = await openLastTrip({ people: '3', needs: ['pet'] });
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'Airport');
    await user.click(card.getByRole('button', { name: requestNow }));
    await see('Looking for a driver');
    const [ride] = await open();
    expect(ride).toMatchObject({ kind: 'now', people: 3, needs: ['pet'] });
    expect(await world.person.details(ride?.id ?? '')).toMatchObject({
      phone: '+1 555 0100',
      from: { text: '5 Mill Road, Northside' },
      to: { text: 'City Hospital' },
    });
    expect(sessionStorage.length).toBeGreaterThan(0);
    await act(async () => world.person.step(ride?.id ?? '', { did: 'cancel', why: 'mistake' }));
    await see('Ride cancelled');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe('Airport');
  });

  test('while one card books, only that card is busy, and neither a card nor the form takes a press', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    for (const text of ['Airport', 'City Hospital']) {
      const id = await world.person.book({ to: { text } });
      await world.person.step(id, { did: 'cancel', why: 'mistake' });
    }
    world.waitToBook();
    const { user, network } = renderApp('/passenger/dashboard', { world });
    await screen.findByRole('button', { name: /^Request now: .* to Airport$/ });
    await user.type(screen.getByRole('textbox', { name: 'From' }), 'Pier 4');
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'Zoo');
    const [one, other] = screen.getAllByRole('button', { name: requestNow });
    const send = screen.getByRole('button', { name: 'Request ride' });
    const release = network.hold();
    await user.dblClick(other ?? send);
    expect(screen.getAllByRole('button', { busy: true })).toEqual([other]);
    expect(one?.getAttribute('aria-disabled')).toBe('true');
    await user.click(one ?? send);
    await user.click(send);
    await user.type(screen.getByRole('textbox', { name: 'To' }), '{Enter}');
    release();
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('alert')).toBeNull();
    const [newest, ...others] = await world.person.booked();
    expect(others).toHaveLength(2);
    expect(await world.person.details(newest?.id ?? '')).toMatchObject({ to: { text: 'Airport' } });
  });

  test('the second of two presses neither edits nor cancels the ride of the first', async () => {
    const { user, card } = await openLastTrip();
    await user.click(card.getByRole('button', { name: requestNow }));
    const area = (await screen.findByRole('button', { name: 'Cancel ride' })).closest<HTMLElement>('[style]');
    expect(area?.style.pointerEvents).toBe('none');
    await waitFor(() => expect(area?.style.pointerEvents).toBe(''));
  });

  test('without a network the card reports the failure, and the next press books one ride', async () => {
    const { user, network, card, see, open } = await openLastTrip();
    network.goOffline();
    await user.click(card.getByRole('button', { name: requestNow }));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    network.goOnline();
    await user.click(card.getByRole('button', { name: requestNow }));
    await see('Looking for a driver');
    expect(await open()).toHaveLength(1);
  });

  test('an undo cancels the ride as booked by mistake, even after a driver has taken the ride, and frees the driver', async () => {
    const { user, world, card, see, open } = await openLastTrip();
    const driver = await world.openDriver();
    await user.click(card.getByRole('button', { name: requestNow }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const [ride] = await open();
    await driver.step(ride?.id ?? '', { did: 'take', minutes: 10 });
    await user.click(undo);
    await see('Ride cancelled by you');
    expect(screen.getByText('Nobody will come.')).toBeShown();
    const ended = await driver.read(ride?.id ?? '');
    expect(ended.endedAt).not.toBeNull();
    expect(ended.log.at(-1)).toMatchObject({ did: 'cancel', why: 'mistake' });
  });

  test('an undo without a network reports that the ride was not cancelled, and why', async () => {
    const { user, network, card } = await openLastTrip();
    await user.click(card.getByRole('button', { name: requestNow }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    network.goOffline();
    await user.click(undo);
    expect(await screen.findByText('The ride was not cancelled')).toBeShown();
    expect(screen.getByText(/Network error/)).toBeShown();
  });

  test('for a later ride the card fills in the form and moves the focus to the date', async () => {
    const { user, card } = await openLastTrip();
    await user.click(card.getByRole('button', { name: `For later: ${TRIP}` }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe(
      '5 Mill Road, Northside',
    );
    expect(screen.getByRole('radio', { name: 'Later' })).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Day' }));
    chooseDay('2025-06-04');
    await user.click(card.getByRole('button', { name: `For later: ${TRIP}` }));
    expect(document.activeElement?.textContent).toBe('Book a ride');
  });
});
