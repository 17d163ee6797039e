import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import { SignInForm } from '#accounts/sign-in/sign-in-form.tsx';
import { openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';
import { createProductAccess } from '../product/product-access.ts';

test('a form whose submit met a defect says so, and can be sent again', async () => {
  const world = openWorld();
  const account = world.stage.addAccount({ status: 'approved' });
  let defects = 1;
  const access = createProductAccess(async () => {
    const product = await world.load();
    const gatedSignIn = (request: Parameters<typeof product.accounts.gatedSignIn>[0]) => {
      defects -= 1;
      if (defects >= 0) throw new TypeError('undefined is not a function');
      return product.accounts.gatedSignIn(request);
    };
    return succeed({ ...product, accounts: { ...product.accounts, gatedSignIn } });
  });
  const form = <SignInForm area={null} email={null} onPending={() => {}} />;
  const { user } = renderForm(form, { access });
  await signInByForm(user, account);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(access.session.current().state).toBe('signed-out');
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login successful')).toBeShown();
  expect(access.session.current().state).toBe('signed-in');
});
