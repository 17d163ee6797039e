import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { look } from '#test/open-ride-world.ts';

/** A passenger in the edit dialog of their request. */
async function openEdit(trip: Parameters<typeof openPassengerRide>[0] = { note: 'Ring twice' }) {
  const app = await openPassengerRide(trip);
  await app.says('Looking for a driver');
  await app.press('Edit ride');
  const dialog = await screen.findByRole('dialog', { name: 'Edit this ride' });
  await within(dialog).findByDisplayValue('5 Mill Road, Northside');
  const type = async (name: string | RegExp, text: string) => {
    const field = within(dialog).getByRole(name === 'Passengers' ? 'spinbutton' : 'textbox', {
      name,
    });
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const saveButton = () => within(dialog).getByRole('button', { name: 'Save ride' });
  const save = () => app.user.click(saveButton());
  /** Dispatch changes the destination, as agreed on the phone. */
  const changeTo = async (text: string) =>
    (await app.world.open({ role: 'admin' })).edit(app.id, { to: { text } });
  const storedTo = async () => (await app.world.person.details(app.id)).to.text;
  return { ...app, dialog, type, saveButton, save, changeTo, storedTo };
}

describe('a passenger’s edit of their own request', () => {
  test('a changed field is stored and shown, and the others are unchanged', async () => {
    const { world, id, region, dialog, type, save } = await openEdit();
    await type('From', '7 Mill Road, Northside');
    await type('Passengers', '4');
    await type('To', '7 Mill Road, Northside');
    await save();
    expect(within(dialog).getByText(/^This is where the ride starts/)).toBeDefined();
    await type('To', 'City Hospital');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(region).findByText('7 Mill Road, Northside')).toBeDefined();
    expect(within(region).getByText('Ring twice')).toBeDefined();
    const ride = await world.person.read(id);
    expect([ride.did, ride.people, ride.state]).toEqual(['edit', 4, 'requested']);
  });

  test('a driver who takes the ride meanwhile ends the edit, and the dialog says so', async () => {
    const { world, id, access, dialog, type, save } = await openEdit();
    await type('To', 'Airport, East');
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    act(() => look(access));
    await within(dialog).findByText(/^This ride has changed. The driver is on the way/);
    await save();
    expect((await world.person.read(id)).did).toBe('take');
    expect(screen.queryByRole('button', { name: 'Edit ride' })).toBeNull();
  });

  test('a place that is changed and restored has its coordinates again', async () => {
    const to = { text: 'Pier 3', lat: 53.5, lng: 9.9 };
    const { world, id, type, save } = await openEdit({ to });
    await type('To', 'Pier');
    await type('To', 'Pier 3');
    await type('Passengers', '4');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await world.person.details(id)).to).toEqual(to);
  });

  test('another person’s edit of the same field is shown at the first press, and only the second press replaces it', async () => {
    const { access, dialog, type, saveButton, save, changeTo, storedTo } = await openEdit();
    await type('To', 'Airport, East');
    await changeTo('Central Station');
    act(() => look(access));
    const news = await within(dialog).findByText(/^Somebody else has changed this ride in the meantime/);
    // *Save* is disabled until the dialog has read the places again.
    await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
    await save();
    expect(document.activeElement).toBe(news);
    expect(await storedTo()).toBe('Central Station');
    expect(within(dialog).getByDisplayValue('Airport, East')).toBeDefined();
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedTo()).toBe('Airport, East');
  });

  test('another person’s edit is also shown by a dialog that begins with older input', async () => {
    const { user, access, dialog, type, press, changeTo, storedTo } = await openEdit();
    await type('To', 'Airport, East');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await changeTo('Central Station');
    act(() => look(access));
    await screen.findByText('Central Station');
    await press('Edit ride');
    const again = await screen.findByRole('dialog', { name: 'Edit this ride' });
    await within(again).findByDisplayValue('Airport, East');
    await user.click(within(again).getByRole('button', { name: 'Save ride' }));
    expect(document.activeElement?.textContent).toMatch(
      /^Somebody else has changed this ride in the meantime/,
    );
    expect(await storedTo()).toBe('Central Station');
  });

  test('another person’s edit that the page has not seen yet refuses the first press and is shown, and the next press sends', async () => {
    const { dialog, type, save, changeTo, storedTo } = await openEdit();
    await type('To', 'Airport, East');
    await changeTo('Central Station');
    await save();
    await within(dialog).findByText(/^Somebody else has changed this ride in the meantime/);
    expect(await storedTo()).toBe('Central Station');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedTo()).toBe('Airport, East');
  });
});
