import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

const KARL = ['0160 555', 'Karl Caller', 'Bahnhofst'];
const CARA = ['+1 555 0142', 'Cara Caller', '5 Mill Road, Northside'];
const NOBODY = ['', '', ''];
const GO_ON = 'Go on with Karl Caller, 0160 555';

/** Karl's call was closed half typed, and the dialog is reopened. */
async function reopened() {
  const { user, field, open, world } = await openBookingDialog();
  const typedIn = (of: typeof field) => ['Phone', 'Name', 'From'].map((name) => of(name).value);
  await user.keyboard('0160 555{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.keyboard('Karl Caller{Enter}Bahnhofst{Escape}');
  await isClosed();
  return { ...(await open()), user, open, world, typedIn };
}

/** After Karl's call Cara calls, a known caller. */
async function another() {
  const opened = await reopened();
  await opened.user.keyboard('5550142{Enter}');
  await waitFor(() => expect(opened.typedIn(opened.field)).toEqual(CARA));
  return opened;
}

describe('a phone booking that was closed before it was sent', () => {
  test('continues with one press', async () => {
    const { user, dialog, field, typedIn } = await reopened();
    expect(typedIn(field)).toEqual(NOBODY);
    await user.click(dialog.getByRole('button', { name: GO_ON }));
    expect(typedIn(field)).toEqual(KARL);
    // The focus goes to the first empty field.
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect(dialog.queryByRole('button', { name: GO_ON })).toBeNull();
  });

  test('is kept if only the number of people differs from what the phone number fills in', async () => {
    const { user, dialog, field, open } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.clear(dialog.getByLabelText('Passengers'));
    await user.type(dialog.getByLabelText('Passengers'), '3{Escape}');
    await isClosed();
    expect((await open()).dialog.getByRole('button', { name: /^Go on with Cara Caller/ })).toBeShown();
  });

  test('is gone after a discard', async () => {
    const { user, dialog, open } = await reopened();
    await user.click(dialog.getByRole('button', { name: 'Discard Karl Caller, 0160 555' }));
    expect(dialog.queryByText('Not booked yet:')).toBeNull();
    await user.keyboard('{Escape}');
    await isClosed();
    expect((await open()).dialog.queryByText('Not booked yet:')).toBeNull();
  });

  test('waits until another caller is booked', async () => {
    const { user, field, open, typedIn } = await another();
    await user.click(field('To'));
    await user.keyboard('{Enter}');
    await isClosed();
    const later = await open();
    expect(later.dialog.getAllByRole('button', { name: /^Go on with/ })).toHaveLength(1);
    await user.click(later.dialog.getByRole('button', { name: GO_ON }));
    expect(typedIn(later.field)).toEqual(KARL);
  });

  test('changes places with the call in the form, and both stay when the dialog is closed again', async () => {
    const { user, dialog, field, open, typedIn } = await another();
    await user.click(field('To'));
    await user.keyboard(', back door');
    await user.click(dialog.getByRole('button', { name: GO_ON }));
    expect(typedIn(field)).toEqual(KARL);
    await user.keyboard('{Escape}');
    await isClosed();
    const later = await open();
    await user.click(later.dialog.getByRole('button', { name: 'Go on with Cara Caller, +1 555 0142' }));
    expect(typedIn(later.field)).toEqual(CARA);
    expect(later.dialog.getByRole('button', { name: GO_ON })).toBeShown();
  });

  test('continues in the form once its number is typed, with the newer input, and is no longer offered', async () => {
    const { user, dialog, field, open, typedIn } = await reopened();
    await user.click(field('From'));
    await user.keyboard('Town Hall');
    await user.click(field('Phone'));
    await user.keyboard('0160555{Enter}');
    await waitFor(() => expect(typedIn(field)).toEqual(['0160555', 'Karl Caller', 'Town Hall']));
    expect(dialog.queryByText('Not booked yet:')).toBeNull();
    await user.click(field('To'));
    await user.keyboard('Airport{Enter}');
    await isClosed();
    expect((await open()).dialog.queryByText('Not booked yet:')).toBeNull();
  });

  test('is not created for a caller of whom only the number was typed', async () => {
    const { user, open } = await another();
    await user.keyboard('{Escape}');
    await isClosed();
    const { dialog } = await open();
    expect(dialog.getAllByRole('button', { name: /^Go on with/ })).toHaveLength(1);
  });

  test('stays where it is while another booking is being sent', async () => {
    const { user, dialog, field, typedIn, world } = await another();
    const release = world.network.hold();
    await user.click(field('To'));
    await user.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Booking...' });
    await user.click(dialog.getByRole('button', { name: GO_ON }));
    await user.click(dialog.getByRole('button', { name: /^Discard/ }));
    expect(typedIn(field)).toEqual(CARA);
    expect(dialog.getByRole('button', { name: GO_ON })).toBeShown();
    release();
    await isClosed();
  });

  test('is offered as perhaps booked if its answer was lost', async () => {
    const { user, dialog, field, open, world } = await reopened();
    expect(dialog.getByText('Not booked yet:')).toBeShown();
    await user.click(dialog.getByRole('button', { name: GO_ON }));
    world.network.goOffline();
    await user.click(field('To'));
    await user.keyboard('Airport{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Network error/);
    await user.keyboard('{Escape}');
    await isClosed();
    world.network.goOnline();
    expect((await open()).dialog.getByText('May not be booked yet:')).toBeShown();
  });

  test('is discarded alone by a double press', async () => {
    const { user, field, open } = await another();
    await user.click(field('To'));
    await user.keyboard(', back door{Escape}');
    await isClosed();
    const { dialog } = await open();
    dialog.getByRole('button', { name: /^Discard Cara/ }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(dialog.getAllByRole('button', { name: /^Discard/ })).toHaveLength(1);
  });

  test('is not offered while nothing can be booked, and waits', async () => {
    const { user, dialog, world, open } = await reopened();
    expect(dialog.getByRole('button', { name: GO_ON })).toBeShown();
    await user.keyboard('{Escape}');
    await isClosed();
    const { documents } = world.stage.world;
    const settings = documents.read('settings/rides');
    documents.commit({ 'settings/rides': null });
    await user.click(screen.getByRole('button', { name: 'New booking' }));
    expect(await screen.findByText(/^Nothing can be booked yet/)).toBeShown();
    expect(screen.queryByLabelText('Phone')).toBeNull();
    expect(screen.queryByRole('button', { name: GO_ON })).toBeNull();
    await user.keyboard('{Escape}');
    await isClosed();
    documents.commit({ 'settings/rides': settings });
    expect((await open()).dialog.getByRole('button', { name: GO_ON })).toBeShown();
  });
});
