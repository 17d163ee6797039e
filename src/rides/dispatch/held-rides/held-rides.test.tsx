import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import { laterForm } from '#test/later-form.ts';
import { ADA, PRIYA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const ASKED =
  'They have 2 open rides. Once revoked, they can do nothing with them. If you recall a ride, other drivers are asked.';

/** An administrator, and Dario with a ride that he drives and one that he has promised for tomorrow. */
async function openRides() {
  const world = await openRideWorld(ADA);
  const passenger = await world.open(PRIYA);
  const driver = await world.openDriver();
  const driven = await passenger.book();
  const promised = await passenger.book({ pickUp: laterForm(world.stage.clock.now(), 24) });
  await driver.step(driven, { did: 'take', minutes: null });
  await driver.step(promised, { did: 'reserve' });
  return { world, passenger, driver, driven, promised };
}

async function askToRevoke() {
  const rides = await openRides();
  const app = renderApp(`/admin/accounts/${rides.driver.uid}`, { world: rides.world });
  await app.user.click(await screen.findByRole('button', { name: 'Revoke Dario Driver' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, ...rides, dialog };
}

describe('revoking a driver who has rides', () => {
  test('the question names the rides, with links, and one press recalls them', async () => {
    const { user, dialog, passenger, driven, promised } = await askToRevoke();
    expect(
      await dialog.findByText((_, element) => element?.textContent === ASKED, { selector: 'span' }),
    ).toBeShown();
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/rides/${driven}`,
      `/admin/rides/${promised}`,
    ]);
    expect(links[1]?.textContent).toBe('2 Jun 2025, 14:00: Northside to City Hospital');
    await user.click(dialog.getByRole('button', { name: 'Recall 2 rides' }));
    expect(await dialog.findByText('2 rides are recalled.')).toBeShown();
    expect(dialog.getAllByText('Recalled: other drivers are asked.')).toHaveLength(2);
    expect(dialog.queryByRole('button', { name: /^Recall/ })).toBeNull();
    expect(dialog.queryByText(/They have/)).toBeNull();
    for (const id of [driven, promised]) {
      expect(await passenger.read(id)).toMatchObject({ state: 'requested', driver: null });
    }
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Done.');
    await user.click(dialog.getByRole('button', { name: 'Revoke approval' }));
    await screen.findByRole('button', { name: 'Approve Dario Driver' });
    expect(screen.queryByRole('region', { name: 'Open rides' })).toBeNull();
  });

  test('a ride that cannot be recalled says why, and the note says how many were', async () => {
    const { user, world, dialog, passenger, driver, driven, promised } = await askToRevoke();
    const recall = await dialog.findByRole('button', { name: 'Recall 2 rides' });
    await driver.step(driven, { did: 'arrive' });
    await user.click(recall);
    expect(await dialog.findByText('1 of 2 rides recalled. The reason is beside the other.')).toBeShown();
    expect(dialog.getByText(/^This ride has changed\. The driver is there\./)).toBeShown();
    expect(await passenger.read(promised)).toMatchObject({ state: 'requested' });
    expect(await passenger.read(driven)).toMatchObject({ state: 'arrived' });
    world.network.goOffline();
    await user.click(dialog.getByRole('button', { name: 'Recall this ride' }));
    expect(await dialog.findByText(/^Network error/)).toBeShown();
    expect(dialog.getByText('1 of 2 rides recalled. The reason is beside the other.')).toBeShown();
    world.network.goOnline();
    await user.click(dialog.getByRole('button', { name: 'Recall this ride' }));
    expect(await dialog.findByText('2 rides are recalled.')).toBeShown();
  });

  test('a ride whose passenger is on board can only be completed', async () => {
    const { world, driver, driven } = await openRides();
    await driver.step(driven, { did: 'arrive' });
    await driver.step(driven, { did: 'start' });
    const { user } = renderApp(`/admin/accounts/${driver.uid}`, { world });
    await user.click(await screen.findByRole('button', { name: 'Revoke Dario Driver' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^The passenger is on board: this ride cannot be recalled/)).toBeShown();
    expect(dialog.getByRole('button', { name: 'Recall this ride' })).toBeShown();
  });

  test('no recall is offered if every passenger is on board', async () => {
    const world = await openRideWorld(ADA);
    const driver = await world.openDriver();
    const id = await (await world.open(PRIYA)).book();
    await driver.step(id, { did: 'take', minutes: null });
    await driver.step(id, { did: 'arrive' });
    await driver.step(id, { did: 'start' });
    const { user } = renderApp(`/admin/accounts/${driver.uid}`, { world });
    await user.click(await screen.findByRole('button', { name: 'Revoke Dario Driver' }));
    const dialog = within(await screen.findByRole('dialog'));
    const note = (await dialog.findByText('They have 1 open ride.')).parentElement;
    expect(note?.textContent).toBe('They have 1 open ride. Once revoked, they can do nothing with it.');
    expect(dialog.queryByRole('button', { name: /^Recall/ })).toBeNull();
  });

  test('the page offers the recall of the remaining rides afterwards', async () => {
    const { user, dialog, passenger, driven } = await askToRevoke();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Done.');
    await user.click(dialog.getByRole('button', { name: 'Revoke approval' }));
    const rides = within(await screen.findByRole('region', { name: 'Open rides' }));
    await user.click(await rides.findByRole('button', { name: 'Recall 2 rides' }));
    expect(await rides.findByText('2 rides are recalled.')).toBeShown();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open rides'));
    expect(document.activeElement?.tagName).toBe('H2');
    expect(await passenger.read(driven)).toMatchObject({ state: 'requested' });
  });

  test('the question about several drivers says how many have rides', async () => {
    const { world, passenger } = await openRides();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    const third = await world.openDriver({ name: 'Zora Driver' });
    const id = await passenger.book({ pickUp: laterForm(world.stage.clock.now(), 48) });
    await other.step(id, { did: 'reserve' });
    const { user } = renderApp('/admin/dashboard?filter=approved', { world });
    for (const name of ['Dario Driver', 'Dilek Driver', 'Zora Driver']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Revoke selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 of them have 3 open rides.')).toBeShown();
    expect(third.uid).not.toBe('');
    expect(dialog.getByRole('button', { name: 'Recall 3 rides' })).toBeShown();
  });
});

describe('revoking a person without rides', () => {
  test('the question says that a driver has no open rides, and does not mention the rides of a passenger', async () => {
    const world = await openRideWorld(ADA);
    const driver = await world.openDriver();
    const passenger = await world.open(PRIYA);
    const { user, goTo } = renderApp(`/admin/accounts/${driver.uid}`, { world });
    await user.click(await screen.findByRole('button', { name: 'Revoke Dario Driver' }));
    expect(await screen.findByText('They have no open rides.')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    goTo(`/admin/accounts/${passenger.uid}`);
    const asked = world.requestsOf('list rides');
    await user.click(await screen.findByRole('button', { name: 'Revoke Priya Passenger' }));
    await screen.findByRole('textbox', { name: 'Reason' });
    expect(screen.queryByText(/open rides/)).toBeNull();
    expect(world.requestsOf('list rides')).toBe(asked);
  });

  test('the page of a rejected driver who was never approved reads no rides', async () => {
    const world = await openRideWorld(ADA);
    const { uid } = world.stage.addAccount({ name: 'Rita Driver', role: 'driver', status: 'rejected' });
    renderApp(`/admin/accounts/${uid}`, { world });
    await screen.findByRole('button', { name: 'Reopen Rita Driver' });
    await waitFor(() => expect(world.requestsOf('read settings/*')).toBe(1));
    expect(world.requestsOf('list rides')).toBe(0);
    expect(screen.queryByRole('region', { name: 'Open rides' })).toBeNull();
  });

  test('the settings with the zone are read once for the page and its dialog', async () => {
    const { world, dialog } = await askToRevoke();
    await dialog.findByRole('button', { name: 'Recall 2 rides' });
    expect(world.requestsOf('read settings/*')).toBe(1);
  });

  test.each([
    [
      'a part that did not arrive is shown as a failure of the network',
      new ChunkNotLoaded('lost'),
      /^We could not check for open rides\. Network/,
    ],
    [
      'a defect is not shown as a failure of the network',
      new TypeError('no'),
      /^We could not check for open rides\. (?!Network)/,
    ],
  ])('%s', async (_, thrown, text) => {
    const { world, driver } = await openRides();
    const product = await world.load();
    const rides = { ...product.rides, load: () => Promise.reject(thrown) };
    const { user } = renderApp(`/admin/accounts/${driver.uid}`, {
      world: { ...world, load: async () => ({ ...product, rides }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke Dario Driver' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  test('rides that cannot be read are reported, and read on another attempt', async () => {
    const { world, driver } = await openRides();
    const { user } = renderApp(`/admin/accounts/${driver.uid}`, { world });
    const revoke = await screen.findByRole('button', { name: 'Revoke Dario Driver' });
    world.network.goOffline();
    await user.click(revoke);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^We could not check for open rides\. Network error/);
    expect(screen.getByRole('button', { name: 'Revoke approval' }).getAttribute('aria-disabled')).toBeNull();
    world.network.goOnline();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Recall 2 rides' })).toBeShown());
  });
});
