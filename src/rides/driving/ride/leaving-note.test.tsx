import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Passes 35 seconds, after which a note about the driver's own step has disappeared. */
const pass = () => act(() => vi.advanceTimersByTime(35_000));

async function openCompleted() {
  const page = await openDriverOnTheWay();
  for (const step of ['I have arrived', 'Passenger on board', 'Ride completed']) await page.press(step);
  await screen.findByText('Ride completed', { selector: 'p' });
  return page;
}

describe('the note about an ended ride', () => {
  test('the note of the driver’s own completion disappears by itself', async () => {
    const { button } = await openCompleted();
    const elsewhere = await button('Take a break');
    act(() => elsewhere.focus());
    pass();
    await waitFor(() => expect(screen.queryByText('Ride completed')).toBeNull());
    expect(document.activeElement?.textContent).toContain('Take a break');
    expect(elsewhere.closest('[style*="pointer-events: none"]')).toBeNull();
  });

  test('a note that has lost the focus does not move the focus when the note disappears', async () => {
    await openCompleted();
    act(() => document.querySelector<HTMLElement>('[tabindex]:focus')?.blur());
    pass();
    await waitFor(() => expect(screen.queryByText('Ride completed')).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  test('a note with the focus does not scroll the page when the note disappears', async () => {
    await openCompleted();
    const scrolling = vi.spyOn(screen.getByRole('heading', { level: 1 }), 'focus');
    const note = screen.getByText('Ride completed', { selector: 'p' }).closest('[tabindex]');
    expect(document.activeElement).toBe(note);
    // The focus is hidden, as after a touch.
    if (note !== null) fireEvent.blur(note);
    pass();
    await waitFor(() => expect(screen.queryByText('Ride completed')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(scrolling.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test('the note stays while its button has the focus', async () => {
    const { button } = await openCompleted();
    const ok = await button('OK');
    act(() => ok.focus());
    pass();
    expect(await screen.findByText('Ride completed')).toBeShown();
  });

  test('the note of a recall by dispatch stays, with a link to ask why', async () => {
    const { world, id, lookNow, press } = await openDriverOnTheWay();
    await (await world.open({ role: 'admin' })).step(id, { did: 'recall' });
    lookNow();
    await screen.findByText(/^Dispatch took this ride back at/);
    const elsewhere = await screen.findByRole('button', { name: 'Take a break' });
    act(() => elsewhere.focus());
    pass();
    expect(await screen.findByText(/^Dispatch took this ride back at/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Call dispatch' }).getAttribute('href')).toMatch(/^tel:/);
    await press('OK');
    expect(elsewhere.closest('[style*="pointer-events: none"]')).not.toBeNull();
  });

  test('a lost connection is shown below the note, and not on it', async () => {
    const { world, button, lookNow } = await openCompleted();
    world.network.goOffline();
    lookNow();
    world.stage.clock.advance(21 * SECOND_MS);
    const strip = (await screen.findByText(/^No connection for more/)).closest('[aria-live]');
    expect(strip?.parentElement?.contains(await button('OK'))).toBe(true);
    expect(strip?.parentElement?.lastElementChild).toBe(strip);
  });
});
