import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const stored = () => sessionStorage.getItem('registration');

async function beginRegistration() {
  const app = renderApp('/register');
  await app.user.type(await field('Name'), 'Robin Rider');
  await app.user.type(await field('Email'), 'robin@example.com');
  await app.user.type(screen.getByLabelText('Password'), PASSWORD);
  await app.user.click(screen.getByRole('radio', { name: 'Driver' }));
  await app.user.click(screen.getByText(/^Tell the reviewer/));
  await app.user.type(await field('Phone'), '5550142');
  return app;
}

test('a begun registration survives a reload, without its password', async () => {
  const { unmount } = await beginRegistration();
  unmount();
  renderApp('/register');
  expect((await field('Name')).value).toBe('Robin Rider');
  expect((await field('Email')).value).toBe('robin@example.com');
  expect((await field('Phone')).closest('details')?.open).toBe(true);
  expect((await field('Phone')).value).toBe('5550142');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Driver' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(stored()).not.toContain(PASSWORD);
});

test('a begun registration is not put into the form of another link', async () => {
  const { unmount } = await beginRegistration();
  unmount();
  history.replaceState(null, '', '/register?email=other@example.com');
  renderApp('/register?email=other@example.com');
  expect((await field('Email')).value).toBe('other@example.com');
  expect((await field('Name')).value).toBe('');
});

test('a registration is removed from the tab once it is sent', async () => {
  const { user } = await beginRegistration();
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('dialog', { name: 'Account Pending Approval' });
  expect(stored()).toBeNull();
});

test('a begun registration is removed by a sign-in in the same tab, and stays removed after the sign-out', async () => {
  const { user, stage, unmount, ...world } = await beginRegistration();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await heading('Sign in');
  await signInByForm(user, stage.addAccount({ role: 'driver' }));
  await heading('Driver dashboard');
  expect(stored()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Sign in');
  unmount();
  renderApp('/register', { world: { stage, ...world } });
  expect((await field('Email')).value).toBe('');
  expect((await field('Name')).value).toBe('');
});

test('the registration form stores no input during a session', async () => {
  const world = openWorld();
  await world.enter();
  const { user } = renderApp('/register', { world });
  await screen.findByText(/^You are signed in as/);
  await user.type(await field('Name'), 'Robin Rider');
  expect(stored()).toBeNull();
});

test('a begun registration is removed by a sign-in in another tab', async () => {
  const { unmount } = await beginRegistration();
  unmount();
  localStorage.setItem('session-hint', '1');
  renderApp('/register');
  expect((await field('Name')).value).toBe('');
  expect(stored()).toBeNull();
});
