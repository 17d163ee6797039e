import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { ridesOf } from '#test/open-ride-world.ts';

afterEach(() => localStorage.clear());

/** A driver who has pressed the arrival without a network. */
async function openWaiting() {
  const page = await openDriverOnTheWay();
  page.world.network.goOffline();
  await page.press('I have arrived');
  await screen.findByText(/^No connection\. Not sent yet: I have arrived/);
  return page;
}

describe('a step that waits', () => {
  test('a waiting step no longer mentions a lost connection once the server answers', async () => {
    const { world, lookNow, access } = await openWaiting();
    const views = ridesOf(access).rideViews;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(views, 'read').mockImplementationOnce(async (id) => {
      await answered;
      return views.read(id);
    });
    world.network.goOnline();
    lookNow();
    expect(await screen.findByText(/^Not sent yet, on its way now: I have arrived/)).toBeShown();
    expect(screen.queryByText(/No connection/)).toBeNull();
    answer();
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
  });

  test('a step pressed while another is being sent is also shown as being sent, and as waiting only once the connection is lost', async () => {
    const { world, lookNow, press, access } = await openWaiting();
    const views = ridesOf(access).rideViews;
    // The page's read of the ride gets no answer.
    const read = vi.spyOn(views, 'read').mockReturnValue(new Promise(() => undefined));
    world.network.goOnline();
    lookNow();
    await screen.findByText(/^Not sent yet, on its way now: I have arrived/);
    await press('Passenger on board');
    const both = await screen.findByText(/I have arrived .*, Passenger on board/);
    expect(both.textContent).toMatch(/^Not sent yet, on its way now/);
    world.network.goOffline();
    lookNow();
    await screen.findByText(/^No connection\. Not sent yet: I have arrived .*, Passenger on board/);
    read.mockRestore();
  });

  test('refused steps that the driver has not dismissed are shown with later refused steps, with the date of another day', async () => {
    const { press, passenger, id, world, lookNow, button } = await openWaiting();
    const comeBack = () => {
      world.network.goOnline();
      lookNow();
    };
    await passenger.step(id, { did: 'cancel', why: 'too_long' });
    comeBack();
    await screen.findByText(/^Not recorded: I have arrived \(\d\d:\d\d\)\./);
    world.stage.clock.advance(24 * HOUR_MS);
    const next = await passenger.book();
    lookNow();
    await press('Take ride from Northside, there in 10 min');
    await button('I have arrived');
    world.network.goOffline();
    await press('I have arrived');
    await screen.findByText(/^No connection\. Not sent yet/);
    await passenger.step(next, { did: 'cancel', why: 'too_long' });
    comeBack();
    expect(
      await screen.findByText(
        /^Not recorded: I have arrived \(\d.* 2025, \d\d:\d\d\), I have arrived \(\d\d:\d\d\)\./,
      ),
    ).toBeShown();
  });
});
