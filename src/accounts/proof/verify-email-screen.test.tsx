import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { LINK_CODE } from '../reset/link-code-in.ts';

const confirm = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 });

/**
 * Removes the channel on which the page asks other tabs. With this channel a test waits seconds for tabs that do not
 * answer.
 */
const withoutChannel = () => vi.stubGlobal('BroadcastChannel', undefined);

afterEach(() => void vi.unstubAllGlobals());

/** A person to whom a link was mailed. */
async function mailed(status: 'pending' | 'approved' = 'pending') {
  const world = openWorld();
  const person = world.stage.addAccount({ status, address: 'unproven' });
  const { tab } = world.stage.openProduct();
  const other = await tab.identity.signIn(person.email, PASSWORD);
  if (other.ok) await other.value.sendProof('en');
  const code = world.stage.world.identities.latestCode('proof', person.email) ?? 'no mail was sent';
  return { world, person, code };
}

test('a link on another device confirms the address, and says that a waiting page elsewhere notices the proof or needs the password', async () => {
  const { world, person, code } = await mailed();
  const { user } = renderApp(`/verify-email?mode=verifyEmail&${LINK_CODE}=${code}&lang=en`, { world });
  await confirm(user);
  await heading('Your address is confirmed');
  expect(screen.getByText(/it updates by itself\. If not, enter your password on the next page/)).toBeShown();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(person.email);
});

test('a link opened after the approval leads to sign-in, without asking for the password', async () => {
  withoutChannel();
  const { world, person, code } = await mailed('approved');
  const { user } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('Your address is confirmed');
  expect(screen.getByText(/your account is approved: you can sign in\.$/)).toBeShown();
  expect(screen.queryByText(/enter your password/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Go to sign-in' });
  expect(link.getAttribute('href')).toBe(`/sign-in?email=${encodeURIComponent(person.email)}`);
});

test('a link for a proof of address is redirected from the reset page to its own page', async () => {
  withoutChannel();
  const { world, code } = await mailed();
  const { user, address } = renderApp(`/reset-password?mode=verifyEmail&${LINK_CODE}=${code}&apiKey=k`, {
    world,
  });
  await confirm(user);
  await heading('Your address is confirmed');
  expect(address()).toBe(`/verify-email?${LINK_CODE}=${code}`);
});

test.each([`/verify-email?${LINK_CODE}=nonsense`, '/verify-email'])(
  'an invalid link says so: %s',
  async (address) => {
    const { user } = renderApp(address);
    if (address.includes(LINK_CODE)) await confirm(user);
    await heading('This link cannot be used');
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/sign-in');
  },
);

test('a link that has expired says how to get a new one', async () => {
  const { world, code } = await mailed();
  world.stage.clock.advance(73 * 60 * 60_000);
  const { user } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('This link has expired');
  expect(screen.getByText(/From there we can send you a new link\.$/)).toBeShown();
});

test('a link that could not be checked is not reported as invalid, and is checked again on request', async () => {
  withoutChannel();
  const { world, code } = await mailed();
  world.network.goOffline();
  const { user } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('We could not confirm the address');
  expect(screen.getByText(/^Network error\./)).toBeShown();
  world.network.goOnline();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Your address is confirmed');
});

test.each([
  ['fails', () => Promise.reject(new Error('no part of the product'))],
  ['gets no answer', () => new Promise<never>(() => {})],
])('a link confirms the address, even if the next check of the account %s', async (_, check) => {
  const { world, code } = await mailed('approved');
  const load = async () => {
    const product = await world.load();
    return {
      ...product,
      accounts: { ...product.accounts, emailCheck: { ...product.accounts.emailCheck, check } },
    };
  };
  const { user } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world: { ...world, load } });
  await confirm(user);
  await heading('Your address is confirmed');
  expect(screen.getByText(/enter your password/)).toBeShown();
});

test('a link that is only opened, as by a mail scanner, confirms nothing', async () => {
  const { world, person, code } = await mailed();
  const first = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await screen.findByRole('button', { name: 'Confirm this address' });
  expect(world.stage.world.identities.latestCode('proof', person.email)).toBe(code);
  first.unmount();
  withoutChannel();
  const { user } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('Your address is confirmed');
});

test('a link that this device has used says that its address is confirmed', async () => {
  withoutChannel();
  const { world, code } = await mailed();
  const { user, unmount } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('Your address is confirmed');
  unmount();
  renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await heading('Your address is confirmed');
  expect(screen.getByText(/^This link was used on this device before/)).toBeShown();
});

test('a used link says on another device that a confirmed address stays confirmed', async () => {
  withoutChannel();
  const { world, code } = await mailed();
  const { user, unmount } = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(user);
  await heading('Your address is confirmed');
  unmount();
  localStorage.clear();
  const other = renderApp(`/verify-email?${LINK_CODE}=${code}`, { world });
  await confirm(other.user);
  await heading('This link cannot be used');
  expect(screen.getByText(/it stays confirmed/)).toBeShown();
});
