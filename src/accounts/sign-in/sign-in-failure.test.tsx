import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { withEmail } from '#core/navigation/paths.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';
import { SignInForm } from './sign-in-form.tsx';

const RECOVERY =
  'We found your account but there was an issue with your profile data. Please try our debug login tool to repair your account.';

const CONTACT = ['mailto:admin@example.com', 'tel:+15550100'];

/** Spec 8 as a table: the failure, the toast's title, the text of toast and box, the links. */
const CATALOGUE: readonly (readonly [AccountFailure, string, string, readonly string[]])[] = [
  [
    { code: 'account-not-found' },
    'Account Not Found',
    "Account doesn't exist in the system. Please contact an administrator.",
    ['/register', '/debug-login'],
  ],
  [
    { code: 'rejected', reason: 'The photo was unreadable.' },
    'Login failed',
    'Your account has been rejected. The photo was unreadable.',
    CONTACT,
  ],
  [
    { code: 'rejected', reason: null },
    'Login failed',
    'Your account has been rejected. Contact administrator for details.',
    CONTACT,
  ],
  [
    { code: 'rejected-unproven' },
    'Login failed',
    'Your account has been rejected. Please contact an administrator.',
    CONTACT,
  ],
  [
    { code: 'role-mismatch', area: 'driver' },
    'Login failed',
    'Access denied. This login area is for drivers only.',
    ['/sign-in'],
  ],
  [{ code: 'profile-missing' }, 'Account Recovery Needed', RECOVERY, ['/debug-login']],
  [{ code: 'profile-damaged' }, 'Account Recovery Needed', RECOVERY, ['/debug-login']],
  [
    { code: 'invalid-credentials', providerCode: 'a-code' },
    'Login failed',
    'Invalid email or password. Please check your credentials and try again.',
    [],
  ],
  [
    { code: 'user-disabled', providerCode: 'a-code' },
    'Login failed',
    'This account has been disabled. Please contact support.',
    CONTACT,
  ],
  [
    { code: 'too-many-requests', providerCode: 'a-code' },
    'Login failed',
    'Too many failed login attempts. Please try again later or reset your password.',
    ['/reset-password'],
  ],
  [
    { code: 'network' },
    'Login failed',
    'Network error. Please check your internet connection and try again.',
    [],
  ],
  [
    { code: 'provider', reason: 'other', providerCode: 'a-new-trouble' },
    'Login failed',
    'Authentication failed: a-new-trouble. Please try again.',
    [],
  ],
  [{ code: 'unexpected', message: 'Something odd.' }, 'Login failed', 'Something odd.', []],
  [{ code: 'unexpected' }, 'Login failed', 'Invalid credentials. Please try again.', []],
  [{ code: 'auth-not-initialized' }, 'Login failed', 'Firebase auth is not initialized', []],
];

describe('a sign-in that fails', () => {
  test.each(CATALOGUE)(
    'a sign-in that fails with %o shows the toast "%s" and says in the toast and in the box: %s [S2.18, S2.19, S8.1, S8.2, S8.7, S8.8, S8.13, S8.14, S8.15, S8.17, S8.18, S8.20, S8.22]',
    async (...row) => {
      const [error, title, text, ways] = row;
      const world = openWorld();
      const form = <SignInForm area="driver" email={null} onPending={() => {}} />;
      const { user } = renderForm(form, { access: accessTo(world) });
      const account = world.stage.addAccount({ role: 'driver' });
      world.network.refuseNext('proof', error);
      await signInByForm(user, account);
      const toast = await screen.findByRole('region', { name: title });
      expect(toast.textContent).toContain(text);
      const box = screen.getByRole('alert');
      expect(box.textContent).toContain(text);
      const forgot = screen.getByRole('link', { name: 'Forgot password?' });
      expect(forgot.getAttribute('href')).toBe(withEmail('/reset-password', account.email));
      const links = within(box).queryAllByRole('link');
      const carriesOn = (way: string) => (CONTACT.includes(way) ? way : withEmail(way, account.email));
      expect(links.map((link) => link.getAttribute('href'))).toEqual(ways.map(carriesOn));
    },
  );

  test('a failed sign-in has a toast in the colours of a failure, and a successful sign-in does not [S8.1]', async () => {
    const world = openWorld();
    const form = <SignInForm area={null} email={null} onPending={() => {}} />;
    const { user } = renderForm(form, { access: accessTo(world) });
    const account = world.stage.addAccount();
    await signInByForm(user, account, 'wrong');
    expect((await screen.findByRole('region', { name: 'Login failed' })).innerHTML).toContain(
      'bg-danger-soft',
    );
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.clear(screen.getByLabelText('Password'));
    await signInByForm(user, account);
    const success = await screen.findByRole('region', { name: 'Login successful' });
    expect(success.innerHTML).not.toContain('danger');
  });
});
