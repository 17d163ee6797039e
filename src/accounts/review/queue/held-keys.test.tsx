import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { gone, row, rowOf } from '#test/queue-rows.ts';
import { renderApp } from '#test/render-app.tsx';

async function openQueue() {
  const world = await openAdminWorld([PENNY, DEV]);
  const app = renderApp('/admin/dashboard', { world });
  await rowOf('Penny');
  return { world, ...app };
}

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
    expect(await screen.findByRole('heading', { level: 1, name: 'Dev' })).toBeShown();
  });
});
