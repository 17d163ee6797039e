import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { withReview } from '#test/with-review.ts';

/** A world that stores a decision at once, and returns its result after a call of `answer`. */
async function openSlowWorld() {
  const world = await openAdminWorld([PENNY, DEV]);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = withReview(world, ({ accountDecisions }) => {
    const decide: typeof accountDecisions.decide = async (user, intent) => {
      const result = await accountDecisions.decide(user, intent);
      await answered;
      return result;
    };
    return { accountDecisions: { ...accountDecisions, decide } };
  });
  return { world: slow, answer: () => answer() };
}

test('a decision that is answered after the filter changed does not change the new list', async () => {
  const { world, answer } = await openSlowWorld();
  const { user } = renderApp('/admin/dashboard', { world });
  await user.click(await screen.findByRole('button', { name: 'Approve Penny' }));
  await user.click(screen.getByRole('radio', { name: /Approved/ }));
  await screen.findByRole('button', { name: 'Revoke Penny' });
  answer();
  await screen.findByText(/^Penny is approved. You can undo this/);
  expect(screen.getByRole('button', { name: 'Revoke Penny' })).toBeShown();
  expect(screen.getByRole('row', { name: /Penny/ })).toBeShown();
});
