import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { noteOf } from '#test/note-of.ts';
import { gone, row, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';
import type { AccountDecisions } from '#domain/accounts/services/account-decisions.ts';
import { withReview } from '#test/with-review.ts';

const button = (name: string) => screen.findByRole('button', { name });

async function openQueue(accounts = [PENNY, DEV, REX] as Parameters<typeof openAdminWorld>[0], at = '') {
  const world = await openAdminWorld(accounts);
  return { world, ...renderApp(`/admin/dashboard${at}`, { world }) };
}

describe('a decision in the queue', () => {
  test('an approval is one write, is counted and announced; its row leaves, and the next row gets focus [S6.7]', async () => {
    const { user, world } = await openQueue();
    const approve = await button('Approve Penny');
    await screen.findByRole('radio', { name: 'Pending 2' });
    const before = world.network.requests.length;
    await user.click(approve);
    await gone('Penny');
    expect(document.activeElement).toBe(await rowOf('Dev'));
    expect(screen.getByText(/^Penny is approved. You can undo this/)).toBeShown();
    expect(await screen.findByRole('radio', { name: 'Pending 1' })).toBeShown();
    expect(await screen.findByRole('radio', { name: 'Approved 2' })).toBeShown();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'approved', reviewedBy: 'actor' });
    expect(world.network.requests.slice(before).map(({ name }) => name)).toEqual([
      'write users/* accountDirectory/* users/*/reviews/* mail/*',
      ...ACCOUNT_STATUSES.map(() => 'count users status=='),
    ]);
  });

  test('a decision on a person with a very long name is shown with a shortened name', async () => {
    const { user } = await openQueue([{ ...PENNY, name: 'W'.repeat(100) }]);
    await user.click(await button(`Approve ${'W'.repeat(100)}`));
    expect(await screen.findByText(`${'W'.repeat(40)}… is approved.`)).toBeShown();
  });

  test('a decision is sent once, however often its key or button is pressed; the row is busy until the answer', async () => {
    const { user, world } = await openQueue();
    await rowOf('Penny');
    const release = world.network.hold();
    await user.dblClick(await button('Approve Penny'));
    await user.keyboard('aa');
    const row = await rowOf('Penny');
    expect(row.getAttribute('aria-busy')).toBe('true');
    expect((await rowOf('Dev')).getAttribute('aria-busy')).toBe('false');
    release();
    await gone('Penny');
    expect(world.requestsOf('write users/*')).toBe(1);
  });

  test('an account is rejected with the template of a reason, completed by hand', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Reject Penny'));
    await user.click(await button('The name is not complete.'));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(document.activeElement).toBe(reason);
    await user.type(reason, ' Please register again.');
    expect(screen.getByText('48 / 500')).toBeShown();
    await user.click(await button('Reject account'));
    await gone('Penny');
    expect(world.stage.stored(PENNY).profile).toMatchObject({
      rejectionReason: 'The name is not complete. Please register again.',
    });
  });

  test('a rejection refuses a reason of 501 characters, and accepts one of 500', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Reject Penny'));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await user.click(reason);
    await user.paste('x'.repeat(501));
    await user.click(await button('Reject account'));
    expect(noteOf(reason)).toBe('Please use at most 500 characters. 501 / 500');
    expect(world.requestsOf('write users/*')).toBe(0);
    await user.type(reason, '{Backspace}');
    await user.click(await button('Reject account'));
    await gone('Penny');
  });

  test('a rejection keeps its reason after a network failure, and sends it again', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Reject Penny'));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Not a driver.');
    world.network.loseNextRequest('documents');
    await user.click(await button('Reject account'));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toMatch(/Network error/);
    expect(document.activeElement).toBe(box);
    await user.click(await button('Reject account'));
    await gone('Penny');
    expect(world.stage.stored(PENNY).profile).toMatchObject({ rejectionReason: 'Not a driver.' });
  });

  test('a decision that fails without a network keeps the row, reports the failure at the row, and succeeds on another attempt', async () => {
    const { user, world } = await openQueue();
    await rowOf('Penny');
    world.network.loseNextRequest('documents');
    await user.click(await button('Approve Penny'));
    const row = within(await rowOf('Penny'));
    expect(await row.findByText(/Network error/)).toBeShown();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'pending' });
    await user.click(row.getByRole('button', { name: 'Try again' }));
    await gone('Penny');
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'approved' });
  });

  test('a decision that another administrator took first names this administrator, and shows the current account', async () => {
    const { user, world } = await openQueue();
    await rowOf('Penny');
    await world.colleagueDecides('penny', { kind: 'reject', reason: '' });
    await user.click(await button('Approve Penny'));
    const row = within(await rowOf('Penny'));
    expect(
      await row.findByText('Bea Colleague (bea@example.com) decided first: this account is now rejected.'),
    ).toBeShown();
    expect(await row.findByRole('button', { name: 'Reopen Penny' })).toBeShown();
    expect(row.queryByRole('button', { name: 'Reject Penny' })).toBeNull();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'rejected', reviewCount: 1 });
  });
});

