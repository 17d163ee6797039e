import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { locatingDevice, positionWithin } from '#test/locating-device.ts';
import { noteOf } from '#test/note-of.ts';
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

test('unsaved changes of ride settings survive a reload, beside a colleague’s changes', async () => {
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

test('saved ride settings are removed from the tab, and shown as stored', async () => {
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

describe('the landmarks of the ride settings', () => {
  async function openLandmarks(typed: string) {
    const world = await openRideWorld(SAM);
    const { user } = renderApp('/admin/settings', { world });
    const landmarks = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Landmarks' });
    await user.click(landmarks);
    await user.paste(typed);
    const stored = async () => valueOf(await world.person.rides.serviceSettings.read()).landmarks;
    return { user, landmarks, stored };
  }

  test('coordinates pasted behind a landmark are stored, and shown in one format', async () => {
    const { user, landmarks, stored } = await openLandmarks('City Hospital (52,5208, 13,4095)\nZoo');
    await user.click(await button('Save settings'));
    await screen.findByText('Settings saved');
    expect(landmarks.value).toBe('City Hospital 52.5208, 13.4095\nZoo');
    expect(await stored()).toEqual(['City Hospital 52.5208, 13.4095', 'Zoo']);
  });

  test('half a pair of coordinates is refused in a sentence that names the landmark', async () => {
    const { user, landmarks } = await openLandmarks('Zoo\nCity Hospital 52.5208');
    await user.click(await button('Save settings'));
    await waitFor(() => expect(document.activeElement).toBe(landmarks));
    expect(noteOf(landmarks)).toMatch(/^“City Hospital 52\.5208”: One number is missing\./);
    expect(landmarks.value).toBe('Zoo\nCity Hospital 52.5208');
  });

  test('the location of the device replaces the coordinates of the line with the cursor', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const { user, landmarks, stored } = await openLandmarks('Zoo\nCity Hospital 1.5, 2.5\nStation');
    landmarks.setSelectionRange(7, 7);
    await user.click(await button('Use my location'));
    await screen.findByText(/^The coordinates are in the line of “City Hospital” now\./);
    expect(landmarks.value).toBe('Zoo\nCity Hospital 52.12346, 13.4\nStation');
    expect(landmarks.selectionStart, 'the beginning of that line').toBe(4);
    await user.click(await button('Save settings'));
    await screen.findByText('Settings saved');
    expect(await stored()).toEqual(['Zoo', 'City Hospital 52.12346, 13.4', 'Station']);
  });

  test('without a landmark at the cursor the device is not asked, and the page says what to do', async () => {
    locatingDevice(() => expect.unreachable());
    const { user, landmarks } = await openLandmarks('Zoo\n');
    await user.click(await button('Use my location'));
    expect(await screen.findByText(/^Put the cursor into the line of the landmark/)).toBeShown();
    expect(landmarks.value).toBe('Zoo\n');
  });

  test('behind half a pair of coordinates the device is not asked, and the page says what is wrong', async () => {
    locatingDevice(() => expect.unreachable());
    const { user, landmarks } = await openLandmarks('Zoo 52.5208');
    await user.click(await button('Use my location'));
    expect(await screen.findByText(/^“Zoo 52\.5208”: One number is missing\./)).toBeShown();
    expect(landmarks.value).toBe('Zoo 52.5208');
  });

  test('a device that does not know where it is changes nothing, and the page says so', async () => {
    locatingDevice((found) => found(positionWithin(2000)));
    const { user, landmarks } = await openLandmarks('Zoo');
    await user.click(await button('Use my location'));
    expect(await screen.findByText(/^The device does not say where it is/)).toBeShown();
    expect(landmarks.value).toBe('Zoo');
  });
});
