import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { after, aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { contact } from '#core/product/firm-contact.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const RIDER = 'u-robin';

async function openHistory(address: string, documents: Readonly<Record<string, object>> = {}) {
  const world = await openRideWorld({ role: 'passenger', uid: RIDER }, documents);
  return { world, ...renderApp(address, { world }) };
}

/** `count` ended rides, an hour apart. */
const past = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `rides/ride-${number}`,
      aStoredRide('completed', {
        pickupAt: after(number * 3600),
        area: { from: `Street ${number}`, to: 'Clinic' },
      }),
    ]),
  );

describe('a passenger’s rides', () => {
  test('rides are listed in pages of twenty, the latest first', async () => {
    const { user } = await openHistory('/passenger/rides', past(21));
    const rows = () => within(screen.getByRole('region')).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(rows()[0]?.textContent).toContain('Street 20 to Clinic');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Street 0 to Clinic');
    expect(rows()).toHaveLength(1);
  });

  test('a passenger without rides sees a link to the booking', async () => {
    await openHistory('/passenger/rides');
    await screen.findByText('No rides yet');
    expect(screen.getByRole('link', { name: 'Book a ride' })).toBeDefined();
  });

  test('a damaged record is named as damaged, in the list and at its address', async () => {
    const { user } = await openHistory('/passenger/rides', {
      'rides/ride-1': { ...aStoredRide('completed'), people: 'many' },
    });
    await screen.findByText('Record damaged');
    await user.click(screen.getByRole('link', { name: /Ride of/ }));
    expect(await screen.findByRole('heading', { name: 'This ride cannot be shown' })).toBeDefined();
  });
});

describe('a passenger’s ride', () => {
  test('a ride shows its places, its timeline and whom to tell of a problem, and can be printed and booked again', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    const id = await world.person.book({ note: 'Blue door' });
    await world.person.step(id, { did: 'cancel', why: 'too_long' });
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = renderApp(`/passenger/rides/${id}`, { world });
    await screen.findByText('5 Mill Road, Northside');
    expect(screen.getByText('Blue door')).toBeDefined();
    expect(screen.getByText('It takes too long')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Report a problem' })).toBeDefined();
    expect(screen.getByRole('link', { name: contact.phone }).getAttribute('href')).toBe(contact.phoneHref);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    await user.click(await screen.findByRole('button', { name: 'Book again' }));
    await screen.findByRole('region', { name: 'Book a ride' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe(
      '5 Mill Road, Northside',
    );
  });

  test('a ride whose places could not be read says so, and reads them again', async () => {
    const { user, world } = await openHistory('/passenger/rides/ride-0', past(1));
    const release = world.network.hold('read rides/*/private');
    await waitFor(() => expect(world.requestsOf('read settings/*')).toBeGreaterThan(0));
    world.network.goOffline();
    release();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Street 0')).toBeShown();
    expect(screen.queryByText('The exact places are no longer kept.')).toBeNull();
    world.network.goOnline();
    await user.click(again);
    await screen.findByText('The exact places are no longer kept.');
  });

  test('a repeated trip leaves the typed note and phone in the form', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    const id = await world.person.book();
    await world.person.step(id, { did: 'cancel', why: 'too_long' });
    const { user } = renderApp('/passenger/dashboard', { world });
    await user.type(await screen.findByRole('textbox', { name: 'Note for the driver' }), 'Blue door');
    await user.click(screen.getByRole('link', { name: 'Rides' }));
    await user.click(await screen.findByRole('link', { name: /Northside to/ }));
    await user.click(await screen.findByRole('button', { name: 'Book again' }));
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the driver' });
    expect(note.value).toBe('Blue door');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe(
      '5 Mill Road, Northside',
    );
  });

  test('while another ride is under way, no ride can be booked again', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    const id = await world.person.book();
    await world.person.step(id, { did: 'cancel', why: 'too_long' });
    const other = await world.person.book();
    const { access } = renderApp(`/passenger/rides/${id}`, { world });
    await screen.findByText('5 Mill Road, Northside');
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
    await world.person.step(other, { did: 'cancel', why: 'too_long' });
    act(() => look(access));
    expect(await screen.findByRole('button', { name: 'Book again' })).toBeDefined();
  });

  test('a ride under way links to its live page', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    const id = await world.person.book();
    const { user } = renderApp(`/passenger/rides/${id}`, { world });
    await user.click(await screen.findByRole('link', { name: 'See it live' }));
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeDefined();
  });

  test.each([
    ['does not exist', 'ride-none'],
    ['is somebody else’s', 'ride-1'],
  ])('for a ride that %s the page says that there is no such ride', async (_, id) => {
    await openHistory(`/passenger/rides/${id}`, {
      'rides/ride-1': aStoredRide('completed', { rider: 'u-other' }),
    });
    await screen.findByRole('heading', { name: 'There is no such ride' });
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Your rides' })).toBeDefined();
  });
});
