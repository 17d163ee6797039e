import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { LINK_CODE } from '../reset/link-code-in.ts';

const pathOf = (email: string) => `/pending-approval?email=${encodeURIComponent(email)}`;
const look = () => act(() => void window.dispatchEvent(new Event('focus')));

/** Closes the dialog in front of the application's steps. */
async function closed(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  return within(screen.getByRole('main'));
}

/** The waiting page of a person who has given the password in this tab. A `stranger` only knows the address. */
async function waitingPage(stranger = false) {
  const world = openWorld();
  const person = world.stage.addAccount({ status: 'pending', address: 'unproven' });
  const page = renderApp(pathOf(person.email), { world });
  const loaded = await page.access.load();
  if (!loaded.ok) throw new Error('the product has not arrived');
  const product = loaded.value;
  if (!stranger) {
    await act(() => product.accounts.signIn({ email: person.email, password: PASSWORD, area: null }));
  }
  const main = await closed(page.user);
  const { identities } = world.stage.world;
  /** Uses the newest link as another device would. */
  const useLink = async () => {
    const code = identities.latestCode('proof', person.email) ?? 'no mail was sent';
    expect(await (await product.accountForms.load()).proveAddress(code)).toMatchObject({ ok: true });
  };
  return { ...page, world, person, product, main, useLink };
}

const steps = (main: { getAllByRole: (role: string) => HTMLElement[] }) =>
  main.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/(done|not yet).*/s, '$1'));

