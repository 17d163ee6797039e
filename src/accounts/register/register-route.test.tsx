import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

test('a registration leads to the pending page with the address, without signing in [S2.2]', async () => {
  const { user, address, access } = renderApp('/register');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Robin Rider');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin+car@example.com');
  const role = screen.getByRole('radiogroup', { name: 'Role' });
  expect(within(role).getAllByRole('radio')).toHaveLength(2);
  await user.click(within(role).getByRole('radio', { name: 'Driver' }));
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Account Pending Approval' });
  expect(dialog.textContent).toContain('robin+car@example.com');
  expect(address()).toBe('/pending-approval?email=robin%2Bcar%40example.com');
  expect(access.session.current()).toMatchObject({ state: 'signed-out' });
});

test.each([
  ['/register', /This registers another account\./],
  ['/reset-password', /Enter the email of the account whose password you have forgotten\./],
])(
  '%s reminds signed-in visitors of their session, with a link to their dashboard',
  async (address, text) => {
    const world = openWorld();
    const { account } = await world.enter({ role: 'driver' });
    renderApp(address, { world });
    expect(await screen.findByText(text)).toHaveProperty(
      'textContent',
      expect.stringContaining(`You are signed in as ${account.email}.`),
    );
    const link = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect(link.getAttribute('href')).toBe('/driver/dashboard');
  },
);

test('a visitor whose role has no dashboard is reminded of the session without a link to one', async () => {
  const world = openWorld();
  await world.enter({ role: 'auditor' });
  renderApp('/register', { world });
  expect(await screen.findByText(/^You are signed in as/)).toBeShown();
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
});
