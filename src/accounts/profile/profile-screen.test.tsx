import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { noteOf } from '#test/note-of.ts';
import { renderApp } from '#test/render-app.tsx';

const NEXT = 'battery staple 2';

const name = () => screen.findByRole('textbox', { name: 'Name' });
const saveName = () => screen.getByRole('button', { name: 'Save name' });
const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const savePassword = () => screen.getByRole('button', { name: 'Change password' });
const box = async () => (await screen.findByRole('alert')).textContent;

async function openProfile(given: Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0] = {}) {
  const world = openWorld();
  const { account: person, product } = await world.enter(given);
  const view = renderApp('/profile', { world });
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  const signInWith = (password: string) =>
    product.accounts.signIn({ email: person.email, password, area: null });
  return { ...view, world, person, product, signInWith };
}

describe('the profile', () => {
  test('the profile page shows address, role, status and the day of registration, and whom to ask to close the account', async () => {
    const { person } = await openProfile({ role: 'driver' });
    const facts = within(screen.getByRole('region', { name: 'Your account' }));
    for (const fact of [person.email, 'Driver', 'Approved', '1 January 2025']) {
      expect(facts.getByText(fact)).toBeShown();
    }
    const leaving = within(screen.getByRole('region', { name: 'Closing your account' }));
    expect(leaving.getByText(/Ask an administrator/)).toBeShown();
    expect(leaving.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });
});

describe('one’s own name', () => {
  test.each([
    ['passenger', 'Your drivers see only this one.'],
    ['driver', 'Your passengers see only this one.'],
    ['admin', 'Everyone whose account you decide on sees this one on their profile.'],
    ['auditor', ''],
  ])('the name field of a %s says who sees the name', async (role, others) => {
    await openProfile({ role });
    expect(noteOf(await name())).toBe(`Administrators see it and your earlier names. ${others}`.trim());
  });

  test('one’s own name is saved, trimmed, and confirmed', async () => {
    const { user, person, stage } = await openProfile();
    expect(await name()).toHaveProperty('value', person.name);
    await user.clear(await name());
    await user.type(await name(), '  New Name {Enter}');
    expect(await screen.findByText('Your name is now New Name.')).toBeShown();
    expect(await name()).toHaveProperty('value', 'New Name');
    expect(stage.stored(person).profile).toMatchObject({ name: 'New Name' });
    expect(saveName().getAttribute('aria-disabled')).toBeNull();
  });

  test.each(['name', 'button'] as const)(
    'a name that is being saved takes no text, and focus stays where it was: %s',
    async (place) => {
      const { user, network, person } = await openProfile();
      await user.type(await name(), ' II');
      const release = network.hold();
      if (place === 'name') await user.keyboard('{Enter}');
      else await user.click(saveName());
      const control = place === 'name' ? await name() : screen.getByRole('button', { name: 'Saving...' });
      expect(document.activeElement).toBe(control);
      expect(control.matches(':disabled')).toBe(false);
      await user.keyboard('I');
      release();
      await screen.findByText('Name saved');
      expect(document.activeElement).toBe(control);
      expect(await name()).toHaveProperty('value', `${person.name} II`);
    },
  );

  test('the save of a name does not move a focus that has left its form', async () => {
    const { user, network } = await openProfile();
    const release = network.hold();
    await user.type(await name(), ' II{Enter}');
    current().focus();
    release();
    await screen.findByText('Name saved');
    expect(document.activeElement).toBe(current());
  });

  test.each([
    [' ', 'Name is required'],
    ['x'.repeat(101), 'Please use at most 100 characters.'],
    [
      'Mal\u202Elory',
      'A name cannot contain line breaks, invisible characters or stacked accents. Please type it again.',
    ],
  ])('one’s own name is not saved as %j', async (typed, text) => {
    const { user, network } = await openProfile();
    await user.clear(await name());
    await user.click(await name());
    await user.paste(typed);
    await user.click(saveName());
    expect(noteOf(await name())).toBe(text);
    expect(document.activeElement).toBe(await name());
    expect(network.requests.filter(({ kind }) => kind === 'documents')).toEqual([]);
  });

  test('a name whose request is lost stays as typed, and is saved on the next attempt', async () => {
    const { user, network, person, stage } = await openProfile();
    network.loseNextRequest('documents');
    await user.type(await name(), ' II{Enter}');
    expect(await box()).toBe('Network error. Please check your internet connection and try again.');
    expect(await name()).toHaveProperty('value', `${person.name} II`);
    await user.click(saveName());
    await screen.findByText(`Your name is now ${person.name} II.`);
    expect(stage.stored(person).profile).toMatchObject({ name: `${person.name} II` });
  });

  test('a name whose answer is lost is saved, and the page detects it', async () => {
    const { user, network, person, stage } = await openProfile();
    network.loseNextAnswer('documents');
    await user.type(await name(), ' II{Enter}');
    await screen.findByText(`Your name is now ${person.name} II.`);
    expect(stage.stored(person).profile).toMatchObject({ name: `${person.name} II` });
  });

  test('a name that is denied, because the approval was revoked meanwhile, ends the session and says why', async () => {
    const { user, person, stage } = await openProfile();
    stage.alter(person.uid, { status: 'rejected', rejectionReason: 'The contract has ended.' });
    await user.type(await name(), ' II{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(
      await screen.findByText(
        'Your access has been revoked, and you have just been signed out. The contract has ended.',
      ),
    ).toBeShown();
  });

  test('a pending administrator cannot change their name, and the page says so', async () => {
    const { user, network } = await openProfile({ role: 'admin', status: 'pending' });
    expect(await name()).toHaveProperty('readOnly', true);
    expect(noteOf(await name())).toContain('once an administrator has approved your account');
    expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull();
    await user.type(await name(), '{Enter}');
    expect(network.requests.filter(({ kind }) => kind === 'documents')).toEqual([]);
  });
});

describe('one’s own password', () => {
  test('one’s own password is changed with the current password; the fields are empty again, the session stays', async () => {
    const { user, signInWith, access } = await openProfile();
    await user.type(current(), PASSWORD);
    await user.type(next(), `${NEXT}{Enter}{Enter}`);
    expect(await screen.findByText('Password changed')).toBeShown();
    expect(current()).toHaveProperty('value', '');
    expect(next()).toHaveProperty('value', '');
    expect(noteOf(next())).toContain('At least 6 characters, not met yet');
    expect(access.session.current().state).toBe('signed-in');
    expect(await signInWith(NEXT)).toMatchObject({ ok: true });
  });

  test.each(['field', 'button'] as const)(
    'a password that is being changed takes no text, and focus stays where it was: %s',
    async (place) => {
      const { user, network } = await openProfile();
      await user.type(current(), PASSWORD);
      await user.type(next(), NEXT);
      const release = network.hold();
      if (place === 'field') await user.keyboard('{Enter}');
      else await user.click(savePassword());
      expect(document.querySelector(':disabled')).toBeNull();
      await user.keyboard('x');
      expect(next()).toHaveProperty('value', NEXT);
      release();
      await screen.findByText('Password changed');
      await waitFor(() => expect(document.activeElement).toBe(place === 'field' ? next() : savePassword()));
    },
  );

  test('a change of password needs the current password and a new password that meets the policy', async () => {
    const { user, network } = await openProfile();
    await user.click(savePassword());
    expect(noteOf(current())).toBe('Password is required');
    expect(noteOf(next())).toContain('Password is required');
    expect(document.activeElement).toBe(current());
    await user.type(current(), PASSWORD);
    await user.type(next(), '12345');
    expect(next().getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Enter}');
    expect(next().getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(next())).toContain('At least 6 characters, not met yet');
    expect(network.requests.filter(({ kind }) => kind === 'identity')).toEqual([]);
  });

  test('a wrong current password changes no password, and is refused at its field', async () => {
    const { user, signInWith } = await openProfile();
    await user.type(current(), 'wrong');
    await user.type(next(), `${NEXT}{Enter}`);
    await waitFor(() => expect(noteOf(current())).toBe('This is not your current password.'));
    expect(document.activeElement).toBe(current());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await signInWith(PASSWORD)).toMatchObject({ ok: true });
  });

  test('a change of password whose answer is lost says that the new password may be valid', async () => {
    const { user, network, signInWith } = await openProfile();
    network.loseNextAnswer('identity');
    await user.type(current(), PASSWORD);
    await user.type(next(), `${NEXT}{Enter}`);
    expect(await box()).toContain(
      'If your current password is then rejected, the change had already gone through: use the new one.',
    );
    expect(next()).toHaveProperty('value', NEXT);
    expect(await signInWith(NEXT)).toMatchObject({ ok: true });
  });

  test.each([
    [{ code: 'too-many-requests', providerCode: '' }, 'Too many attempts. Please try again later.'],
    [{ code: 'session-expired', providerCode: '' }, 'Your session has ended. Please sign in again.'],
    [{ code: 'unavailable' }, 'The service did not respond. Please try again in a moment.'],
  ] as const)('a change of password that is refused says why in the box: %o', async (error, text) => {
    const { user, network } = await openProfile();
    network.refuseNext('identity', error);
    await user.type(current(), PASSWORD);
    await user.type(next(), `${NEXT}{Enter}`);
    expect(await box()).toBe(text);
  });
});

