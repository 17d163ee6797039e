import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADA, openRideWorld, PRIYA } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

test('a booking closes the edit beside the board, and the next edit has the earlier input', async () => {
  const world = await openRideWorld(ADA);
  await (await world.open(PRIYA)).book();
  const { user } = renderApp('/admin/rides', { world });
  const row = await screen.findByRole('row', { name: /Priya/ });
  const openEdit = async () => {
    row.focus();
    await user.keyboard('e');
    return within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Another time' });
  };
  await user.type(await openEdit(), '+15');
  row.focus();
  await user.keyboard('n');
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Phone')));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(await openEdit()).toHaveProperty('value', '+15');
});
