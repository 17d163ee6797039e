import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aStoredPaper,
  aStoredPaperKinds,
  INSURANCE,
  PERMIT,
} from '#domain/rides/model/firm/papers.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/**
 * A board on 1 June 2025. The arguments are the last days of Dario's permit, Dilek's permit and a car's insurance. Two
 * further permits have expired: of a driver who has left, and of a driver who is now a passenger.
 */
async function openBoard(dario: string, dilek: string, car: string) {
  const world = await openRideWorld(ADA, {
    ...aStoredPaperKinds(),
    'drivers/u-dario': aStoredShift(),
    'drivers/u-dilek': aStoredShift({ name: 'Dilek Driver', duty: 'off' }),
    'driverPapers/u-dario': aStoredPaper(PERMIT, dario),
    'driverPapers/u-dilek': aStoredPaper(PERMIT, dilek),
    'driverPapers/u-gone': aStoredPaper(PERMIT, '2025-05-31'),
    'driverPapers/u-pascal': aStoredPaper(PERMIT, '2025-05-31'),
    'carPapers/car-1': aStoredPaper(INSURANCE, car),
  });
  world.stage.addAccount({ uid: 'u-pascal', name: 'Pascal', role: 'passenger', status: 'approved' });
  for (const [uid, name] of [
    ['u-dario', 'Dario Driver'],
    ['u-dilek', 'Dilek Driver'],
  ] as const)
    world.stage.addAccount({ uid, name, role: 'driver', status: 'approved' });
  const passenger = await world.open(PRIYA);
  await passenger.book();
  return { ...renderApp('/admin/rides', { world }), world };
}

describe('papers on the board', () => {
  test('one line counts the papers that have expired or soon will, and opens to a list with the earliest end first', async () => {
    const { user } = await openBoard('2025-06-30', '2025-05-31', '2025-06-08');
    const line = await screen.findByRole('button', { name: '1 expired, 1 within 7 days, 1 within 30 days' });
    await user.click(line);
    const items = within(screen.getByRole('region', { name: 'Papers' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Dilek DriverPermit: expired on 31 May 2025',
      'Blue vanInsurance: expires on 8 June 2025',
      'Dario DriverPermit: expires on 30 June 2025',
    ]);
  });

  test('without a paper that has expired or soon will there is no line', async () => {
    await openBoard('2025-07-02', '2026-06-01', '2026-06-01');
    await screen.findByRole('link', { name: 'Priya Passenger' });
    expect(screen.queryByRole('region', { name: 'Papers' })).toBeNull();
  });

  test('a driver with an expired paper is not suggested for a ride, and is marked', async () => {
    const { user } = await openBoard('2025-05-31', '2026-06-01', '2026-06-01');
    const link = await screen.findByRole('link', { name: 'Priya Passenger' });
    act(() => link.closest<HTMLElement>('[data-row]')?.focus());
    await user.keyboard('a');
    expect(await screen.findByText('Permit expired')).toBeShown();
    expect(screen.getByRole('radio', { name: 'Dario Driver' })).toHaveProperty('checked', false);
  });
});
