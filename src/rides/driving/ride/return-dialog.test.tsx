import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RETURN_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { asksBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';

type Page = Awaited<ReturnType<typeof openDriverOnTheWay>>;

/** The remark that administrators read about the last step. */
async function remarkOn(world: Page['world'], id: string) {
  const olga = await world.open({ role: 'admin' });
  return valueOf(await olga.rides.rideViews.remarks(id)).at(-1);
}

async function openDialog() {
  const page = await openDriverOnTheWay();
  await page.press('Give back');
  const dialog = await screen.findByRole('dialog', { name: 'Give this ride back?' });
  const choose = (name: string) => page.user.click(within(dialog).getByRole('radio', { name }));
  const send = () => page.user.click(within(dialog).getByRole('button', { name: 'Give back' }));
  return { ...page, dialog, choose, send };
}

describe('giving a ride back', () => {
  test('the dialog says who reads the reason and the note, and who can give the ride again', async () => {
    const { choose, dialog } = await openDialog();
    expect(dialog.textContent).toContain(
      'Only dispatch reads your reason, and only dispatch can give you this ride again.',
    );
    expect(dialog.textContent).toContain('Please call the passenger first if you can.');
    expect(within(dialog).getByRole('link', { name: 'Call Robin Rider' })).toBeShown();
    await choose('Another reason');
    expect(noteOf(within(dialog).getByRole('textbox', { name: /What happened/ }))).toContain(
      'Only dispatch reads this.',
    );
  });

  test('a ride that is given back goes to the other drivers with its reason, and the driver is free', async () => {
    const { choose, send, passenger, id, press, world, lookNow } = await openDialog();
    await choose('Trouble with the car');
    await send();
    expect(await screen.findByText('You have given the ride back')).toBeShown();
    expect(screen.queryByRole('dialog')).toBeNull();
    const ride = await passenger.read(id);
    expect(ride).toMatchObject({ state: 'requested', driver: null, declined: ['u-dario'] });
    expect(await remarkOn(world, id)).toMatchObject(asksBack({ why: 'breakdown' }));
    expect(await screen.findByRole('region', { name: 'Ride requests' })).toBeShown();
    // The ride is no longer a request for this driver.
    expect(screen.queryByRole('button', { name: 'Take ride from Northside, there in 10 min' })).toBeNull();
    await (await world.open({ name: 'Pia Passenger', role: 'passenger' })).book();
    lookNow();
    await screen.findByRole('button', { name: 'Take ride from Northside, there in 10 min' });
    // The note stays when another step follows, which is possible after a minute.
    world.stage.clock.advance(RETURN_PAUSE * 1000);
    await waitFor(() => expect(screen.queryByText(/^You gave back a ride/)).toBeNull(), { timeout: 3000 });
    world.network.goOffline();
    await press('Take ride from Northside, there in 10 min');
    await screen.findByRole('alert');
    expect(screen.getByText('You have given the ride back')).toBeShown();
  });

  test('another reason may be typed', async () => {
    const { user, choose, send, world, id } = await openDialog();
    await choose('Another reason');
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'The road is closed');
    await send();
    await screen.findByText('You have given the ride back');
    expect(await remarkOn(world, id)).toMatchObject({ why: 'other', note: 'The road is closed' });
  });

  test('after a failure the dialog stays with its input, and shows the error', async () => {
    const { choose, send, world, dialog } = await openDialog();
    await choose('It is not safe');
    world.network.goOffline();
    await send();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('internet connection');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'It is not safe' }).checked).toBe(
      true,
    );
    world.network.goOnline();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a reopened dialog does not show an earlier failure', async () => {
    const { press, choose, send, world, dialog } = await openDialog();
    await choose('It is not safe');
    world.network.goOffline();
    await send();
    await within(dialog).findByRole('alert');
    await press('Keep the ride');
    await press('Give back');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a cancellation by the passenger closes the dialog, and the page says so', async () => {
    const { passenger, id, lookNow } = await openDialog();
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    lookNow();
    expect(await screen.findByText('The passenger has cancelled the ride')).toBeShown();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
