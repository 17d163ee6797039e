import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the addresses of the specification', () => {
  test.each([
    ['/', 'Every ride, right on time.'],
    ['/sign-in', 'Sign in'],
    ['/register', 'Create your account'],
    ['/debug-login', 'Debug Login'],
  ])('%s is the page "%s" for signed-out visitors [S2.1, S2.2, S2.4]', async (address, name) => {
    const app = renderApp(address);
    expect(await heading(name)).toBeShown();
    expect(app.address()).toBe(address);
  });
});

describe('the frame of every page', () => {
  test.each(['/', '/sign-in', '/register', '/pending-approval', '/debug-login', '/reset-password'])(
    'the page %s has the logo that leads home, waves as decoration, and the footer [S2.29, S2.31]',
    async (address) => {
      const { container } = renderApp(address);
      expect(await screen.findByText('© 2023–2025 Car Booking System')).toBeShown();
      expect(screen.getByRole('link', { name: 'Car Booking System' }).getAttribute('href')).toBe('/');
      const waves = container.querySelector('svg:has(.fill-wave-1)');
      expect(waves?.getAttribute('aria-hidden')).toBe('true');
      expect(waves?.querySelectorAll('path')).toHaveLength(5);
    },
  );

  test('a page behind sign-in has the logo that leads home, the waves as decoration, and the footer [S2.29, S2.31]', async () => {
    const world = openWorld();
    await world.enter();
    const { container } = renderApp('/passenger/dashboard', { world });
    await heading('Passenger dashboard');
    expect(screen.getByText('© 2023–2025 Car Booking System')).toBeShown();
    expect(screen.getByRole('link', { name: 'Car Booking System' }).getAttribute('href')).toBe('/');
    expect(container.querySelector('svg[aria-hidden=true]:has(.fill-wave-1)')).not.toBeNull();
  });
});

async function signedIn() {
  const world = openWorld();
  await world.enter();
  localStorage.setItem('session-hint', '1');
  return world;
}

describe('an address without a page', () => {
  test('an address without a page has the menu and the sign-out for signed-in visitors', async () => {
    renderApp('/no/such/page', { world: await signedIn() });
    expect(await heading('Page not found')).toBeShown();
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeShown();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeShown();
  });

  test('an address without a page says so without a menu if the product cannot be loaded', async () => {
    const world = await signedIn();
    const load = () => Promise.reject(new Error('A chunk is missing.'));
    renderApp('/no/such/page', { world: { ...world, load } });
    expect(await heading('Page not found')).toBeShown();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });
});
