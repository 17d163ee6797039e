import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { fail } from '#domain/shared/result.ts';
import { createProductAccess } from '#core/product/product-access.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { noteOf } from '#test/note-of.ts';
import { signInByForm } from '#test/sign-in-by-form.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const WRONG = 'Invalid email or password. Please check your credentials and try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';

function renderSignIn(props: Partial<SignInFormProps> = {}, world = openWorld()) {
  const pending: string[] = [];
  const form = <SignInForm area={null} email={null} onPending={(email) => pending.push(email)} {...props} />;
  const access = accessTo(world);
  const holder = () => {
    const session = access.session.current();
    return session.state === 'signed-in' ? session.user : null;
  };
  return { ...renderForm(form, { access }), ...world, holder, pending };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

describe('missing values in the sign-in form', () => {
  test('a sign-in without an address says so at the field, moves focus there and sends no request [S2.9, S5.1]', async () => {
    const { user, network } = renderSignIn();
    await user.click(submit());
    expect(noteOf(email())).toBe('Email is required');
    expect(screen.getByRole('alert').textContent).toBe('Email is required');
    expect(document.activeElement).toBe(email());
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(network.requests).toEqual([]);
  });

  test('a sign-in with an address of spaces says that the address is missing, and sends no request [S5.1]', async () => {
    const { user, network } = renderSignIn();
    await user.type(email(), '   ');
    await user.type(password(), 'secret');
    await user.click(submit());
    expect(noteOf(email())).toBe('Email is required');
    expect(network.requests).toEqual([]);
  });

  test('a sign-in with an address without an @ says that the @ is missing, keeps the input and sends no request [S5.11]', async () => {
    const { user, network } = renderSignIn();
    await user.type(email(), 'somebody');
    await user.type(password(), 'secret');
    await user.click(submit());
    expect(noteOf(email())).toBe('The @ is missing: name@example.com');
    expect(document.activeElement).toBe(email());
    expect(email()).toHaveProperty('value', 'somebody');
    expect(password()).toHaveProperty('value', 'secret');
    expect(network.requests).toEqual([]);
    await user.type(email(), '@');
    expect(noteOf(email())).toBe('');
  });

  test('a sign-in without a password says so at the field, and typing removes the error [S5.2]', async () => {
    const { user, stage } = renderSignIn();
    await user.type(email(), stage.addAccount().email);
    await user.click(submit());
    expect(noteOf(password())).toBe('Password is required');
    await user.type(password(), 'y');
    expect(noteOf(password())).toBe('');
  });
});

describe('the sign-in form lets in', () => {
  test('the sign-in form lets in an approved passenger, with a greeting by name [S1.4, S8.25]', async () => {
    const { user, holder, stage } = renderSignIn();
    await signInByForm(user, stage.addAccount({ name: 'Priya' }));
    expect(await screen.findByText('Welcome back, Priya!')).toBeDefined();
    expect(holder()).toMatchObject({ name: 'Priya', role: 'passenger' });
  });

  test('the sign-in form lets in a visitor who pressed Enter before the product had loaded [S2.11]', async () => {
    const world = openWorld();
    const arrive = world.holdProduct();
    const { user, holder, stage } = renderSignIn({}, world);
    await user.type(email(), stage.addAccount().email);
    await user.type(password(), `${PASSWORD}{Enter}`);
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true);
    arrive();
    await waitFor(() => expect(holder()).not.toBeNull());
  });
});

describe('a refused sign-in', () => {
  test('a refused sign-in keeps the input, says why in box and toast, and moves focus to the box [S2.18, S4.15]', async () => {
    const { user, stage, holder } = renderSignIn();
    const account = stage.addAccount();
    await signInByForm(user, account, 'wrong');
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe(WRONG);
    expect(document.activeElement).toBe(box);
    expect(email()).toHaveProperty('value', account.email);
    expect(password()).toHaveProperty('value', 'wrong');
    expect(await screen.findByText('Login failed')).toBeDefined();
    expect(screen.getAllByText(WRONG)).toHaveLength(2);
    expect(holder()).toBeNull();
  });

  test('a sign-in shows the network text when the server cannot be reached, and succeeds on the next attempt [S8.19]', async () => {
    const { user, network, stage, holder } = renderSignIn();
    network.goOffline();
    await signInByForm(user, stage.addAccount());
    expect((await screen.findByRole('alert')).textContent).toBe(NETWORK);
    network.goOnline();
    await user.click(submit());
    await waitFor(() => expect(holder()).not.toBeNull());
  });

  test('a refused sign-in leaves neither box nor toast when the next attempt is refused at a field', async () => {
    const { user, stage } = renderSignIn();
    await signInByForm(user, stage.addAccount(), 'wrong');
    await screen.findByText('Login failed');
    await user.clear(password());
    await user.click(submit());
    expect(screen.queryByText('Login failed')).toBeNull();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Password is required',
    ]);
  });

  test('a sign-in shows the network text when the product did not load, and loads it on the next attempt', async () => {
    const world = openWorld();
    const { load } = world;
    world.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const { user, stage, holder } = renderSignIn({}, world);
    await signInByForm(user, stage.addAccount());
    expect((await screen.findByRole('alert')).textContent).toBe(NETWORK);
    world.load = load;
    await user.click(submit());
    await waitFor(() => expect(holder()).not.toBeNull());
  });
});

describe('a build without a backend', () => {
  const access = () => createProductAccess(async () => fail({ code: 'auth-not-initialized' }));

  test('a build without a backend says so from the start [S8.24]', async () => {
    renderForm(<SignInForm area={null} email={null} onPending={() => {}} />, { access: access() });
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe('Firebase auth is not initialized');
    expect(submit()).toBeDefined();
  });

  test('a build without a backend says so at a sign-in as well', async () => {
    const { user } = renderForm(<SignInForm area={null} email={null} onPending={() => {}} />, {
      access: access(),
    });
    await signInByForm(user, { email: 'ada@example.com' });
    const box = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.textContent).toBe('Firebase auth is not initialized');
  });
});
