import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { signInByForm } from '#test/sign-in-by-form.ts';

/** One example for each area. A test in `domain/accounts/admission/` has all roles and areas. */
test.each([
  {
    area: 'passenger',
    refused: 'driver',
    admitted: 'passenger',
    home: 'passenger',
    title: 'Passenger dashboard',
  },
  { area: 'driver', refused: 'system_admin', admitted: 'admin', home: 'admin', title: 'Accounts' },
  { area: 'admin', refused: 'passenger', admitted: 'system_admin', home: 'admin', title: 'Accounts' },
])(
  'the area $area refuses a $refused, who stays signed out, and sends a $admitted to their dashboard [S2.36, S6.3, S6.4, S8.12]',
  async ({ area, refused, admitted, home, title }) => {
    const { user, stage, access, address } = renderApp(`/sign-in/${area}`);
    await signInByForm(user, stage.addAccount({ role: refused }));
    expect(await screen.findByRole('region', { name: 'Login failed' })).toBeShown();
    const box = screen.getByRole('alert');
    expect(box.textContent).toContain(`Access denied. This login area is for ${area}s only.`);
    expect(address()).toBe(`/sign-in/${area}`);
    expect(access.session.current().state).toBe('signed-out');
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.clear(screen.getByLabelText('Password'));
    await signInByForm(user, stage.addAccount({ role: admitted }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeShown();
    expect(address()).toBe(`/${home}/dashboard`);
  },
);
