import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openQueueOf } from '#test/open-queue-of.ts';
import { gone } from '#test/queue-rows.ts';

const button = (name: string) => screen.findByRole('button', { name });
const hasSpinner = (element: HTMLElement) => element.querySelector('svg') !== null;

/** Opens a queue. `heard` is every text that its live region had, in order. */
async function openSlowQueue() {
  const app = await openQueueOf(['Penny', 'Dev', 'Rex']);
  const region = document.querySelector('output.sr-only');
  if (region === null) throw new Error('The queue has a live region.');
  const heard: string[] = [];
  const listen = () => region.textContent !== '' && heard.push(region.textContent);
  new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
  return { ...app, heard, release: app.world.network.hold() };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a decision that takes longer than a second', () => {
  test('a slow decision is shown on the pressed button and announced once, and then its outcome', async () => {
    const { user, heard, release } = await openSlowQueue();
    const approve = await button('Approve Penny');
    await user.click(approve);
    await pass(500);
    expect([hasSpinner(approve), heard]).toEqual([false, []]);
    await pass(5000);
    expect(hasSpinner(approve)).toBe(true);
    expect(hasSpinner(await button('Reject Penny'))).toBe(false);
    expect(hasSpinner(await button('Approve Dev'))).toBe(false);
    expect(document.activeElement).toBe(approve);
    expect(heard).toEqual(['Approving Penny...']);
    release();
    await gone('Penny');
    expect(heard).toEqual(['Approving Penny...', 'Penny is approved. You can undo this for 10 seconds.']);
  });

  test('a slow decision on several accounts is announced when it starts and when it ends', async () => {
    const { user, heard, release } = await openSlowQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await button('Approve selected'));
    await pass(5000);
    expect(hasSpinner(await button('Approve Penny'))).toBe(true);
    release();
    await gone('Rex');
    expect(heard).toEqual([
      'Approving 3 accounts...',
      '3 accounts are approved. You can undo this for 10 seconds.',
    ]);
  });

  test('a slow decision on several accounts is no longer announced as in progress when all of them failed', async () => {
    const { user, world, heard, release } = await openSlowQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    world.network.goOffline();
    await user.click(await button('Approve selected'));
    await pass(2000);
    release();
    await screen.findByRole('alert');
    await waitFor(() => expect(document.querySelector('output.sr-only')?.textContent).toBe(''));
    expect(heard).not.toContain('3 accounts are approved. You can undo this for 10 seconds.');
  });
});

test('a quick decision announces only its outcome', async () => {
  const { user, heard, release } = await openSlowQueue();
  release();
  await user.click(await button('Approve Penny'));
  await gone('Penny');
  await pass(5000);
  expect(heard).toEqual(['Penny is approved. You can undo this for 10 seconds.']);
});

test('a decision that fails twice for the same reason is announced twice', async () => {
  const { user, world, heard, release } = await openSlowQueue();
  release();
  world.network.loseNextRequest('documents');
  await user.click(await button('Approve Penny'));
  await waitFor(() => expect(heard).toHaveLength(1));
  world.network.loseNextRequest('documents');
  await user.click(await button('Try again'));
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toBe(heard[0]);
});
