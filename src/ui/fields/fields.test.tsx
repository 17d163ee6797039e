import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { renderForm } from '#test/render-form.tsx';
import { Checkbox } from './checkbox.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

describe('a text field', () => {
  test('a text field is named by its label and described by its hint', () => {
    renderForm(<TextField label="Name" hint="As on your passport" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(noteOf(field)).toBe('As on your passport');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('a text field with an error is invalid and described by the error instead', () => {
    renderForm(<TextField label="Name" hint="As on your passport" error="Name is required" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(noteOf(field)).toBe('Name is required');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a text field for an address has the email keyboard, is filled by password managers, and has no name', () => {
    renderForm(<EmailField label="Email" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    const attribute = (name: string) => field.getAttribute(name);
    expect(attribute('type')).toBe('email');
    expect(attribute('autocomplete')).toBe('username');
    expect(attribute('autocapitalize')).toBe('none');
    expect(attribute('name')).toBeNull();
  });
});

describe('a password field', () => {
  const renderPassword = () => renderForm(<PasswordField label="Password" autoComplete="current-password" />);

  test('a password is hidden, shown and hidden again, and stays as typed [S2.10]', async () => {
    const { user } = renderPassword();
    const field = screen.getByLabelText('Password');
    await user.type(field, 'secret');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
    expect(field).toHaveProperty('value', 'secret');
  });

  test('a password field says while typing that Caps Lock is on, and stops saying it when it is off', async () => {
    const { user } = renderPassword();
    const field = screen.getByLabelText('Password');
    await user.type(field, '{CapsLock}a');
    expect(noteOf(field)).toBe('Caps Lock is on');
    await user.type(field, '{CapsLock}a');
    expect(noteOf(field)).not.toContain('Caps Lock');
  });

  test('a password field shows its error before its rules', () => {
    const rules = <span>At least 6 characters</span>;
    renderForm(
      <PasswordField
        label="Password"
        autoComplete="new-password"
        rules={rules}
        error="Password is required"
      />,
    );
    expect(noteOf(screen.getByLabelText('Password'))).toBe('Password is required At least 6 characters');
    const place = screen
      .getByText('Password is required')
      .compareDocumentPosition(screen.getByText('At least 6 characters'));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a password field accepts a pasted text', async () => {
    const { user } = renderPassword();
    await user.click(screen.getByLabelText('Password'));
    await user.paste('from a manager');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'from a manager');
  });
});

describe('a choice', () => {
  test('a press on a busy checkbox has no effect and keeps the focus, and a press on an idle one has an effect', async () => {
    const chosen: boolean[] = [];
    const choose = (checked: boolean) => chosen.push(checked);
    const box = () => screen.getByRole('checkbox', { name: 'Select' });
    const { user, rerender } = renderForm(<Checkbox label="Select" checked={false} onChange={choose} />);
    await user.click(box());
    rerender(<Checkbox label="Select" checked={false} busy onChange={choose} />);
    expect(document.activeElement).toBe(box());
    await user.click(box());
    expect(box()).toHaveProperty('checked', false);
    expect(chosen).toEqual([true]);
  });
});
