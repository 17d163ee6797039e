import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DECIDED = 30;

/** Thirty decisions on Penny by Bea, and an older decision by a person without a profile. */
async function openActivity(address = '/admin/activity') {
  const world = await openAdminWorld([PENNY]);
  const bea = world.stage.addAccount({ uid: 'bea', name: '=Bea', email: 'bea@example.com', role: 'admin' });
  const { documents } = world.stage.world;
  documents.commit({ 'settings/rides': { ...defaultSettings('UTC') } });
  for (let number = 1; number <= DECIDED; number += 1) {
    const at = new Date(Date.UTC(2025, 0, 1, 0, number));
    documents.commit({
      [`users/penny/reviews/${number}`]: { actor: bea.uid, from: 'pending', to: 'approved', at },
    });
  }
  const at = new Date(Date.UTC(2024, 0, 1));
  const gone = { actor: 'gone', from: 'pending', to: 'rejected', reason: 'Old.', at };
  documents.commit({ 'users/former/reviews/1': gone });
  return { world, ...renderApp(address, { world }) };
}

const rows = () => screen.getAllByRole('row').slice(1);

describe('the activity page', () => {
  test('the activity page lists the decisions on all accounts, newest first, in pages, with addresses beside names', async () => {
    const { user } = await openActivity();
    await screen.findByRole('heading', { name: 'Decisions, page 1' });
    expect(rows()).toHaveLength(25);
    const [first] = rows();
    if (first === undefined) throw new Error('There are decisions.');
    expect(within(first).getByText('penny@example.com')).toBeShown();
    expect(within(first).getByText('Approved')).toBeShown();
    expect(within(first).getByText('bea@example.com')).toBeShown();
    expect(within(first).getByRole('link', { name: 'Show only decisions by =Bea' })).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Decisions, page 2' });
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(screen.getByText('someone without a profile (gone)')).toBeShown();
  });

  test('the activity page filters by administrator and period, and says if there are no decisions', async () => {
    const { user, address } = await openActivity('/admin/activity?by=gone');
    expect(await screen.findByText('Rejected')).toBeShown();
    expect(rows()).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    expect(await screen.findByText('No decisions here')).toBeShown();
    expect(address()).toBe('/admin/activity?by=gone&period=week');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Decided by' }), 'Everybody');
    await waitFor(() => expect(address()).toBe('/admin/activity?period=week'));
  });

  test('Enter opens a decision beside the list, with its whole reason and the way to the account', async () => {
    const { user, address } = await openActivity('/admin/activity?by=gone');
    await screen.findByText('Rejected');
    await user.keyboard('j{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Rejected' }));
    expect(panel.getByText('From Pending to Rejected')).toBeShown();
    expect(panel.getByText('Old.')).toBeShown();
    expect(panel.getByText('by someone without a profile (gone)')).toBeShown();
    expect(panel.getByRole('link', { name: 'Open the whole account' }).getAttribute('href')).toBe(
      '/admin/accounts/former',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    expect(address()).toBe('/admin/activity?by=gone');
  });

  test('a changed role is listed with the role before and the role after', async () => {
    const world = await openAdminWorld([PENNY]);
    const roleChange = { fromRole: 'passenger', toRole: 'admin', from: 'approved', to: 'approved' };
    const at = new Date(Date.UTC(2025, 0, 1));
    world.stage.world.documents.commit({ 'users/penny/reviews/1': { actor: 'gone', ...roleChange, at } });
    renderApp('/admin/activity', { world });
    expect(await screen.findByText('Role changed')).toBeShown();
    expect(screen.getByText('From Passenger to Administrator')).toBeShown();
  });

  test('the export reads the filtered decisions page by page, and no cell is a formula', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:decisions';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { world, user } = await openActivity('/admin/activity?by=bea');
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('30 decisions exported.')).toBeShown();
    // `revoked` may be called for the file of another test, a minute after that test's export.
    expect(revoked).not.toHaveBeenCalledWith('blob:decisions');
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + DECIDED);
    expect(lines[1]).toBe(
      '"2025-01-01 00:30","UTC","penny","Penny","penny@example.com","Approved","pending","approved","","","","bea","\'=Bea","bea@example.com"',
    );
    expect(world.requestsOf('list reviews')).toBe(3);
  });
});
