import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function prove(
  fields: Readonly<Record<string, unknown>>,
  given: { status?: string; profile?: string } = {},
) {
  const world = openWorld();
  const person = world.stage.addAccount(given);
  if (given.profile !== 'missing') world.stage.alter(person.uid, fields);
  const view = renderApp(`/debug-login?email=${encodeURIComponent(person.email)}`, { world });
  await view.user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
  return { ...view, person, before: world.stage.stored(person) };
}

const findings = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text !== '');

describe('records that only an administrator may repair', () => {
  test.each([
    ['an unknown status', { status: 'active' }, ['Your profile has a status we do not recognise.']],
    [
      'another address',
      { email: 'else@example.com' },
      ['Your profile has a different email from the one you sign in with.'],
    ],
    ['another uid', { uid: 'u-other' }, ['Your profile is linked to a different sign-in.']],
    ['an approval without a role', { role: undefined }, ['Your account is approved but has no role.']],
    ['half a decision', { reviewCount: 0.5 }, ['The number of past reviews in your profile cannot be read.']],
    [
      'an unknown status and no name',
      { status: 'active', name: ' ' },
      ['Your profile has a status we do not recognise.', 'Missing from your profile: Name.'],
    ],
  ])(
    'only an administrator may repair %s: each problem is named once, with the contact, and nothing changes',
    async (_, fields, texts) => {
      const { stage, person, before } = await prove(fields);
      await screen.findByRole('heading', { level: 2, name: 'An administrator must do this' });
      expect(findings()).toEqual(texts);
      expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
      expect(screen.queryByRole('button', { name: 'Repair account' })).toBeNull();
      expect(stage.stored(person)).toEqual(before);
    },
  );

  test('only an administrator may repair a rejected address without a profile', async () => {
    await prove({}, { status: 'rejected', profile: 'missing' });
    await screen.findByRole('heading', { level: 2, name: 'An administrator must do this' });
    expect(findings()).toContain('An application with your email was rejected.');
  });
});

describe('a healthy account', () => {
  test.each([
    ['approved', 'Your account is complete. You can sign in now.', 'Go to sign-in'],
    [
      'pending',
      'Your account is complete. Your account is waiting for approval by an administrator.',
      'See where it stands',
    ],
  ])(
    'a healthy account that is %s needs no repair, sees the next step, and is not signed in',
    async (status, text, way) => {
      const { access } = await prove({}, { status });
      await screen.findByRole('heading', { level: 2, name: 'Nothing needs repair' });
      const main = screen.getByRole('main');
      expect(within(main).getByText(text)).toBeShown();
      expect(within(main).getByRole('link', { name: way }).getAttribute('href')).toContain('email=');
      expect(access.session.current().state).toBe('signed-out');
    },
  );

  test('the owner of a rejected account reads that it was rejected, with a way back to the sign-in page', async () => {
    await prove({}, { status: 'rejected' });
    await screen.findByRole('heading', { level: 2, name: 'Your account was rejected' });
    expect(screen.getByText(/a repair does not undo a rejection/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/sign-in');
    expect(screen.queryByRole('link', { name: 'Go to sign-in' })).toBeNull();
  });
});
