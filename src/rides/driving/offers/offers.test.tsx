import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { laterForm } from '#test/later-form.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import type { RidePerson } from '#test/open-ride-world.ts';

const offers = () => screen.findByRole('region', { name: 'Dispatch asks you' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Dispatch asks you' })).toBeNull());

/** Dispatch asks the driver of this open page to take a ride of Pia's. */
async function openOffer<Page extends Awaited<ReturnType<typeof openDriverOnDuty>>>(
  page: Page,
  trip: Parameters<RidePerson['book']>[0] = {},
) {
  const { world, lookNow } = page;
  const passenger = await world.open({ name: 'Pia Passenger', role: 'passenger' });
  const id = await passenger.book(trip);
  const dispatcher = await world.open({ role: 'admin' });
  const offer = (driver: string) => dispatcher.step(id, { did: 'offer', driver });
  await offer('u-dario');
  lookNow();
  return { ...page, asked: { id, passenger, dispatcher, offer }, region: await offers() };
}

describe('a ride that dispatch asks a driver for', () => {
  test('the driver sees the time, the districts and the time left to answer, but not the passenger', async () => {
    const { region, world } = await openOffer(await openDriverOnDuty());
    for (const text of ['Now', 'Northside', 'City Hospital', '1 person', 'Please answer within 1:00.']) {
      expect(region.textContent).toContain(text);
    }
    for (const secret of ['Pia', 'Mill Road', '555']) expect(region.textContent).not.toContain(secret);
    world.stage.clock.advance(20_000);
    expect(await within(region).findByText('Please answer within 0:40.')).toBeShown();
    expect(screen.getByText('Dispatch offers you a ride: Northside to City Hospital.')).toBeDefined();
  });

  test('an offer of a ride of tomorrow says by when to answer', async () => {
    const page = await openDriverOnDuty();
    const pickUp = laterForm(page.world.stage.clock.now(), 24);
    const { region } = await openOffer(page, { pickUp });
    expect(region.textContent).toMatch(/Please answer by (today|tomorrow) \d\d:\d\d\./);
  });

  test('one press takes an offer, and the driver is on the way', async () => {
    const { press, asked } = await openOffer(await openDriverOnDuty());
    await press('Take ride from Northside, there in 10 min');
    expect(await screen.findByText('You are on the way to the passenger.')).toBeShown();
    await isGone();
    expect(await asked.passenger.read(asked.id)).toMatchObject({ state: 'on_the_way', driver: 'u-dario' });
  });

  test('an offer can be declined with one of the reasons, and the ride goes to the other drivers', async () => {
    const { press, asked, user } = await openOffer(await openDriverOnDuty());
    await press('Decline: Northside');
    const dialog = await screen.findByRole('dialog', { name: 'Decline this ride?' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Busy',
      'Too far away',
      'The car is not suitable',
      'On a break',
      'Another reason',
      'Keep the request',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Too far away' }));
    expect(await screen.findByText('You have declined the ride')).toBeShown();
    await isGone();
    expect(await asked.passenger.read(asked.id)).toMatchObject({
      state: 'requested',
      driver: null,
      declined: ['u-dario'],
    });
  });

  test('a second press within half a second of the first chooses no reason', async () => {
    const { press } = await openOffer(await openDriverOnDuty());
    await press('Decline: Northside');
    const dialog = await screen.findByRole('dialog', { name: 'Decline this ride?' });
    const reasons = within(dialog).getByRole('list');
    expect(reasons.style.pointerEvents).toBe('none');
    await waitFor(() => expect(reasons.style.pointerEvents).toBe(''));
  });

  test('an offer past its deadline can still be taken until another driver is asked', async () => {
    const { region, world, asked, lookNow } = await openOffer(await openDriverOnDuty());
    world.stage.clock.advance(61_000);
    expect(await within(region).findByText(/^The time to answer is up/)).toBeShown();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await asked.offer(other.uid);
    lookNow();
    await isGone();
    expect(
      await screen.findByText('Dispatch no longer offers you this ride', { selector: 'output' }),
    ).toBeShown();
    expect(document.querySelector('[data-stays]')).not.toBeNull();
  });
});
