import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { laterForm } from '#test/later-form.ts';
import { noteOf } from '#test/note-of.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';

/** A driver on duty with an assigned ride in `hours` hours, or for now if `null`. */
async function openAssigned(hours: number | null) {
  const page = await openDriverOnDuty();
  const olga = await page.world.open({ role: 'admin' });
  const pickUp = hours === null ? {} : { pickUp: laterForm(page.world.stage.clock.now(), hours) };
  const id = await page.passenger.book(pickUp);
  await olga.step(id, { did: 'assign', driver: 'u-dario' });
  const duty = () =>
    within(screen.getByRole('region', { name: 'Your shift' })).getByRole('status').textContent;
  return { ...page, olga, id, duty };
}

const REASON = 'One of your rides is due. Set off for it or give it back first.';
const yourRide = () => screen.findByRole('region', { name: 'Your ride' });

describe('a driver whose ride is due', () => {
  test('the driver can neither end the shift nor take a break until they set off or lose the ride, and the page says so', async () => {
    const { button, press, olga, id, lookNow } = await openAssigned(null);
    lookNow();
    await yourRide();
    const end = await button('Go off duty');
    for (const stop of [end, await button('Take a break')]) {
      expect(stop.getAttribute('aria-disabled')).toBe('true');
      expect(noteOf(stop)).toBe(REASON);
    }
    await press('Go to your ride');
    expect(document.activeElement?.textContent).toBe('Your ride');
    await olga.step(id, { did: 'recall' });
    lookNow();
    await waitFor(() => expect(end.getAttribute('aria-disabled')).toBeNull());
    await press('Go off duty');
    expect(await button('Go on duty')).toBeShown();
  });

  test('before the page has the ride a press is refused, with a link to the ride', async () => {
    const { press, user, duty } = await openAssigned(null);
    await press('Take a break');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(REASON);
    expect(duty()).toBe('On duty');
    await user.click(within(alert).getByRole('button', { name: 'Go to your ride' }));
    expect(await yourRide()).toBeShown();
  });
});
