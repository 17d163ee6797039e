import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail } from '#domain/shared/result.ts';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A browser in which this account is signed in. */
async function worldOf(account: Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0]) {
  const world = openWorld();
  await world.enter(account);
  return world;
}

describe('a signed-out visitor', () => {
  test('a signed-out person on a dashboard is sent to sign-in and back afterwards [S2.6]', async () => {
    const { user, stage, address } = renderApp('/driver/dashboard');
    await heading('Sign in');
    expect(address()).toBe('/sign-in?redirect=%2Fdriver%2Fdashboard');
    await signInByForm(user, stage.addAccount({ role: 'driver' }));
    await heading('Driver dashboard');
    expect(address()).toBe('/driver/dashboard');
  });

  test.each([
    '/passenger/dashboard',
    '/admin/dashboard',
    '/admin/health',
    '/admin/accounts/somebody',
    '/profile',
  ])('a signed-out visitor who opens %s is sent to sign-in', async (path) => {
    const { address } = renderApp(path);
    await heading('Sign in');
    expect(address()).toBe(`/sign-in?redirect=${encodeURIComponent(path)}`);
  });

  test('a signed-out visitor does not carry the toast of a failure to another page', async () => {
    const { user, stage } = renderApp('/sign-in');
    await signInByForm(user, stage.addAccount(), 'wrong');
    const toast = () => screen.queryByRole('region', { name: 'Login failed' });
    await waitFor(() => expect(toast()).toBeShown());
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await heading('Create your account');
    expect(toast()).toBeNull();
  });

  test('a redirect to another origin is not followed [S2.21]', async () => {
    const { user, stage, address } = renderApp('/sign-in?redirect=%2F%2Felsewhere.example');
    await signInByForm(user, stage.addAccount());
    await heading('Passenger dashboard');
    expect(address()).toBe('/passenger/dashboard');
  });

  test('the general sign-in leads to the dashboard of the role, and an unknown role to the root [S2.8, S2.24]', async () => {
    const { user, stage, address } = renderApp('/sign-in');
    await signInByForm(user, stage.addAccount({ role: 'auditor', name: 'Dora' }));
    await heading('Welcome back, Dora');
    expect(address()).toBe('/');
    expect(screen.getByText(/“auditor”, which has no dashboard/)).toBeShown();
  });

  test('each login area has a page, and an unknown area has none [S2.36]', async () => {
    const { unmount } = renderApp('/sign-in/pilot');
    expect(await heading('Page not found')).toBeShown();
    unmount();
    renderApp('/sign-in/driver');
    expect(await heading('Driver sign-in')).toBeShown();
  });
});

