import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const nameOf = (index: number) => `Candidate ${String(index).padStart(3, '0')}`;
// The button is found by its text, because a query by role takes seconds among so many rows.
const button = (name: string) => screen.getByText(name, { selector: 'button > span' });
const heading = () => screen.getByText('Pending accounts', { selector: 'h2' });
const rows = () => document.querySelectorAll('[data-row]');
const alertText = () =>
  waitFor(() => {
    const box = document.querySelector('[role=alert]');
    expect(box).not.toBeNull();
    return box?.textContent;
  });
const gone = () => waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull());
const position = (page: number) => screen.getByText(`Page ${page}`);

/** A queue of 51 accounts, 25 to a page. */
async function openQueue(address = '/admin/dashboard') {
  const world = await openAdminWorld(
    Array.from({ length: 51 }, (_, index) => ({
      uid: `u${index + 1}`,
      name: nameOf(index + 1),
      email: `candidate${index + 1}@example.com`,
      status: 'pending',
    })),
  );
  const app = renderApp(address, { world });
  await screen.findByText(nameOf(1));
  const turn = async (way: 'Next' | 'Previous', first: number) => {
    await app.user.click(button(way));
    await screen.findByText(nameOf(first));
  };
  return { world, ...app, turn };
}

describe('a page that cannot be loaded', () => {
  test('a page that cannot be loaded leaves the accounts of the previous page on the screen, and the failure names the missing page', async () => {
    const { user, world } = await openQueue();
    world.network.goOffline();
    await user.click(button('Next'));
    expect(await alertText()).toMatch(/^Page 2 could not be loaded\. Network error/);
    expect(screen.getByText(nameOf(1))).toBeShown();
    expect(rows()).toHaveLength(25);
    expect(position(1)).toBeShown();
    expect(button('Previous').closest('button')?.disabled).toBe(true);
    expect(document.activeElement).toBe(heading());
  });

  test('a page that could not be loaded is shown from its top after a retry', async () => {
    const { user, world, address } = await openQueue();
    world.network.goOffline();
    await user.click(button('Next'));
    await alertText();
    world.network.goOnline();
    await user.click(button('Try again'));
    expect(await screen.findByText(nameOf(26))).toBeShown();
    await gone();
    expect(position(2)).toBeShown();
    expect(address()).toMatch(/page=2&cursor=/);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  test('a page that could not be loaded can be requested with Next again', async () => {
    const { user, world, turn } = await openQueue();
    world.network.goOffline();
    await user.click(button('Next'));
    await alertText();
    world.network.goOnline();
    await turn('Next', 26);
    await gone();
    expect(position(2)).toBeShown();
    await turn('Previous', 1);
    expect(position(1)).toBeShown();
  });

  test('a page that could not be loaded can be left with Previous, counted from the accounts shown', async () => {
    const { user, world, turn, address } = await openQueue();
    await turn('Next', 26);
    world.network.goOffline();
    await user.click(button('Next'));
    expect(await alertText()).toMatch(/^Page 3 could/);
    world.network.goOnline();
    await turn('Previous', 1);
    await gone();
    expect(position(1)).toBeShown();
    expect(address()).toBe('/admin/dashboard');
  });

  test('a previous page that could not be loaded can be requested with Previous again', async () => {
    const { user, world, turn } = await openQueue();
    await turn('Next', 26);
    world.network.goOffline();
    await user.click(button('Previous'));
    expect(await alertText()).toMatch(/^Page 1 could/);
    expect(position(2)).toBeShown();
    world.network.goOnline();
    await turn('Previous', 1);
    await gone();
    expect(position(1)).toBeShown();
  });

  test('a page that could not be loaded does not prevent decisions on the shown accounts', async () => {
    const { user, world } = await openQueue();
    world.network.refuseNext('reading', { code: 'unavailable' });
    await user.click(button('Next'));
    await alertText();
    await user.click(screen.getByLabelText(`Approve ${nameOf(2)}`));
    await waitFor(() => expect(screen.queryByText(nameOf(2))).toBeNull());
    expect(screen.getByText(nameOf(1))).toBeShown();
    expect(await alertText()).toMatch(/^Page 2 could/);
  });

  test('a page that could not be loaded is not requested repeatedly once every shown account is decided', async () => {
    const { user, world } = await openQueue();
    world.network.refuseNext('reading', { code: 'unavailable' });
    await user.click(button('Next'));
    await alertText();
    const asked = world.requestsOf('list users');
    await user.click(screen.getByLabelText('Select all on this page'));
    await user.click(screen.getByLabelText('Approve selected'));
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(await alertText()).toMatch(/^The accounts could/);
    expect(screen.queryByText('All caught up')).toBeNull();
    expect(world.requestsOf('list users')).toBe(asked);
  });

  test.each([
    ['of another status', (user: UserEvent) => user.click(screen.getByLabelText(/^Approved/))],
    ['of a search', (user: UserEvent) => user.type(screen.getByLabelText('Search'), 'x{Enter}')],
  ])('the failed load %s removes the accounts of the former list', async (_, ask) => {
    const { user, world } = await openQueue();
    world.network.goOffline();
    await ask(user);
    expect(await alertText()).toMatch(/^The accounts could not be loaded/);
    expect(rows()).toHaveLength(0);
    expect(screen.queryByText('Next')).toBeNull();
  });

  test('a page is requested once, however often Next is pressed', async () => {
    const { user, world } = await openQueue();
    const asked = world.requestsOf('list users');
    const release = world.network.hold();
    await user.dblClick(button('Next'));
    release();
    expect(await screen.findByText(nameOf(26))).toBeShown();
    expect(position(2)).toBeShown();
    expect(world.requestsOf('list users')).toBe(asked + 1);
  });
});