const region = () => screen.queryByRole('region', { name: 'Confirm your email' });

describe('an unproven address', () => {
  test('the profile sends the mail, says when the next is possible, and the next sign-in records the proof', async () => {
    const { user, world, person, product, signInWith } = await openProfile({ address: 'unproven' });
    const card = within(region() ?? document.body);
    await user.click(card.getByRole('button', { name: 'Send the email' }));
    expect(await card.findByText(`The email to ${person.email} is on its way.`)).toBeShown();
    expect(card.getByRole('button', { name: 'Send it again' }).getAttribute('aria-disabled')).toBe('true');
    expect(card.getByText(/^You can send it again in \d+ seconds\.$/)).toBeShown();
    await (
      await product.accountForms.load()
    ).proveAddress(world.stage.world.identities.latestCode('proof', person.email) ?? '');
    await signInWith(PASSWORD);
    await act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(region()).toBeNull());
  });

  test('the profile says why a mail was not sent, and the button stays', async () => {
    const { user, world } = await openProfile({ address: 'unproven' });
    const card = within(region() ?? document.body);
    world.network.refuseNext('identity', { code: 'too-many-requests', providerCode: '' });
    await user.click(card.getByRole('button', { name: 'Send the email' }));
    expect((await card.findByRole('alert')).textContent).toContain('Too many attempts.');
    expect(card.getByRole('button', { name: 'Send the email' })).toBeShown();
  });

  test('the profile does not mention an address that is proven', async () => {
    await openProfile();
    expect(region()).toBeNull();
  });
});
