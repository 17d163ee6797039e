import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';
import { SignInForm } from './sign-in-form.tsx';

const UNKNOWN = "Account doesn't exist in the system. Please contact an administrator.";

function renderSignIn(preset: string | null = null, world = openWorld()) {
  const pending: string[] = [];
  const form = <SignInForm area={null} email={preset} onPending={(email) => pending.push(email)} />;
  return { ...renderForm(form, { access: accessTo(world) }), ...world, pending };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const checks = ({ network }: Pick<ReturnType<typeof openWorld>, 'network'>) =>
  network.requestsOf('read accountDirectory/*');

describe('the email check', () => {
  test('leaving the field with an unknown address shows the box only, without toast or focus [S2.16, S5.5]', async () => {
    const { user } = renderSignIn();
    await user.type(email(), 'nobody@example.com');
    await user.tab();
    const focused = document.activeElement;
    expect((await screen.findByRole('alert')).textContent).toContain(UNKNOWN);
    expect(document.activeElement).toBe(focused);
    expect(screen.getAllByText(UNKNOWN)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Repair your account' })).toBeShown();
  });

  test('submitting an unknown address shows box and toast and sends no password [S2.17]', async () => {
    const { user, network } = renderSignIn();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.type(email(), 'nobody@example.com{Enter}');
    expect((await screen.findByRole('region', { name: 'Account Not Found' })).textContent).toContain(UNKNOWN);
    expect(screen.getByRole('alert').textContent).toContain(UNKNOWN);
    expect(network.requests.filter(({ kind }) => kind === 'proof')).toEqual([]);
  });

  test('a preset address is checked at once [S2.15]', async () => {
    renderSignIn('nobody@example.com');
    expect(email()).toHaveProperty('value', 'nobody@example.com');
    expect((await screen.findByRole('alert')).textContent).toContain(UNKNOWN);
  });

  describe('of a pending account', () => {
    /** Types the address of a pending account, and stops the clock. The field still has the focus. */
    async function typePending() {
      const world = openWorld();
      const account = world.stage.addAccount({ status: 'pending' });
      const form = renderSignIn(null, world);
      await form.user.type(email(), account.email);
      vi.useFakeTimers();
      return { ...form, account, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
    }
    const password = () => screen.getByLabelText('Password');
    const forgot = () => screen.getByRole('link', { name: 'Forgot password?' });

    test('the email check opens the waiting page at once if the focus has left the form', async () => {
      const { pending, account, pass } = await typePending();
      email().blur();
      await pass(0);
      expect(pending).toEqual([account.email]);
    });

    test('the email check opens the waiting page as soon as the focus rests in the password', async () => {
      const { pending, account, pass } = await typePending();
      password().focus();
      await pass(0.5);
      expect(pending).toEqual([]);
      await pass(1);
      expect(pending).toEqual([account.email]);
    });

    test('the email check does not leave the page while the password is typed, because the waiting page would ask for the password again', async () => {
      const { pending, pass } = await typePending();
      password().focus();
      fireEvent.change(password(), { target: { value: 'a' } });
      await pass(10);
      expect(pending).toEqual([]);
    });

    test('the email check does not leave the page while the focus is at a link', async () => {
      const { pending, pass } = await typePending();
      forgot().focus();
      await pass(10);
      expect(pending).toEqual([]);
    });

    test('the email check does not leave the page while Tab moves to a link, with half a second per stop', async () => {
      const { pending, pass } = await typePending();
      for (const stop of [password(), screen.getByRole('button', { name: 'Show password' }), forgot()]) {
        stop.focus();
        await pass(0.5);
      }
      await pass(10);
      expect(pending).toEqual([]);
    });

    test('the email check does not leave the page if the address is corrected while the check waits', async () => {
      const { pending, pass } = await typePending();
      password().focus();
      await pass(0.5);
      email().focus();
      fireEvent.input(email(), { target: { value: 'penny@' } });
      await pass(10);
      expect(pending).toEqual([]);
    });

    test('a submit opens the waiting page after the focus was at a link', async () => {
      const { pending, account, pass, user } = await typePending();
      forgot().focus();
      await pass(10);
      vi.useRealTimers();
      await user.type(password(), 'secret{Enter}');
      await waitFor(() => expect(pending).toEqual([account.email]));
    });
  });

  test('the check of a rejected address never gives the reason [S4.8, S8.9]', async () => {
    const world = openWorld();
    const account = world.stage.addAccount({ status: 'rejected', rejectionReason: 'Secret.' });
    renderSignIn(account.email, world);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your account has been rejected. Please contact an administrator.admin@example.com+1 555 0100',
    );
  });

  test('the check is one request per address, shared by blur and submit [S2.17]', async () => {
    const world = openWorld();
    const release = world.network.hold();
    const { user, stage } = renderSignIn(null, world);
    await signInByForm(user, stage.addAccount());
    release();
    expect(await screen.findByText('Login successful')).toBeShown();
    expect(checks(world)).toBe(1);
  });

  test('the check is silent about a failed network and skips text without an @ [S5.4]', async () => {
    const { user, network, ...world } = renderSignIn();
    network.goOffline();
    await user.type(email(), 'nobody@example.com');
    await user.tab();
    network.goOnline();
    await user.clear(email());
    await user.type(email(), 'nobody');
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(checks({ network, ...world })).toBe(0);
  });

  test('the email check drops an answer for an address that the field no longer holds', async () => {
    const world = openWorld();
    const { user, stage } = renderSignIn(null, world);
    const release = world.network.hold();
    await user.type(email(), 'nobody@example.com');
    await user.tab();
    await user.clear(email());
    await user.type(email(), stage.addAccount().email);
    await user.tab();
    release();
    await waitFor(() => expect(checks(world)).toBe(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the email check removes its refusal when the corrected address may sign in', async () => {
    const { user, stage } = renderSignIn('nobody@example.com');
    await screen.findByRole('alert');
    await user.clear(email());
    await user.type(email(), stage.addAccount().email);
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
