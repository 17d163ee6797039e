import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ADA, PRIYA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const link = (name: string) => screen.findByRole('link', { name });
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());

/** The board with a waiting ride of Priya's, and a ride of Olga's that Dario has promised. */
async function openBoard() {
  const world = await openRideWorld(ADA);
  const dario = await world.openDriver();
  await world.openDriver({ name: 'Zora Driver' });
  const olga = await world.open({ name: 'Olga Other', role: 'passenger' });
  const promised = await olga.book({ from: { text: '9 Orchard Lane, Westend' }, phone: '+49 30 555 0199' });
  await world.person.step(promised, { did: 'assign', driver: dario.uid });
  await (await world.open(PRIYA)).book();
  const app = renderApp('/admin/rides', { world });
  await (await region('Promised')).findByRole('link', { name: 'Olga Other' });
  await (await region('Waiting')).findByRole('link', { name: 'Priya Passenger' });
  return app;
}
const field = () => screen.getByRole('searchbox', { name: 'Search rides' });

describe('the search of the board', () => {
  test('/ moves to the search, all regions show only matches, and Escape restores rows and focus', async () => {
    const { user } = await openBoard();
    const row = (await link('Olga Other')).closest<HTMLElement>('[data-row]');
    const key = row?.dataset['row'];
    row?.focus();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field());
    await user.keyboard('priya');
    await isGone('Olga Other');
    expect(await link('Priya Passenger')).toBeShown();
    expect(screen.getByText('1 ride')).toBeShown();
    await user.keyboard('{Escape}');
    expect(await link('Olga Other')).toBeShown();
    expect(field()).toHaveProperty('value', '');
    const focused = () =>
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : '';
    await waitFor(() => expect(focused()).toBe(key));
  });

  test('/ pressed before all rows are back leaves the focus in the field, and further typing is one search', async () => {
    const { user } = await openBoard();
    await user.keyboard('/olga');
    await isGone('Priya Passenger');
    // Both keys are pressed in one step, so that no row can come back in between.
    act(() => {
      fireEvent.keyDown(field(), { key: 'Escape' });
      fireEvent.keyDown(document.body, { key: '/' });
    });
    expect(document.activeElement).toBe(field());
    expect(await link('Priya Passenger')).toBeShown();
    await user.keyboard('priya');
    await isGone('Olga Other');
    expect(field()).toHaveProperty('value', 'priya');
  });

  test.each(['0199', '030 5550199', 'orchard', 'dario', 'cb1'])(
    'a ride is found by number, street, driver and plate: %s; the arrow down moves to it, and Enter opens its page',
    async (text) => {
      const { user } = await openBoard();
      await user.keyboard(`/${text}`);
      await isGone('Priya Passenger');
      expect(await link('Olga Other')).toBeShown();
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement?.textContent).toMatch(/Olga Other/);
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('heading', { level: 1, name: 'Olga Other' })).toBeShown();
    },
  );

  test('drivers who match are listed alone, and all drivers if none matches', async () => {
    const { user } = await openBoard();
    const drivers = await region('Drivers');
    await user.keyboard('/dario');
    await waitFor(() => expect(drivers.queryByText('Zora Driver')).toBeNull());
    await user.keyboard('{Escape}/priya');
    expect(await drivers.findByText('Zora Driver')).toBeShown();
  });

  test('Enter opens the history with the same text', async () => {
    const { user, address } = await openBoard();
    await user.keyboard('/550 0142');
    const waiting = await region('Waiting');
    expect(await waiting.findByText('No open ride. Enter searches the history.')).toBeShown();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Ride history' });
    expect(decodeURIComponent(address()).replaceAll('+', ' ')).toMatch(/find="?550 0142/);
  });
});
