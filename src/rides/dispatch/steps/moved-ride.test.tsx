import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moveRide } from '#test/move-ride.ts';
import { noteOf } from '#test/note-of.ts';
import { openStepDialog } from '#test/open-step-dialog.ts';

/** Half past seven tomorrow, 2 June 2025. It is two o'clock now. */
const TOMORROW = { pickUp: { kind: 'later', date: '2025-06-02', time: '07:30', turn: null } } as const;
const at = (time: string) => new Date(`2025-06-02T${time}:00+02:00`);

async function openEdit(given: Parameters<typeof openStepDialog>[1] = { trip: TOMORROW }) {
  const page = await openStepDialog('Edit', given);
  const when = await page.dialog.findByRole('textbox', { name: 'Another time' });
  await page.dialog.findByRole('textbox', { name: 'From' });
  const read = () => page.passenger.read(page.id);
  const save = async () => page.user.click(page.dialog.getByRole('button', { name: 'Save ride' }));
  return { ...page, when, read, save };
}

describe('another time for a ride', () => {
  test('the time field is first, counts from the ride’s own time, is sent with Enter, and is in the history', async () => {
    const { user, when, read } = await openEdit();
    expect(document.activeElement).toBe(when);
    expect(noteOf(when)).toMatch(/^Currently 2 Jun 2025, 07:30/);
    await user.keyboard('+15');
    expect(noteOf(when)).toBe('Tomorrow, Monday, 2 Jun 2025, 07:45');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await read()).pickupAt).toEqual(at('07:45')));
    expect(await read()).toMatchObject({ did: 'edit', searchFrom: at('07:45'), wall: '2025-06-02T07:45' });
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(
      await history.findByText(/^Pick-up moved from 2 Jun 2025, 07:30 to 2 Jun 2025, 07:45$/),
    ).toBeShown();
  });

  test('an edit lies beside its page, whose other buttons can be pressed meanwhile', async () => {
    const { user, when } = await openEdit();
    await user.keyboard('+15');
    // A dialog over the page would hide the page from screen readers.
    await user.click(screen.getByRole('button', { name: 'Assign ride of Priya Passenger' }));
    expect(await screen.findByRole('dialog', { name: 'Assign ride of Priya Passenger' })).toBeShown();
    expect(when.isConnected).toBe(false);
  });

  test('a time saved before the places are read is sent once the places are read', async () => {
    const { user, world, when, read } = await openEdit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(when.isConnected).toBe(false));
    const release = world.network.hold();
    await user.click(screen.getByRole('button', { name: 'Edit ride of Priya Passenger' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Another time' }), '+15{Enter}');
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeShown();
    expect(dialog.queryByRole('textbox', { name: 'From' })).toBeNull();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await read()).pickupAt).toEqual(at('07:45'));
  });

  test('an invalid time is refused at the field, and nothing is sent', async () => {
    const { user, when, read, save } = await openEdit();
    await user.type(when, 'soonish');
    await save();
    expect(noteOf(when)).toMatch(/^This is not a time yet/);
    expect(document.activeElement).toBe(when);
    expect((await read()).rev).toBe(0);
  });

  test('a time that passes while the dialog is open is reported in the dialog, and nothing is sent', async () => {
    const { user, world, when, read, save } = await openEdit();
    await user.type(when, 'today 1405');
    world.stage.clock.advance(6 * 60_000);
    await save();
    await waitFor(() =>
      expect(noteOf(when)).toBe('The earliest pick-up is 14:07. Please choose that or a later time.'),
    );
    expect(when).toHaveProperty('value', 'today 1405');
    expect((await read()).rev).toBe(0);
  });

  test('a time that exists twice must be chosen', async () => {
    const { user, world, when, dialog, read, save } = await openEdit({
      trip: { pickUp: { kind: 'later', date: '2025-06-20', time: '07:30', turn: null } },
    });
    const settings = world.stage.world.documents.read('settings/rides');
    world.put({ 'settings/rides': { ...settings, horizon: 31_536_000 } });
    await user.type(when, '26.10. 230');
    await save();
    const which = await dialog.findByRole('radiogroup', { name: 'Which 02:30?' });
    await user.click(within(which).getByRole('radio', { name: /^The second/ }));
    await save();
    await waitFor(async () => expect((await read()).pickupAt).toEqual(new Date('2025-10-26T01:30:00Z')));
  });

  test('a later request becomes a ride now, and a ride now becomes a later request', async () => {
    const later = await openEdit();
    await later.user.click(later.dialog.getByRole('checkbox', { name: 'As soon as possible instead' }));
    expect(later.dialog.queryByRole('textbox', { name: 'Another time' })).toBeNull();
    await later.save();
    await waitFor(async () => expect(await later.read()).toMatchObject({ kind: 'now', wall: null }));
    await later.user.click(await screen.findByRole('button', { name: 'Edit ride of Priya Passenger' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.queryByRole('checkbox', { name: 'As soon as possible instead' })).toBeNull();
    const when = await again.findByRole('textbox', { name: 'Another time' });
    expect(noteOf(when)).toMatch(/^Currently as soon as possible/);
    await again.findByRole('textbox', { name: 'From' });
    await later.user.type(when, '+45{Enter}');
    await waitFor(async () => expect(await later.read()).toMatchObject({ kind: 'later' }));
  });

  test('a ride now with a driver, and a ride whose driver has set off, have no time field', async () => {
    const { dialog } = await openStepDialog('Edit', {
      before: (driver, id) => driver.step(id, { did: 'take', minutes: null }),
    });
    await dialog.findByRole('textbox', { name: 'From' });
    expect(dialog.queryByRole('textbox', { name: 'Another time' })).toBeNull();
  });

  test('the second of two dispatchers reads what the first did, and loses no input', async () => {
    const { user, world, dialog, when, id, read, save } = await openEdit();
    await user.type(when, '+30');
    const olga = await world.open({ name: 'Olga Other', role: 'admin' });
    await moveRide(olga, id, at('08:30'));
    await save();
    expect(await dialog.findByText('14:00 Ride changed, by Olga Other')).toBeShown();
    expect((await read()).pickupAt).toEqual(at('08:30'));
    expect(when).toHaveProperty('value', '+30');
    expect(noteOf(when)).toMatch(/Tomorrow, Monday, 2 Jun 2025, 08:00/);
  });
});
