import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

test.each([
  ['approved', [], 'No decision is recorded. The account may have been imported, or set up by an operator.'],
  ['rejected', ['None recorded'], 'No decision is recorded. The account may have been imported'],
  ['pending', [], 'This account has not been reviewed yet.'],
] as const)(
  'an account that came here %s without a history shows the known facts',
  async (status, reasons, text) => {
    const world = await openAdminWorld();
    world.stage.addAccount({ uid: 'import', name: 'Ida Import', status });
    renderApp('/admin/accounts/import', { world });
    expect(await screen.findByText(text, { exact: false })).toBeShown();
    expect(screen.queryAllByText('None recorded').map(({ textContent }) => textContent)).toEqual(reasons);
  },
);
