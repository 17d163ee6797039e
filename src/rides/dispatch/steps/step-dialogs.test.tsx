import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { OLGA } from '#test/open-ride-world.ts';
import { onBoard, openStepDialog, over, taken } from '#test/open-step-dialog.ts';

const press = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole('button', { name });

describe('recalling and completing a ride', () => {
  test('a driver on the way is called first, and recalled', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Recall', { before: taken });
    expect(dialog.getByRole('link', { name: 'Call Dario Driver' })).toBeShown();
    await user.click(await press(dialog, 'A nearer driver can take it'));
    expect(await screen.findByText('Looking for another driver for Priya Passenger.')).toBeShown();
    const ride = await passenger.read(id);
    expect(ride).toMatchObject({ state: 'requested', driver: null });
    expect(ride.log.at(-1)).toMatchObject({ did: 'recall', why: 'nearer' });
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('A nearer driver can take it')).toBeShown();
  });

  test('a driver who has the passenger on board meanwhile is not recalled', async () => {
    const { user, dialog, driver, id, look } = await openStepDialog('Recall', { before: taken });
    await driver.step(id, { did: 'arrive' });
    await driver.step(id, { did: 'start' });
    look();
    expect(await dialog.findByText('14:00 Passenger on board, by Dario Driver')).toBeShown();
    const submit = await press(dialog, 'Given by mistake');
    expect(noteOf(submit)).toMatch(/^This ride has changed\. The passenger is on board\./);
    await user.click(submit);
    expect((await driver.read(id)).state).toBe('in_progress');
  });

  test('a ride is completed for its driver, who is free then', async () => {
    const { user, dialog, passenger, driver, id } = await openStepDialog('Complete', { before: onBoard });
    await user.click(await press(dialog, 'Complete ride'));
    expect(await screen.findByText('The ride of Priya Passenger is completed.')).toBeShown();
    expect((await passenger.read(id)).log.at(-1)).toMatchObject({ did: 'complete' });
    expect((await driver.rides.driverShift.stop('off')).ok).toBe(true);
  });
});

describe('a step that dispatch enters for a driver', () => {
  test('the arrival is stored, and the history shows who entered it', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Is at the door', {
      before: taken,
      named: 'Driver is at the door of Priya Passenger',
    });
    await user.click(await press(dialog, 'At the door'));
    expect(
      await screen.findByText('You have entered for the driver: at the door of Priya Passenger.'),
    ).toBeShown();
    const ride = await passenger.read(id);
    expect(ride.state).toBe('arrived');
    expect(ride.log.at(-1)).toMatchObject({ did: 'arrive', saidAt: null });
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText(/Driver arrived/)).toBeShown();
  });

  test('a time before the last entry is refused with both times, and stays in the field', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Is at the door', {
      before: taken,
      named: 'Driver is at the door of Priya Passenger',
    });
    const time = dialog.getByLabelText(/^At what time/);
    await user.type(time, '13:00');
    await user.click(await press(dialog, 'At the door'));
    expect(noteOf(time)).toMatch(/^The last entry is of 14:00, and it is 14:0\d now\./);
    expect(time).toHaveProperty('value', '13:00');
    expect((await passenger.read(id)).state).toBe('on_the_way');
  });
});

describe('correcting a ride', () => {
  test('the outcome is corrected with a note, which the history shows with the name', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Correct', { before: over });
    expect(dialog.queryByRole('radio', { name: 'Completed' })).toBeNull();
    await user.click(await press(dialog, 'Correct ride'));
    expect(dialog.getByText('Please choose how it ended.')).toBeShown();
    await user.click(dialog.getByRole('radio', { name: 'No-show' }));
    const note = dialog.getByRole('textbox', { name: 'Reason for the correction' });
    await user.type(note, 'no');
    await user.click(await press(dialog, 'Correct ride'));
    expect(noteOf(note)).toMatch(/at least 3 characters/);
    await user.type(note, ' one was there');
    await user.click(await press(dialog, 'Correct ride'));
    expect(await screen.findByText('The ride of Priya Passenger is corrected.')).toBeShown();
    expect((await passenger.read(id)).state).toBe('no_show');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('no one was there')).toBeShown();
  });

  test('the second of two corrections shows the first, and loses no input', async () => {
    const { user, world, dialog, id } = await openStepDialog('Correct', { before: over });
    await user.click(dialog.getByRole('radio', { name: 'Cancelled' }));
    const note = dialog.getByRole('textbox', { name: 'Reason for the correction' });
    await user.type(note, 'the driver says so');
    const olga = await world.open(OLGA);
    await olga.step(id, { did: 'correct', to: 'no_show', note: 'nobody came' });
    await user.click(await press(dialog, 'Correct ride'));
    expect(await dialog.findByText('14:00 Outcome corrected, by Olga Other')).toBeShown();
    expect(note).toHaveProperty('value', 'the driver says so');
    await user.click(await press(dialog, 'Correct ride'));
    await waitFor(async () => expect((await olga.read(id)).state).toBe('cancelled'));
  });
});

