import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { laterForm } from '#test/later-form.ts';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { ADA } from '#test/open-ride-world.ts';
import { aVibratingDevice } from '#test/vibrating-device.ts';

const VAN = { label: 'Red van', plate: 'CB 2', colour: 'black', seats: 4, needs: [], active: true };
const NEWS = 'Your driver’s details have changed: look for Black Red van, CB 2.';

/** A passenger's page while the driver is on the way in the blue van. */
async function openTaken() {
  const vibrate = aVibratingDevice();
  const page = await openPassengerRide();
  page.world.put({ 'vehicles/car-2': VAN });
  const driver = await page.world.openDriver();
  await driver.step(page.id, { did: 'take', minutes: null });
  await page.see('Your driver is on the way');
  await page.user.keyboard('{Shift}');
  vibrate.mockClear();
  const yours = () => within(screen.getByRole('region', { name: 'Your ride' }));
  const status = () => yours().getByRole('status').textContent;
  return { ...page, driver, vibrate, yours, status };
}

describe('a driver who comes in another car', () => {
  test('the new car, plate and number appear at once, with a sound and what to look for', async () => {
    const { see, driver, status, yours, vibrate } = await openTaken();
    expect(status()).not.toContain('details have changed');
    valueOf(await driver.rides.driverShift.start('car-2', '+1 555 0102'));
    await see(`Your driver is on the way. ${NEWS}`);
    expect(vibrate).toHaveBeenCalledOnce();
    expect(yours().getByText('CB 2')).toBeShown();
    expect(yours().queryByText('CB 1')).toBeNull();
    expect(yours().getByRole('link', { name: 'Call Dario Driver' }).getAttribute('href')).toBe(
      'tel:+15550102',
    );
    expect(yours().getByText('Driver’s car, number or name changed')).toBeShown();
  });

  test('the change is also shown at the door, but not once the passenger is on board', async () => {
    const { see, driver, id, status } = await openTaken();
    valueOf(await driver.rides.driverShift.start('car-2', '+1 555 0102'));
    await driver.step(id, { did: 'arrive' });
    await see('Your driver is here');
    expect(status()).toContain(NEWS);
    await driver.step(id, { did: 'start' });
    await see('On board');
    expect(status()).toBe('On board. Have a good ride!');
  });

  test('no change is shown for the next driver', async () => {
    const { see, driver, id, status, world } = await openTaken();
    valueOf(await driver.rides.driverShift.start('car-2', '+1 555 0102'));
    const other = await world.openDriver({ name: 'Dilek Driver' });
    const dispatcher = await world.open(ADA);
    await dispatcher.step(id, { did: 'assign', driver: other.uid });
    await see('Driver confirmed: Dilek Driver');
    expect(status()).not.toContain('details have changed');
  });

  test('a promised later ride shows the change in the list', async () => {
    const { world, see } = await openPassengerRide();
    world.put({ 'vehicles/car-2': VAN });
    const id = await world.person.book({ pickUp: laterForm(world.stage.clock.now(), 3) });
    const driver = await world.openDriver();
    await driver.step(id, { did: 'reserve' });
    valueOf(await driver.rides.driverShift.start('car-2', '+1 555 0102'));
    await see('Looking for a driver');
    const ahead = within(await screen.findByRole('region', { name: 'Later rides' }));
    expect(await ahead.findByText('CB 2')).toBeShown();
    expect(ahead.getByRole('status').textContent).toBe(`Driver confirmed: Dario Driver will come. ${NEWS}`);
  });
});
