import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdminWorld } from '../../test/open-admin-world.ts';
import { renderApp } from '../../test/render-app.tsx';

test.each(['/admin/accounts/penny', '/admin/health'])(
  'a pending administrator finds the way back from %s',
  async (address) => {
    const { user } = renderApp(address, { world: await openAdminWorld([], { status: 'pending' }) });
    await user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeShown();
  },
);
