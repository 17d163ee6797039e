import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

test('the account page announces a decision in the current language', async () => {
  const { user } = renderApp('/admin/accounts/penny', { world: await openAdminWorld([PENNY]) });
  const announced = (text: RegExp) => screen.findByText(text, { selector: 'output' });
  await user.click(await screen.findByRole('button', { name: 'Approve Penny' }));
  await announced(/^Penny is approved\. You can undo this/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect((await announced(/Penny/)).textContent).toMatch(/rückgängig/);
});
