import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const PRIYA = { uid: 'priya', name: 'Priya Passenger', role: 'passenger' } as const;

test('the history shows a passenger’s former name at the booking after dispatch has corrected the name', async () => {
  const world = await openRideWorld(ADA);
  const id = await (await world.open(PRIYA)).book();
  const { user } = renderApp(`/admin/rides/${id}`, { world });
  await user.click(await screen.findByRole('button', { name: 'Edit ride of Priya Passenger' }));
  const name = await screen.findByRole('textbox', { name: 'Passenger’s name' });
  await user.clear(name);
  await user.type(name, 'Peter Pan');
  await user.click(screen.getByRole('button', { name: 'Save ride' }));
  await screen.findByRole('heading', { level: 1, name: 'Peter Pan' });
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(await history.findByText('Name was Priya Passenger')).toBeShown();
  expect(history.getByText(/^Ride requested/).parentElement?.textContent).toBe(
    'Ride requested · Priya Passenger',
  );
});
