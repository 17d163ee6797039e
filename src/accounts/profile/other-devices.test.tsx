import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const devices = () => screen.getByRole('region', { name: 'Other devices' });
const opener = () => within(devices()).getByRole('button', { name: 'Sign out everywhere else' });
const password = () => within(devices()).getByLabelText('Confirm with your password');
const cancel = () => within(devices()).getByRole('button', { name: 'Back' });

async function openProfile(given: Parameters<ReturnType<typeof openWorld>['stage']['addAccount']>[0] = {}) {
  const world = openWorld();
  const { account: person, product } = await world.enter(given);
  const view = renderApp('/profile', { world });
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  const since = () => world.stage.stored(person).profile?.['signedInSince'];
  return { ...view, person, product, since };
}

describe('other devices', () => {
  test('other devices are signed out with the password, with a confirmation, and this device stays signed in', async () => {
    const { user, since, product } = await openProfile();
    await user.click(opener());
    expect(document.activeElement).toBe(password());
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByText('Signed out everywhere else')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(since()).toBeInstanceOf(Date);
    await product.accounts.session.refresh();
    expect(product.accounts.session.current().state).toBe('signed-in');
  });

  test.each([
    ['', 'Password is required'],
    ['wrong', 'This is not your password.'],
  ])('the password %j signs no other device out, and is refused at its field', async (typed, text) => {
    const { user, since } = await openProfile();
    await user.click(opener());
    await user.keyboard(`${typed}{Enter}`);
    await waitFor(() => expect(noteOf(password())).toBe(text));
    expect(document.activeElement).toBe(password());
    expect(password()).toHaveProperty('value', typed);
    expect(since()).toBeUndefined();
  });

  test('other devices stay signed in if the form is left, and the focus returns', async () => {
    const { user, since } = await openProfile();
    await user.click(opener());
    await user.click(cancel());
    expect(document.activeElement).toBe(opener());
    expect(since()).toBeUndefined();
  });

  test('other devices are signed out on the next attempt after a lost request', async () => {
    const { user, network, since } = await openProfile();
    await user.click(opener());
    network.loseNextRequest('documents');
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    expect(password()).toHaveProperty('value', PASSWORD);
    await user.click(opener());
    expect(await screen.findByText('Signed out everywhere else')).toBeShown();
    expect(since()).toBeInstanceOf(Date);
  });

  test('other devices are signed out by a request whose answer is lost, and the page detects it', async () => {
    const { user, network, since } = await openProfile();
    await user.click(opener());
    network.loseNextAnswer('documents');
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByText('Signed out everywhere else')).toBeShown();
    expect(since()).toBeInstanceOf(Date);
  });

  test('other devices cannot be signed out by an account that was rejected meanwhile, and the page says why', async () => {
    const { user, stage, person } = await openProfile();
    await user.click(opener());
    stage.alter(person.uid, { status: 'rejected', rejectionReason: 'The contract has ended.' });
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByText(/The contract has ended\./)).toBeShown();
    expect(screen.queryByText('Signed out everywhere else')).toBeNull();
  });

  test('the sign-out of other devices is not offered to a pending administrator', async () => {
    await openProfile({ role: 'admin', status: 'pending' });
    expect(screen.queryByRole('region', { name: 'Other devices' })).toBeNull();
  });
});
