import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PASSWORD_POLICY } from '#domain/accounts/model/password-policy.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { Shell } from '#app/shell.tsx';
import { useErrorText } from '#words/use-error-text.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { noteOf } from '#test/note-of.ts';
import { renderForm } from '#test/render-form.tsx';
import { invitationIn } from '../register/invitation.ts';
import { RegisterForm } from '../register/register-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const STRICT = {
  minLength: 8,
  maxLength: 12,
  requiresLowercase: true,
  requiresUppercase: true,
  requiresDigit: true,
  requiresSymbol: true,
};

const REFUSED = 'This password does not meet all the rules.';

/** A world whose provider requires every possible rule. */
function strictWorld() {
  const world = openWorld();
  const stage = { ...world.stage, world: createMemoryWorld({ rules: PRODUCT_RULES, policy: STRICT }) };
  return openWorld(stage);
}

function renderField(world = strictWorld()) {
  const form = <RegisterForm invitation={invitationIn({})} onRegistered={() => {}} />;
  return { ...renderForm(form, { access: accessTo(world) }), ...world };
}

const password = () => screen.getByLabelText('Password');
const rules = () =>
  within(screen.getByRole('list', { name: 'Password rules' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);
const asked = ({ network }: ReturnType<typeof strictWorld>) => network.requestsOf('identity.passwordPolicy');

describe('a new password', () => {
  test('the rules are the provider’s default until the form is used, without a request', () => {
    const view = renderField();
    expect(rules()).toEqual(['At least 6 characters, not met yet']);
    expect(asked(view)).toBe(0);
  });

  test('the rules are the provider’s own as soon as the form is used, requested once', async () => {
    const view = renderField();
    await view.user.click(password());
    await waitFor(() => expect(rules()).toHaveLength(6));
    await view.user.tab();
    await view.user.click(password());
    expect(asked(view)).toBe(1);
  });

  test('the rules count text typed before hydration, and are then requested without another focus', async () => {
    const world = strictWorld();
    const page = (
      <Shell access={accessTo(world)} language="en">
        <RegisterForm invitation={invitationIn({})} onRegistered={() => {}} />
      </Shell>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    await userEvent.type(password(), 'abcD1');
    render(page, { container, hydrate: true });
    expect(rules()).toEqual(['At least 6 characters, not met yet']);
    expect(screen.getByText('1 password rule is not met yet.')).toBeShown();
    await waitFor(() => expect(rules()).toContain('A digit, met'));
  });

  test('the rules are ticked while typing and describe the field [S5.10]', async () => {
    const { user } = renderField();
    await user.type(password(), 'abcD1');
    await waitFor(() => expect(rules()).toHaveLength(6));
    expect(rules()).toEqual([
      'At least 8 characters, not met yet',
      'At most 12 characters, met',
      'A lower-case letter, met',
      'An upper-case letter, met',
      'A digit, met',
      'A symbol, such as ! or ?, not met yet',
    ]);
    expect(noteOf(password())).toContain('At least 8 characters, not met yet');
    expect(screen.getByText('2 password rules are not met yet.').tagName).toBe('OUTPUT');
    await user.type(password(), '!xy');
    expect(screen.getByText('The password meets all the rules.')).toBeShown();
  });

  test('unmet rules are shown as the error once the form is submitted', async () => {
    const view = renderField();
    const { user } = view;
    await user.type(password(), 'abcdefgh');
    await waitFor(() => expect(rules()).toHaveLength(6));
    expect(password().getAttribute('aria-invalid')).toBeNull();
    expect(noteOf(password())).not.toContain(REFUSED);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(password())).toContain(REFUSED);
    expect(noteOf(password())).toContain('An upper-case letter, not met yet');
    expect(screen.queryByText(/This password needs/)).toBeNull();
  });

  test('rules that could not be loaded are requested again, and a refusal by the provider is shown at the field', async () => {
    const view = renderField();
    const { user, network } = view;
    network.goOffline();
    await user.type(password(), 'abcdefgh');
    expect(rules()).toEqual(['At least 6 characters, met']);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@example.com');
    await user.click(screen.getByRole('radio', { name: 'Driver' }));
    network.goOnline();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin{Enter}');
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(rules()).toContain('An upper-case letter, not met yet'));
    expect(noteOf(password())).toContain(REFUSED);
    expect(screen.queryByText(/This password needs/)).toBeNull();
  });

  test('an error sentence names an unmet rule that the page does not know', () => {
    const problem = { code: 'weak-password', unmet: ['digit'] } as const;
    function Field() {
      const error = useErrorText()(problem);
      const policy = DEFAULT_PASSWORD_POLICY;
      const ignore = () => {};
      return (
        <NewPasswordField label="Password" {...{ policy, problem, error }} onUse={ignore} onInput={ignore} />
      );
    }
    renderForm(<Field />);
    expect(noteOf(password())).toContain('This password needs a digit.');
  });
});
