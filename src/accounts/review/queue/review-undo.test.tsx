import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEV, openAdminWorld, PENNY, REX } from '#test/open-admin-world.ts';
import { openQueueOf } from '#test/open-queue-of.ts';
import { gone, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const statusOf = (world: Awaited<ReturnType<typeof openAdminWorld>>, account: typeof PENNY | typeof DEV) =>
  world.stage.stored(account).profile?.['status'];

async function openQueue() {
  const world = await openAdminWorld([PENNY, DEV, REX]);
  const app = renderApp('/admin/dashboard', { world });
  await rowOf('Penny');
  return { world, ...app };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('undo', () => {
  test('an undo reverses the last decision, as a decision of its own', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Penny'));
    await gone('Penny');
    await user.click(await button('Undo'));
    await rowOf('Penny');
    expect(undoButton()).toBeNull();
    expect(screen.getByText('Undone. Penny is pending again.', { selector: 'output' })).toBeShown();
    expect(world.stage.stored(PENNY).profile).toMatchObject({ status: 'pending', reviewCount: 2 });
    expect(screen.getByRole('radio', { name: 'Pending 2' })).toBeShown();
    expect(world.requestsOf('write users/*')).toBe(2);
  });

  test('an undo is shown for six seconds, in a text that is not announced', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Penny'));
    await user.click(await button('Undo'));
    const seen = await screen.findByText('Undone. Penny is pending again.', { ignore: 'output' });
    expect(seen.closest('.sr-only, output, [role=status], [aria-live]')).toBeNull();
    await pass(5000);
    expect(seen.isConnected).toBe(true);
    await pass(1500);
    expect(seen.isConnected).toBe(false);
  });

  test('an undo is shown until the next decision', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Penny'));
    await user.click(await button('Undo'));
    const seen = await screen.findByText('Undone. Penny is pending again.', { ignore: 'output' });
    await user.click(await button('Approve Dev'));
    await gone('Dev');
    expect(seen.isConnected).toBe(false);
  });

  test('an undo is offered for ten seconds', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Penny'));
    await button('Undo');
    await pass(8000);
    expect(undoButton()).not.toBeNull();
    await pass(2500);
    expect(undoButton()).toBeNull();
  });

  test('an undo stays on offer while it is focused or hovered', async () => {
    const { user } = await openQueue();
    await user.click(await button('Approve Penny'));
    const undo = await button('Undo');
    act(() => undo.focus());
    await pass(30_000);
    expect(undoButton()).not.toBeNull();
    await user.hover(undo);
    await user.unhover(undo);
    await pass(30_000);
    expect(undoButton()).not.toBeNull();
    await user.click(screen.getByRole('searchbox', { name: 'Search' }));
    await user.hover(undo);
    await pass(30_000);
    expect(undoButton()).not.toBeNull();
    await user.unhover(undo);
    await pass(10_500);
    expect(undoButton()).toBeNull();
  });

  test('an undo is offered for each of several decisions, the newest first', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Penny'));
    await gone('Penny');
    await user.click(await button('Approve Dev'));
    await gone('Dev');
    expect(screen.getByText('1 earlier decision can also be undone.')).toBeShown();
    await user.click(await button('Undo'));
    await rowOf('Dev');
    expect([statusOf(world, PENNY), statusOf(world, DEV)]).toEqual(['approved', 'pending']);
    await user.click(await button('Undo'));
    await rowOf('Penny');
    expect([statusOf(world, PENNY), statusOf(world, DEV)]).toEqual(['pending', 'pending']);
  });

  test('an undo whose request was lost says so, stays on offer, and succeeds on another attempt', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Penny'));
    await gone('Penny');
    world.network.loseNextRequest('documents');
    await user.click(await button('Undo'));
    const why = /^This could not be undone. Network error/;
    expect(await screen.findByText(why, { ignore: 'output' })).toBeShown();
    expect(screen.getByText(why, { selector: 'output' })).toBeShown();
    expect(screen.queryByText(/You can undo this/)).toBeNull();
    expect(statusOf(world, PENNY)).toBe('approved');
    await user.click(await button('Undo'));
    await rowOf('Penny');
    expect(statusOf(world, PENNY)).toBe('pending');
  });

  test('an undo pressed twice in one frame acts once', async () => {
    const { user, world } = await openQueue();
    await user.click(await button('Approve Penny'));
    await gone('Penny');
    const undo = await button('Undo');
    act(() => {
      undo.click();
      undo.click();
    });
    await rowOf('Penny');
    expect(world.requestsOf('write users/*')).toBe(2);
    expect(world.stage.stored(PENNY).profile).toMatchObject({ reviewCount: 2 });
  });
});

describe('several decisions at once', () => {
  const selectBoth = async (user: Awaited<ReturnType<typeof openQueue>>['user']) => {
    await user.click(screen.getByRole('checkbox', { name: 'Select Penny' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Dev' }));
    expect(screen.getByText('2 selected')).toBeShown();
  };

  test('several accounts are approved, each with a write of its own, and undone together', async () => {
    const { user, world } = await openQueue();
    await selectBoth(user);
    await user.click(await button('Approve selected'));
    expect(await screen.findByText('All caught up')).toBeShown();
    expect(screen.getByText(/^2 accounts are approved. You can undo/)).toBeShown();
    expect(world.requestsOf('write users/*')).toBe(2);
    await user.click(await button('Undo'));
    await rowOf('Penny');
    expect([statusOf(world, PENNY), statusOf(world, DEV)]).toEqual(['pending', 'pending']);
  });

  test('several accounts are rejected for one reason', async () => {
    const { user, world } = await openQueue();
    await selectBoth(user);
    await user.click(await button('Reject selected'));
    await screen.findByRole('dialog', { name: 'Reject 2 accounts?' });
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Test accounts.');
    await user.click(await button('Reject accounts'));
    await gone('Dev');
    for (const account of [PENNY, DEV]) {
      expect(world.stage.stored(account).profile).toMatchObject({ rejectionReason: 'Test accounts.' });
    }
  });

  test('several decisions show their progress', async () => {
    const { user, world } = await openQueueOf(['Penny', 'Dev', 'Rex', 'Ann']);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const release = world.network.hold();
    await user.click(await button('Approve selected'));
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '0 of 4 reviewed' });
    expect([bar.value, bar.max]).toEqual([0, 4]);
    expect(screen.queryByRole('button', { name: 'Approve selected' })).toBeNull();
    release();
    const releaseLast = world.network.hold();
    expect(await screen.findByRole('progressbar', { name: '3 of 4 reviewed' })).toHaveProperty('value', 3);
    releaseLast();
    await gone('Ann');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a failed decision among several keeps its row, says why, and succeeds on another attempt', async () => {
    const { user, world } = await openQueue();
    await selectBoth(user);
    world.network.loseNextRequest('documents');
    await user.click(await button('Approve selected'));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toMatch(/^1 of 2 accounts could not be updated/);
    expect((await rowOf('Penny')).textContent).toMatch(/Network error/);
    await gone('Dev');
    await user.click(await button('Try those again'));
    await gone('Penny');
    expect([statusOf(world, PENNY), statusOf(world, DEV)]).toEqual(['approved', 'approved']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('all accounts of a page are selected with one press, and deselected with another press', async () => {
    const { user } = await openQueue();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeShown();
    await user.click(await button('Clear selection'));
    expect(screen.queryByText('2 selected')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Penny' }).checked).toBe(false);
  });
});
