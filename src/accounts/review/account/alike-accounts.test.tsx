import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const HINT = /looks like an account that exists already/;

test('a reviewer sees that an application has the number of another account, with a link, and otherwise no note', async () => {
  const world = await openAdminWorld([PENNY, DEV]);
  world.stage.alter('dev', { phone: '030 1234567' });
  const first = renderApp('/admin/accounts/penny', { world });
  await screen.findByRole('heading', { name: 'Questions to the applicant' });
  expect(screen.queryByText(HINT)).toBeNull();
  first.unmount();
  world.stage.alter('penny', { phone: '030 1234567' });
  renderApp('/admin/accounts/penny', { world });
  expect(await screen.findByText(HINT)).toBeShown();
  expect(screen.getByText(/same phone/)).toBeShown();
  expect(screen.getByRole('link', { name: 'Dev' })).toHaveProperty(
    'href',
    expect.stringMatching(/accounts\/dev$/),
  );
});
