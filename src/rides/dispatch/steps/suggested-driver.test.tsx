import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TripForm } from '#domain/rides/model/booking/trip.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, PRIYA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

describe('the suggestion of a driver', () => {
  /** The board with Priya's ride in focus, and these drivers on duty. */
  async function openBoard(drivers: readonly string[], trip: Partial<TripForm> = {}) {
    const world = await openRideWorld(ADA);
    const people = [];
    for (const name of drivers) {
      people.push(await world.openDriver({ name }));
      world.stage.clock.advance(MINUTE_MS);
    }
    const passenger = await world.open(PRIYA);
    const id = await passenger.book(trip);
    const app = renderApp('/admin/rides', { world });
    await (await region('Drivers')).findByText(drivers[0] ?? '');
    const link = await screen.findByRole('link', { name: 'Priya Passenger' });
    link.closest<HTMLElement>('[data-row]')?.focus();
    return { ...app, world, people, passenger, id };
  }
  const region = async (name: string) => within(await screen.findByRole('region', { name }));

  test('the driver who has waited longest is assigned with two keys, and a button in the message recalls the driver', async () => {
    const { user, people, passenger, id } = await openBoard(['Zora Driver', 'Dario Driver']);
    await user.keyboard('a');
    const first = await screen.findByRole('radio', { name: 'Zora Driver' });
    expect(first).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(first);
    await user.keyboard('{Enter}');
    const line = within(await screen.findByRole('region', { name: 'Assigned to Zora Driver' }));
    expect(line.getByText('The ride of Priya Passenger has a driver.')).toBeShown();
    expect((await passenger.read(id)).driver).toBe(people[0]?.uid);
    await user.keyboard('u');
    expect(await screen.findByText('Looking for another driver for Priya Passenger.')).toBeShown();
    const ride = await passenger.read(id);
    expect(ride).toMatchObject({ state: 'requested', did: 'recall' });
    expect(ride.log.at(-1)?.why).toBe('mistake');
  });

  test('an assigned driver cannot be recalled by a key on another page, where the message has ended', async () => {
    const { user, passenger, id } = await openBoard(['Zora Driver']);
    await user.keyboard('a');
    await screen.findByRole('radio', { name: 'Zora Driver' });
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Assigned to Zora Driver' });
    await user.keyboard('gh');
    await screen.findByRole('heading', { level: 1, name: 'Ride history' });
    expect(screen.queryByRole('region', { name: 'Assigned to Zora Driver' })).toBeNull();
    await user.keyboard('u');
    expect((await passenger.read(id)).state).toBe('accepted');
  });

  test('a driver who declines an offer is named in a message that replaces the message of the offer', async () => {
    const { user, people, id, access } = await openBoard(['Zora Driver']);
    await user.keyboard('o');
    await screen.findByRole('radio', { name: 'Zora Driver' });
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Offered to Zora Driver' });
    await people[0]?.step(id, { did: 'decline', why: 'busy' });
    look(access);
    const line = within(await screen.findByRole('region', { name: 'Declined: Zora Driver' }));
    expect(line.getByText('Looking for another driver for Priya Passenger.')).toBeShown();
    expect(screen.queryByText('A driver has been asked for the ride of Priya Passenger.')).toBeNull();
  });

  test('a later ride is named with its time, and Recall does nothing once the driver has answered', async () => {
    const pickUp = { kind: 'later', date: '2025-06-01', time: '17:30', turn: null } as const;
    const { user, people, passenger, id } = await openBoard(['Zora Driver'], { pickUp });
    await user.keyboard('o');
    await screen.findByRole('radio', { name: 'Zora Driver' });
    expect(screen.getByRole('dialog').textContent).toContain('Pick-up: 17:30');
    await user.keyboard('{Enter}');
    const line = within(await screen.findByRole('region', { name: 'Offered to Zora Driver, 17:30' }));
    await people[0]?.step(id, { did: 'reserve' });
    await user.click(line.getByRole('button', { name: 'Recall' }));
    expect(await screen.findByText(/^This ride has changed\. It has a driver\./)).toBeShown();
    expect((await passenger.read(id)).state).toBe('accepted');
  });

  test.each([
    [
      'a ride for now',
      { kind: 'now', date: '', time: '', turn: null },
      /^Driving · this would be the next ride/,
    ],
    ['a later ride', { kind: 'later', date: '2025-06-01', time: '17:30', turn: null }, /^DrivingBlue van/],
  ] as const)(
    'for %s a driver under way is marked as driving, with the consequence',
    async (_, pickUp, says) => {
      const { user, world, people, access } = await openBoard(['Zora Driver'], { pickUp });
      const ride = await (await world.open({ name: 'Olga Passenger', role: 'passenger' })).book();
      await people[0]?.step(ride, { did: 'take', minutes: null });
      look(access);
      await (await region('Under way')).findByRole('link', { name: 'Olga Passenger' });
      await user.keyboard('o');
      expect(noteOf(await screen.findByRole('radio', { name: 'Zora Driver' }))).toMatch(says);
    },
  );

  test('a driver whose last ride ended later is suggested later', async () => {
    const { user, world, people, access } = await openBoard(['Zora Driver', 'Dario Driver']);
    const other = await world.open({ name: 'Olga Passenger', role: 'passenger' });
    const ride = await other.book();
    for (const did of ['take', 'arrive', 'start', 'complete'] as const) {
      await people[0]?.step(ride, did === 'take' ? { did, minutes: null } : { did });
    }
    look(access);
    await user.keyboard('a');
    expect(await screen.findByRole('radio', { name: 'Dario Driver' })).toHaveProperty('checked', true);
    expect(noteOf(screen.getByRole('radio', { name: 'Zora Driver' }))).toMatch(/last ride until 14:/);
  });

  test('a driver whose car lacks something or who must be called first is not suggested', async () => {
    const { user, world, passenger, id, access } = await openBoard(['Zora Driver'], {
      needs: ['wheelchair'],
    });
    world.stage.clock.advance(11 * MINUTE_MS);
    look(access);
    await user.keyboard('a');
    const zora = await screen.findByRole('radio', { name: 'Zora Driver' });
    expect(zora).toHaveProperty('checked', false);
    expect(noteOf(zora)).toMatch(/Silent since 14:\d\d: call first/);
    const call = screen.getByRole('link', { name: 'Call Zora Driver' });
    expect(call.getAttribute('href')).toBe('tel:+15550101');
    await waitFor(() => expect(document.activeElement).toBe(zora));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please choose a driver.')).toBeShown();
    await user.keyboard(' {Enter}');
    await waitFor(async () => expect((await passenger.read(id)).state).toBe('accepted'));
  });

  test('another ride at the time of the ride is named, and its driver is listed after the others', async () => {
    const { user, world, people, access } = await openBoard(['Zora Driver', 'Dario Driver']);
    const olga = await world.open({ name: 'Olga Passenger', role: 'passenger' });
    const ride = await olga.book();
    await world.person.step(ride, { did: 'assign', driver: people[0]?.uid ?? '' });
    look(access);
    await (await region('Promised')).findByRole('link', { name: 'Olga Passenger' });
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    const [first, second] = await dialog.findAllByRole('radio');
    expect(first).toBe(dialog.getByRole('radio', { name: 'Dario Driver' }));
    expect(second && noteOf(second)).toMatch(/Has another ride at 14:\d\d: Northside to City Hospital/);
  });

  test('a key without a row, or that does not apply to the row, says why', async () => {
    const { user } = await openBoard(['Zora Driver']);
    await user.keyboard('r');
    const recall = within(await screen.findByRole('region', { name: '“Recall” is not possible' }));
    expect(recall.getByText('This ride has no driver yet.')).toBeShown();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await user.keyboard('a');
    const assign = within(await screen.findByRole('region', { name: '“Assign” is not possible' }));
    expect(assign.getByText('Go to a ride first, with J or ↓.')).toBeShown();
    await user.keyboard('u');
    expect(await screen.findByText(/^Nothing was assigned or offered just now\./)).toBeShown();
    await user.keyboard('jb');
    expect(await screen.findByText('This is for a request under “Not served today”.')).toBeShown();
  });

  test('the first twelve of many drivers are listed, then all, and the focus stays in the list', async () => {
    const world = await openRideWorld(ADA);
    const names = Array.from({ length: 14 }, (_, number) => `Driver ${String(number).padStart(2, '0')}`);
    for (const [number, name] of names.entries()) {
      world.stage.addAccount({ uid: `d${number}`, name, role: 'driver' });
      const at = world.stage.clock.now();
      world.put({ [`drivers/d${number}`]: aStoredShift({ name, dutySince: at, seenAt: at }) });
    }
    const id = await (await world.open(PRIYA)).book();
    const { user } = renderApp(`/admin/rides/${id}`, { world });
    await user.click(await screen.findByRole('button', { name: 'Assign ride of Priya Passenger' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show all 14 drivers' }));
    expect(screen.getAllByRole('radio')).toHaveLength(14);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Driver 00' }));
  });
});