describe('the waiting page of an applicant', () => {
  test('an applicant sees which step is open, and that the address is proven as soon as the link is used', async () => {
    const { user, main, useLink } = await waitingPage();
    expect(steps(main)).toEqual([
      'Registered · done',
      'Email address confirmed · not yet',
      'Reviewed by an administrator · not yet',
      'Ready to go · not yet',
    ]);
    await user.click(await main.findByRole('button', { name: 'Send the email' }));
    expect(await main.findByText(/is on its way\.$/)).toBeShown();
    await useLink();
    await look();
    await waitFor(() => expect(steps(main)[1]).toBe('Email address confirmed · done'));
    expect(main.queryByRole('button', { name: /email|again/ })).toBeNull();
  });

  test('an applicant who has forgotten the password gets a link to the reset, with the address', async () => {
    const { user, main, person, address } = await waitingPage(true);
    await user.click(main.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeShown();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', person.email);
    expect(address()).toBe(`/reset-password?email=${encodeURIComponent(person.email)}`);
  });

  test('a link used in another tab is recorded by the waiting tab, and the other tab says so', async () => {
    const { world, person, product, main } = await waitingPage();
    await act(() => product.accounts.applicant.sendMail('en'));
    const code = world.stage.world.identities.latestCode('proof', person.email) ?? '';
    renderApp(`/verify-email?mode=verifyEmail&${LINK_CODE}=${code}`, { world });
    const press = await screen.findByRole('button', { name: 'Confirm this address' });
    act(() => press.click());
    expect(await screen.findByText(/The page where you registered shows it too/)).toBeShown();
    expect(steps(main)[1]).toBe('Email address confirmed · done');
    expect(world.stage.stored(person).profile?.['provenAt']).not.toBeNull();
  });

  test('an applicant who has waited here signs in with one press after the approval', async () => {
    const { user, world, person, address } = await waitingPage();
    world.stage.alter(person.uid, { status: 'approved' });
    world.stage.world.documents.commit({
      [`accountDirectory/${person.email}`]: { gate: 'open', uid: person.uid },
    });
    await look();
    await user.click(await screen.findByRole('button', { name: 'Enter now' }));
    await waitFor(() => expect(address()).toBe('/passenger/dashboard'));
  });

  test('an applicant who goes to the sign-in page no longer waits here', async () => {
    const { user, main, product } = await waitingPage();
    await user.click(main.getByRole('link', { name: 'Go to sign-in' }));
    await waitFor(() => expect(product.accounts.applicant.current()).toBeNull());
  });
});

describe('another registration of an applicant', () => {
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

  test('another registration is prefilled from the first, also after the sign-in form', async () => {
    const world = openWorld();
    const person = world.stage.addAccount({ status: 'pending', address: 'unproven' });
    world.stage.alter(person.uid, { role: 'driver', name: 'Dev Driver', phone: '5550142', licence: 'P-17' });
    const { user, access } = renderApp('/sign-in', { world });
    await user.type(await field('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    const main = await closed(user);
    expect(await main.findByRole('button', { name: 'Send the email' })).toBeShown();
    expect(main.queryByLabelText('Password'), 'it is given once').toBeNull();
    await main.findByText(/Your details are filled in; only the password is missing\.$/);
    await user.click(main.getByRole('link', { name: 'Register with the right one' }));
    expect((await field('Name')).value).toBe('Dev Driver');
    const email = await field('Email');
    expect(email.value).toBe(person.email);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Driver' }).checked).toBe(true);
    expect((await field('Phone')).value).toBe('5550142');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    await user.clear(email);
    await user.type(email, 'right@example.com');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Account Pending Approval' }));
    expect(dialog.getByText(/You registered with right@example\.com\./)).toBeShown();
    const loaded = await access.load();
    const applicant = loaded.ok && loaded.value.accounts.applicant.current();
    expect(applicant).toMatchObject({ email: 'right@example.com' });
  });

  test('another registration has an empty form if the password was not given', async () => {
    const { user, main } = await waitingPage(true);
    expect(main.queryByText(/Your details/)).toBeNull();
    await user.click(main.getByRole('link', { name: 'Register with the right one' }));
    expect((await field('Name')).value).toBe('');
  });
});

describe('the waiting page without the password', () => {
  test('a stranger learns nothing about the address; after the password the owner sees their progress, on any device', async () => {
    const { user, main, person, world } = await waitingPage(true);
    expect(steps(main)[1]).toMatch(/^Email addressOpened the link in our email/);
    expect(main.queryByRole('button', { name: 'Send the email' })).toBeNull();
    await user.click(main.getByRole('button', { name: 'Continue' }));
    expect(main.getByText('Password is required')).toBeShown();
    await user.type(main.getByLabelText('Password'), 'wrong{Enter}');
    expect((await main.findByRole('alert')).textContent).toContain('Invalid email or password.');
    const other = await world.stage.openProduct().tab.identity.signIn(person.email, PASSWORD);
    if (other.ok) await other.value.sendProof('en');
    const code = world.stage.world.identities.latestCode('proof', person.email) ?? '';
    await (await (await world.load()).accountForms.load()).proveAddress(code);
    await user.clear(main.getByLabelText('Password'));
    await user.type(main.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(steps(main)[1]).toBe('Email address confirmed · done'));
  });
});

const QUESTION = {
  by: 'ada',
  text: 'Which badge?',
  at: new Date('2025-04-01T10:00:00.000Z'),
  answer: null,
  answeredAt: null,
};

/** The waiting page of a pending person with a question, before the password is given. */
async function asked(questions: Readonly<Record<string, object>> = { 0: QUESTION }) {
  const world = openWorld();
  const person = world.stage.addAccount({ status: 'pending', address: 'proven' });
  world.stage.alter(person.uid, { questions });
  const page = renderApp(`/pending-approval?email=${encodeURIComponent(person.email)}`, { world });
  const main = await closed(page.user);
  const enter = async () => {
    await page.user.type(main.getByLabelText('Password'), PASSWORD);
    await page.user.click(main.getByRole('button', { name: 'Continue' }));
  };
  const stored = () => world.stage.world.documents.read(`users/${person.uid}`)?.['questions'];
  return { ...page, world, person, main, enter, stored };
}

describe('the question of a reviewer', () => {
  test('a question is shown only after the password', async () => {
    const { main, enter } = await asked();
    expect(main.queryByText('Which badge?')).toBeNull();
    await enter();
    expect(await main.findByText('Which badge?')).toBeShown();
  });

  test('an applicant answers, sees the answer, and cannot answer again', async () => {
    const { user, main, enter, stored } = await asked();
    await enter();
    await user.type(await main.findByRole('textbox', { name: 'Your answer' }), 'B072');
    await user.click(main.getByRole('button', { name: 'Send answer' }));
    expect(await main.findByText('Thank you. Your reviewer can see your answer:')).toBeShown();
    expect(main.getByText('B072')).toBeShown();
    expect(main.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
    expect(stored()).toMatchObject({ 0: { text: 'Which badge?', answer: 'B072' } });
  });

  test('an answer stays in its field after a failure, and counts as sent if only its confirmation was lost', async () => {
    const { world, user, main, enter } = await asked();
    await enter();
    const field = await main.findByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'B072');
    act(() => world.network.goOffline());
    await user.click(main.getByRole('button', { name: 'Send answer' }));
    expect(await main.findByRole('alert')).toBeShown();
    expect(field).toHaveProperty('value', 'B072');
    act(() => world.network.goOnline());
    world.network.loseNextAnswer('documents');
    await user.click(main.getByRole('button', { name: 'Send answer' }));
    expect(await main.findByText('B072', { selector: 'span' })).toBeShown();
  });

  test('an empty answer is refused at its field', async () => {
    const { user, main, enter } = await asked();
    await enter();
    await user.click(await main.findByRole('button', { name: 'Send answer' }));
    expect(await main.findByText('Write an answer first.')).toBeShown();
  });

  test('only the last question is shown', async () => {
    const done = { ...QUESTION, text: 'First?', answer: 'Yes.', answeredAt: QUESTION.at };
    const { main, enter } = await asked({ 0: done, 1: QUESTION });
    await enter();
    expect(await main.findByText('Which badge?')).toBeShown();
    expect(main.queryByText('First?')).toBeNull();
  });
});
