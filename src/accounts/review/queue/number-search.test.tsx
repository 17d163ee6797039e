import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

/** Passengers who have booked with these numbers, by uid, and a search of the queue. */
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

  test.each(['0142', '+49 (0)30 1230142'])('%s finds its account, and no other', async (typed) => {
    await openSearch(typed, numbers);
    expect(await rowOf('Rex')).toBeShown();
    expect(screen.queryByRole('row', { name: /Penny/ })).toBeNull();
  });

  test('the first digits find all whose number begins so', async () => {
    await openSearch('030 123', numbers);
    expect(await rowOf('Rex')).toBeShown();
    expect(await rowOf('Penny')).toBeShown();
    expect(screen.queryByText(/^More accounts may have/)).toBeNull();
  });

  test.each(['3377', '+49 30 293377', '0302 93'])(
    '%s finds an applicant by the number of the application',
    async (typed) => {
      await openSearch(typed, {}, '&status=pending', '(030) 29-33 77');
      expect(await rowOf('Penny')).toBeShown();
      expect(screen.queryByRole('row', { name: /Rex/ })).toBeNull();
    },
  );

  test('that nobody has such a number is said', async () => {
    await openSearch('0144', numbers);
    expect(await screen.findByText(/starts with “0144”, or such a number\.$/)).toBeShown();
  });

  test.each([
    [10, ''],
    [0, '&role=driver'],
  ])('that more may have it than the %d that are listed is said', async (listed, role) => {
    const eleven = Array.from({ length: 11 }, (_, at) => [`p-${at}`, `301230${at + 10}`]);
    await openSearch('030 123', Object.fromEntries(eleven), role);
    expect(await screen.findByText('More accounts may have such a number. Type more of it.')).toBeShown();
    expect(screen.queryAllByRole('rowheader')).toHaveLength(listed);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });
});