describe('decisions on accounts with an earlier decision', () => {
  test('a rejected account is reopened, and another account is approved', async () => {
    const rita = { ...REX, uid: 'rita', name: 'Rita', email: 'rita@example.com' };
    const { user, world } = await openQueue([REX, rita], '?filter=rejected');
    await user.click(await button('Reopen Rex'));
    await gone('Rex');
    await user.click(await button('Approve Rita'));
    expect(await screen.findByText('No rejected accounts')).toBeShown();
    expect(world.stage.stored(REX).profile).toMatchObject({ status: 'pending' });
    expect(world.stage.stored(rita).profile).toMatchObject({ status: 'approved' });
  });

  test('an approval is revoked with a reason, and not without', async () => {
    const { user, world } = await openQueue([{ ...DEV, status: 'approved' }], '?filter=approved');
    await user.click(await button('Revoke Dev'));
    await user.click(await button('Revoke approval'));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(noteOf(reason)).toBe('Reason is required 0 / 500');
    expect(document.activeElement).toBe(reason);
    expect(world.requestsOf('write users/*')).toBe(0);
    await user.click(await button('Closed at your request.'));
    await user.click(await button('Revoke approval'));
    await gone('Dev');
    expect(screen.getByText('Dev’s approval is revoked.')).toBeShown();
    expect(screen.getByText(/^Dev’s approval is revoked. You can undo this/)).toBeShown();
    expect(world.stage.stored(DEV).profile).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Closed at your request.',
    });
  });
});

test('several approvals are revoked for one reason, and the German text says so', async () => {
  const approved = [DEV, PENNY].map((account) => ({ ...account, status: 'approved' }));
  const world = await openAdminWorld(approved);
  const { user } = renderApp('/admin/dashboard?filter=approved', { world, language: 'de' });
  await user.click(await screen.findByRole('checkbox', { name: 'Dev auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Penny auswählen' }));
  await user.click(await button('Ausgewählten die Freigabe entziehen'));
  await user.click(await button('Der Führerschein ist abgelaufen.'));
  await user.click(await button('Freigaben entziehen'));
  await gone('Dev');
  expect(await screen.findByText('2 Freigaben sind entzogen.')).toBeShown();
});

function throwingOnce<Given extends unknown[], Answer>(act: (...given: Given) => Answer) {
  let thrown = false;
  return (...given: Given): Answer => {
    if (thrown) return act(...given);
    thrown = true;
    throw new TypeError('undefined is not a function');
  };
}

/** Opens the queue over a product with a defect. */
async function openBrokenQueue(defect: (sound: AccountDecisions) => Partial<AccountDecisions>) {
  const world = withReview(await openAdminWorld([PENNY, DEV]), ({ accountDecisions }) => ({
    accountDecisions: { ...accountDecisions, ...defect(accountDecisions) },
  }));
  return renderApp('/admin/dashboard', { world });
}

const brokenDecide = ({ decide }: AccountDecisions) => ({ decide: throwingOnce(decide) });
const brokenUndo = ({ undo }: AccountDecisions) => ({ undo: throwingOnce(undo) });

describe('after a defect', () => {
  test('a row can be decided on again after a defect', async () => {
    const { user } = await openBrokenQueue(brokenDecide);
    await user.click(await button('Approve Penny'));
    await user.click(await button('Try again'));
    await waitFor(() => expect(row('Penny')).toBeNull());
  });

  test('a batch ends after a defect, and the failed decisions can be retried', async () => {
    const { user } = await openBrokenQueue(brokenDecide);
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
    const { user } = await openBrokenQueue(brokenUndo);
    await user.click(await button('Approve Penny'));
    await waitFor(() => expect(row('Penny')).toBeNull());
    await user.click(await button('Undo'));
    await screen.findByText(/^This could not be undone/, { ignore: 'output' });
    await user.click(await button('Undo'));
    expect(await screen.findByRole('row', { name: /Penny/ })).toBeShown();
  });
});
