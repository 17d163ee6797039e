import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { KEEP_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { locatingDevice, positionWithin } from '#test/locating-device.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm(landmarks: readonly string[] = []) {
  const settings = { ...BERLIN_SETTINGS, landmarks };
  const world = await openRideWorld({ role: 'passenger' }, { 'settings/rides': settings });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  return { ...app, world };
}

describe('the landmarks of the firm that have coordinates', () => {
  test('the location of the device fills in the nearest landmark, and says how far away it is', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const { user } = await openForm(['Airport 52.1, 13.4', 'Museum 52.1239, 13.4', 'Station 52.124, 13.4']);
    expect(
      within(screen.getByRole('list', { name: 'Suggestions for From' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Airport', 'Museum', 'Station']);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByText(/^You are about 50 m from Museum\. Your location will be sent\./);
    expect(box('From').value).toBe('Museum');
  });

  test('a landmark chosen as the destination is sent with its coordinates, and drivers see its name', async () => {
    const { world, user } = await openForm(['City Hospital 52.5208, 13.4095']);
    await user.type(box('From'), '5 Mill Road, Northside');
    const list = screen.getByRole('list', { name: 'Suggestions for To' });
    await user.click(within(list).getByRole('button', { name: 'City Hospital' }));
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await screen.findByRole('region', { name: 'Your ride' });
    const [ride] = await world.person.booked();
    expect(ride).toMatchObject({ area: { from: 'Northside', to: 'City Hospital' } });
    expect(await world.person.details(ride?.id ?? '')).toMatchObject({
      to: { text: 'City Hospital', lat: 52.5208, lng: 13.4095 },
    });
  });
});

describe('the places that a passenger has named', () => {
  const LONG = `Home ${'x'.repeat(95)}`;

  test('home is saved with its coordinates before the first booking, and the booking does not remove home', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const { world, user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Your places' }));
    await user.click(screen.getByRole('button', { name: 'Fill in “From” to save a place' }));
    expect(document.activeElement).toBe(box('From'));
    await user.keyboard('5 Mill Road');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await user.click(screen.getByRole('button', { name: 'Save “From” as Home' }));
    await screen.findByRole('button', { name: 'Remove Home' });
    const saved = { home: { text: '5 Mill Road', lat: 52.12346, lng: 13.4 } };
    const stored = () => world.stage.world.documents.read(`riders/${world.person.uid}`);
    const keptAt = world.stage.clock.now();
    expect(stored()).toEqual({ phone: '', phoneKey: '', phoneEnd: '', slots: {}, saved, keptAt });
    await user.type(box('To'), 'City Hospital');
    await user.type(box('Phone'), '55112');
    world.stage.clock.advance(KEEP_PAUSE * SECOND_MS);
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await screen.findByRole('region', { name: 'Your ride' });
    await waitFor(() => expect(stored()).toMatchObject({ saved, claim: 'now', phone: '55112' }));
  });

  test('the place in From is saved as home, is suggested by that name, and names the location of the device', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const world = await openRideWorld({ role: 'passenger' });
    await world.person.step(await world.person.book(), { did: 'cancel', why: 'mistake' });
    world.waitToBook();
    const { user } = renderApp('/passenger/dashboard', { world });
    await screen.findByRole('region', { name: 'Book a ride' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByText(/^Your location will be sent/);
    await user.click(box('From'));
    await user.paste(LONG);
    await user.click(screen.getByRole('button', { name: 'Your places' }));
    await user.click(screen.getByRole('button', { name: 'Save “From” as Home' }));
    await screen.findByRole('button', { name: 'Remove Home' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Home' }).closest('li'));
    const stored = world.stage.world.documents.read(`riders/${world.person.uid}`);
    expect(stored?.['saved']).toEqual({ home: { text: LONG, lat: 52.12346, lng: 13.4 } });
    await user.clear(box('From'));
    await user.click(screen.getByRole('button', { name: 'Do not send my location' }));
    const chips = screen.getByRole('list', { name: 'Suggestions for From' });
    expect(within(chips).getByRole('button', { name: `Home ${LONG}` })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByText(/^You are about 10 m from Home\./);
    expect(box('From').value).toBe(LONG);
    world.stage.clock.advance(KEEP_PAUSE * SECOND_MS);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Home' })).toBeNull());
    expect(document.activeElement?.textContent).toContain('Home not saved yet');
  });

  test('a place that could not be saved is unchanged, and the page says why', async () => {
    const world = await openRideWorld({ role: 'passenger' });
    await world.person.step(await world.person.book(), { did: 'cancel', why: 'mistake' });
    world.waitToBook();
    const { user, network } = renderApp('/passenger/dashboard', { world });
    await screen.findByRole('region', { name: 'Book a ride' });
    await user.type(box('From'), 'Pier 4');
    await user.click(screen.getByRole('button', { name: 'Your places' }));
    network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Save “From” as Work' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    expect(screen.queryByRole('button', { name: 'Remove Work' })).toBeNull();
  });
});
