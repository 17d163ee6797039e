import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { laterForm } from '#test/later-form.ts';
import { noteOf } from '#test/note-of.ts';
import { openDriverOnDuty, openDriverPage } from '#test/open-driver-page.ts';

/** A driver on duty at two o'clock. Each argument is the hours until the pick-up of an assigned ride. */
async function openPromised(...hours: readonly number[]) {
  const page = await openDriverOnDuty();
  const olga = await page.world.open({ role: 'admin' });
  const ids: string[] = [];
  for (const ahead of hours) {
    const id = await page.passenger.book({ pickUp: laterForm(page.world.stage.clock.now(), ahead) });
    await olga.step(id, { did: 'assign', driver: 'u-dario' });
    ids.push(id);
  }
  page.lookNow();
  if (hours.length > 0) await screen.findByRole('region', { name: 'Promised' });
  return { ...page, ids, read: (id: string | undefined) => page.passenger.read(id ?? '') };
}

const dialog = () => screen.findByRole('dialog', { name: 'Go off duty?' });
const duty = () => within(screen.getByRole('region', { name: 'Your shift' })).getByRole('status').textContent;

describe('a driver who goes off duty with a promise', () => {
  test('a driver without a promise is not asked', async () => {
    const { press, button } = await openPromised();
    await press('Go off duty');
    expect(await button('Go on duty')).toBeShown();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the next promise is named, and staying on duty changes nothing and restores the focus', async () => {
    const { press, button, ids, read, world } = await openPromised(5);
    await press('Go off duty');
    expect((await dialog()).textContent).toContain('You have promised a ride: 19:00, from Northside.');
    await press('Stay on duty');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Go off duty')));
    expect(duty()).toBe('On duty');
    expect(await read(ids[0])).toMatchObject({ state: 'accepted' });
    expect(world.requestsOf('write drivers/*')).toBe(1);
  });

  test('a driver who keeps the promise goes off duty, and stays the ride’s driver', async () => {
    const { press, button, ids, read } = await openPromised(5);
    await press('Go off duty');
    await press('Keep it and go off duty');
    expect(await button('Go on duty')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await read(ids[0])).toMatchObject({ state: 'accepted', driver: 'u-dario' });
  });

  test('a ride that became due meanwhile keeps the driver on duty, and no button leads behind the dialog', async () => {
    const { press, world } = await openPromised(5);
    await press('Go off duty');
    await dialog();
    const due = await (await world.open({ name: 'Pia Passenger', role: 'passenger' })).book();
    await (await world.open({ role: 'admin' })).step(due, { did: 'assign', driver: 'u-dario' });
    await press('Keep it and go off duty');
    expect((await screen.findByRole('alert')).textContent).toContain('One of your rides is due.');
    expect(within(await dialog()).queryByRole('button', { name: 'Go to your ride' })).toBeNull();
  });

  test('a ride given back in the dialog is followed by the question about the next ride', async () => {
    const { press, user, ids, read } = await openPromised(5, 30);
    await press('Go off duty');
    expect((await dialog()).textContent).toContain('There is 1 more after it.');
    await press('Give it back');
    const why = within(await screen.findByRole('dialog'));
    await user.click(await why.findByRole('radio', { name: 'Trouble with the car' }));
    await user.click(why.getByRole('button', { name: 'Give back' }));
    await waitFor(async () => expect((await dialog()).textContent).toContain('2 Jun 2025, 20:00'));
    expect((await dialog()).textContent).not.toContain('more after it');
    expect(await read(ids[0])).toMatchObject({ state: 'requested', driver: null });
    await press('Stay on duty');
    await waitFor(() => expect(duty()).toBe('On duty'));
  });

  test('the question also appears during a break, and Escape leaves the driver on the break', async () => {
    const { press, user, button } = await openPromised(5);
    await press('Take a break');
    await button('Go on duty');
    await press('Go off duty');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(duty()).toBe('On a break');
  });
});

describe('a long shift', () => {
  /** A shift of `hours` hours. It is two in the afternoon in Berlin. */
  async function openLong(hours: number) {
    const since = new Date(new Date('2025-06-01T12:00:00Z').getTime() - hours * HOUR_MS);
    const stored = aStoredShift({ dutySince: since, shiftSince: since });
    const page = await openDriverPage({ 'drivers/u-dario': stored });
    await page.button('Go off duty');
    return { ...page, ended: () => page.world.stage.world.documents.read('drivers/u-dario/duties/0') };
  }
  const end = () => screen.findByLabelText<HTMLInputElement>('When did your shift really end?');

  test('the page asks about a long shift', async () => {
    await openLong(30);
    expect(await screen.findByText('On duty since 31 May 2025, 08:00: still on duty?')).toBeShown();
  });

  test('a shift of eleven hours is ended without a question', async () => {
    const { press, button } = await openLong(11);
    expect(screen.queryByText(/still on duty/)).toBeNull();
    await press('Go off duty');
    expect(await button('Go on duty')).toBeShown();
  });

  test('the end is now unless another time is typed', async () => {
    const { press, button, user, ended } = await openLong(30);
    await press('Go off duty');
    expect((await end()).value).toBe('2025-06-01T14:00');
    await user.click(within(await dialog()).getByRole('button', { name: 'Go off duty' }));
    expect(await button('Go on duty')).toBeShown();
    expect(ended()).toMatchObject({ until: new Date('2025-06-01T12:00:00Z'), by: 'u-dario' });
  });

  test('a typed time is stored as the end', async () => {
    const { press, button, user, ended } = await openLong(30);
    await press('Go off duty');
    fireEvent.change(await end(), { target: { value: '2025-05-31T17:03' } });
    await user.click(within(await dialog()).getByRole('button', { name: 'Go off duty' }));
    expect(await button('Go on duty')).toBeShown();
    expect(ended()).toMatchObject({ until: new Date('2025-05-31T15:03:00Z') });
  });

  test.each([
    ['before the begin', '2025-05-31T07:59'],
    ['to come', '2025-06-01T14:01'],
    ['no time', ''],
  ])(
    'an end that is %s is refused at its field, which keeps the input and has the focus',
    async (_, typed) => {
      const { press, user, ended } = await openLong(30);
      await press('Go off duty');
      fireEvent.change(await end(), { target: { value: typed } });
      await user.click(within(await dialog()).getByRole('button', { name: 'Go off duty' }));
      await waitFor(async () =>
        expect(noteOf(await end())).toContain('between 31 May 2025, 08:00 and 1 Jun 2025, 14:00'),
      );
      expect((await end()).value).toBe(typed);
      expect(document.activeElement).toBe(await end());
      expect(ended()).toBeNull();
    },
  );
});
