import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { gone, row, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

async function openQueue() {
  const world = await openAdminWorld([PENNY, DEV]);
  const app = renderApp('/admin/dashboard', { world });
  await rowOf('Penny');
  return { world, ...app };
}

describe('the keyboard', () => {
  test('the keyboard moves through the rows, approves and continues with the next', async () => {
    const { user, world } = await openQueue();
    await user.keyboard('j');
    expect(document.activeElement).toBe(await rowOf('Penny'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await rowOf('Dev'));
    await user.keyboard('k');
    await user.keyboard('a');
    await gone('Penny');
    expect(document.activeElement).toBe(await rowOf('Dev'));
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'approved' });
  });

  test('the keyboard decides on no account while no row has focus', async () => {
    const { user, world } = await openQueue();
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.requestsOf('write users/*')).toBe(0);
  });

  test('the keyboard opens the rejection, and Escape returns the focus to the row', async () => {
    const { user } = await openQueue();
    await user.keyboard('jr');
    await screen.findByRole('dialog', { name: 'Reject Penny?' });
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Penny')));
  });

  test('the keyboard undoes the last decision', async () => {
    const { user, world } = await openQueue();
    await user.keyboard('ja');
    await gone('Penny');
    await user.keyboard('u');
    await rowOf('Penny');
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'pending', reviewCount: 2 });
  });

  test('the keyboard selects, and opens the account in focus beside the list', async () => {
    const { user, address } = await openQueue();
    await user.keyboard('jx');
    expect(await screen.findByText('1 selected')).toBeShown();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Penny' })).toBeShown();
    expect(address()).toBe('/admin/dashboard');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await rowOf('Penny'));
  });

  test('letters typed into the search decide on no account', async () => {
    const { user, world } = await openQueue();
    await user.keyboard('j/');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    expect(document.activeElement).toBe(search);
    await user.keyboard('jar?');
    expect(search.value).toBe('jar?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.requestsOf('write users/*')).toBe(0);
  });

  test('the keys are listed under the question mark, and can be turned off for good', async () => {
    const { user, unmount, world } = await openQueue();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('j');
    expect(document.activeElement).not.toBe(await rowOf('Penny'));
    unmount();
    const again = renderApp('/admin/dashboard', { world });
    await rowOf('Penny');
    await again.user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** The requests for lists: one for the first list, and six for a search, by address and by each word of a name. */
const AFTER_ONE_SEARCH = 7;

describe('the search', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('the search shows typed text at once, and searches once after a pause in typing', async () => {
    const { user, world, address } = await openQueue();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await user.type(search, 'pen');
    expect(search.value).toBe('pen');
    expect(world.requestsOf('list users')).toBe(1);
    await pause(400);
    await gone('Dev');
    expect(await rowOf('Penny')).toBeShown();
    expect(world.requestsOf('list users')).toBe(AFTER_ONE_SEARCH);
    expect(address()).toBe('/admin/dashboard?search=pen');
  });

  test('the search starts at once on Enter, and not again after the pause', async () => {
    const { user, world } = await openQueue();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'DEV@{Enter}');
    await gone('Penny');
    await pause(1000);
    expect(world.requestsOf('list users')).toBe(AFTER_ONE_SEARCH);
  });

  test('a search that finds nothing says so, and is cleared with one press', async () => {
    const { user } = await openQueue();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await user.type(search, 'zz{Enter}');
    expect(await screen.findByText(/starts with “zz”/)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await rowOf('Penny');
    expect(search.value).toBe('');
  });

  test('the search follows the browser’s Back and Forward', async () => {
    const { user, goBack } = await openQueue();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await user.type(search, 'pen{Enter}');
    await gone('Dev');
    goBack();
    await rowOf('Dev');
    expect(search.value).toBe('');
  });
});

const hold = (key: string) => {
  if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key, repeat: true });
};

describe('a held key', () => {
  test('a held key decides on one account only', async () => {
    const { user, world } = await openQueue();
    await user.keyboard('ja');
    await gone('Penny');
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Dev')));
    hold('a');
    hold('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.requestsOf('write users/*')).toBe(1);
  });

  test('a held key steps through the rows', async () => {
    const { user } = await openQueue();
    await user.keyboard('j');
    hold('j');
    expect(document.activeElement).toBe(row('Dev'));
    hold('ArrowUp');
    expect(document.activeElement).toBe(row('Penny'));
  });
});

describe('Enter on a button that decides', () => {
  test.each([
    ['held', () => hold('Enter')],
    ['pressed twice', (press: () => Promise<void>) => press()],
  ])('Enter on a button that decides opens no account when %s', async (_, again) => {
    const { user, world, address } = await openQueue();
    screen.getByRole('button', { name: 'Approve Penny' }).focus();
    // All presses have the same time, however slow the machine is.
    vi.spyOn(KeyboardEvent.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const press = () => user.keyboard('{Enter}');
    await press();
    await gone('Penny');
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Dev')));
    await again(press);
    expect(address()).toBe('/admin/dashboard');
    expect(world.requestsOf('write users/*')).toBe(1);
  });

  test('Enter on a button that decides opens the next account when pressed again after another key', async () => {
    const { user } = await openQueue();
    screen.getByRole('button', { name: 'Approve Penny' }).focus();
    await user.keyboard('{Enter}');
    await gone('Penny');
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Dev' })).toBeShown();
  });
});
