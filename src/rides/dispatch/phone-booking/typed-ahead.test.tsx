import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

test('a number typed before the dialog has loaded is in its field, and the rest of it follows', async () => {
  const { user } = renderApp('/admin/rides', { world: await openRideWorld(ADA) });
  await screen.findByRole('button', { name: 'New booking' });
  await user.keyboard('n5550');
  const phone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Phone' });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  await user.keyboard('142');
  await waitFor(() => expect(phone.value).toBe('5550142'));
});

test('the name of a caller whose number came by the address is typed before the form is there, and is in its field', async () => {
  const { user } = renderApp('/admin/rides?call=0293377123', { world: await openRideWorld(ADA) });
  await screen.findByRole('button', { name: 'New booking' });
  await user.keyboard('Nora');
  const name = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name' });
  await waitFor(() => expect(name.value).toBe('Nora'));
  expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveProperty('value', '0293377123');
});
