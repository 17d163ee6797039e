import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

test('the page of the controls has each in its states, under names of their own', async () => {
  renderApp('/controls');
  await screen.findByRole('heading', { level: 1, name: 'Controls' });
  const states = (role: string, name: string, property: string) =>
    screen.getAllByRole(role, { name }).map((control) => Reflect.get(control, property));
  expect(states('radio', 'Passenger', 'checked')).toEqual([false, true, false, true]);
  expect(states('checkbox', 'Select', 'checked')).toEqual([false, true, false, true]);
  expect(states('textbox', 'Reason', 'disabled')).toEqual([false, false, false, true]);
  expect(states('combobox', 'Role', 'disabled')).toEqual([false, false, true]);
  for (const button of ['Show a success', 'Show a failure', /gmail\.com/, 'Hide password']) {
    expect(screen.getByRole('button', { name: button })).toBeShown();
  }
  expect(screen.getByText('Reason is required')).toBeShown();
});

test('the page of the controls is in English throughout, whatever language was chosen', async () => {
  renderApp('/controls', { language: 'de' });
  expect((await screen.findAllByRole('textbox', { name: 'Email' })).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByText('Did you mean priya@gmail.com?')).toHaveLength(1));
  expect(screen.queryByText(/Meinten Sie/)).toBeNull();
});
