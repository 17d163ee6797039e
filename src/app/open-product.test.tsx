import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessTo, openWorld } from '#test/open-world.ts';
import { openProduct } from './open-product.tsx';
import { hasSessionHint, setSessionHint } from '#core/session/session-hint.ts';
import { Shell } from './shell.tsx';

test('the hint of a session that ended elsewhere is removed once the product finds no session', async () => {
  setSessionHint(true);
  const access = accessTo(openWorld());
  const content = await openProduct(access, { href: '/sign-in', replace: true });
  render(
    <Shell access={access} language="en">
      {content}
    </Shell>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(access.session.current().state).toBe('signed-out');
  expect(hasSessionHint()).toBe(false);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your session has ended. Please sign in again.',
  );
});

test('each access has a router of its own, which knows the session of that access', async () => {
  const elsewhere = accessTo(openWorld());
  await openProduct(elsewhere, { href: '/sign-in', replace: true });
  const world = openWorld();
  await world.enter({ role: 'driver' });
  const access = accessTo(world);
  const content = await openProduct(access, { href: '/sign-in/driver', replace: true });
  render(
    <Shell access={access} language="en">
      {content}
    </Shell>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Driver dashboard' })).toBeShown();
});
