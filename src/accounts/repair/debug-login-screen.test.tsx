import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { contact } from '#core/product/firm-contact.ts';
import { openWorld } from '#test/open-world.ts';
import { noteOf } from '#test/note-of.ts';
import { renderApp } from '#test/render-app.tsx';

type Given = Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0];

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const check = () => screen.getByRole('button', { name: 'Check account' });
const repair = () => screen.getByRole('button', { name: 'Repair account' });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const box = async () => (await screen.findByRole('alert')).textContent;

/** Opens the repair page with the address of an account in the given state. */
async function visit(given: Given = {}, fields: Readonly<Record<string, unknown>> = {}) {
  const world = openWorld();
  const person = world.stage.addAccount(given);
  if (given?.profile !== 'missing') world.stage.alter(person.uid, fields);
  const view = renderApp(`/debug-login?email=${encodeURIComponent(person.email)}`, { world });
  await email();
  const prove = async (typed = PASSWORD) => {
    await view.user.clear(password());
    await view.user.type(password(), `${typed}{Enter}`);
  };
  return { ...view, person, prove, before: world.stage.stored(person) };
}

/** The listed values of a part of the record, now and after the repair. Empty if the part is not listed. */
function changeOf(part: string): string[] {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(part) !== null);
  return row === undefined
    ? []
    : within(row)
        .getAllByRole('definition')
        .map((side) => side.textContent);
}

describe('the proof before the repair', () => {
  test('the proof before the repair has the address of the link in its field, and reports missing values at the fields', async () => {
    const { user, person, network } = await visit();
    expect(await email()).toHaveProperty('value', person.email);
    await user.click(check());
    expect(noteOf(password())).toBe('Password is required');
    await user.clear(await email());
    await user.click(check());
    expect(noteOf(await email())).toBe('Email is required');
    expect(network.requests.filter(({ kind }) => kind === 'proof')).toEqual([]);
  });

  test('the proof before the repair refuses a wrong password, reveals nothing about the account, and offers the reset [S8.16]', async () => {
    const { prove, person } = await visit({ profile: 'missing' });
    await prove('wrong');
    expect(await box()).toContain('Invalid email or password. Please try again.');
    const way = screen.getByRole('link', { name: 'Reset your password' });
    expect(way.getAttribute('href')).toBe(`/reset-password?email=${encodeURIComponent(person.email)}`);
  });

  test.each([
    ['proof', 'network', 'Network error.'],
    ['reading', 'network', 'Network error.'],
    ['reading', 'unavailable', 'The service did not respond.'],
    ['reading', 'permission-denied', 'You do not have permission'],
  ] as const)(
    'the proof before the repair does not take a failed %s (%s) for a missing part',
    async (kind, code, text) => {
      const { prove, network, user } = await visit({ profile: 'missing' });
      network.refuseNext(kind, { code });
      await prove();
      expect(await box()).toContain(text);
      expect(screen.queryByRole('button', { name: 'Repair account' })).toBeNull();
      await user.click(check());
      await step('What we found');
    },
  );

  test('the proof before the repair has the sign-in page’s text about a disabled account, with the same contact', async () => {
    const { prove } = await visit({ identity: 'disabled' });
    await prove();
    expect(await box()).toContain('This account has been disabled. Please contact support.');
    const way = screen.getByRole('link', { name: contact.email });
    expect(way.getAttribute('href')).toBe(`mailto:${contact.email}`);
  });
});

