import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam Sysadmin', role: 'system_admin' } as const;
const DAMAGED = { 'settings/rides': { timeZone: 7 } };

async function openSettings(...given: Parameters<typeof openRideWorld>) {
  const world = await openRideWorld(...given);
  return { ...renderApp('/admin/settings', { world }), world };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('ride settings', () => {
  test('ride settings that are damaged are replaced by the usual settings with one press of a system administrator', async () => {
    const { user, world } = await openSettings(SAM, DAMAGED);
    expect(await screen.findByText('Rides are not set up')).toBeShown();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const zone = `The time zone will be that of this device: ${timeZone}, where it is now `;
    expect(screen.getByText((text) => text.startsWith(zone))).toBeShown();
    await user.click(await button('Set up rides'));
    expect(await field('Waiting at the door (minutes)')).toHaveProperty('value', '5');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ride settings' })),
    );
    expect(await screen.findByText('Rides are set up')).toBeShown();
    expect(valueOf(await world.person.rides.serviceSettings.read())).toMatchObject({
      timeZone,
    });
  });

  test('a system administrator requires a phone number, which another administrator reads', async () => {
    const { user, world, unmount } = await openSettings(SAM);
    await user.click(await screen.findByRole('checkbox', { name: 'Passengers must give a phone number' }));
    const save = await button('Save settings');
    await user.click(save);
    await screen.findByText('Settings saved');
    expect(document.activeElement).toBe(save);
    const stored = valueOf(await world.person.rides.serviceSettings.read());
    expect(stored.phoneRequired).toBe(true);
    unmount();
    await openSettings(ADA, { 'settings/rides': stored });
    const fact = await screen.findByText('Passengers must give a phone number');
    expect(fact.nextElementSibling?.textContent).toBe('Yes');
  });

  test('a first step without an answer stays on the page, which says why', async () => {
    const { user, world } = await openSettings(SAM, DAMAGED);
    const press = await button('Set up rides');
    world.network.goOffline();
    await user.click(press);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(press).toBeShown();
  });

  test('another administrator reads whom to ask to set up rides', async () => {
    await openSettings(ADA, DAMAGED);
    expect(await screen.findByText(/Ask a system administrator/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Set up rides' })).toBeNull();
  });

  test('another administrator reads the ride settings and cannot change them', async () => {
    await openSettings(ADA);
    expect(await screen.findByText('Only a system administrator can change these settings.')).toBeShown();
    expect(screen.getByText('Waiting at the door').nextElementSibling?.textContent).toBe('5 minutes');
    expect(screen.getByText('Answering an offer').nextElementSibling?.textContent).toBe('60 seconds');
    expect(screen.getByText('Time zone').nextElementSibling?.textContent).toBe('Europe/Berlin');
    expect(screen.getByText('Landmarks').nextElementSibling?.textContent).toBe('None');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('input after a save of ride settings survives a network failure', async () => {
    const { user, world } = await openSettings(SAM);
    const wait = await field('Waiting at the door (minutes)');
    await user.clear(wait);
    await user.type(wait, '9');
    const before = world.requestsOf('read settings/*');
    await user.click(await button('Save settings'));
    await screen.findByText('Settings saved');
    world.network.goOffline();
    await user.type(wait, '0');
    expect(world.requestsOf('read settings/*')).toBe(before);
    expect(wait).toHaveProperty('value', '90');
  });

  test('ride settings with invalid input say at each field what to enter, keep the input, and send nothing', async () => {
    const { user, world } = await openSettings(SAM);
    const wait = await field('Waiting at the door (minutes)');
    await user.clear(wait);
    await user.type(wait, '61');
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, 'Mars');
    const before = world.requestsOf('write settings/*');
    await user.click(await button('Save settings'));
    await waitFor(() => expect(document.activeElement).toBe(wait));
    expect(noteOf(wait)).toBe('Enter a whole number from 1 to 60.');
    expect(noteOf(zone)).toMatch(/^Please enter a time zone by its region and city/);
    expect(wait).toHaveProperty('value', '61');
    expect(world.requestsOf('write settings/*')).toBe(before);
    await user.type(zone, '{Backspace}');
    expect(noteOf(zone)).toMatch(/^All pages behind sign-in show this time/);
  });

  test('another time zone is saved after its clock was shown and the button was pressed again', async () => {
    const { user, world } = await openSettings(SAM);
    const stored = async () => valueOf(await world.person.rides.serviceSettings.read()).timeZone;
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, 'america/phoenix');
    expect(noteOf(zone)).toMatch(/^In America\/Phoenix it is now .*\d\d:\d\d\.$/);
    const save = await button('Save settings');
    await user.click(save);
    await waitFor(() => expect(document.activeElement).toBe(zone));
    expect(noteOf(zone)).toMatch(/If it is right, press “Save settings” once more\.$/);
    expect(await stored()).toBe('Europe/Berlin');
    await user.click(save);
    await screen.findByText('Settings saved');
    expect(await stored()).toBe('America/Phoenix');
  });

  test.each(['EST', '+02:00', 'Etc/GMT+5'])(
    'the time zone %s, which has no summer time, is refused',
    async (typed) => {
      const { user, world } = await openSettings(SAM);
      const zone = await screen.findByRole('combobox', { name: 'Time zone' });
      await user.clear(zone);
      await user.type(zone, typed);
      const before = world.requestsOf('write settings/*');
      await user.click(await button('Save settings'));
      await waitFor(() => expect(noteOf(zone)).toMatch(/have no summer time\.$/));
      expect(world.requestsOf('write settings/*')).toBe(before);
    },
  );

  test('the town and the districts of the firm are saved', async () => {
    const { user, world } = await openSettings(SAM);
    await user.type(await field('Your town'), 'Springfield');
    const districts = await field('Districts');
    await user.clear(districts);
    await user.type(districts, 'Northside{Enter}Old Town{Enter}');
    await user.click(await button('Save settings'));
    await screen.findByText('Settings saved');
    expect(valueOf(await world.person.rides.serviceSettings.read())).toMatchObject({
      town: 'Springfield',
      districts: ['Northside', 'Old Town'],
    });
  });
});
