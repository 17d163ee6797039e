import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountReviews } from '#domain/accounts/services/account-reviews.ts';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { withReview } from '#test/with-review.ts';

const button = (name: string) => screen.findByRole('button', { name });

test('an account whose reload failed after another administrator’s decision says so until it is reloaded', async () => {
  const world = await openAdminWorld([PENNY]);
  let reads = 0;
  const failing = withReview(world, ({ accountReviews }) => {
    const file: AccountReviews['file'] = async (uid) => {
      reads += 1;
      return reads === 2 ? { ok: false, error: { code: 'unavailable' } } : accountReviews.file(uid);
    };
    return { accountReviews: { ...accountReviews, file } };
  });
  const { user } = renderApp('/admin/accounts/penny', { world: failing });
  await button('Approve Penny');
  await world.colleagueDecides('penny', { kind: 'approve' });

  await user.click(await button('Approve Penny'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/^This account may have changed since it was loaded\. The service/);
  expect(await button('Approve Penny')).toBeShown();

  await user.click(await button('Try again'));
  expect(await button('Revoke Penny')).toBeShown();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
