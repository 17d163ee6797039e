import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredPaper, aStoredPaperKinds, PERMIT } from '#domain/rides/model/firm/papers.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const drivers = async () =>
  within(await screen.findByRole('combobox', { name: 'Usual driver' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the choice of the usual driver marks a paper that expires before the first day of the order', async () => {
  const world = await openRideWorld(ADA, {
    ...aStoredPaperKinds(),
    'drivers/u-dario': aStoredShift(),
    'driverPapers/u-dario': aStoredPaper(PERMIT, '2025-06-04'),
    'orders/CaraOrder00000000000': aStoredOrder({ first: '2025-06-05', last: '2025-07-05' }),
  });
  const { user } = renderApp('/admin/standing', { world });
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await waitFor(async () => expect(await drivers()).toEqual(['No usual driver', 'Dario Driver']));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  await waitFor(async () =>
    expect(await drivers()).toEqual(['No usual driver', 'Dario Driver · Permit: expires on 4 June 2025']),
  );
});
