import { screen } from '@testing-library/react';
import { openAdminWorld } from './open-admin-world.ts';
import { renderApp } from './render-app.tsx';

/** Opens an administrator's queue of pending accounts, the oldest first. A uid is the name in lower case. */
export async function openQueueOf(names: readonly [string, ...string[]]) {
  const world = await openAdminWorld(
    names.map((name, index) => ({
      uid: name.toLowerCase(),
      name,
      email: `${name.toLowerCase()}@example.com`,
      status: 'pending',
      createdAt: `2025-01-0${index + 1}T00:00:00.000Z`,
    })),
  );
  const app = renderApp('/admin/dashboard', { world });
  await screen.findByRole('row', { name: new RegExp(names[0]) });
  return { world, ...app };
}
