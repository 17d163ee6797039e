import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { hear } from '#test/hear.ts';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { openDriverOnDuty, openDriverOnTheWay } from '#test/open-driver-page.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The announcements that contain `words`, collected until 100 ms after the first. */
async function saidWith(words: string, heard: readonly string[]): Promise<readonly string[]> {
  const said = () => heard.filter((text) => text.includes(words));
  await waitFor(() => expect(said()).not.toEqual([]));
  // A toast, a focus or another answer could repeat the announcement within this time.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return said();
}

async function signIn(password: string) {
  const { stage, user } = renderApp('/sign-in');
  const { email } = stage.addAccount({ name: 'Ada', role: 'passenger' });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  const heard = hear();
  await user.keyboard('{Enter}');
  return heard;
}

test('`hear` records a text in a live region, in a new alert and at the focus, but not in a hidden or a new region', async () => {
  document.body.innerHTML =
    '<output></output><p aria-live="polite"></p><h2 tabindex="-1">News</h2><p hidden><output></output></p>';
  const heard = hear();
  for (const region of document.querySelectorAll('output, [aria-live]')) region.append('News');
  document.body.insertAdjacentHTML('beforeend', '<div role="alert">News</div><output>Silent</output>');
  document.querySelector('h2')?.focus();
  await waitFor(() => expect(heard).toEqual(['News', 'News', 'News', 'News']));
});

describe('single announcements', () => {
  test('the reason of a failed sign-in is announced once, although box and toast show it', async () => {
    const heard = await signIn('wrong');
    expect(await saidWith('Invalid email or password', heard)).toEqual([
      expect.stringMatching(/^Invalid email or password\. Please check/),
    ]);
  });

  test('a toast is announced once', async () => {
    const heard = await signIn(PASSWORD);
    expect(await saidWith('Ada', heard)).toEqual([expect.stringMatching(/Welcome/)]);
  });

  test('the decision on the waiting page is announced once', async () => {
    const world = openWorld();
    const { uid, email } = world.stage.addAccount({ status: 'pending' });
    renderApp(`/pending-approval?email=${encodeURIComponent(email)}`, { world });
    await screen.findByRole('dialog');
    const heard = hear();
    world.stage.world.documents.commit({ [`accountDirectory/${email}`]: { gate: 'open', uid } });
    window.dispatchEvent(new Event('focus'));
    expect(await saidWith('You are approved', heard)).toEqual([expect.stringMatching(/^You are approved/)]);
  });

  test('a decision in the queue is announced once, although the undo bar shows it', async () => {
    const { user } = renderApp('/admin/dashboard', { world: await openAdminWorld([PENNY]) });
    const approve = await screen.findByRole('button', { name: 'Approve Penny' });
    const heard = hear();
    await user.click(approve);
    expect(await saidWith('is approved', heard)).toEqual([
      expect.stringMatching(/^Penny is approved\. You can undo this for 10 seconds\.$/),
    ]);
  });

  test('each step of a ride is announced to its passenger once', async () => {
    const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
    const id = await world.person.book();
    const { access } = renderApp('/passenger/dashboard', { world });
    await screen.findByText(/^Looking for a driver/, { selector: 'output' });
    const heard = hear();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: 10 });
    act(() => look(access));
    expect(await saidWith('on the way', heard)).toEqual([
      expect.stringMatching(/^Your driver is on the way/),
    ]);
    await driver.step(id, { did: 'arrive' });
    act(() => look(access));
    expect(await saidWith('is here', heard)).toEqual([expect.stringMatching(/^Your driver is here/)]);
  });

  test('a new request is announced to a driver once', async () => {
    const { passenger, lookNow } = await openDriverOnDuty();
    await screen.findByText('No ride requests now');
    const heard = hear();
    await passenger.book();
    lookNow();
    expect(await saidWith('New ride request', heard)).toEqual([
      expect.stringMatching(/^New ride request: Northside to City Hospital\.$/),
    ]);
  });

  test('a cancellation by the passenger is announced to the driver once, although a note of it stays on the page', async () => {
    const { passenger, id, lookNow } = await openDriverOnTheWay();
    const heard = hear();
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    lookNow();
    expect(await saidWith('cancelled', heard)).toEqual([
      expect.stringMatching(/The passenger has cancelled the ride/),
    ]);
  });

  test('a ride’s change is announced once on the ride’s own page', async () => {
    const world = await openRideWorld({ role: 'admin' });
    const passenger = await world.open({ role: 'passenger', name: 'Robin Rider' });
    const id = await passenger.book();
    const { access } = renderApp(`/admin/rides/${id}`, { world });
    await screen.findByRole('heading', { level: 1, name: 'Robin Rider' });
    const heard = hear();
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    act(() => look(access));
    expect(await saidWith('Cancelled', heard)).toEqual([expect.stringMatching(/^Cancelled/)]);
  });
});
