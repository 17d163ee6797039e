import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { VERSION } from '#domain/shared/version.ts';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const MORE_THAN_A_PAGE = Array.from({ length: 26 }, (_, index) => ({
  uid: `x${String(index).padStart(2, '0')}`,
}));

describe('record health', () => {
  test('record health says which version of the product is open', async () => {
    renderApp('/admin/health', { world: await openAdminWorld([PENNY]) });
    expect(await screen.findByText(`Version ${VERSION} of the product`)).toBeShown();
  });

  test('record health says what is wrong with each record, and who can repair it', async () => {
    const world = await openAdminWorld([PENNY, DEV]);
    world.stage.alter('penny', { role: undefined, name: undefined });
    world.stage.alter('dev', { status: 'frozen' });
    const { user } = renderApp('/admin/health', { world });
    const penny = await rowOf('penny@example.com');
    expect(penny.getByText('Role is missing or invalid.')).toBeShown();
    expect(penny.getByText('Name is missing or invalid.')).toBeShown();
    expect(penny.getByText(/owner can repair this/)).toBeShown();
    await user.click(penny.getByRole('button', { name: 'Copy link for the owner: penny@example.com' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/debug-login\?email=penny%40example\.com$/);
    expect(await screen.findByText('Link copied')).toBeShown();
    const dev = await rowOf('Dev');
    expect(dev.getByText('The status is not recognised.')).toBeShown();
    expect(dev.getByText(/The owner cannot repair this/)).toBeShown();
    expect(screen.getByRole('table', { name: 'Records that need attention' })).toBeShown();
    expect(screen.getByText('2 of 3 records on this page need attention.')).toBeShown();
  });

  test('the link for the owner is shown and selected if it may not be copied', async () => {
    const world = await openAdminWorld([PENNY]);
    world.stage.alter('penny', { role: undefined });
    const { user } = renderApp('/admin/health', { world });
    const copy = await screen.findByRole('button', { name: /^Copy link for the owner/ });
    expect(screen.queryByText(/debug-login\?email/)).toBeNull();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Blocked.'));
    await user.click(copy);
    const toast = await screen.findByRole('region', { name: 'The link could not be copied' });
    expect(toast.textContent).toContain('It is selected now');
    const link = screen.getByText(/\/debug-login\?email=penny%40example\.com$/);
    expect(toast.contains(link)).toBe(false);
    expect(getSelection()?.toString()).toBe(link.textContent);
  });

  test('record health says that all records are healthy, with a closed note for operators about missing profiles', async () => {
    renderApp('/admin/health', { world: await openAdminWorld([PENNY]) });
    expect(await screen.findByText('All records on this page are healthy')).toBeShown();
    expect(screen.getByText('2 records were checked.')).toBeShown();
    const details = screen.getByText(/^Missing profiles/).closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('accounts:release');
  });

  test('record health has pages, with their number in the address', async () => {
    const world = await openAdminWorld(MORE_THAN_A_PAGE);
    world.stage.alter('x25', { status: undefined });
    const { user, address } = renderApp('/admin/health', { world });
    await screen.findByText('All records on this page are healthy');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Status is missing or invalid.')).toBeShown();
    expect(address()).toMatch(/^\/admin\/health\?page=2&cursor=.+/);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('All records on this page are healthy')).toBeShown();
  });

  test('a page of record health without any records does not call them healthy', async () => {
    const before = renderApp('/admin/health', { world: await openAdminWorld(MORE_THAN_A_PAGE) });
    await before.user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(before.address()).toMatch(/page=2/));
    before.unmount();
    renderApp(before.address(), { world: await openAdminWorld() });
    expect(await screen.findByText('No records on this page')).toBeShown();
    expect(screen.queryByText(/healthy/)).toBeNull();
  });
});
