import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

/** A booking of Cara's that was stored, and whose answer was lost. */
async function bookedUnseen() {
  const opened = await openBookingDialog();
  const { user, field, world } = opened;
  await user.keyboard('5550142{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('To')));
  world.network.loseNextAnswer('documents');
  world.network.refuseNext('reading', { code: 'network' });
  await user.keyboard('{Enter}');
  return opened;
}

describe('the input of a booking by phone', () => {
  test('the dialog stays open while it is sending, and shows the failure', async () => {
    const { user, dialog, field, world } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    const release = world.network.hold();
    world.network.refuseNext('documents', { code: 'network' });
    world.network.refuseNext('reading', { code: 'network' });
    await user.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Booking...' });
    await user.keyboard('{Escape}');
    release();
    expect(await dialog.findByRole('alert')).toBeShown();
  });

  test('settings that were not read are read with the booking, and until then a second press does nothing', async () => {
    const { user, world, open } = await openBookingDialog({});
    await user.keyboard('{Escape}');
    await isClosed();
    world.network.goOffline();
    const { dialog, field } = await open();
    await dialog.findByRole('alert');
    world.network.goOnline();
    await user.keyboard('0307788{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.keyboard('Nora New{Enter}Pier 3, Harbour{Enter}Town Hall');
    const reads = world.requestsOf('read settings/*');
    const release = world.network.hold();
    await user.keyboard('{Enter}{Enter}, East');
    expect(dialog.getByRole('button', { name: 'Booking...' })).toBeShown();
    expect(field('To').value).toBe('Town Hall');
    release();
    await isClosed();
    expect(world.requestsOf('read settings/*') - reads).toBe(1);
  });

  test('no input is lost without a network, and the second attempt books the same ride', async () => {
    const { user, dialog, field } = await bookedUnseen();
    expect(await dialog.findByRole('alert')).toBeShown();
    expect(field('To').value).toBe('City Hospital');
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    await isClosed();
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findAllByRole('link', { name: 'Cara Caller' })).toHaveLength(1);
  });

  test('a booking with a lost answer is the same ride after its dialog was closed and the number typed anew', async () => {
    const { user, dialog, open } = await bookedUnseen();
    await dialog.findByRole('alert');
    await user.keyboard('{Escape}');
    await isClosed();
    const { field } = await open();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.keyboard('{Enter}');
    await isClosed();
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findAllByRole('link', { name: 'Cara Caller' })).toHaveLength(1);
  });

  test('a changed trip after a lost answer is not reported as booked: the stored ride is linked, and no input is lost', async () => {
    const { user, dialog, field } = await bookedUnseen();
    await dialog.findByRole('alert');
    await user.clear(field('To'));
    // The same number in another notation.
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+1 555 0142');
    await user.type(field('To'), 'Pier 3, Harbour{Enter}');
    expect(await dialog.findByText(/^An earlier attempt did book a ride/)).toBeShown();
    const link = dialog.getByRole('link', { name: 'Open the booked ride' });
    expect(link.getAttribute('href')).toMatch(/^\/admin\/rides\/\w{20}$/);
    expect(field('To').value).toBe('Pier 3, Harbour');
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    await isClosed();
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    await waitFor(() => expect(waiting.getAllByRole('link', { name: 'Cara Caller' })).toHaveLength(2));
  });

  test('another caller’s number after a lost answer books another ride', async () => {
    const { user, dialog, field } = await bookedUnseen();
    expect(await dialog.findByRole('alert')).toBeShown();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '5550199{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.keyboard('Nora New{Enter}Pier 3{Enter}Town Hall{Enter}');
    await isClosed();
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findByRole('link', { name: 'Nora New' })).toBeShown();
    expect(waiting.getByRole('link', { name: 'Cara Caller' })).toBeShown();
  });

  test('a number that cannot be looked up does not prevent the booking', async () => {
    const { user, dialog, field, world } = await openBookingDialog({});
    world.network.goOffline();
    await user.keyboard('5550188{Enter}');
    expect(await dialog.findByText(/^The number could not be looked up/)).toBeShown();
    world.network.goOnline();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.keyboard('Nora New{Enter}Pier 3{Enter}Town Hall{Enter}');
    await isClosed();
  });

  test('every missing value is reported at its field, and the first has the focus', async () => {
    const { user, dialog, field } = await openBookingDialog({});
    await user.keyboard('5550188');
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    expect(await dialog.findByText('Please enter a name.')).toBeShown();
    expect(dialog.getByText('Please say where the ride goes.')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });
});
