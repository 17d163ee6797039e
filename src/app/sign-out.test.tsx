import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const email = () => screen.findByRole('textbox', { name: 'Email' });
const from = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'From' });
const pressSignOut = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Sign out' }));

/** A passenger with input in the booking form. */
async function openBegunTrip() {
  const world = await openRideWorld({ role: 'passenger' });
  const app = renderApp('/passenger/dashboard', { world });
  await app.user.type(await from(), 'Lime Walk');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Lime Walk');
  const signInAgain = async () => {
    await app.user.type(await email(), world.person.email);
    await app.user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('region', { name: 'Book a ride' });
  };
  return { ...app, world, signInAgain };
}

/** Ends the session without a sign-out in this browser. */
async function endSession(
  { stage, person }: Awaited<ReturnType<typeof openRideWorld>>,
  app: ReturnType<typeof renderApp>,
) {
  stage.clock.advance(5000);
  stage.alter(person.uid, { signedInSince: stage.clock.now() });
  await act(async () => app.access.loaded()?.accounts.session.refresh());
  await email();
}

describe('a deliberate sign-out', () => {
  test('a deliberate sign-out leaves nothing in the storage of the tab', async () => {
    const app = await openBegunTrip();
    sessionStorage.setItem('a draft of tomorrow', 'typed');
    await pressSignOut(app);
    await email();
    expect({ ...sessionStorage }).toEqual({});
    await app.signInAgain();
    expect((await from()).value).toBe('');
  });

  test('a deliberate sign-out removes the input of a dialog that was closed unsent', async () => {
    const app = await openPassengerRide();
    const openDialog = async () => {
      await app.press('Cancel ride');
      await app.user.click(await screen.findByRole('radio', { name: 'Another reason' }));
      return screen.findByRole<HTMLTextAreaElement>('textbox');
    };
    await app.user.type(await openDialog(), 'My own words');
    await app.user.keyboard('{Escape}');
    expect((await openDialog()).value).toBe('My own words');
    await app.user.keyboard('{Escape}');
    await pressSignOut(app);
    await app.user.type(await email(), app.world.person.email);
    await app.user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('region', { name: 'Your ride' });
    expect((await openDialog()).value).toBe('');
  });

  test('a deliberate sign-out in another tab clears the storage of this tab, and other storage events do not', async () => {
    await openBegunTrip();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(sessionStorage).not.toHaveLength(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: '1' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('a deliberate sign-out leaves a driver’s unsent steps on the device', async () => {
    const { world, press, user } = await openDriverOnTheWay();
    world.network.goOffline();
    await press('I have arrived');
    await screen.findByText(/Not sent yet: I have arrived/);
    await pressSignOut({ user });
    await email();
    expect(localStorage.getItem('waiting-steps u-dario')).toContain('arrive');
  });
});

describe('a session that ends by itself', () => {
  test('the input of a session that ends by itself is there when the same person signs in again', async () => {
    const app = await openBegunTrip();
    await endSession(app.world, app);
    await app.signInAgain();
    await waitFor(async () => expect((await from()).value).toBe('Lime Walk'));
  });
});
