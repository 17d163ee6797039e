import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const region = (name = 'Pending accounts') => screen.findByRole('region', { name });
const people = (count: number, status = 'pending') =>
  Array.from({ length: count }, (_, index) => {
    const name = `Candidate ${String(index + 1).padStart(3, '0')}`;
    return {
      name,
      status,
      uid: name.replace(' ', '-'),
      email: `${name.replace(' ', '').toLowerCase()}@example.com`,
    };
  });

describe('the queue', () => {
  test('the queue lists pending accounts, oldest first, with role, age and exact date [S2.7]', async () => {
    const late = {
      ...PENNY,
      address: 'unproven',
      createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    };
    const early = { ...DEV, createdAt: '2025-03-02T10:00:00.000Z' };
    renderApp('/admin/dashboard', { world: await openAdminWorld([late, early, REX]) });
    await rowOf('Penny');
    const queue = within(await region());
    const names = queue.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names).toEqual(['Dev', 'Penny']);
    const row = within(await rowOf('Dev'));
    expect(row.getByText('dev@example.com')).toBeShown();
    expect(row.getByText('Driver')).toBeShown();
    expect(row.getByText(/2 Mar 2025/)).toBeShown();
    expect(within(await rowOf('Penny')).getByText('3 hours ago')).toBeShown();
  });

  test('the queue shows rejected accounts with their reason when asked, and the address names the filter', async () => {
    const { user, address, goBack } = renderApp('/admin/dashboard', {
      world: await openAdminWorld([PENNY, REX]),
    });
    await rowOf('Penny');
    await user.click(screen.getByRole('radio', { name: /Rejected/ }));
    expect(within(await rowOf('Rex')).getByText('The photo was unreadable.')).toBeShown();
    expect(screen.queryByRole('row', { name: /Penny/ })).toBeNull();
    expect(address()).toBe('/admin/dashboard?filter=rejected');
    goBack();
    expect(await rowOf('Penny')).toBeShown();
    expect(await region('Pending accounts')).toBeShown();
  });

  test('the queue goes through pages that the address names, forward and back', async () => {
    const { user, address } = renderApp('/admin/dashboard', { world: await openAdminWorld(people(60)) });
    await screen.findByText('Candidate 001');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Candidate 026');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Candidate 051');
    expect(screen.getByText('Page 3')).toBeShown();
    expect(address()).toMatch(/^\/admin\/dashboard\?page=3&cursor=.+/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Candidate 026');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Candidate 001');
    expect(address()).toBe('/admin/dashboard');
  });

  test('the queue opens at a shared link; the previous page is then the first page', async () => {
    const world = await openAdminWorld(people(60));
    const first = renderApp('/admin/dashboard', { world });
    await screen.findByText('Candidate 001');
    await first.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Candidate 026');
    await first.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Candidate 051');
    const shared = first.address();
    first.unmount();
    const second = renderApp(shared, { world });
    await screen.findByText('Candidate 051');
    await second.user.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByText('Candidate 001')).toBeShown();
  });

  test('the queue fills a page whose accounts are all decided with the following accounts', async () => {
    const { user } = renderApp('/admin/dashboard', { world: await openAdminWorld(people(27)) });
    await screen.findByText('Candidate 001');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    expect(await screen.findByText('Candidate 026')).toBeShown();
    expect(await screen.findByText('Candidate 027')).toBeShown();
    expect(screen.getByRole('radio', { name: 'Pending 2' })).toBeShown();
  });

  test('the queue lists a damaged record without decisions, with a link to record health', async () => {
    const world = await openAdminWorld([PENNY, DEV]);
    world.stage.alter('dev', { role: undefined });
    renderApp('/admin/dashboard', { world });
    const row = within(await rowOf('Damaged record'));
    expect(row.getByText('Missing or invalid: role.')).toBeShown();
    expect(row.getByText('Dev')).toBeShown();
    expect(row.getByText('dev@example.com')).toBeShown();
    expect(row.getByRole('link', { name: 'Damaged record' }).getAttribute('href')).toBe(
      '/admin/accounts/dev',
    );
    expect(row.getByRole('link', { name: 'See Record health' }).getAttribute('href')).toBe('/admin/health');
    expect(row.queryByRole('button')).toBeNull();
    expect(within(await rowOf('Penny')).getByRole('button', { name: 'Approve Penny' })).toBeShown();
  });

  test('a search keeps an account after a decision on it, with its new status', async () => {
    const world = await openAdminWorld([PENNY, DEV]);
    const { user } = renderApp('/admin/dashboard', { world });
    await rowOf('Penny');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'pen{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Dev/ })).toBeNull());
    expect(within(await rowOf('Penny')).getByText('Pending')).toBeShown();
    await user.click(await screen.findByRole('button', { name: 'Approve Penny' }));
    expect(await within(await rowOf('Penny')).findByText('Approved')).toBeShown();
    expect(await screen.findByRole('button', { name: 'Revoke Penny' })).toBeShown();
  });

  test('the queue says that no account waits', async () => {
    renderApp('/admin/dashboard', { world: await openAdminWorld() });
    expect(await screen.findByText('All caught up')).toBeShown();
  });
});

