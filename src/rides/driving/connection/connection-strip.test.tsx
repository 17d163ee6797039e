import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { contact } from '#core/product/firm-contact.ts';

test('a page without an answer says so after 20 seconds, and after a minute what to do', async () => {
  const { world, lookNow } = await openDriverOnDuty();
  world.network.goOffline();
  lookNow();
  world.stage.clock.advance(21 * SECOND_MS);
  expect(await screen.findByText(/^No connection for more than 20 seconds/)).toBeShown();
  expect(screen.queryByRole('link', { name: 'Call dispatch' })).toBeNull();
  world.stage.clock.advance(40 * SECOND_MS);
  expect(await screen.findByText(/^No connection for 1 min. What you see may be out of date/)).toBeShown();
  expect(screen.getByRole('link', { name: 'Call dispatch' }).getAttribute('href')).toBe(contact.phoneHref);
  world.network.goOnline();
  lookNow();
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});

test('the empty strip exists before its text and is not hidden, so that screen readers announce the text', async () => {
  const { world, lookNow, container } = await openDriverOnDuty();
  const before = new Set(container.querySelectorAll('[aria-live=polite]'));
  world.network.goOffline();
  lookNow();
  world.stage.clock.advance(21 * SECOND_MS);
  const region = (await screen.findByText(/^No connection/)).closest('[aria-live=polite]');
  expect(region !== null && before.has(region)).toBe(true);
  expect(region?.className).not.toContain('empty:hidden');
});
