import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { fail } from '#domain/shared/result.ts';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function findFailure() {
  const text = await screen.findByText(/^The orders could not be read since .*, and make no rides\. \S/);
  return within(text.closest<HTMLElement>('[role=alert]') ?? text);
}

test.each(['rides', 'plan'])(
  'a look of the page %s whose code is lost says so, and is repeated on request',
  async (page) => {
    const world = await openRideWorld(ADA);
    const product = await world.load();
    let lost = true;
    const load = () => (lost ? Promise.reject(new ChunkNotLoaded('lost')) : product.orders.load());
    const orders = { ...product.orders, load };
    const { user } = renderApp(`/admin/${page}`, {
      world: { ...world, load: async () => ({ ...product, orders }) },
    });
    const box = await findFailure();
    lost = false;
    await user.click(box.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^The orders could not be read/)).toBeNull());
  },
);

test.each(['rides', 'plan', 'standing'])(
  'a failed look of the page %s shows the last reason, and one that reached no server is repeated after a minute',
  async (page) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const world = await openRideWorld(ADA);
    const product = await world.load();
    const { orderRides } = await product.orders.load();
    const look = vi.spyOn(orderRides, 'look');
    look.mockResolvedValueOnce(fail({ code: 'app-check-unavailable' }));
    look.mockResolvedValueOnce(fail({ code: 'network' }));
    const { user } = renderApp(`/admin/${page}`, { world: { ...world, load: async () => product } });
    await user.click((await findFailure()).getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^The orders could not be read since .* Network error/);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    await waitFor(() => expect(screen.queryByText(/^The orders could not be read/)).toBeNull());
  },
);