describe('an account that can be repaired', () => {
  test('an account without a profile is shown before and after, asks for name and role, and ends waiting [S2.4]', async () => {
    const { user, person, prove, stage, access } = await visit({ profile: 'missing', directory: 'missing' });
    expect(document.title).toBe('Debug Login · Car Booking System');
    await prove();
    const heading = await step('What we found');
    expect(document.title).toBe('What we found · Car Booking System');
    expect(document.activeElement).toBe(heading);
    expect(changeOf('Role')).toEqual(['Missing', 'What you choose below']);
    expect(changeOf('Status')).toEqual(['Missing', 'Waiting for approval']);
    expect(changeOf('Sign-in')).toEqual(['Missing', 'After approval']);
    await user.click(repair());
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(noteOf(name)).toBe('Name is required');
    expect(noteOf(screen.getByRole('radiogroup', { name: 'Role' }))).toBe('Role is required');
    await user.type(name, 'Robin');
    await user.click(screen.getByRole('radio', { name: 'Driver' }));
    await user.click(repair());
    await step('Your account is repaired');
    expect(document.title).toBe('Your account is repaired · Car Booking System');
    expect(stage.stored(person).profile).toMatchObject({ name: 'Robin', role: 'driver', status: 'pending' });
    const way = screen.getByRole('link', { name: 'See where it stands' });
    expect(way.getAttribute('href')).toBe(`/pending-approval?email=${encodeURIComponent(person.email)}`);
    expect(access.session.current().state).toBe('signed-out');
  });

  test('an account without role and status keeps its name, and only the role is asked for [S2.4]', async () => {
    const { user, person, prove, stage, before } = await visit({ profile: 'incomplete' });
    await prove();
    await step('What we found');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByText(person.name)).toBeShown();
    expect(changeOf('Sign-in')).toEqual(['Allowed (outdated)', 'After approval']);
    await user.click(screen.getByRole('radio', { name: 'Passenger' }));
    await user.click(repair());
    await step('Your account is repaired');
    const kept = { ...before.profile, role: 'passenger', status: 'pending' };
    expect(stage.stored(person).profile).toEqual(kept);
  });

  test('an account that only lacks its entry needs no input, stays approved, and may sign in', async () => {
    const { user, person, prove, stage, before } = await visit({ directory: 'missing' });
    await prove();
    await step('What we found');
    expect(screen.queryByText(/an administrator must approve/)).toBeNull();
    await user.click(repair());
    await step('Your account is repaired');
    expect(stage.stored(person).profile).toEqual(before.profile);
    const way = screen.getByRole('link', { name: 'Go to sign-in' });
    expect(way.getAttribute('href')).toBe(`/sign-in?email=${encodeURIComponent(person.email)}`);
  });

  test('an account that was rejected stays rejected, and the page says whom to ask', async () => {
    const { user, prove } = await visit({ status: 'rejected' }, { status: undefined });
    await prove();
    await step('What we found');
    expect(changeOf('Status')).toEqual(['Missing', 'Rejected']);
    await user.click(repair());
    await step('Your account is repaired');
    expect(screen.getByText(/was rejected, and the repair does not change that/)).toBeShown();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });

  test('a repair names an unreadable value', async () => {
    const { prove } = await visit({}, { createdAt: 'yesterday' });
    await prove();
    await step('What we found');
    expect(changeOf('Registered')[0]).toBe('Unreadable');
  });
});

describe('a repair that fails', () => {
  test.each(['network', 'permission-denied'] as const)(
    'a repair that fails with %s says so, changes nothing, and succeeds on the next attempt',
    async (code) => {
      const { user, person, prove, network, stage, before } = await visit({ directory: 'missing' });
      await prove();
      await step('What we found');
      network.refuseNext('documents', { code });
      await user.click(repair());
      await screen.findByRole('alert');
      expect(stage.stored(person)).toEqual(before);
      await user.click(repair());
      await step('Your account is repaired');
    },
  );

  test('a repair that is left by “Back” sends nothing, and the form has the address but no password', async () => {
    const { user, prove, network } = await visit({ directory: 'missing' });
    await prove();
    await step('What we found');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await email()).toHaveProperty('value', 'person001@example.com');
    expect(password()).toHaveProperty('value', '');
    await waitFor(() => expect(network.requests.filter(({ kind }) => kind === 'documents')).toEqual([]));
  });
});
