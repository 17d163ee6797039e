import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccountDecisions } from '#domain/accounts/services/account-decisions.ts';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { row } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';
import { withReview } from '#test/with-review.ts';

const button = (name: string) => screen.findByRole('button', { name });

function throwingOnce<Given extends unknown[], Answer>(act: (...given: Given) => Answer) {
  let thrown = false;
  return (...given: Given): Answer => {
    if (thrown) return act(...given);
    thrown = true;
    throw new TypeError('undefined is not a function');
  };
}

/** The queue over a product with a defect. */
async function openQueue(defect: (sound: AccountDecisions) => Partial<AccountDecisions>) {
  const world = withReview(await openAdminWorld([PENNY, DEV]), ({ accountDecisions }) => ({
    accountDecisions: { ...accountDecisions, ...defect(accountDecisions) },
  }));
  return renderApp('/admin/dashboard', { world });
}

const brokenDecide = ({ decide }: AccountDecisions) => ({ decide: throwingOnce(decide) });
const brokenUndo = ({ undo }: AccountDecisions) => ({ undo: throwingOnce(undo) });

describe('after a defect', () => {
  test('a row can be decided on again after a defect', async () => {
    const { user } = await openQueue(brokenDecide);
    await user.click(await button('Approve Penny'));
    await user.click(await button('Try again'));
    await waitFor(() => expect(row('Penny')).toBeNull());
  });

  test('a batch ends after a defect, and the failed decisions can be retried', async () => {
    const { user } = await openQueue(brokenDecide);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await button('Approve selected'));
    await user.click(await button('Try those again'));
    await waitFor(() => expect(row('Penny') ?? row('Dev')).toBeNull());
  });

  test('a queue whose page failed with a defect says so, and is read on another attempt', async () => {
    const world = withReview(await openAdminWorld([PENNY]), ({ reviewQueue }) => ({
      reviewQueue: { ...reviewQueue, page: throwingOnce(reviewQueue.page) },
    }));
    const { user } = renderApp('/admin/dashboard', { world });
    await user.click(await button('Try again'));
    await waitFor(() => expect(row('Penny')).toBeShown());
  });

  test('an undo can be retried after a defect', async () => {
    const { user } = await openQueue(brokenUndo);
    await user.click(await button('Approve Penny'));
    await waitFor(() => expect(row('Penny')).toBeNull());
    await user.click(await button('Undo'));
    await screen.findByText(/^This could not be undone/, { ignore: 'output' });
    await user.click(await button('Undo'));
    expect(await screen.findByRole('row', { name: /Penny/ })).toBeShown();
  });
});
