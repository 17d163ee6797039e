import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const VAN = { label: 'Red van', plate: 'CB 2', colour: null, seats: 4, needs: [], active: true };

/** Ada at the page of Dario, who is on the way to Robin; Dilek has the other car. */
async function openDriver() {
  const world = await openRideWorld(ADA, {
    'vehicles/car-2': VAN,
    'vehicles/car-3': { ...VAN, label: 'Old van', active: false },
    'drivers/u-dilek': aStoredShift({ name: 'Dilek Driver', vehicle: { id: 'car-2', ...VAN } }),
  });
  const passenger = await world.open({ role: 'passenger', name: 'Robin Rider' });
  const driver = await world.openDriver();
  const id = await passenger.book();
  await driver.step(id, { did: 'take', minutes: 10 });
  const app = renderApp(`/admin/drivers/${driver.uid}`, { world });
  const card = async () => (await passenger.read(id)).card;
  return { ...app, world, driver, id, card };
}

const NAME = 'Change car or number of Dario Driver';
const dialog = async () => within(await screen.findByRole('dialog', { name: NAME }));

describe('car and number that dispatch changes', () => {
  test('are stored, the passenger sees both, and the page says who entered them', async () => {
    const { user, card, driver } = await openDriver();
    await user.click(await screen.findByRole('button', { name: NAME }));
    const asked = await dialog();
    await asked.findByRole('option', { name: 'Red van · CB 2 · 4 seats · in use' });
    expect(asked.queryByRole('option', { name: /Old van/ })).toBeNull();
    await user.selectOptions(asked.getByRole('combobox', { name: 'Car' }), 'car-2');
    expect(noteOf(asked.getByRole('combobox', { name: 'Car' }))).toBe('Another driver has this car.');
    await user.clear(asked.getByRole('textbox', { name: 'Phone' }));
    await user.type(asked.getByRole('textbox', { name: 'Phone' }), '+1 555 0102');
    await user.click(asked.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await card()).toMatchObject({ plate: 'CB 2', phone: '+1 555 0102' });
    const shift = within(screen.getByRole('region', { name: 'Shift' }));
    expect(await shift.findByText('Car and number entered by')).toBeShown();
    expect(shift.getByText('Ada Admin')).toBeShown();
    expect(shift.getByText('CB 2')).toBeShown();
    expect(valueOf(await driver.rides.driverShift.read())).toMatchObject({ setBy: { name: 'Ada Admin' } });
  });

  test('the dialog says that the driver went off duty meanwhile, and the button disappears', async () => {
    const { user, driver, id, access } = await openDriver();
    await user.click(await screen.findByRole('button', { name: NAME }));
    await dialog();
    for (const did of ['arrive', 'start', 'complete'] as const) await driver.step(id, { did });
    valueOf(await driver.rides.driverShift.stop('off'));
    act(() => look(access));
    expect(await (await dialog()).findByText(/^Dario Driver is not on duty any more/)).toBeShown();
    await user.click((await dialog()).getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });
});