describe('the powers of administrators', () => {
  const ADMIN = { uid: 'pia', name: 'Pia', email: 'pia@example.com', role: 'admin', status: 'pending' };

  test('an admin decides on passengers but not on administrators, and sees why', async () => {
    renderApp('/admin/dashboard', { world: await openAdminWorld([PENNY, ADMIN]) });
    const pia = within(await rowOf('Pia'));
    expect(pia.getByText('Only a system administrator can review administrators.')).toBeShown();
    expect(pia.queryByRole('button')).toBeNull();
    expect(pia.queryByRole('checkbox')).toBeNull();
    expect(within(await rowOf('Penny')).getByRole('button', { name: 'Approve Penny' })).toBeShown();
  });

  test('a system administrator decides on administrators, and not on themselves', async () => {
    const world = await openAdminWorld([ADMIN], { role: 'system_admin' });
    const { user } = renderApp('/admin/dashboard', { world });
    expect(within(await rowOf('Pia')).getByRole('button', { name: 'Approve Pia' })).toBeShown();
    await user.click(screen.getByRole('radio', { name: /Approved/ }));
    const own = within(await rowOf('Ada Admin'));
    expect(own.getByText(/This is you/)).toBeShown();
    expect(own.queryByRole('button')).toBeNull();
  });
});

/** Stores passengers' numbers by uid, and `applied` in Penny's application. Opens a search of the queue. */
async function openSearch(
  search: string,
  numbers: Readonly<Record<string, string>>,
  rest = '',
  applied = '',
) {
  const riders = Object.entries(numbers).map(([uid, phoneKey]) => [
    `riders/${uid}`,
    { phone: `0${phoneKey}`, phoneKey, phoneEnd: phoneKey.slice(-4), slots: {} },
  ]);
  const others = Object.keys(numbers).filter((uid) => uid.startsWith('p-'));
  const people = others.map((uid) => ({ ...PENNY, uid, name: uid, email: `${uid}@example.com` }));
  const world = await openAdminWorld([PENNY, REX, ...people]);
  world.stage.world.documents.commit(Object.fromEntries(riders));
  if (applied !== '') world.stage.alter('penny', { phone: applied });
  renderApp(`/admin/dashboard?search=${encodeURIComponent(search)}${rest}`, { world });
}

describe('a search for a number', () => {
  const numbers = { penny: '301230143', rex: '301230142' };

  test.each(['0142', '+49 (0)30 1230142'])('the number %s finds only its account', async (typed) => {
    await openSearch(typed, numbers);
    expect(await rowOf('Rex')).toBeShown();
    expect(screen.queryByRole('row', { name: /Penny/ })).toBeNull();
  });

  test('the first digits find every account whose number begins with them', async () => {
    await openSearch('030 123', numbers);
    expect(await rowOf('Rex')).toBeShown();
    expect(await rowOf('Penny')).toBeShown();
    expect(screen.queryByText(/^More accounts may have/)).toBeNull();
  });

  test.each(['3377', '+49 30 293377', '0302 93'])(
    'the number %s finds an applicant by the number of the application',
    async (typed) => {
      await openSearch(typed, {}, '&status=pending', '(030) 29-33 77');
      expect(await rowOf('Penny')).toBeShown();
      expect(screen.queryByRole('row', { name: /Rex/ })).toBeNull();
    },
  );

  test('a number that no account has is reported', async () => {
    await openSearch('0144', numbers);
    expect(await screen.findByText(/starts with “0144”, or such a number\.$/)).toBeShown();
  });

  test.each([
    [10, ''],
    [0, '&role=driver'],
  ])('the page says that more accounts than the %d listed may have the number', async (listed, role) => {
    const eleven = Array.from({ length: 11 }, (_, at) => [`p-${at}`, `301230${at + 10}`]);
    await openSearch('030 123', Object.fromEntries(eleven), role);
    expect(await screen.findByText('More accounts may have such a number. Type more of it.')).toBeShown();
    expect(screen.queryAllByRole('rowheader')).toHaveLength(listed);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });
});
