import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { renderForm } from '#test/render-form.tsx';
import { RoleChoice } from './role-choice.tsx';

test('a role choice is one radio group of passenger and driver, and a role is chosen by its button or its label', async () => {
  const { user } = renderForm(<RoleChoice label="Role" />);
  expect(screen.getByRole('radiogroup', { name: 'Role' })).toBeShown();
  const chosen = screen.getAllByRole('radio').map((radio) => Reflect.get(radio, 'checked'));
  expect(chosen, 'no other role, and none at first').toEqual([false, false]);
  await user.click(screen.getByRole('radio', { name: 'Driver' }));
  expect(screen.getByRole('radio', { name: 'Driver' })).toHaveProperty('checked', true);
  await user.click(screen.getByText('Passenger'));
  expect(screen.getByRole('radio', { name: 'Driver' })).toHaveProperty('checked', false);
  expect(screen.getByRole('radio', { name: 'Passenger' })).toHaveProperty('checked', true);
});

test('two role choices on one page are independent', async () => {
  const { user } = renderForm(
    <>
      <RoleChoice label="Role" />
      <RoleChoice label="Second role" />
    </>,
  );
  const drivers = screen.getAllByRole('radio', { name: 'Driver' });
  for (const driver of drivers) await user.click(driver);
  expect(drivers.map((driver) => Reflect.get(driver, 'checked'))).toEqual([true, true]);
});

test('the error of a role choice describes the group', () => {
  renderForm(<RoleChoice label="Role" error="Role is required" />);
  expect(noteOf(screen.getByRole('radiogroup', { name: 'Role' }))).toBe('Role is required');
});