describe('editing a ride', () => {
  const field = async (dialog: ReturnType<typeof within>, name: string) =>
    dialog.findByRole('textbox', { name });

  test('places, people, needs and note are changed at once', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Edit');
    const to = await field(dialog, 'To');
    expect(to).toHaveProperty('value', 'City Hospital');
    await user.clear(to);
    await user.type(to, 'Airport, Terminal 2');
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '3');
    await user.click(dialog.getByRole('checkbox', { name: 'Wheelchair' }));
    await user.type(await field(dialog, 'Note for the driver'), 'Ring twice');
    await user.click(await press(dialog, 'Save ride'));
    expect(await screen.findByText('The ride of Priya Passenger is changed.')).toBeShown();
    expect(await passenger.read(id)).toMatchObject({ people: 3, needs: ['wheelchair'] });
    const booking = within(screen.getByRole('region', { name: 'Booking' }));
    expect(await booking.findByText('Airport, Terminal 2')).toBeShown();
    expect(booking.getByText('Ring twice')).toBeShown();
  });

  test('the focus begins at the time, or at the dialog if the time cannot change; until the places are read the only button discards', async () => {
    const { dialog } = await openStepDialog('Edit');
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Another time' }));
    cleanup();
    await openStepDialog('Edit', { before: taken });
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  test('each error is shown at its field', async () => {
    const { user, dialog } = await openStepDialog('Edit');
    const from = await field(dialog, 'From');
    await user.clear(from);
    await user.click(await press(dialog, 'Save ride'));
    expect(noteOf(from)).toBe('Please say where the ride starts.');
    await waitFor(() => expect(document.activeElement).toBe(from));
  });

  test('a ride that is cancelled during an edit says so, and the text stays', async () => {
    const { user, dialog, passenger, id } = await openStepDialog('Edit');
    const to = await field(dialog, 'To');
    await user.type(to, ', west gate');
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    await user.click(await press(dialog, 'Save ride'));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^This ride is over: it was cancelled/);
    expect(await dialog.findByText('14:00 Ride cancelled, by Priya Passenger')).toBeShown();
    expect(to).toHaveProperty('value', 'City Hospital, west gate');
    expect((await press(dialog, 'Save ride')).getAttribute('aria-disabled')).toBe('true');
  });

  test('an unchanged field gets another dispatcher’s edit', async () => {
    const { user, world, dialog, passenger, id } = await openStepDialog('Edit');
    const note = await field(dialog, 'Note for the driver');
    await user.type(note, 'Ring twice');
    await (await world.open(OLGA)).edit(id, { people: 4, to: { text: 'Airport, East' } });
    await user.click(await press(dialog, 'Save ride'));
    expect(await dialog.findByText(/^14:00 .*, by Olga Other$/)).toBeShown();
    await waitFor(async () => expect(await field(dialog, 'To')).toHaveProperty('value', 'Airport, East'));
    expect(note).toHaveProperty('value', 'Ring twice');
    await user.click(await press(dialog, 'Save ride'));
    await waitFor(async () => expect((await passenger.read(id)).rev).toBe(2));
    expect(await passenger.details(id)).toMatchObject({ to: { text: 'Airport, East' }, note: 'Ring twice' });
    expect((await passenger.read(id)).people).toBe(4);
  });

  test('places that could not be loaded load on another attempt', async () => {
    const { user, world, dialog } = await openStepDialog('Edit');
    await user.click(await press(dialog, 'Discard'));
    world.network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Edit ride of Priya Passenger' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText(/^The exact places could not be loaded/)).toBeShown();
    const submit = await press(again, 'Save ride');
    expect(noteOf(submit)).toBe('You can save once the places are loaded.');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    world.network.goOnline();
    await user.click(await press(again, 'Try again'));
    expect(await field(again, 'From')).toHaveProperty('value', '5 Mill Road, Northside');
  });
});