describe('a signed-in user', () => {
  test('a signed-in person who opens a sign-in page goes to their dashboard without seeing the form [S2.20]', async () => {
    const world = await worldOf({ role: 'driver' });
    localStorage.setItem('session-hint', '1');
    const { address } = renderApp('/sign-in', { world });
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    await heading('Driver dashboard');
    expect(address()).toBe('/driver/dashboard');
  });

  test.each([
    ['passenger', '/driver/dashboard', 'passenger', 'Passenger dashboard'],
    ['passenger', '/admin/dashboard', 'passenger', 'Passenger dashboard'],
    ['driver', '/passenger/dashboard', 'driver', 'Driver dashboard'],
    ['driver', '/admin/accounts/somebody', 'driver', 'Driver dashboard'],
    ['admin', '/passenger/dashboard', 'admin', 'Accounts'],
    ['system_admin', '/driver/dashboard', 'admin', 'Accounts'],
  ])('a %s who opens %s goes to their own dashboard [S2.5]', async (role, path, own, title) => {
    const { address } = renderApp(path, { world: await worldOf({ role }) });
    await heading(title);
    expect(address()).toBe(`/${own}/dashboard`);
  });

  test("a person who opened another role's page reads why they were redirected, until they leave", async () => {
    const { user } = renderApp('/admin/health', { world: await worldOf({ role: 'passenger' }) });
    await heading('Passenger dashboard');
    const why = 'The page you opened is not for your role. This is your own dashboard.';
    expect(screen.getByText(why)).toBeShown();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await heading('Your profile');
    expect(screen.queryByText(why)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await heading('Passenger dashboard');
    expect(screen.queryByText(why)).toBeNull();
  });

  test('a person whose role changes is redirected to the new dashboard, which says why', async () => {
    const world = await worldOf({ uid: 'mover', role: 'passenger' });
    const { user, access, address } = renderApp('/passenger/dashboard', { world });
    await heading('Passenger dashboard');
    world.stage.alter('mover', { role: 'driver' });
    await access.loaded()?.accounts.session.refresh();
    await heading('Driver dashboard');
    expect(address()).toBe('/driver/dashboard');
    const why = () => screen.queryByText(/^Your role is now Driver\./);
    expect(why()?.closest('[role=alert]')).toBeShown();
    expect(screen.queryByText(/not for your role/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await heading('Your profile');
    expect(why()).toBeNull();
  });

  test('an administrator whose new role has the same dashboard reads about the new role there, once', async () => {
    const world = await worldOf({ uid: 'riser', role: 'admin' });
    const { access } = renderApp('/admin/dashboard', { world });
    await heading('Accounts');
    world.stage.alter('riser', { role: 'system_admin' });
    await access.loaded()?.accounts.session.refresh();
    expect(await screen.findByText(/^Your role is now System administrator\./)).toBeShown();
  });

  test('a page does not report a change of role when another person signs in', async () => {
    const world = await worldOf({ role: 'admin' });
    const other = world.stage.addAccount({ role: 'passenger' });
    const { access } = renderApp('/admin/health', { world });
    await heading('Record health');
    await access.loaded()?.accounts.signIn({ email: other.email, password: PASSWORD, area: null });
    await heading('Passenger dashboard');
    expect(screen.queryByText(/[Yy]our role/)).toBeNull();
  });

  test('a person without a dashboard is redirected to the home page, without a note', async () => {
    const world = await worldOf({ role: 'auditor' });
    const { address, access } = renderApp('/admin/health', { world });
    await screen.findByRole('heading', { level: 1, name: /^Welcome back/ });
    expect(address()).toBe('/');
    expect(access.arrivalNotes.size).toBe(0);
  });

  test('a person who closed another person’s pending dialog sees no note about the pending account after the sign-out', async () => {
    const world = await worldOf({});
    const { email } = world.stage.addAccount({ status: 'pending' });
    const { user } = renderApp(`/pending-approval?email=${email}`, { world });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
    await heading('Passenger dashboard');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await heading('Sign in');
    expect(screen.queryByText(/We will email/)).toBeNull();
  });

  test('signing out leads to a sign-in page without a redirect [S4.11]', async () => {
    const { user, address } = renderApp('/passenger/dashboard', { world: await worldOf({}) });
    await heading('Passenger dashboard');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await heading('Sign in');
    expect(address()).toBe('/sign-in');
    expect(screen.getByText('You are signed out on this device.')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a person who could not be signed out reads that the session continues', async () => {
    const world = await worldOf({});
    const load = async () => {
      const product = await world.load();
      const signOut = () => Promise.resolve(fail({ code: 'network' } as const));
      return {
        ...product,
        accounts: { ...product.accounts, session: { ...product.accounts.session, signOut } },
      };
    };
    const { user } = renderApp('/passenger/dashboard', { world: { ...world, load } });
    await heading('Passenger dashboard');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('region', { name: 'You are still signed in' })).toBeShown();
    expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('aria-disabled')).toBeNull();
  });

  test.each([
    ['signs out', null],
    ['is rejected', { status: 'rejected', rejectionReason: 'Licence expired.' }],
  ])('a person who %s no longer sees their greeting', async (_, revoked) => {
    const { user, stage, access } = renderApp('/sign-in');
    await signInByForm(user, stage.addAccount({ uid: 'brief' }));
    const greeting = () => screen.queryByText('Login successful');
    await heading('Passenger dashboard');
    await waitFor(() => expect(greeting()).toBeShown());
    if (revoked === null) await user.click(screen.getByRole('button', { name: 'Sign out' }));
    else {
      stage.alter('brief', revoked);
      await access.loaded()?.accounts.session.refresh();
    }
    await heading('Sign in');
    expect(greeting()).toBeNull();
    expect(screen.queryAllByRole('alert')).toHaveLength(revoked === null ? 0 : 1);
  });

  test('a signed-in user whose profile cannot be reached stays signed in and may try again', async () => {
    const world = await worldOf({});
    world.network.refuseNext('reading', { code: 'unavailable' });
    const { user } = renderApp('/passenger/dashboard', { world });
    const failed = await heading('We cannot reach your profile');
    world.network.refuseNext('reading', { code: 'unavailable' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.activeElement, 'as it failed again').toBe(failed));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const reached = await heading('Passenger dashboard');
    await waitFor(() => expect(document.activeElement).toBe(reached));
  });
});

describe('a change of page', () => {
  test('a change of page sets the title and moves focus to the heading', async () => {
    const { user } = renderApp('/');
    await heading('Every ride, right on time.');
    await user.click(screen.getByRole('link', { name: /Drivers/ }));
    const arrived = await heading('Driver sign-in');
    await waitFor(() => expect(document.activeElement).toBe(arrived));
    expect(document.title).toBe('Driver sign-in · Car Booking System');
  });
});
