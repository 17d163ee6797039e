import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

/** Opens the root as a driver whose name is shown as “Dario”. */
async function openAs(name: string) {
  const world = openWorld();
  await world.enter({ role: 'driver', name });
  localStorage.setItem('session-hint', '1');
  const app = renderApp('/', { world });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dario' });
  return app;
}
const openAsDario = () => openAs('Dario');

describe('the root', () => {
  test('the home page explains the product to signed-out visitors and links to every sign-in [S1.1]', async () => {
    const { address } = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Every ride, right on time.' });
    expect(linkTo('Sign in')).toBe('/sign-in');
    expect(linkTo('Sign up')).toBe('/register');
    expect(linkTo(/^Passengers/)).toBe('/sign-in/passenger');
    expect(linkTo(/^Drivers/)).toBe('/sign-in/driver');
    expect(linkTo(/^Administrators/)).toBe('/sign-in/admin');
    expect(address()).toBe('/');
  });

  test('the root keeps the direction of its title and greeting, whatever the name', async () => {
    await openAs('\u202EDario');
    expect(document.title).toBe('Welcome back, Dario · Car Booking System');
  });

  test('the root links signed-in users to their dashboard, without a redirect', async () => {
    const { address } = await openAsDario();
    expect(screen.getByText('You are signed in as a driver.')).toBeShown();
    expect(linkTo('Go to your dashboard')).toBe('/driver/dashboard');
    expect(linkTo('Your profile')).toBe('/profile');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeShown();
    expect(address()).toBe('/');
  });

  test('the root greets a user whose account has a decision', async () => {
    const world = openWorld();
    const { uid } = (await world.enter({ role: 'driver', name: 'Dario' })).account;
    const reviewed = { reviewedBy: 'ada', reviewedByName: 'Ada', reviewedAt: new Date(), reviewCount: 1 };
    world.stage.alter(uid, reviewed);
    localStorage.setItem('session-hint', '1');
    renderApp('/', { world });
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dario' });
    expect(await screen.findByText('You are signed in as a driver.')).toBeShown();
  });

  test('the root shows the public page after a sign-out, and its heading has the focus', async () => {
    const { user } = await openAsDario();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Every ride, right on time.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('the root is in German if that was chosen', async () => {
    renderApp('/', { language: 'de' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pünktlich, bei jeder Fahrt.' })).toBeShown();
    expect(linkTo('Anmelden')).toBe('/sign-in');
  });
});
