import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, OLGA, PRIYA, look, openRideWorld } from '#test/open-ride-world.ts';
import { askAgain, openStepDialog } from '#test/open-step-dialog.ts';
import { renderApp } from '#test/render-app.tsx';

/** The dialog of a ride that Priya booked for two, with Dario on duty. */
async function openDialog(button: string) {
  const opened = await openStepDialog(button, { trip: { people: '2', needs: ['wheelchair'] } });
  return { ...opened, choice: await opened.dialog.findByRole('radio', { name: 'Dario Driver' }) };
}

describe('the choice of a driver', () => {
  test('a ride is assigned to the chosen driver, whose car is compared with what the ride needs', async () => {
    const { user, dialog, choice, driver, id } = await openDialog('Assign');
    expect(noteOf(choice)).toMatch(/^Free, on duty since 14:00.*Blue van, CB 1 · 6 seats/);
    expect(noteOf(choice)).toMatch(/May not be suitable for: Wheelchair$/);
    expect(dialog.getByText('5 Mill Road, Northside')).toBeShown();
    await user.click(choice);
    await user.click(dialog.getByRole('button', { name: 'Assign ride' }));
    expect(await screen.findByText('The ride of Priya Passenger has a driver.')).toBeShown();
    expect(await driver.read(id)).toMatchObject({ state: 'accepted', driver: driver.uid });
  });

  test('a driver without a push device is said to have none, on the board and in the choice', async () => {
    const world = await openRideWorld(ADA, { 'reach/u-other': { devices: 1 } });
    const driver = await world.openDriver();
    await (await world.open(PRIYA)).book();
    const { user } = renderApp('/admin/rides', { world });
    const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
    expect(await drivers.findByText('Gets no notices')).toBeShown();
    world.put({ [`reach/${driver.uid}`]: { devices: 1, triedAt: new Date(), answer: 'failed' } });
    await user.click(await screen.findByRole('button', { name: 'Assign ride of Priya Passenger' }));
    const choice = await screen.findByRole('radio', { name: 'Dario Driver' });
    await waitFor(() => expect(noteOf(choice)).toContain('Free'));
    expect(noteOf(choice)).not.toContain('no phone to tell');
  });

  test('the board and the choice say that an unreadable driver is missing', async () => {
    const world = await openRideWorld(ADA, { 'drivers/u-torn': { seenAt: new Date() } });
    await (await world.open(PRIYA)).book();
    const { user } = renderApp('/admin/rides', { world });
    expect(await screen.findByText(/^One record cannot be read/)).toBeShown();
    await user.click(await screen.findByRole('button', { name: 'Assign ride of Priya Passenger' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^One record cannot be read/)).toBeShown();
  });

  test.each([
    ['notified', 'en', 'Drivers', 'Notified at 15:12'],
    ['failed', 'en', 'Drivers', 'Not reached at 15:12'],
    ['notified', 'de', 'Fahrer', 'Benachrichtigt um 15:12'],
    ['failed', 'de', 'Fahrer', 'Um 15:12 nicht erreicht'],
  ] as const)(
    'of a driver the board says when they were %s, by the clock (%s)',
    async (answer, language, name, text) => {
      const world = await openRideWorld(ADA);
      const driver = await world.openDriver();
      const triedAt = new Date(world.stage.clock.now());
      triedAt.setHours(15, 12);
      world.put({ [`reach/${driver.uid}`]: { devices: 1, triedAt, answer } });
      renderApp('/admin/rides', { world, language });
      const drivers = within(await screen.findByRole('region', { name }));
      expect(await drivers.findByText(text)).toBeShown();
    },
  );

  test('a ride is offered with the keyboard alone, and without a choice the dialog asks for one', async () => {
    const { user, dialog, choice, driver, id } = await openDialog('Offer');
    await user.click(dialog.getByRole('button', { name: 'Offer ride' }));
    expect(dialog.getByText('Please choose a driver.')).toBeShown();
    expect(document.activeElement).toBe(choice);
    await user.keyboard(' {Enter}');
    expect(await screen.findByText('A driver has been asked for the ride of Priya Passenger.')).toBeShown();
    expect(await driver.read(id)).toMatchObject({ state: 'offered', driver: driver.uid });
  });

  test('the dialog over the board shows the board’s drivers at once, without an answer', async () => {
    const world = await openRideWorld(ADA);
    await world.openDriver();
    await (await world.open(PRIYA)).book();
    const { user } = renderApp('/admin/rides', { world });
    const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
    await drivers.findByText('Dario Driver');
    const open = await screen.findByRole('button', { name: 'Assign ride of Priya Passenger' });
    world.network.goOffline();
    await user.click(open);
    expect(await screen.findByRole('radio', { name: 'Dario Driver' })).toBeShown();
  });

  test('without a list of drivers no driver can be sent, and the earlier choice is restored with the list', async () => {
    const { user, world, choice, driver, id } = await openDialog('Assign');
    await user.click(choice);
    await user.keyboard('{Escape}');
    world.network.goOffline();
    const again = await askAgain(user, 'Assign');
    const submit = again.getByRole('button', { name: 'Assign ride' });
    expect(await again.findByText(/^The drivers could not be loaded\./)).toBeShown();
    expect(noteOf(submit)).toBe('You can choose once the drivers are loaded.');
    await user.click(submit);
    world.network.goOnline();
    await user.click(again.getByRole('button', { name: 'Try again' }));
    expect(await again.findByRole('radio', { name: 'Dario Driver' })).toHaveProperty('checked', true);
    expect(again.queryByText('Please choose a driver.')).toBeNull();
    await user.click(submit);
    await waitFor(async () => expect((await driver.read(id)).driver).toBe(driver.uid));
  });

  test('a driver who goes off duty while the dialog is open can no longer be chosen, and the button says why', async () => {
    const { user, world, dialog, choice, driver, passenger, id, look } = await openDialog('Assign');
    world.stage.addAccount({ uid: 'zora', name: 'Zora Driver', role: 'driver' });
    world.put({ 'drivers/zora': aStoredShift({ name: 'Zora Driver', duty: 'break' }) });
    await user.click(choice);
    await driver.rides.driverShift.stop('off');
    look();
    const reason = 'Dario Driver has been off duty since 14:00 and can only be given rides for later.';
    expect(await dialog.findByText(reason)).toBeShown();
    expect(choice).toHaveProperty('checked', true);
    const submit = dialog.getByRole('button', { name: 'Assign ride' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(noteOf(submit)).toBe(reason);
    await user.click(submit);
    const onBreak = dialog.getByRole('radio', { name: 'Zora Driver' });
    await user.click(onBreak);
    expect(onBreak).toHaveProperty('checked', false);
    expect((await passenger.read(id)).state).toBe('requested');
  });

  test('a driver who went off duty unseen is refused with the reason, and the choice stays', async () => {
    const { user, dialog, choice, driver, passenger, id } = await openDialog('Assign');
    await user.click(choice);
    await driver.rides.driverShift.stop('off');
    await user.click(dialog.getByRole('button', { name: 'Assign ride' }));
    expect(await dialog.findAllByText(/off duty/)).not.toHaveLength(0);
    expect(choice).toHaveProperty('checked', true);
    expect((await passenger.read(id)).state).toBe('requested');
  });

  test('a refusal is shown at the button, with the focus, and another choice removes the refusal for good', async () => {
    const { user, world, dialog, driver, passenger, id, look } = await openDialog('Assign');
    const zora = await world.openDriver({ name: 'Zora Driver' });
    look();
    const dario = dialog.getByRole('radio', { name: 'Dario Driver' });
    await dialog.findByRole('radio', { name: 'Zora Driver' });
    await user.click(dario);
    world.stage.alter(driver.uid, { status: 'rejected', rejectionReason: 'The work is done.' });
    const submit = dialog.getByRole('button', { name: 'Assign ride' });
    await user.click(submit);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/perhaps because the account is blocked/);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    const isBetween =
      dialog.getByRole('radiogroup').compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING &&
      alert.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBetween).toBeTruthy();
    expect(dialog.getByRole('radiogroup').getAttribute('aria-invalid')).not.toBe('true');
    await user.click(dialog.getByRole('radio', { name: 'Zora Driver' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dario);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(dario);
    await user.click(dialog.getByRole('radio', { name: 'Zora Driver' }));
    await user.click(submit);
    await waitFor(async () => expect((await passenger.read(id)).driver).toBe(zora.uid));
  });

  test('on the page of a ride a blocked driver is not in the list', async () => {
    const { user, world, dialog, look } = await openDialog('Assign');
    const rita = await world.openDriver({ name: 'Rita Driver' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    world.stage.alter(rita.uid, { status: 'rejected', rejectionReason: 'The work is done.' });
    look();
    const again = await askAgain(user, 'Assign');
    await again.findByRole('radio', { name: 'Dario Driver' });
    expect(again.queryByRole('radio', { name: 'Rita Driver' })).toBeNull();
  });

  test('on the page of a ride the accounts of drivers are read once, however often the dialog is opened', async () => {
    const { user, world, dialog } = await openDialog('Assign');
    const read = world.requestsOf('read users/*');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await askAgain(user, 'Assign');
    expect(await again.findByRole('radio', { name: 'Dario Driver' })).toBeShown();
    expect(world.requestsOf('read users/*')).toBe(read);
  });

  test('on the page of a ride the first driver who goes on duty appears in a list that stays', async () => {
    const world = await openRideWorld(ADA);
    const id = await (await world.open(PRIYA)).book();
    const product = await world.load();
    vi.spyOn((await product.dispatch.load()).people, 'areRevoked').mockReturnValue(new Promise(() => {}));
    const { user, access } = renderApp(`/admin/rides/${id}`, {
      world: { ...world, load: async () => product },
    });
    await user.click(await screen.findByRole('button', { name: 'Assign ride of Priya Passenger' }));
    expect(await screen.findByText('There is no driver to choose from.')).toBeShown();
    await world.openDriver();
    look(access);
    expect(await screen.findByRole('radio', { name: 'Dario Driver' })).toBeShown();
  });

  test('the second of two dispatchers reads who was faster and whom they sent, and decides anew', async () => {
    const { user, world, dialog, choice, driver, passenger, id } = await openDialog('Assign');
    const zora = await world.openDriver({ name: 'Zora Driver' });
    const olga = await world.open(OLGA);
    await user.click(choice);
    await olga.step(id, { did: 'assign', driver: zora.uid });
    const submit = dialog.getByRole('button', { name: 'Assign ride' });
    await user.click(submit);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^This ride has changed/);
    expect(await dialog.findByText('14:00 Driver assigned: Zora Driver, by Olga Other')).toBeShown();
    expect((await passenger.read(id)).driver).toBe(zora.uid);
    await user.click(submit);
    await waitFor(async () => expect((await passenger.read(id)).driver).toBe(driver.uid));
  });
});
