import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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

  test('the account of a driver links to the shift and the rides, and no other account does', async () => {
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

  test('the rides of a driver are in pages, the latest first, and link to their own pages', async () => {
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
    await user.click(screen.getByRole('button', { name: /^Next(?! week)/ }));
    const next = within(await screen.findByRole('region', { name: /^Rides, page 2/ }));
    expect((await next.findByRole('link', { name: /Northside/ })).getAttribute('href')).toBe(
      '/admin/rides/ride-0',
    );
  });

  test('the shift is ended on the page, which shows the end', async () => {
    const { user } = await openDriver({ 'drivers/u-dario': aStoredShift({ dutySince: new Date(0) }) });
    await user.click(await screen.findByRole('button', { name: 'End shift of Dario Driver' }));
    await user.click(await screen.findByRole('button', { name: 'End shift' }));
    expect(await screen.findByText('Off duty')).toBeShown();
    expect(screen.queryByRole('button', { name: 'End shift of Dario Driver' })).toBeNull();
  });

  describe('the hours of a week', () => {
    const at = (day: string, time: string) => new Date(`2025-${day}T${time}Z`);
    const worked = (since: Date, until: Date, given: object = {}) => ({
      duty: 'on',
      shiftSince: since,
      since,
      until,
      label: 'Blue van',
      plate: 'CB 1',
      by: 'u-dario',
      endedAt: until,
      log: {},
      ...given,
    });
    const openHours = () =>
      openDriver({
        'drivers/u-dario': aStoredShift({ duty: 'off', turn: 9, dutySince: at('06-01', '10:00') }),
        'drivers/u-dario/duties/1': worked(at('05-25', '20:00'), at('05-26', '04:00')),
        'drivers/u-dario/duties/3': worked(at('05-28', '06:00'), at('05-28', '14:30')),
        'drivers/u-dario/duties/5': worked(at('06-01', '06:00'), at('06-01', '10:00'), { by: 'u-ada' }),
      });
    const section = async () => within(await screen.findByRole('region', { name: 'Hours on duty' }));
    const shown = async (text: string | RegExp) => (await section()).findByText(text);

    test('the hours are counted by the day on which each shift began, and links lead to other weeks', async () => {
      const { user } = await openHours();
      expect(await shown(/^Week 26 May/)).toBeShown();
      expect(await shown('12 h 30 min')).toBeShown();
      expect(await shown('08:00 to 16:30')).toBeShown();
      expect((await section()).getByRole('button', { name: 'Next week' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await user.click((await section()).getByRole('button', { name: 'Previous week' }));
      expect(await shown('22:00 to 06:00')).toBeShown();
      expect((await section()).getAllByText('8 h 0 min')).toHaveLength(2);
      await user.click((await section()).getByRole('button', { name: 'Previous week' }));
      expect(await shown('Not on duty in this week.')).toBeShown();
      await user.click((await section()).getByRole('button', { name: 'Next week' }));
      expect(await shown('22:00 to 06:00')).toBeShown();
    });

    test('dispatch corrects the hours with a reason, and reads who did', async () => {
      const { user, world } = await openHours();
      await screen.findByText(/^Week 26 May/);
      const [first] = (await section()).getAllByRole('button', { name: 'Times and corrections' });
      if (first !== undefined) await user.click(first);
      await user.click(
        await screen.findByRole('button', { name: 'Correct On duty, 28 May 2025, 08:00 to 16:30' }),
      );
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.change(dialog.getByLabelText('Begin'), { target: { value: '2025-05-28T07:30' } });
      await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Phone was flat.');
      await user.click(dialog.getByRole('button', { name: 'Correct' }));
      expect(await shown(/^Corrected by you on 1 Jun 2025.*Reason: Phone was flat\.$/)).toBeShown();
      expect(await shown('13 h 0 min')).toBeShown();
      expect(world.stage.world.documents.read('drivers/u-dario/duties/3')).toMatchObject({
        since: at('05-28', '05:30'),
        log: { 0: { by: world.person.uid, since: at('05-28', '06:00') } },
      });
    });

    test('a week is exported, a line for each time on duty', async () => {
      const { user } = await openHours();
      const saved: Blob[] = [];
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        if (file instanceof Blob) saved.push(file);
        return 'blob:hours';
      });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
      expect(await screen.findByText('2 times exported.')).toBeShown();
      const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
      expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual([
        expect.stringMatching(
          /^Dario Driver.2025-05-28.On duty.2025-05-28 08:00.2025-05-28 16:30.Europe\/Berlin.510.Blue van.CB 1.Dario Driver.0$/,
        ),
        expect.stringMatching(
          /^Dario Driver.2025-06-01.On duty.2025-06-01 08:00.2025-06-01 12:00.Europe\/Berlin.240/,
        ),
      ]);
      vi.restoreAllMocks();
    });
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

  test('a driver whose approval is revoked is marked, and an approved driver is not', async () => {
    const world = await openRideWorld(ADA);
    const [dario, rita] = [await world.openDriver(), await world.openDriver({ name: 'Rita Driver' })];
    world.stage.alter(rita.uid, { status: 'rejected', rejectionReason: 'The work is done.' });
    const { goTo } = renderApp(`/admin/drivers/${rita.uid}`, { world });
    expect(await screen.findByText('Account blocked')).toBeShown();
    act(() => goTo(`/admin/drivers/${dario.uid}`));
    await heading('Dario Driver');
    expect(screen.queryByText('Account blocked')).toBeNull();
  });

  test('while another driver loads, the page shows nothing of the driver before', async () => {
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
    'the address %s names no driver, and the page says so and links back',
    async (uid) => {
      await openDriver({}, uid);
      await heading('There is no such driver');
      expect(screen.getByRole('link', { name: 'Back to the fleet' }).getAttribute('href')).toBe(
        '/admin/fleet',
      );
    },
  );
});
