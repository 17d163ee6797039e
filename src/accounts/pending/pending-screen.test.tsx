import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const titled = (text: string) => `${text} · Car Booking System`;
const pathOf = (email: string) => `/pending-approval?email=${encodeURIComponent(email)}`;

function openPendingPage(account: { status: string; email?: string }) {
  const world = openWorld();
  const { uid, email } = world.stage.addAccount(account);
  return { ...renderApp(pathOf(email), { world }), uid, email };
}

describe('the pending page', () => {
  test('the pending dialog closes to the page with the steps, and the sign-in page then says once what comes next', async () => {
    const { user, goBack, address } = openPendingPage({ status: 'pending', email: 'penny@example.com' });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const steps = screen.getByRole('list', { name: 'Your application' });
    expect(within(steps).getByText('Reviewed by an administrator')).toBeShown();
    expect(document.activeElement).toBe(await heading('Waiting for approval'));
    await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
    await heading('Sign in');
    expect(address(), 'without the address').toBe('/sign-in');
    const word = /^Your account is awaiting approval\. We will email penny@example\.com/;
    expect(screen.getByText(word)).toBeShown();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await heading('Create your account');
    goBack();
    await heading('Sign in');
    expect(screen.queryByText(word)).toBeNull();
  });

  test('the sign-in page has no note for a person who was approved while they waited', async () => {
    const { user, stage, uid, email } = openPendingPage({ status: 'pending' });
    await screen.findByRole('dialog');
    stage.world.documents.commit({ [`accountDirectory/${email}`]: { gate: 'open', uid } });
    window.dispatchEvent(new Event('focus'));
    await user.click(await screen.findByRole('link', { name: 'Go to sign-in' }));
    await heading('Sign in');
    expect(screen.queryByText(/We will email/)).toBeNull();
  });

  test('a pending person is sent to the waiting page as soon as the sign-in form has their address, without an error [S2.3, S4.3]', async () => {
    const { user, stage, address } = renderApp('/sign-in');
    const account = stage.addAccount({ status: 'pending' });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), account.email);
    await user.tab();
    await screen.findByRole('dialog', { name: 'Account Pending Approval' });
    expect(address()).toBe(pathOf(account.email));
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  test('the pending page offers the sign-in when the account is approved, and moves the focus to this result', async () => {
    const { stage, uid, email } = openPendingPage({ status: 'pending' });
    await screen.findByRole('dialog');
    expect(document.title).toBe(titled('Account Pending Approval'));
    stage.world.documents.commit({ [`accountDirectory/${email}`]: { gate: 'open', uid } });
    window.dispatchEvent(new Event('focus'));
    const result = await heading('You are approved');
    expect(document.title).toBe(titled('You are approved'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toContain('email=');
  });

  test('the pending page says that it could not check, until a check succeeds', async () => {
    const world = openWorld();
    const { email } = world.stage.addAccount({ status: 'pending' });
    world.network.goOffline();
    renderApp(pathOf(email), { world });
    const word = 'We cannot check your account at the moment. This page keeps trying.';
    const dialog = within(await screen.findByRole('dialog', { name: 'Account Pending Approval' }));
    expect((await dialog.findByText(word)).closest('output')).not.toBeNull();
    world.network.goOnline();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.queryByText(word)).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Account Pending Approval' })).toBeShown();
  });

  test('the pending page shows a rejection without its reason', async () => {
    openPendingPage({ status: 'rejected' });
    await heading('Your account was not approved');
    expect(document.title).toBe(titled('Your account was not approved'));
    expect(screen.getByText('Your account has been rejected. Please contact an administrator.')).toBeShown();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });

  test('the pending page has the sign-in page’s text about an unknown address, with the links in the same order', async () => {
    renderApp(pathOf('nobody@example.com'));
    await heading('Account Not Found');
    expect(document.title).toBe(titled('Account Not Found'));
    expect(screen.getByRole('link', { name: 'Repair your account' }).getAttribute('href')).toBe(
      '/debug-login?email=nobody%40example.com',
    );
    expect(screen.getByText(/^Account doesn't exist in the system/)).toBeShown();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.textContent?.replace(/.*@.*/, 'mail'))).toEqual([
      'Sign up',
      'Go to sign-in',
      'Repair your account',
      'mail',
      expect.stringContaining('+'),
    ]);
  });

  test.each(['/pending-approval', '/pending-approval?email=nonsense'])(
    'the pending page without an address is a plain page with a link to sign-in: %s',
    async (address) => {
      const { network } = renderApp(address);
      await heading('Waiting for approval?');
      expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeShown();
      expect(network.requests).toEqual([]);
    },
  );
});
