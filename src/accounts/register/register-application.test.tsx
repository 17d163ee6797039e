import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm(address = '/register') {
  const world = openWorld();
  const view = renderApp(address, { world });
  await screen.findByRole('textbox', { name: 'Name' });
  const profile = () => {
    const uid = world.stage.world.identities.find('robin@example.com')?.uid ?? 'none';
    return world.stage.stored({ uid, email: 'robin@example.com' }).profile;
  };
  return { ...view, profile };
}

const INVITATION = '/register?email=robin%40example.com&name=Robin%20Rider&role=driver';

describe('the details of an application', () => {
  test('the details of an application are stored with the registration', async () => {
    const { user, profile } = await openForm(INVITATION);
    await user.click(screen.getByText('Tell the reviewer more (optional)'));
    await user.type(field('Phone'), '+44 20 7946 0000');
    await user.type(field('Driving licence number'), 'B072RRE2I55');
    await user.type(field('Message to the reviewer'), 'From the depot.');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() =>
      expect(profile()).toMatchObject({
        name: 'Robin Rider',
        role: 'driver',
        phone: '+44 20 7946 0000',
        licence: 'B072RRE2I55',
        message: 'From the depot.',
      }),
    );
  });

  test('the part with the details opens as soon as one of its fields gets input', async () => {
    await openForm();
    const message = field('Message to the reviewer');
    expect(message.closest('details')?.open).toBe(false);
    fireEvent.input(message, { target: { value: 'From the depot.' } });
    expect(message.closest('details')?.open).toBe(true);
  });

  test('an invalid detail is refused at its field, with the focus, and nothing is lost or sent', async () => {
    const { user, profile } = await openForm(INVITATION);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    const message = 'x'.repeat(10_001);
    await user.click(screen.getByText('Tell the reviewer more (optional)'));
    await user.type(field('Phone'), 'none');
    await user.click(field('Message to the reviewer'));
    await user.paste(message);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(noteOf(field('Phone'))).toBe('Write one whole number in digits, such as +44 20 7946 0000.');
    expect(noteOf(field('Message to the reviewer'))).toBe('Please use at most 500 characters.');
    expect(document.activeElement).toBe(field('Phone'));
    expect([field('Phone').value, field('Message to the reviewer').value]).toEqual(['none', message]);
    expect(profile()).toBeNull();
  });
});

describe('an invitation', () => {
  test('an invitation fills the form in, and its values can be changed', async () => {
    const { user } = await openForm(INVITATION);
    const role = within(screen.getByRole('radiogroup', { name: 'Role' }));
    expect(field('Name').value).toBe('Robin Rider');
    expect(field('Email').value).toBe('robin@example.com');
    expect(role.getByRole<HTMLInputElement>('radio', { name: 'Driver' }).checked).toBe(true);
    await user.clear(field('Name'));
    await user.click(role.getByRole('radio', { name: 'Passenger' }));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(noteOf(field('Name'))).toBe('Name is required');
    expect(role.getByRole<HTMLInputElement>('radio', { name: 'Passenger' }).checked).toBe(true);
  });
});

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

test('a visitor whose role has no dashboard is reminded of the session without a link to a dashboard', async () => {
  const world = openWorld();
  await world.enter({ role: 'auditor' });
  renderApp('/register', { world });
  expect(await screen.findByText(/^You are signed in as/)).toBeShown();
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
});
