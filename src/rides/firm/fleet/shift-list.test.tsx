import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, PRIYA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const region = async () => within(await screen.findByRole('region', { name: 'Shifts' }));
const rowOf = async (name: RegExp) => within(await (await region()).findByRole('row', { name }));

/** The fleet's page with Dario on duty and Olaf off duty. */
async function openShifts() {
  const world = await openRideWorld(ADA, {
    'drivers/olaf': aStoredShift({
      name: 'Olaf Driver',
      duty: 'off',
      vehicle: { id: 'x', label: 'Bus', plate: '', colour: null, seats: 8 },
    }),
  });
  world.stage.addAccount({ uid: 'olaf', role: 'driver', name: 'Olaf Driver' });
  const driver = await world.openDriver();
  const app = renderApp('/admin/fleet', { world });
  await rowOf(/Dario Driver/);
  return { ...app, world, driver };
}

async function askToEnd({ user }: Pick<Awaited<ReturnType<typeof openShifts>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'End shift of Dario Driver' }));
  return within(await screen.findByRole('dialog', { name: 'End shift of Dario Driver?' }));
}

describe('the shifts', () => {
  test('drivers at work come first, with car, begin, and the time when their page was last open', async () => {
    await openShifts();
    const [, dario, olaf] = (await region()).getAllByRole('row');
    expect((await region()).getByRole('columnheader', { name: 'Last seen' })).toBeShown();
    expect(dario?.textContent).toMatch(/Dario Driver.*On duty.*Blue van, CB 1.*1 Jun 2025, 14:00/);
    expect(olaf?.textContent).toMatch(/Olaf Driver.*Off duty.*Bus/);
    expect((await rowOf(/Olaf/)).queryByRole('button')).toBeNull();
    expect((await rowOf(/Dario/)).getByRole('link', { name: 'Dario Driver' })).toBeShown();
  });

  test('a driver whose approval is revoked is marked beside the duty', async () => {
    const { world, access } = await openShifts();
    expect((await rowOf(/Dario/)).queryByText('Account blocked')).toBeNull();
    const rita = await world.openDriver({ name: 'Rita Driver' });
    world.stage.alter(rita.uid, { status: 'rejected', rejectionReason: 'The work is done.' });
    look(access);
    const row = await rowOf(/Rita/);
    expect(await row.findByText('Account blocked')).toBeShown();
    expect(row.getByText('On duty')).toBeShown();
  });

  test('a forgotten shift is ended, and the focus stays with its row', async () => {
    const shown = await openShifts();
    const dialog = await askToEnd(shown);
    expect(dialog.getByRole('link', { name: 'Call Dario Driver' })).toBeShown();
    expect(dialog.getByText('Last seen: 1 Jun 2025, 14:00.')).toBeShown();
    await shown.user.click(dialog.getByRole('button', { name: 'End shift' }));
    expect(await screen.findByText('Dario Driver is off duty.')).toBeShown();
    expect(await (await rowOf(/Dario/)).findByText('Off duty')).toBeShown();
    expect(valueOf(await shown.driver.rides.driverShift.read())?.duty).toBe('off');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Dario Driver/));
  });

  test('a shift is ended at the time that dispatch types', async () => {
    const shown = await openShifts();
    shown.world.stage.clock.advance(20 * HOUR_MS);
    const dialog = await askToEnd(shown);
    const end = dialog.getByLabelText<HTMLInputElement>('When did it really end?');
    expect(end.value).toBe('2025-06-02T10:00');
    fireEvent.change(end, { target: { value: '2025-06-01T22:30' } });
    await shown.user.click(dialog.getByRole('button', { name: 'End shift' }));
    await screen.findByText('Dario Driver is off duty.');
    expect(shown.world.stage.world.documents.read(`drivers/${shown.driver.uid}/duties/0`)).toMatchObject({
      until: new Date('2025-06-01T20:30:00Z'),
      by: shown.world.person.uid,
    });
  });

  test.each(['2025-06-01T13:59', '2025-06-02T10:01', ''])(
    'an end of “%s” is refused at its field, and the shift continues',
    async (typed) => {
      const shown = await openShifts();
      shown.world.stage.clock.advance(20 * HOUR_MS);
      const dialog = await askToEnd(shown);
      const end = dialog.getByLabelText<HTMLInputElement>('When did it really end?');
      fireEvent.change(end, { target: { value: typed } });
      await shown.user.click(dialog.getByRole('button', { name: 'End shift' }));
      await waitFor(() => expect(noteOf(end)).toContain('between 1 Jun 2025, 14:00 and 2 Jun 2025, 10:00'));
      expect([end.value, document.activeElement]).toEqual([typed, end]);
      expect(valueOf(await shown.driver.rides.driverShift.read())?.duty).toBe('on');
    },
  );

  test('only a shift of more than twelve hours is marked', async () => {
    const { world, access } = await openShifts();
    world.put({
      'drivers/lia': aStoredShift({ name: 'Lia Driver', shiftSince: new Date('2025-05-31T23:59:00Z') }),
      'drivers/mo': aStoredShift({ name: 'Mo Driver', shiftSince: new Date('2025-06-01T00:01:00Z') }),
      'drivers/nia': aStoredShift({ name: 'Nia Driver', duty: 'break', shiftSince: new Date(0) }),
    });
    look(access);
    const marked = async (name: RegExp) => (await rowOf(name)).queryByText('Over 12 h') !== null;
    expect(await Promise.all([/Lia/, /Mo/, /Nia/, /Olaf/].map(marked))).toEqual([true, false, true, false]);
  });

  test('the shift of a driver with a ride is not ended, and the ride is linked', async () => {
    const shown = await openShifts();
    const id = await (await shown.world.open(PRIYA)).book();
    await shown.driver.step(id, { did: 'take', minutes: null });
    const dialog = await askToEnd(shown);
    expect(dialog.getByText(/Not possible during a ride,/)).toBeShown();
    await shown.user.click(dialog.getByRole('button', { name: 'End shift' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('This driver has a ride. The shift can end once it is over.')).toBeShown();
    expect(alert.getByRole('link', { name: 'Open the ride' }).getAttribute('href')).toBe(
      `/admin/rides/${id}`,
    );
    expect(valueOf(await shown.driver.rides.driverShift.read())?.duty).toBe('on');
  });

  test('a shift that its driver ends while the dialog is open says so, and nothing is sent', async () => {
    const shown = await openShifts();
    const dialog = await askToEnd(shown);
    await shown.driver.rides.driverShift.stop('off');
    look(shown.access);
    expect(await dialog.findByText(/^Dario Driver has been off duty since/)).toBeShown();
    const submit = dialog.getByRole('button', { name: 'End shift' });
    expect(noteOf(submit)).toBe('Dario Driver has been off duty since 1 Jun 2025, 14:00.');
    await shown.user.click(submit);
    expect(screen.getByRole('dialog')).toBeShown();
  });
});
