import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { withReview } from '#test/with-review.ts';
import { ErrorPage } from './error-page.tsx';
import { ArrivalNote } from '../guards.tsx';

// React logs the errors that these tests cause on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function renderBroken(draw: () => ReactNode, access = accessTo(openWorld())) {
  const router = createRouter({
    routeTree: createRootRoute({ component: draw, errorComponent: ErrorPage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return renderForm(<RouterProvider router={router as never} />, { access });
}

describe('a page that broke', () => {
  test('a page that broke says so, shows no technical text, and is rendered again on request', async () => {
    let broken = true;
    const { user } = renderBroken(() => {
      if (broken) throw new Error('undefined is not a function');
      return (
        <main>
          <h1>Whole again</h1>
        </main>
      );
    });
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(screen.queryByText(/undefined is not/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const broke = await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    await waitFor(() => expect(document.activeElement, 'as it broke again').toBe(broke));
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const whole = await screen.findByText('Whole again');
    await waitFor(() => expect(document.activeElement).toBe(whole));
  });

  test('a page that broke still shows its arrival note', async () => {
    const access = accessTo(openWorld());
    access.arrivalNotes.set('/', <ArrivalNote says="signedOutHere" />);
    renderBroken(() => {
      throw new ChunkNotLoaded(new TypeError('Failed to fetch dynamically imported module'));
    }, access);
    expect(await screen.findByText('You are signed out on this device.')).toBeShown();
  });

  test.each([
    ['on request', () => screen.getByRole('button', { name: 'Try again' }).click()],
    ['by itself when the device is online again', () => window.dispatchEvent(new Event('online'))],
  ])('a page that broke while the device is offline is retried without a reload, %s', async (_, retry) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let lost = true;
    renderBroken(() => {
      if (lost) throw new ChunkNotLoaded(new TypeError('Failed to fetch dynamically imported module'));
      return 'Here after all';
    });
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
    lost = false;
    act(() => void retry());
    expect(await screen.findByText('Here after all')).toBeShown();
  });
});

describe('a page that broke behind sign-in', () => {
  test('a page that broke behind sign-in keeps the sign-out and the menu, whose links still work', async () => {
    const world = openWorld();
    await world.enter({ role: 'admin' });
    const breaking = withReview(world, ({ accountReviews }) => ({
      accountReviews: new Proxy(accountReviews, {
        get() {
          throw new Error('undefined is not a function');
        },
      }),
    }));
    const { user } = renderApp('/admin/accounts/somebody', { world: breaking });
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeShown();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeShown();
  });
});
