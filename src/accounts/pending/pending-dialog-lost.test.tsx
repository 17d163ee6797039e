import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contact } from '#core/product/firm-contact.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { PendingDialog, type PendingDialogProps } from './pending-dialog.tsx';
import { PendingScreen } from './pending-screen.tsx';

// React logs every error that a boundary catches. These tests cause such errors on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A dialog whose first `times` loads fail. */
function dialogLost(times: number) {
  let requests = 0;
  return lazy(() =>
    loadChunk(async () => {
      requests += 1;
      if (requests <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: (props: PendingDialogProps) => <PendingDialog {...props} /> };
    }),
  );
}

function openPendingPage(timesLost: number) {
  const world = openWorld();
  const { email } = world.stage.addAccount({ status: 'pending', email: 'penny@example.com' });
  const dialog = dialogLost(timesLost);
  return renderForm(<PendingScreen email={email} onEntered={() => {}} dialog={dialog} />, {
    access: accessTo(world),
  });
}

describe('the pending page without its dialog', () => {
  test('the pending page itself names the address and whom to ask if the dialog never loads', async () => {
    openPendingPage(Number.POSITIVE_INFINITY);
    const mail = await screen.findByRole('link', { name: contact.email });
    expect(mail.getAttribute('href')).toBe(`mailto:${contact.email}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waiting for approval');
    expect(screen.getByText(/penny@example\.com/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/sign-in');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the pending page shows a dialog whose first load failed', async () => {
    openPendingPage(1);
    expect(await screen.findByRole('dialog', { name: 'Account Pending Approval' })).toBeShown();
  });

  test('the pending page is shown after its dialog is closed', async () => {
    const { user } = openPendingPage(0);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Waiting for approval' })).toBeShown();
  });
});
