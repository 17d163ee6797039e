import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { noteOf } from '#test/note-of.ts';
import { renderForm } from '#test/render-form.tsx';
import { invitationIn } from './invitation.ts';
import { RegisterForm } from './register-form.tsx';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Shell } from '#app/shell.tsx';

const ADDRESS = 'robin@example.com';

function renderRegister(world = openWorld()) {
  const registered: string[] = [];
  const form = (
    <RegisterForm invitation={invitationIn({})} onRegistered={(email) => registered.push(email)} />
  );
  const { identities } = world.stage.world;
  const left = () => {
    const uid = identities.find(ADDRESS)?.uid ?? 'no identity';
    return { ...world.stage.stored({ uid, email: ADDRESS }), identity: identities.find(ADDRESS) };
  };
  return { ...renderForm(form, { access: accessTo(world) }), ...world, registered, left };
}

type View = ReturnType<typeof renderRegister>;

const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const role = () => screen.getByRole('radiogroup', { name: 'Role' });
const driver = () => within(role()).getByRole('radio', { name: 'Driver' });
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const box = async () => (await screen.findByRole('alert')).textContent;

async function fill({ user }: View, typed: { email?: string; password?: string } = {}) {
  await user.type(name(), 'Robin Rider');
  await user.type(email(), typed.email ?? ADDRESS);
  await user.click(driver());
  await user.type(password(), typed.password ?? PASSWORD);
}

async function register(view: View, typed: { email?: string; password?: string } = {}) {
  await fill(view, typed);
  await view.user.click(submit());
}

describe('the registration form', () => {
  test('the registration form says before anything is sent that an administrator must approve', () => {
    renderRegister();
    expect(screen.getByText('An administrator must approve your account.')).toBeShown();
  });

  test('missing fields are each named, the first missing field gets focus, and nothing is sent [S1.2]', async () => {
    const { user, network } = renderRegister();
    await user.click(submit());
    expect(noteOf(name())).toBe('Name is required');
    expect(noteOf(email())).toContain('Email is required');
    expect(noteOf(password())).toContain('Password is required');
    expect(noteOf(role())).toBe('Role is required');
    expect(document.activeElement).toBe(name());
    expect(network.requestsOf('identity.signUp')).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the registration form moves the focus to the choice of role if only the role is missing', async () => {
    const view = renderRegister();
    await view.user.type(name(), 'Robin');
    await view.user.type(email(), ADDRESS);
    await view.user.type(password(), `${PASSWORD}{Enter}`);
    expect(noteOf(role())).toBe('Role is required');
    expect(document.activeElement).toBe(within(role()).getByRole('radio', { name: 'Passenger' }));
  });

  test.each([
    ['robin', 'Write it like name@example.com'],
    ['robin@', 'Write it like name@example.com'],
    ['jürgen@example.com', 'This address cannot be used here.'],
  ])('the registration form says at the field why %s is invalid', async (typed, text) => {
    const view = renderRegister();
    await register(view, { email: typed });
    await waitFor(() => expect(noteOf(email())).toContain(text));
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(view.registered).toEqual([]);
  });

  test('the registration form suggests the probable address, and a press fills this address in', async () => {
    const { user } = renderRegister();
    await user.type(email(), 'Robin@gmial.com');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Did you mean robin@gmail.com?' }));
    expect(email()).toHaveProperty('value', 'robin@gmail.com');
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });

  test('the registration form asks to check an address whose domain has no ending, but sends it', async () => {
    const view = renderRegister();
    await fill(view, { email: 'robin@nowhere' });
    expect(noteOf(email())).toContain('Is the address complete? Most end in something like .com.');
    await view.user.click(submit());
    await waitFor(() => expect(view.registered).toEqual(['robin@nowhere']));
  });

  test('the registration form has only one hint for an address without an ending whose domain looks mistyped', async () => {
    const { user } = renderRegister();
    await user.type(email(), 'robin@gmailcom');
    await user.tab();
    expect(noteOf(email())).toBe('Did you mean robin@gmail.com?');
    await user.click(screen.getByRole('button', { name: 'Did you mean robin@gmail.com?' }));
    expect(noteOf(email())).toBe('');
  });

  test('the registration form does not change an address that is being sent, despite its suggestion', async () => {
    const world = openWorld();
    world.holdProduct();
    const view = renderRegister(world);
    await register(view, { email: 'robin@gmial.com' });
    await view.user.click(screen.getByRole('button', { name: 'Did you mean robin@gmail.com?' }));
    expect(email()).toHaveProperty('value', 'robin@gmial.com');
  });
});

