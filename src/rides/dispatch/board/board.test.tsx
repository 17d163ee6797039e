import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { ADA, OLGA, PRIYA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
/** The row of a ride in a region, by the name of its passenger. */
const rowIn = async (name: string, passenger: string) => {
  const link = await (await region(name)).findByRole('link', { name: passenger });
  const row = link.closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`no row of ${passenger}`);
  return within(row);
};
const button = (name: string) => screen.findByRole('button', { name });

/** The board with a ride of Priya's. */
async function openBoard() {
  const world = await openRideWorld(ADA);
  const passenger = await world.open(PRIYA);
  const id = await passenger.book();
  const app = renderApp('/admin/rides', { world });
  await rowIn('Waiting', 'Priya Passenger');
  return { ...app, world, passenger, id, look: () => look(app.access) };
}

describe('the board', () => {
  test('a waiting request shows its passenger, its places and its age', async () => {
    const { id } = await openBoard();
    const row = await rowIn('Waiting', 'Priya Passenger');
    expect(row.getByRole('link', { name: 'Priya Passenger' }).getAttribute('href')).toBe(
      `/admin/rides/${id}`,
    );
    expect(row.getByText('5 Mill Road, Northside')).toBeShown();
    expect(row.getByText('City Hospital')).toBeShown();
    expect(row.getByText('Looking for a driver')).toBeShown();
    expect(row.getByText('< 1 min')).toBeShown();
    expect((await region('Promised')).getByText('No rides are promised.')).toBeShown();
    expect((await region('Waiting')).getByRole('grid', { name: 'Waiting: Now' })).toBeShown();
  });

  test('a name whose read failed is read again with the next list', async () => {
    const world = await openRideWorld(ADA);
    const passenger = await world.open(PRIYA);
    await passenger.book();
    const product = await world.load();
    const { rideViews } = await product.rides.load();
    const details = vi.spyOn(rideViews, 'details');
    details.mockRejectedValue(new TypeError('undefined is not a function'));
    const { access } = renderApp('/admin/rides', { world: { ...world, load: async () => product } });
    await (await region('Waiting')).findByRole('link', { name: 'Passenger' });
    await waitFor(() => expect(details.mock.settledResults[0]?.type).toBe('rejected'));
    details.mockRestore();
    await (await world.open({ name: 'Pia Passenger', role: 'passenger' })).book();
    look(access);
    const link = await (await region('Waiting')).findByRole('link', { name: 'Priya Passenger' });
    expect(link).toBeShown();
  });

  test('places that were read before an edit are dropped if they arrive after the edited places', async () => {
    const world = await openRideWorld(ADA);
    const id = await (await world.open(PRIYA)).book();
    const product = await world.load();
    const { rideViews } = await product.rides.load();
    const read = rideViews.details;
    const before = await read(id);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve)).then(() => before);
    vi.spyOn(rideViews, 'details').mockReturnValueOnce(late).mockImplementation(read);
    const { access } = renderApp('/admin/rides', { world: { ...world, load: async () => product } });
    await region('Waiting');
    await (await world.open(OLGA)).edit(id, { to: { text: 'Town Hall' } });
    look(access);
    const row = await rowIn('Waiting', 'Priya Passenger');
    expect(await row.findByText('Town Hall')).toBeShown();
    await act(async () => arrive());
    expect(row.getByText('Town Hall')).toBeShown();
  });

  test('a ride that a driver takes moves to the rides under way by itself, with driver and car', async () => {
    const { world, id, look } = await openBoard();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: 10 });
    look();
    const row = await rowIn('Under way', 'Priya Passenger');
    expect(row.getByText('Driver on the way')).toBeShown();
    const said = row.getByTitle('Expected arrival').textContent;
    await driver.step(id, { did: 'estimate', minutes: 5 });
    look();
    await waitFor(() => expect(row.getByTitle('Expected arrival').textContent).not.toBe(said));
    expect(row.getByText('Dario Driver')).toBeShown();
    expect(row.getByText('CB 1').parentElement?.textContent).toBe('Blue van, CB 1');
    expect(screen.queryByRole('button', { name: /^Keep looking/ })).toBeNull();
  });

  test('a ride is cancelled for a reason, and the focus stays on the page', async () => {
    const { user, world, passenger, id } = await openBoard();
    await user.click(await button('Cancel ride of Priya Passenger'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ride of Priya Passenger?' }));
    expect(dialog.queryByText(/Call first/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel ride' }));
    expect(dialog.getByText('Please choose a reason.')).toBeShown();
    await user.click(dialog.getByRole('radio', { name: 'No driver is free' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel ride' }));
    expect(await (await region('Waiting')).findByText('Nobody is waiting for a driver.')).toBeShown();
    expect(await screen.findByText('The ride of Priya Passenger is cancelled.')).toBeShown();
    expect((await passenger.read(id)).did).toBe('cancel');
    const [remark] = valueOf(await world.person.rides.rideViews.remarks(id));
    expect(remark).toMatchObject({ did: 'cancel', why: 'no_driver' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Waiting' })),
    );
  });

  test('a ride that leaves its column passes the focus to the row above, not to another column', async () => {
    const { user, world, look } = await openBoard();
    world.stage.clock.advance(MINUTE_MS);
    await (await world.open({ name: 'Last Passenger', role: 'passenger' })).book();
    const other = await world.open({ name: 'Other Passenger', role: 'passenger' });
    await (await world.openDriver()).step(await other.book(), { did: 'take', minutes: null });
    look();
    await rowIn('Under way', 'Other Passenger');
    const last = await (await region('Waiting')).findByRole('link', { name: 'Last Passenger' });
    last.closest<HTMLElement>('[role=row]')?.focus();
    await user.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ride of Last Passenger?' }));
    await user.click(dialog.getByRole('radio', { name: 'No driver is free' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel ride' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Priya Passenger/));
  });

  test('a cancellation of a ride that was taken meanwhile first says who did what, and preserves the choice', async () => {
    const { user, world, passenger, id, look } = await openBoard();
    await user.click(await button('Cancel ride of Priya Passenger'));
    await user.click(await screen.findByRole('radio', { name: 'Booked twice' }));
    await (await world.openDriver()).step(id, { did: 'take', minutes: null });
    look();
    await screen.findByRole('link', { name: 'Call Dario Driver' });
    expect(screen.getByRole('radio', { name: 'Booked twice' })).toHaveProperty('checked', true);
    const news = screen.getByText(/^14:00 Driver set off, by/);
    await waitFor(() => expect(news.textContent).toBe('14:00 Driver set off, by Dario Driver'));
    await user.click(await button('Cancel ride'));
    expect((await passenger.read(id)).state).toBe('on_the_way');
    await user.click(await button('Cancel ride'));
    await waitFor(async () => expect((await passenger.read(id)).state).toBe('cancelled'));
  });

  test('a row has the immediate actions; all other actions are on the ride’s page', async () => {
    await openBoard();
    const row = await rowIn('Waiting', 'Priya Passenger');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Offer',
      'Assign',
      'Cancel',
    ]);
    expect(row.queryByText(/^The search can/)).toBeNull();
  });

  test('a board without a connection says since when', async () => {
    const { world, look } = await openBoard();
    world.network.goOffline();
    look();
    expect(await screen.findByText(/^No connection since 14:/)).toBeShown();
  });
});
