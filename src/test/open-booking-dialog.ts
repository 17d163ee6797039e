import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { ADA, openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

/** A caller whose number is +1 555 0142. */
export const CARA = {
  'customers/CaraCaller0000000000': aStoredCustomer({
    trips: [{ from: { text: '5 Mill Road, Northside' }, to: { text: 'City Hospital' }, hour: 8 }],
  }),
};

/** Opens the board, and the dialog by its key. */
export async function openBookingDialog(documents: Readonly<Record<string, object>> = CARA) {
  const world = await openRideWorld(ADA, documents);
  const app = renderApp('/admin/rides', { world });
  await screen.findByRole('button', { name: 'New booking' });
  const open = async () => {
    await app.user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(name);
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    return { dialog, field };
  };
  return { ...app, world, open, ...(await open()) };
}

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