describe('a registration', () => {
  test('the registration form is in German if German was chosen', async () => {
    await act(async () =>
      renderForm(<RegisterForm invitation={invitationIn({})} onRegistered={() => {}} />, { language: 'de' }),
    );
    expect(await screen.findByRole('button', { name: 'Registrieren' })).toBeShown();
    expect(screen.getByRole('radio', { name: 'Fahrgast' })).toBeShown();
  });
});

describe('a registration that meets a failure', () => {
  test('a registration at a used address says so, keeps the input, and offers links with the address', async () => {
    const view = renderRegister();
    const { email: used } = view.stage.addAccount();
    await register(view, { email: used });
    expect(await box()).toContain('Registration failed: An account with this email already exists.');
    const alert = screen.getByRole('alert');
    const to = (way: string) => within(alert).getByRole('link', { name: way }).getAttribute('href');
    const address = encodeURIComponent(used);
    expect(to('Sign in')).toBe(`/sign-in?email=${address}`);
    expect(to('Repair account')).toBe(`/debug-login?email=${address}`);
    expect(to('Reset password')).toBe(`/reset-password?email=${address}`);
    expect(document.activeElement).toBe(alert);
    expect(name()).toHaveProperty('value', 'Robin Rider');
    expect(email()).toHaveProperty('value', used);
    expect(password()).toHaveProperty('value', PASSWORD);
    expect(driver()).toHaveProperty('checked', true);
  });

  test('a registration while offline fails in the box and succeeds on retry [S8.23]', async () => {
    const view = renderRegister();
    view.network.goOffline();
    await register(view);
    expect(await box()).toBe(
      'Registration failed: Network error. Please check your internet connection and try again.',
    );
    expect(view.left().identity).toBeNull();
    view.network.goOnline();
    await view.user.click(submit());
    await waitFor(() => expect(view.registered).toEqual([ADDRESS]));
  });

  test('a registration whose profile cannot be confirmed says what happened and leads to the repair', async () => {
    const view = renderRegister();
    view.network.loseNextRequest('documents');
    view.network.loseNextRequest('documents');
    await register(view);
    expect(await box()).toContain(
      'Registration failed: Your account was created, but its profile may be missing.',
    );
    const way = screen.getByRole('link', { name: 'Go to Debug Login' });
    expect(way.getAttribute('href')).toBe(`/debug-login?email=${encodeURIComponent(ADDRESS)}`);
    expect(view.registered).toEqual([]);
  });

  test.each<[AccountFailure, string]>([
    [
      { code: 'provider', reason: 'switched-off', providerCode: 'a-code' },
      'Sign-up is currently closed. Please contact an administrator.',
    ],
    [
      { code: 'provider', reason: 'other', providerCode: 'too-strange' },
      'Authentication failed: too-strange. Please try again.',
    ],
    [
      { code: 'too-many-requests', providerCode: '' },
      'Too many attempts from this network. Please try again later.',
    ],
  ])('the provider’s answer %o is given as a reason [S8.23]', async (answer, reason) => {
    const view = renderRegister();
    view.network.refuseNext('identity', answer);
    await register(view);
    expect(await box()).toBe(`Registration failed: ${reason}`);
  });

  test('registering as an administrator is refused with the bare sentence of the specification [S5.6]', async () => {
    const view = renderRegister();
    view.network.refuseNext('identity', { code: 'admin-registration' });
    await register(view);
    expect(await box()).toBe('Admin accounts cannot be created through the registration form');
  });
});

test('input on the prerendered page survives hydration, and is registered', async () => {
  const world = openWorld();
  const registered: string[] = [];
  const page = (
    <Shell access={accessTo(world)} language="en">
      <RegisterForm invitation={invitationIn({})} onRegistered={(email) => registered.push(email)} />
    </Shell>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Rider');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@example.com');
  await user.click(screen.getByRole('radio', { name: 'Driver' }));

  render(page, { container, hydrate: true });
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  expect(screen.getByRole('radio', { name: 'Driver' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(registered).toEqual(['robin@example.com']));
  const uid = world.stage.world.identities.find('robin@example.com')?.uid ?? '';
  expect(world.stage.stored({ uid, email: 'robin@example.com' }).profile).toMatchObject({ role: 'driver' });
});
