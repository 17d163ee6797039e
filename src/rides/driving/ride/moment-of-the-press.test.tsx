import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fail } from '#domain/shared/result.ts';
import { openDriverOnDuty, openDriverOnTheWay } from '#test/open-driver-page.ts';
import { ridesOf } from '#test/open-ride-world.ts';

/** A phone in portrait, which can be turned to landscape. */
function aPhone() {
  const ignore = () => {};
  const legacy = { media: '', onchange: null, addListener: ignore, removeListener: ignore };
  const side = Object.assign(new EventTarget(), legacy, { matches: false });
  const any = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('landscape') ? side : any(query),
  );
  return {
    layDown() {
      side.matches = true;
      side.dispatchEvent(new Event('change'));
    },
  };
}

describe('the moment of a press', () => {
  test('a button that a turned phone moves under the finger takes no press for a moment', async () => {
    const phone = aPhone();
    const { button } = await openDriverOnTheWay();
    const dock = (await button('I have arrived')).closest<HTMLElement>('[data-dock]');
    await waitFor(() => expect(dock?.style.pointerEvents).toBe(''));
    act(() => phone.layDown());
    expect(dock?.style.pointerEvents).toBe('none');
    await waitFor(() => expect(dock?.style.pointerEvents).toBe(''));
  });

  test('a take whose answer was lost is not reported as failed once the ride is shown', async () => {
    const { access, passenger, lookNow, press, button } = await openDriverOnDuty();
    await passenger.book();
    lookNow();
    const rides = ridesOf(access);
    const { takeStep } = rides;
    vi.spyOn(rides, 'takeStep').mockImplementationOnce(async (...order) => {
      await takeStep(...order);
      return fail({ code: 'network' });
    });
    await press('Take ride from Northside, there in 10 min');
    await button('I have arrived');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
