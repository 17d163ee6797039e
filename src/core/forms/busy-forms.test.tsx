import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ProofForm } from '#accounts/repair/proof-form.tsx';
import { invitationIn } from '#accounts/register/invitation.ts';
import { RegisterForm } from '#accounts/register/register-form.tsx';
import { RequestForm } from '#accounts/reset/request-form.tsx';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';

const ignore = () => {};
const FORMS: readonly (readonly [string, ReactNode])[] = [
  ['registration', <RegisterForm key="" invitation={invitationIn({})} onRegistered={ignore} />],
  ['request of a link', <RequestForm key="" email="" onSent={ignore} />],
  ['proof before the repair', <ProofForm key="" email="" onOpened={ignore} />],
];

const SENDABLE: Readonly<Record<string, string>> = { email: 'a@example.com', tel: '55112' };

const entered = () =>
  [...document.querySelectorAll('input')].map(({ type, value, checked }) =>
    type === 'radio' ? checked : value,
  );

test.each(FORMS)('a %s that is being sent ignores input, and its field keeps the focus', async (_, form) => {
  const world = openWorld();
  world.holdProduct();
  const { user, container } = renderForm(form, { access: accessTo(world) });
  const radios = screen.queryAllByRole('radio');
  if (radios[0] !== undefined) await user.click(radios[0]);
  const fields = [...container.querySelectorAll<HTMLInputElement>('input:not([type=radio])')];
  for (const field of fields) await user.type(field, SENDABLE[field.type] ?? 'Long enough');
  const before = entered();
  await user.keyboard('{Enter}x');
  expect(container.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(fields.at(-1));
  for (const field of fields) {
    await user.click(field);
    await user.keyboard('x');
    expect(document.activeElement).toBe(field);
  }
  expect(entered()).toEqual(before);
  // The test's DOM does not revert the choice; e2e/registration.spec.ts proves it in a browser.
  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(radios.map((radio) => radio.dispatchEvent(press()))).toEqual(radios.map(() => false));
});
