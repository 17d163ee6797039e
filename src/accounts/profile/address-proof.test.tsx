import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const region = () => screen.queryByRole('region', { name: 'Confirm your email' });

async function openProfile(given: { readonly address?: 'unproven' } = {}) {
  const world = openWorld();
  const person = world.stage.addAccount(given);
  const product = await world.load();
  const signIn = () => product.accounts.signIn({ email: person.email, password: PASSWORD, area: null });
  await signIn();
  const view = renderApp('/profile', { world });
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return { ...view, world, person, product, signIn };
}

describe('an unproven address', () => {
  test('the profile sends the mail, says when the next is possible, and the next sign-in records the proof', async () => {
    const { user, world, person, product, signIn } = await openProfile({ address: 'unproven' });
    const card = within(region() ?? document.body);
    await user.click(card.getByRole('button', { name: 'Send the email' }));
    expect(await card.findByText(`The email to ${person.email} is on its way.`)).toBeShown();
    expect(card.getByRole('button', { name: 'Send it again' }).getAttribute('aria-disabled')).toBe('true');
    expect(card.getByText(/^You can send it again in \d+ seconds\.$/)).toBeShown();
    await product.accounts.proveAddress(world.stage.world.identities.latestCode('proof', person.email) ?? '');
    await signIn();
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
