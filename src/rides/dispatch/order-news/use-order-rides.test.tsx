import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
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

test('a look that the server refused is reported, and one that reached no server is not', async () => {
  const world = await openRideWorld(ADA);
  const product = await world.load();
  const part = await product.orders.load();
  const look = vi.spyOn(part.orderRides, 'look');
  look.mockResolvedValueOnce(fail({ code: 'app-check-unavailable' }));
  renderApp('/admin/rides', { world: { ...world, load: async () => product } });
  expect((await findFailure()).getByRole('button')).toBeShown();
  cleanup();
  look.mockResolvedValueOnce(fail({ code: 'network' }));
  renderApp('/admin/rides', { world: { ...world, load: async () => product } });
  await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^The orders could not be read/)).toBeNull();
});

test('a failed look of the page of orders is shown there, and repeated on request', async () => {
  const world = await openRideWorld(ADA, { 'settings/rides': { damaged: true } });
  const { user } = renderApp('/admin/standing', { world });
  const box = await findFailure();
  world.put({ 'settings/rides': BERLIN_SETTINGS });
  await user.click(box.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^The orders could not be read/)).toBeNull());
});
