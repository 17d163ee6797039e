import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ADA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aVibratingDevice } from '#test/vibrating-device.ts';

async function openBoard(...passengers: readonly string[]) {
  const world = await openRideWorld(ADA);
  const book = async (name: string) => {
    // The rides are booked a second apart, which gives the order of the rows.
    world.stage.clock.advance(1000);
    return (await world.open({ name, role: 'passenger' })).book();
  };
  const ids = [];
  for (const name of passengers) ids.push(await book(name));
  const app = renderApp('/admin/rides', { world });
  for (const name of passengers) await screen.findByRole('link', { name });
  return { ...app, world, ids, book, look: () => look(app.access) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) =>
  (await region(name)).queryAllByRole('row').flatMap((row) => {
    const link = within(row).queryByRole('link');
    return link === null
      ? []
      : `${link.textContent}${within(row).queryByText('No longer listed') ? ' (left)' : ''}`;
  });
const listIn = async (name: string) => {
  const [row] = (await region(name)).getAllByRole('link');
  const list = row?.closest('[role=grid]');
  if (!list) throw new Error(`no list in ${name}`);
  return list;
};

/** Takes the focus from the document, or gives it back. */
const lookAway = (away: boolean) => vi.spyOn(document, 'hasFocus').mockReturnValue(!away);

describe('a board that others change', () => {
  test('while the pointer is in a column its rows are pinned, and a ride that has moved on is also shown at its new place', async () => {
    const { world, ids, look, book } = await openBoard('Ann', 'Ben');
    const driver = await world.openDriver();
    fireEvent.pointerEnter(await listIn('Waiting'));
    await driver.step(ids[0] ?? '', { did: 'take', minutes: null });
    await book('Cleo');
    look();
    await waitFor(async () => expect(await rows('Waiting')).toEqual(['Ann (left)', 'Ben', 'Cleo']));
    expect(await rows('Under way')).toEqual(['Ann']);
    fireEvent.pointerLeave(await listIn('Waiting'));
    await waitFor(async () => expect(await rows('Waiting')).toEqual(['Ben', 'Cleo']));
  });

  test('a row keeps the focus when a driver takes the row’s ride', async () => {
    const { world, ids, look } = await openBoard('Ann', 'Ben');
    const driver = await world.openDriver();
    const cancel = await screen.findByRole('button', { name: 'Cancel ride of Ann' });
    act(() => cancel.focus());
    await driver.step(ids[0] ?? '', { did: 'take', minutes: null });
    look();
    await waitFor(async () => expect(await rows('Waiting')).toEqual(['Ann (left)', 'Ben']));
    const focused = document.activeElement;
    expect(focused?.closest('section')?.textContent).toMatch(/^Waiting/);
    expect(focused?.textContent).toMatch(/Ann/);
  });

  test('the dispatcher’s own step moves a row at once', async () => {
    const { user } = await openBoard('Ann', 'Ben');
    await user.click(await screen.findByRole('button', { name: 'Cancel ride of Ann' }));
    await user.click(await screen.findByRole('radio', { name: 'Booked twice' }));
    await user.click(screen.getByRole('button', { name: 'Cancel ride' }));
    await waitFor(async () => expect(await rows('Waiting')).toEqual(['Ben']));
  });
});

describe('new requests', () => {
  test('the title counts new requests until the page is looked at', async () => {
    const { book, look } = await openBoard('Ann');
    expect(document.title).toBe('Rides · Car Booking System');
    const focus = lookAway(true);
    await book('Ben');
    await book('Cleo');
    look();
    await waitFor(() => expect(document.title).toBe('(2) Rides · Car Booking System'));
    expect(screen.getByText('2 new requests.')).toBeDefined();
    focus.mockReturnValue(true);
    fireEvent.focus(window);
    await waitFor(() => expect(document.title).toBe('Rides · Car Booking System'));
  });

  test('a new request rings after a press, unless the sound is off, and the device remembers that', async () => {
    const vibrate = aVibratingDevice();
    const { user, book, look, unmount, world } = await openBoard('Ann');
    await user.click(screen.getByRole('heading', { level: 1, name: 'Rides' }));
    await book('Ben');
    look();
    await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('checkbox', { name: 'Sound for new requests' }));
    await book('Cleo');
    look();
    await screen.findByRole('link', { name: 'Cleo' });
    expect(vibrate).toHaveBeenCalledOnce();
    unmount();
    renderApp('/admin/rides', { world });
    expect(await screen.findByRole('checkbox', { name: 'Sound for new requests' })).toHaveProperty(
      'checked',
      false,
    );
  });

  test('the sound that is turned on again rings for later requests, and not for earlier ones', async () => {
    const vibrate = aVibratingDevice();
    const { user, book, look } = await openBoard('Ann');
    const turn = () => user.click(screen.getByRole('checkbox', { name: 'Sound for new requests' }));
    await turn();
    await book('Ben');
    look();
    await screen.findByRole('link', { name: 'Ben' });
    await turn();
    expect(vibrate).not.toHaveBeenCalled();
    await book('Cleo');
    look();
    await waitFor(() => expect(vibrate).toHaveBeenCalled());
    expect(vibrate).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Cleo' })).toBeShown();
  });
});

describe('the keys of the board', () => {
  test('keys move through the rides and open dialogs for the ride in focus', async () => {
    const { user } = await openBoard('Ann', 'Ben');
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toMatch(/Ben/);
    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'Cancel ride of Ben?' })).toBeShown();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Ben/));
    await user.keyboard('o');
    expect(await screen.findByRole('dialog', { name: /^Offer .*Ben/ })).toBeShown();
  });
});
