import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam Sysadmin', role: 'system_admin' } as const;
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const wait = () => field('Waiting at the door (minutes)');
const discard = () => screen.queryByRole('button', { name: 'Discard' });

async function beginChange(minutes: string) {
  const world = await openRideWorld(SAM);
  const page = renderApp('/admin/settings', { world });
  await page.user.clear(await wait());
  await page.user.type(await wait(), minutes);
  return { ...page, world };
}

test('ride settings that were changed and not saved are there again after a reload, beside what a colleague changed', async () => {
  const { world, unmount } = await beginChange('9');
  unmount();
  const known = valueOf(await world.person.rides.serviceSettings.read());
  world.put({ 'settings/rides': { ...known, landmarks: ['Station'] } });
  const { user } = renderApp('/admin/settings', { world });
  expect(await wait()).toHaveProperty('value', '9');
  expect(screen.getByText('You made these changes earlier and have not saved them yet.')).toBeShown();
  await user.click(await button('Save settings'));
  await screen.findByText('Settings saved');
  expect(discard()).toBeNull();
  expect(valueOf(await world.person.rides.serviceSettings.read())).toMatchObject({
    terms: { wait: 540 },
    landmarks: ['Station'],
  });
});

test('changed ride settings are discarded on request, and gone after a reload', async () => {
  const { world, user, unmount } = await beginChange('9');
  await user.click(await button('Discard'));
  expect(await wait()).toHaveProperty('value', '5');
  expect(discard()).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ride settings' })),
  );
  unmount();
  renderApp('/admin/settings', { world });
  expect(await wait()).toHaveProperty('value', '5');
  expect(screen.queryByText('You made these changes earlier and have not saved them yet.')).toBeNull();
});

test('ride settings that were saved are gone from the tab, and shown as they are stored', async () => {
  const { world, user, unmount } = await beginChange('9');
  await user.type(await field('Landmarks'), 'City Hospital{Enter}{Enter} City Hospital{Enter}Station');
  await user.click(await button('Save settings'));
  await screen.findByText('Settings saved');
  expect(await field('Landmarks')).toHaveProperty('value', 'City Hospital\nStation');
  unmount();
  const known = valueOf(await world.person.rides.serviceSettings.read());
  world.put({ 'settings/rides': { ...known, terms: { ...known.terms, wait: 60 } } });
  renderApp('/admin/settings', { world });
  expect(await wait()).toHaveProperty('value', '1');
});
