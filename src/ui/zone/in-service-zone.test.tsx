import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** A zone whose offset, 5:45 hours, no device of these tests has. */
const ZONE = 'Asia/Kathmandu';
const AT = new Date('2025-01-15T20:00:00Z');
const THERE = '16 Jan 2025, 01:45';
const SENTENCE = 'All times are in Kathmandu time.';

const settings = (zone: string) => ({ 'settings/rides': { ...defaultSettings(zone) } });

interface Given {
  /** The zone of the settings; `null` if rides are not set up. */
  readonly zone?: string | null;
  readonly status?: string;
}

async function openPage(page: string, { zone = ZONE, ...given }: Given = {}) {
  const world = await openAdminWorld([PENNY], given);
  const { documents } = world.stage.world;
  if (zone !== null) documents.commit(settings(zone));
  world.stage.alter('penny', { createdAt: AT.toISOString(), registeredAt: AT });
  world.stage.alter('actor', {
    reviewedBy: 'penny',
    reviewedByName: 'Penny',
    reviewedAt: AT,
    reviewCount: 1,
  });
  documents.commit({
    'users/penny/reviews/1': { actor: 'actor', from: 'pending', to: 'approved', at: AT },
    'users/penny/notes/n1': { by: 'actor', text: 'Called.', at: AT },
  });
  const before = world.requestsOf('read settings/*');
  const app = renderApp(page, { world });
  return { ...app, world, asked: () => world.requestsOf('read settings/*') - before };
}

const PAGES = ['/admin/dashboard', '/admin/activity', '/admin/accounts/penny', '/profile'];

describe('the times of an account’s page', () => {
  test.each(PAGES)('%s shows the times of the service’s zone, with a note', async (page) => {
    await openPage(page);
    expect(await screen.findByText(SENTENCE)).toBeShown();
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(THERE));
  });

  test.each(PAGES)(
    '%s shows the device’s time, with a note, if the zone cannot be read, and reads the zone again',
    async (page) => {
      const world = await openAdminWorld([PENNY]);
      world.stage.world.documents.commit(settings(ZONE));
      let isLost = true;
      const load = async () => {
        const product = await world.load();
        const rides = {
          ...product.rides,
          load: () => (isLost ? Promise.reject(new Error('no part of the product')) : product.rides.load()),
        };
        return { ...product, rides };
      };
      renderApp(page, { world: { ...world, load } });
      expect(
        await screen.findByText(
          'The time zone of the service could not be loaded. Times are shown in this device’s time zone.',
        ),
      ).toBeShown();
      isLost = false;
      expect(screen.queryByRole('alert')).toBeNull();
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText(SENTENCE)).toBeShown();
    },
  );

  test('the zone is read once, whichever pages are opened', async () => {
    const { user, asked, goTo } = await openPage('/admin/dashboard');
    await screen.findByText(SENTENCE);
    await user.click(await screen.findByRole('link', { name: 'Penny' }));
    await screen.findByText('Called.');
    expect(screen.getByText(SENTENCE)).toBeShown();
    goTo('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
    await screen.findByText(SENTENCE);
    expect(asked()).toBe(1);
  });

  test('the zone is not mentioned if it is the device’s, or if rides are not set up', async () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (const zone of [own, null]) {
      const { asked, unmount } = await openPage('/profile', { zone });
      await waitFor(() => expect(asked()).toBe(1));
      await screen.findByText(/^Last reviewed by/);
      expect(screen.queryByText(/Times|time zone/)).toBeNull();
      unmount();
    }
  });

  test('the pages of a pending administrator, who may not read the zone, do not read it and name the device’s zone', async () => {
    const { asked } = await openPage('/admin/dashboard', { status: 'pending' });
    expect(await screen.findByText('Times are shown in this device’s time zone.')).toBeShown();
    expect(asked()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
