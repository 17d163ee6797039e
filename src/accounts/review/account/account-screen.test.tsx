import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const trail = async () =>
  (await section('History')).getAllByRole('listitem').map(({ textContent }) => textContent);

async function openAccount(uid: string, actor: Parameters<typeof openAdminWorld>[1] = {}) {
  const world = await openAdminWorld([PENNY, { ...DEV, status: 'approved' }, REX], actor);
  return { world, ...renderApp(`/admin/accounts/${uid}`, { world }) };
}

describe('the account page', () => {
  test('the account page shows its owner, and has a link that searches for the address', async () => {
    await openAccount('rex');
    await heading('Rex');
    expect(document.title).toBe('Rex · Car Booking System');
    const account = await section('Account');
    expect(account.getByText('rex@example.com')).toBeShown();
    expect(account.getByText('The photo was unreadable.')).toBeShown();
    expect(account.getByText('Address confirmed')).toBeShown();
    expect(account.getByRole('link', { name: 'Search for this address' }).getAttribute('href')).toBe(
      '/admin/dashboard?search=rex%40example.com',
    );
  });

  test('the account page takes decisions, and lists them from the newest to the oldest, with reasons', async () => {
    const { user } = await openAccount('penny');
    await heading('Penny');
    expect(screen.getByText('This account has not been reviewed yet.')).toBeShown();
    await user.click(await button('Reject Penny'));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong name.');
    await user.click(await button('Reject account'));
    await user.click(await button('Approve Penny'));
    await waitFor(async () => expect(await trail()).toHaveLength(2));
    const [second, first] = await trail();
    expect(second).toMatch(/^Approved after a rejection by youFrom Rejected to Approved/);
    expect(first).toMatch(/^Rejected by youFrom Pending to RejectedWrong name\./);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Decision' }));
  });

  test('the account page moves the focus to its part “Decision” after a decision, even after one sent with Ctrl+Enter', async () => {
    const { user } = await openAccount('penny');
    await user.click(await button('Reject Penny'));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong name.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await button('Approve Penny');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const decision = screen.getByRole('heading', { name: 'Decision' });
    await waitFor(() => expect(document.activeElement).toBe(decision));
  });

  test('the account page lists each earlier name of the account among the decisions', async () => {
    const { world, user } = await openAccount('dev');
    await heading('Dev');
    world.stage.alter('dev', {
      name: 'Ada Admin',
      formerNames: {
        0: { name: 'Dev Born', until: new Date('2025-01-10T08:00:00Z') },
        1: { name: 'Dev', until: new Date('2025-01-11T08:00:00Z') },
      },
    });
    await user.click(await button('Revoke Dev'));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Not you.');
    await user.click(await button('Revoke approval'));
    await waitFor(async () => expect(await trail()).toHaveLength(3));
    const [revocation, second, first] = await trail();
    expect(revocation).toMatch(/^Approval revoked by you/);
    expect(second).toMatch(/^Name changed by the ownerFrom Dev to Ada Admin/);
    expect(first).toMatch(/^Name changed by the ownerFrom Dev Born to Dev/);
  });

  test('the account page names the colleague who decided', async () => {
    const { world, user } = await openAccount('penny');
    await heading('Penny');
    await world.colleagueDecides('penny', { kind: 'approve' });
    await user.click(await button('Approve Penny'));
    expect(
      await screen.findByText('Bea Colleague (bea@example.com) decided first: this account is now approved.'),
    ).toBeShown();
    await waitFor(async () =>
      expect((await trail())[0]).toMatch(/^Approved by Bea Colleague \S+@example[.]com/),
    );
    expect(await button('Revoke Penny')).toBeShown();
  });

  test('the account page offers to undo the last decision on it', async () => {
    const { user, world } = await openAccount('penny');
    await user.click(await button('Approve Penny'));
    await user.click(await button('Undo'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(await button('Approve Penny')).toBeShown();
    expect(screen.getByText('Undone. Penny is pending again.', { ignore: 'output' })).toBeShown();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'pending', reviewCount: 2 });
  });

  test('the account page says that an undo failed, and moves the focus to its part “Decision”', async () => {
    const { user, world } = await openAccount('penny');
    await user.click(await button('Approve Penny'));
    const undo = await button('Undo');
    await world.colleagueDecides('penny', { kind: 'revoke', reason: 'No.' });
    await user.click(undo);
    const why =
      'This could not be undone. Bea Colleague (bea@example.com) decided first: this account is now rejected.';
    expect(await screen.findByText(why, { ignore: 'output' })).toBeShown();
    expect(screen.getByText(why, { selector: 'output' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Decision' }));
  });

  test('the account page moves the focus to its part “Decision” when a failed decision is retried', async () => {
    const { user, world } = await openAccount('penny');
    const approve = await button('Approve Penny');
    world.network.loseNextRequest('documents');
    await user.click(approve);
    const retry = await button('Try again');
    const release = world.network.hold();
    await user.click(retry);
    expect(retry.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Decision' }));
    release();
    expect(await button('Revoke Penny')).toBeShown();
  });

  test('the account page says that a decision takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, world } = await openAccount('penny');
    const approve = await button('Approve Penny');
    const release = world.network.hold();
    await user.click(approve);
    expect(screen.queryByText('Approving Penny...')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Approving Penny...').closest('[aria-live=polite]')).not.toBeNull();
    expect(approve.querySelector('svg')).not.toBeNull();
    release();
    expect(await button('Revoke Penny')).toBeShown();
    expect(screen.queryByText('Approving Penny...')).toBeNull();
  });

  test('the account page still shows the outcome of a decision that can no longer be undone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openAccount('penny');
    await user.click(await button('Approve Penny'));
    await button('Undo');
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const decision = await section('Decision');
    expect(decision.getByText('Penny is approved.')).toBeShown();
    expect(decision.getByRole('button', { name: 'Next application' })).toBeShown();
  });

  test('the account page says when an earlier account with the same address was removed', async () => {
    const world = await openAdminWorld([PENNY]);
    await world.stage.recordRelease(PENNY.email, new Date('2025-02-03T04:05:06.000Z'));
    renderApp('/admin/accounts/penny', { world });
    expect(await screen.findByText(/removed on 3 February 2025/)).toBeShown();
  });
});

describe('the role', () => {
  test('the role is changed by a system administrator, after a confirmation', async () => {
    const { user, world } = await openAccount('dev', { role: 'system_admin' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New role' }), 'Administrator');
    await user.click(await button('Change role'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Dev?' }));
    expect(dialog.getByText(/From Driver to Administrator/)).toBeShown();
    expect(world.requestsOf('write users/*')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    await waitFor(async () => expect((await trail())[0]).toMatch(/^Role changed by you/));
    expect(world.stage.stored(DEV).profile).toMatchObject({ role: 'admin', status: 'approved' });
  });

  test('the role is not changed by an admin, who still decides on the status', async () => {
    await openAccount('dev');
    expect(await button('Revoke Dev')).toBeShown();
    expect(screen.queryByRole('combobox', { name: 'New role' })).toBeNull();
  });

  test('one’s own role and status cannot be changed', async () => {
    await openAccount('actor', { role: 'system_admin' });
    expect(await screen.findByText(/^This is you\./)).toBeShown();
    expect(screen.queryByRole('combobox', { name: 'New role' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Revoke Ada Admin' })).toBeNull();
  });
});

describe('a page without a sound account', () => {
  test('the page of an account that does not exist says so, without an alert', async () => {
    await openAccount('nobody');
    expect(await heading('No such account')).toBeShown();
    expect(document.title).toBe('Account · Car Booking System');
    const back = screen.getByRole('link', { name: 'Pending accounts' });
    expect(back.getAttribute('href')).toBe('/admin/dashboard');
  });

  test('a page without a sound account leads back to Record health if the user came from there', async () => {
    const world = await openAdminWorld([DEV]);
    world.stage.alter('dev', { role: undefined });
    const { user, address } = renderApp('/admin/health', { world });
    await user.click(await screen.findByRole('link', { name: 'Dev' }));
    await heading('Damaged record');
    const back = within(screen.getByRole('main')).getAllByRole('link', { name: 'Record health' });
    expect(screen.queryByRole('link', { name: 'Pending accounts' })).toBeNull();
    expect(back.map((link) => link.getAttribute('href'))).toEqual(['/admin/health', '/admin/health']);
    await user.click(back[0] ?? document.body);
    await heading('Record health');
    expect(address()).toBe('/admin/health');
  });

  test('the page of a damaged account says what is wrong, and what to do', async () => {
    const world = await openAdminWorld([DEV]);
    world.stage.alter('dev', { role: undefined, createdAt: 'yesterday' });
    renderApp('/admin/accounts/dev', { world });
    await heading('Damaged record');
    expect(screen.getByText('dev@example.com')).toBeShown();
    const missing = (await section('What is wrong')).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Role is missing or invalid.',
      'Registration date is missing or invalid.',
    ]);
    const todo = await section('What to do');
    expect(todo.getByRole('button', { name: 'Copy link for the owner' })).toBeShown();
    expect(todo.getByRole('link', { name: 'Record health' })).toBeShown();
  });

  test('an account page that is loading has no heading yet, so that only the account’s own heading takes the focus', async () => {
    const world = await openAdminWorld([PENNY]);
    const { user } = renderApp('/admin/dashboard', { world });
    await user.click(await screen.findByRole('link', { name: 'Penny' }));
    const link = await screen.findByRole('link', { name: 'Open the whole account' });
    const focused: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) focused.push(target.textContent);
    });
    const release = world.network.hold();
    await user.click(link);
    await screen.findByText('Loading this account...');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    release();
    const arrived = await heading('Penny');
    await waitFor(() => expect(document.activeElement).toBe(arrived));
    expect(focused).toEqual(['Penny']);
  });
});
