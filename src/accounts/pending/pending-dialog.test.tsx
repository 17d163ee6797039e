import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '#core/product/firm-contact.ts';
import { renderForm } from '#test/render-form.tsx';
import { PendingDialog } from './pending-dialog.tsx';

test('the pending dialog says what the account waits for, names the address and whom to ask, and closes [S2.25, S2.26, S2.27, S2.28]', async () => {
  let closed = 0;
  const { user } = renderForm(
    <PendingDialog email="penny@example.com" unreachable={false} onClose={() => (closed += 1)} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Account Pending Approval' });
  expect(dialog.textContent).toContain('is awaiting approval by an administrator');
  expect(dialog.textContent).toContain('penny@example.com');
  const inDialog = within(dialog);
  expect(inDialog.getByText('Admin contact')).toBeShown();
  const mail = inDialog.getByRole('link', { name: contact.email });
  expect(mail.getAttribute('href')).toBe(`mailto:${contact.email}`);
  expect(inDialog.getByText('Support phone')).toBeShown();
  const phone = inDialog.getByRole('link', { name: contact.phone });
  expect(phone.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  await user.click(inDialog.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});
