import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { Shell } from '#app/shell.tsx';
import { accessTo, openWorld } from '#test/open-world.ts';
import { invitationIn } from './invitation.ts';
import { RegisterForm } from './register-form.tsx';

test('input on the prerendered page survives hydration, and is registered', async () => {
  const world = openWorld();
  const registered: string[] = [];
  const page = (
    <Shell access={accessTo(world)} language="en">
      <RegisterForm invitation={invitationIn({})} onRegistered={(email) => registered.push(email)} />
    </Shell>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Rider');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@example.com');
  await user.click(screen.getByRole('radio', { name: 'Driver' }));

  render(page, { container, hydrate: true });
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  expect(screen.getByRole('radio', { name: 'Driver' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(registered).toEqual(['robin@example.com']));
  const uid = world.stage.world.identities.find('robin@example.com')?.uid ?? '';
  expect(world.stage.stored({ uid, email: 'robin@example.com' }).profile).toMatchObject({ role: 'driver' });
});
