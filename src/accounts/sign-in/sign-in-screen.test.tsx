import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the sign-in page', () => {
  test('the sign-in form has two required fields and a button [S2.1, S2.9, S4.15]', async () => {
    renderApp('/sign-in');
    expect(await email()).toMatchObject({ type: 'email', required: true, value: '' });
    expect(password()).toMatchObject({ type: 'password', required: true, value: '' });
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false);
  });

  test('the sign-in page links to sign-up, to the password reset and, by its logo, to the root [S2.2, S2.13]', async () => {
    renderApp('/sign-in');
    await email();
    expect(linkTo('Sign up')).toBe('/register');
    expect(linkTo('Forgot password?')).toBe('/reset-password');
    expect(linkTo('Car Booking System')).toBe('/');
  });

  test.each([
    ['Sign up', '/register'],
    ['Forgot password?', '/reset-password'],
  ])('the link "%s" carries the address that was typed to the field of %s', async (name, path) => {
    const { user, address } = renderApp('/sign-in');
    await user.type(await email(), ' robin+car@example.com');
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(`${path}?email=robin%2Bcar%40example.com`));
    await waitFor(async () => expect(await email()).toHaveProperty('value', 'robin+car@example.com'));
  });

  test('fields and button are disabled while the sign-in is under way [S2.11, S2.12, S2.22, S4.15]', async () => {
    const world = openWorld();
    const { user, address } = renderApp('/sign-in', { world });
    const account = world.stage.addAccount({ role: 'driver' });
    await email();
    const release = world.network.hold();
    await signInByForm(user, account);
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    for (const control of [button, await email(), password()]) {
      expect(control).toHaveProperty('disabled', true);
    }
    release();
    await waitFor(() => expect(address()).toBe('/driver/dashboard'));
  });

  test('a pending person is sent to the waiting page without an error [S2.3, S4.4, S8.4]', async () => {
    const world = openWorld();
    const { user, address } = renderApp('/sign-in', { world });
    const { uid, ...account } = world.stage.addAccount({ email: 'penny+car@example.com' });
    await user.type(await email(), account.email);
    await user.type(password(), PASSWORD);
    await waitFor(() => expect(world.network.requestsOf('read accountDirectory/*')).toBeGreaterThan(0));
    // The account becomes pending after the check of its address. The sign-in learns this from the profile, which it
    // reads after the password.
    world.stage.alter(uid, { status: 'pending' });
    world.stage.world.documents.commit({ [`accountDirectory/${account.email}`]: { gate: 'pending', uid } });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('dialog', { name: 'Account Pending Approval' });
    expect(address()).toBe('/pending-approval?email=penny%2Bcar%40example.com');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  test('a person without a name is greeted by address [S8.25]', async () => {
    const world = openWorld();
    const { user } = renderApp('/sign-in', { world });
    const account = world.stage.addAccount({ name: '' });
    await signInByForm(user, account);
    const toast = await screen.findByRole('region', { name: 'Login successful' });
    expect(toast.textContent).toContain(`Welcome back, ${account.email}!`);
  });
});
