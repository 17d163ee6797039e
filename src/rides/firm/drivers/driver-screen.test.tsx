import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { ADA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openDriver(documents: Readonly<Record<string, object>>, uid = 'u-dario') {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(`/admin/drivers/${uid}`, { world }), world };
}

describe('a driver of the firm', () => {
  test('a driver is shown with the shift, the car, the number and the account', async () => {
    await openDriver({ 'drivers/u-dario': aStoredShift() });
    await heading('Dario Driver');
    const shift = within(screen.getByRole('region', { name: 'Shift' }));
    expect(shift.getByText('On duty')).toBeShown();
    expect(shift.getByText('CB 1').parentElement?.textContent).toBe('Blue van, CB 1');
    expect(shift.getByRole('link', { name: 'Call Dario Driver' })).toBeShown();
    expect(shift.getByRole('link', { name: 'Open account' }).getAttribute('href')).toBe(
      '/admin/accounts/u-dario',
    );
  });

  test('the account of a driver leads to the shift and the rides, and that of nobody else does', async () => {
    const world = await openRideWorld(ADA, {});
    const driver = world.stage.addAccount({ name: 'Dev', role: 'driver', status: 'approved' });
    const passenger = world.stage.addAccount({ name: 'Penny', role: 'passenger', status: 'approved' });
    const { user, goTo, address } = renderApp(`/admin/accounts/${passenger.uid}`, { world });
    await heading('Penny');
    expect(screen.queryByRole('link', { name: 'Shift and rides' })).toBeNull();
    act(() => goTo(`/admin/accounts/${driver.uid}`));
    await heading('Dev');
    await user.click(screen.getByRole('link', { name: 'Shift and rides' }));
    await screen.findByRole('region', { name: 'Shift' });
    expect(address()).toBe(`/admin/drivers/${driver.uid}`);
  });

  test('the rides of a driver come in pages, the latest first, and lead to their pages', async () => {
    const rides = Array.from({ length: 21 }, (_, number) => [
      `rides/ride-${number}`,
      aStoredRide('completed', {
        driver: 'u-dario',
        pickupAt: new Date(Date.UTC(2026, 0, 1) + number * HOUR_MS),
      }),
    ]);
    const { user } = await openDriver({
      'drivers/u-dario': aStoredShift({ duty: 'off' }),
      ...Object.fromEntries(rides),
    });
    const list = within(await screen.findByRole('region', { name: /^Rides, page 1/ }));
    const links = await list.findAllByRole('link', { name: 'Northside to City Hospital' });
    expect(links).toHaveLength(20);
    expect(links[0]?.getAttribute('href')).toBe('/admin/rides/ride-20');
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    const next = within(await screen.findByRole('region', { name: /^Rides, page 2/ }));
    expect((await next.findByRole('link', { name: /Northside/ })).getAttribute('href')).toBe(
      '/admin/rides/ride-0',
    );
  });

  test('the shift is ended on the page, which shows it', async () => {
    const { user } = await openDriver({ 'drivers/u-dario': aStoredShift({ dutySince: new Date(0) }) });
    await user.click(await screen.findByRole('button', { name: 'End shift of Dario Driver' }));
    await user.click(await screen.findByRole('button', { name: 'End shift' }));
    expect(await screen.findByText('Off duty')).toBeShown();
    expect(screen.queryByRole('button', { name: 'End shift of Dario Driver' })).toBeNull();
  });

  test('the page follows a shift that begins', async () => {
    const world = await openRideWorld(ADA);
    const driver = await world.openDriver();
    valueOf(await driver.rides.driverShift.stop('break'));
    const { access } = renderApp(`/admin/drivers/${driver.uid}`, { world });
    expect(await screen.findByText('On a break')).toBeShown();
    valueOf(await driver.rides.driverShift.start('car-1', '+1 555 0101'));
    look(access);
    expect(await screen.findByText('On duty')).toBeShown();
  });

  test('a driver whose approval is gone is marked, and one who is approved is not', async () => {
    const world = await openRideWorld(ADA);
    const [dario, rita] = [await world.openDriver(), await world.openDriver({ name: 'Rita Driver' })];
    world.stage.alter(rita.uid, { status: 'rejected', rejectionReason: 'The work is done.' });
    const { goTo } = renderApp(`/admin/drivers/${rita.uid}`, { world });
    expect(await screen.findByText('Account blocked')).toBeShown();
    act(() => goTo(`/admin/drivers/${dario.uid}`));
    await heading('Dario Driver');
    expect(screen.queryByText('Account blocked')).toBeNull();
  });

  test('another driver begins anew: nothing of the one before is shown while they load', async () => {
    const { goTo, world } = await openDriver({
      'drivers/u-dario': aStoredShift(),
      'drivers/u-dilek': aStoredShift({ name: 'Dilek Driver' }),
    });
    await heading('Dario Driver');
    const release = world.network.hold();
    act(() => goTo('/admin/drivers/u-dilek'));
    expect(await screen.findByText('Loading the driver...')).toBeShown();
    expect(screen.queryByText('Dario Driver')).toBeNull();
    release();
    expect(await heading('Dilek Driver')).toBeShown();
  });

  test('a driver who was never on duty is named by the account, without a shift', async () => {
    const world = await openRideWorld(ADA);
    const { uid } = await world.open({ name: 'Nora New', role: 'driver' });
    renderApp(`/admin/drivers/${uid}`, { world });
    await heading('Nora New');
    expect(screen.getByText('Has never been on duty.')).toBeShown();
    expect(await screen.findByText('Rides appear here once this driver has one.')).toBeShown();
  });

  test.each(['nobody', 'a%2Fb'])(
    'the address %s, which names no driver, is said to, and leads back',
    async (uid) => {
      await openDriver({}, uid);
      await heading('There is no such driver');
      expect(screen.getByRole('link', { name: 'Back to the fleet' }).getAttribute('href')).toBe(
        '/admin/fleet',
      );
    },
  );
});
