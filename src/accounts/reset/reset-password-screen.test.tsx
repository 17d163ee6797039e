import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { renderForm } from '#test/render-form.tsx';
import { RequestForm } from './request-form.tsx';

const NEXT = 'battery staple 2';

/** The adapter's error for the provider's answer `USER_NOT_FOUND`. */
const GONE = { code: 'session-expired', providerCode: 'a-code' } as const;

const titled = (text: string) => `${text} · Car Booking System`;
const email = () => screen.findByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send reset link' });
const newPassword = () => screen.findByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save password' });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const box = async () => (await screen.findByRole('alert')).textContent;

describe('a request for a reset link', () => {
  test('a request for a reset link needs an address', async () => {
    const { user, network } = renderApp('/reset-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
    await email();
    expect(document.title).toBe(titled('Reset your password'));
    await user.click(send());
    expect(noteOf(await email())).toBe('Email is required');
    expect(document.activeElement).toBe(await email());
    expect(network.requests).toEqual([]);
  });

  test.each([
    ['a known', true],
    ['an unknown', false],
  ])('a request for a reset link is answered alike for %s address', async (_, known) => {
    const world = openWorld();
    const { email: stored } = world.stage.addAccount();
    const address = known ? stored : 'nobody@example.com';
    const { user } = renderApp(`/reset-password?email=${encodeURIComponent(address)}`, { world });
    expect(await email()).toHaveProperty('value', address);
    await user.click(send());
    const heading = await step('Check your inbox');
    expect(document.title).toBe(titled('Check your inbox'));
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(new RegExp(`^If there is an account for ${address}, a link is on its way`)),
    ).toBeShown();
    expect(world.stage.world.identities.latestCode('reset', address) !== null).toBe(known);
  });

  test('a session that becomes known late is announced, and the form’s purpose stays readable', async () => {
    const world = openWorld();
    const { account } = await world.enter();
    const arrive = world.holdProduct();
    renderForm(<RequestForm email="" onSent={() => {}} />, { access: accessTo(world) });
    const announced = screen.getByRole('status');
    expect(announced.textContent).toBe('');
    arrive();
    await waitFor(() => expect(announced.textContent).toContain(`You are signed in as ${account.email}.`));
    expect(screen.getByText(/^Enter your email address and we will send you a link/)).toBeShown();
  });

  test('a request for a reset link says how to write an address, and keeps the address for another request', async () => {
    const { user } = renderApp('/reset-password');
    await user.type(await email(), 'robin{Enter}');
    const text = 'Write it like name@example.com';
    await waitFor(async () => expect(noteOf(await email())).toBe(text));
    await user.type(await email(), '@example.com{Enter}');
    await step('Check your inbox');
    await user.click(screen.getByRole('button', { name: 'Send again or change the email' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await email()).toHaveProperty('value', 'robin@example.com');
  });

  test.each([
    [{ code: 'network' }, 'Network error. Please check your internet connection and try again.'],
    [{ code: 'too-many-requests', providerCode: '' }, 'Too many requests. Please try again later.'],
  ] as const)(
    'a request for a reset link that fails says why and succeeds on the next attempt: %o',
    async (error, text) => {
      const { user, network } = renderApp('/reset-password?email=robin%40example.com');
      await email();
      network.refuseNext('identity', error);
      await user.click(send());
      expect(await box()).toBe(text);
      expect(await email()).toHaveProperty('value', 'robin@example.com');
      await user.click(send());
      await step('Check your inbox');
    },
  );
});

/** A person who has requested a link, and `follow`, which opens the link of the mail. */
async function withLink(given: Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0] = {}) {
  const world = openWorld();
  const person = world.stage.addAccount(given);
  await (await (await world.load()).accountForms.load()).passwordReset.request(person.email);
  const code = world.stage.world.identities.latestCode('reset', person.email) ?? 'no code was sent';
  const follow = () =>
    renderApp(`/reset-password?mode=resetPassword&oobCode=${code}&apiKey=k&lang=de`, { world });
  return { world, person, follow };
}

describe('a reset link', () => {
  test('a reset link shows the address of the account, sets the password, and leads to sign-in with the address', async () => {
    const { world, person, follow } = await withLink();
    const { user, address } = follow();
    await newPassword();
    expect(document.title).toBe(titled('New password'));
    const whose = `Choose a new password for ${person.email}.`;
    expect(screen.getByText(whose, { ignore: 'output' })).toBeShown();
    await user.type(await newPassword(), `${NEXT}{Enter}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(address()).toBe(`/sign-in?email=${encodeURIComponent(person.email)}`);
    const toast = await screen.findByRole('region', { name: 'Password saved' });
    expect(toast.textContent).toContain(`It is now the password for ${person.email}.`);
    const product = await world.load();
    expect(await product.accounts.signIn({ email: person.email, password: NEXT, area: null })).toMatchObject({
      ok: true,
    });
  });

  test('a reset link needs a password that meets the policy', async () => {
    const { world, follow } = await withLink();
    const { user } = follow();
    const field = await newPassword();
    await user.click(save());
    expect(noteOf(field)).toContain('Password is required');
    await user.type(field, '12345');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(field)).toContain('At least 6 characters, not met yet');
    expect(world.network.requestsOf('identity.confirmPasswordReset')).toBe(0);
  });

  test('a reset link that has expired says so, and leads to a new one', async () => {
    const { world, follow } = await withLink();
    world.stage.clock.advance(60 * 60_000);
    const { user, address } = follow();
    const heading = await step('This link has expired');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(titled('This link has expired'));
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await email();
    expect(address()).toBe('/reset-password');
  });

  test('an invalid reset link says so, and leads to a new link or to sign-in', async () => {
    const { user, address } = renderApp('/reset-password?oobCode=nonsense');
    await step('This link cannot be used');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeShown();
    await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(address()).toBe('/sign-in');
  });

  test.each(['pending', 'rejected'])(
    'a reset link of an account that is %s does not promise a sign-in',
    async (status) => {
      const { follow } = await withLink({ status });
      const { user } = follow();
      await user.type(await newPassword(), `${NEXT}{Enter}`);
      const toast = await screen.findByRole('region', { name: 'Password saved' });
      expect(toast.textContent).not.toMatch(/sign in/i);
    },
  );

  test('a reset link whose account is gone says so, and offers no other link', async () => {
    const { world, follow } = await withLink();
    world.network.refuseNext('proof', GONE);
    follow();
    await step('This link cannot be used');
    expect(screen.getByText('The account this link belongs to no longer exists.')).toBeShown();
    expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull();
  });

  test('a reset link whose account is deleted while a password is typed says so, and not that a session has ended', async () => {
    const { world, follow } = await withLink();
    const { user } = follow();
    await user.type(await newPassword(), NEXT);
    world.network.refuseNext('identity', GONE);
    await user.click(save());
    expect(await box()).toBe('The account this link belongs to no longer exists.');
  });

  test('a reset link that cannot be checked is not reported as invalid, and is checked again on request', async () => {
    const { world, person, follow } = await withLink();
    world.network.goOffline();
    const { user } = follow();
    expect(await box()).toContain('Network error.');
    const regions = screen.getAllByRole('status');
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await newPassword();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const announced = regions.map(({ textContent }) => textContent);
    expect(announced).toContain(`Choose a new password for ${person.email}.`);
  });

  test('a reset link that expires while a password is typed says so, keeps the password, and offers a new link', async () => {
    const { world, person, follow } = await withLink();
    const { user } = follow();
    await user.type(await newPassword(), NEXT);
    world.stage.clock.advance(60 * 60_000);
    await user.click(save());
    expect(await box()).toContain('This link has expired. Please request a new one.');
    expect(await newPassword()).toHaveProperty('value', NEXT);
    const way = screen.getByRole('link', { name: 'Request a new link' });
    expect(way.getAttribute('href')).toBe(`/reset-password?email=${encodeURIComponent(person.email)}`);
  });

  test('a reset link whose answer is lost says so; the next attempt finds the link used and leads to sign-in', async () => {
    const { world, person, follow } = await withLink();
    const { user } = follow();
    await user.type(await newPassword(), NEXT);
    world.network.loseNextAnswer('identity');
    await user.click(save());
    expect(await box()).toContain('Network error.');
    await user.click(save());
    await waitFor(async () => expect(await box()).toContain('has already been used'));
    const way = screen.getByRole('link', { name: 'Go to sign-in' });
    expect(way.getAttribute('href')).toBe(`/sign-in?email=${encodeURIComponent(person.email)}`);
  });
});
