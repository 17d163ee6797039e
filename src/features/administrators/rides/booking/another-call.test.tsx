import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '../../../../test/open-booking-dialog.ts';

const KARL = ['0160 555', 'Karl Caller', 'Bahnhofst'];
const CARA = ['5550142', 'Cara Caller', '5 Mill Road, Northside'];

/** Karl's call was closed half typed, and the dialog is open again. */
async function reopened() {
  const { user, world, field, open } = await openBookingDialog();
  const typedIn = (of: typeof field) => ['Phone', 'Name', 'From'].map((name) => of(name).value);
  await user.keyboard('0160 555{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.keyboard('Karl Caller{Enter}Bahnhofst{Escape}');
  await isClosed();
  const again = await open();
  await user.clear(again.field('Phone'));
  return { ...again, user, world, open, typedIn };
}

/** Then Cara rings, who is known. */
async function another() {
  const opened = await reopened();
  await opened.user.type(opened.field('Phone'), '5550142{Enter}');
  await waitFor(() => expect(opened.typedIn(opened.field)).toEqual(CARA));
  return opened;
}

describe('the number of another known caller in the place of a call that was kept', () => {
  test('begins another call, and what was kept comes back with one press and can be cleared then', async () => {
    const { user, dialog, field, typedIn } = await another();
    await user.click(dialog.getByRole('button', { name: 'Bring back what was typed before' }));
    expect(typedIn(field)).toEqual(KARL);
    expect(document.activeElement).toBe(field('Phone'));
    await user.click(dialog.getByRole('button', { name: 'Clear the form' }));
    expect(typedIn(field)).toEqual(['', '', '']);
  });

  test('leaves what was kept for the time after the booking', async () => {
    const { user, field, open, typedIn } = await another();
    await user.click(field('To'));
    await user.keyboard('{Enter}');
    await isClosed();
    const later = await open();
    expect(typedIn(later.field)).toEqual(KARL);
    expect(later.dialog.getByText('This is what you typed before.')).toBeShown();
  });

  test('leaves both calls where the dialog is closed again', async () => {
    const { user, open, typedIn } = await another();
    await user.keyboard('{Escape}');
    await isClosed();
    const later = await open();
    expect(typedIn(later.field)).toEqual(CARA);
    await user.click(later.dialog.getByRole('button', { name: 'Bring back what was typed before' }));
    expect(typedIn(later.field)).toEqual(KARL);
  });

  test('takes along what is typed before it is looked up, and leaves the kept call what was its own', async () => {
    const { user, world, dialog, field, typedIn } = await reopened();
    await user.type(field('Phone'), '0160 555');
    await user.type(field('From'), 'r. 12');
    await user.clear(field('Phone'));
    const release = world.network.hold();
    await user.type(field('Phone'), '5550142{Enter}');
    await user.clear(field('To'));
    await user.type(field('To'), 'Pier 3');
    release();
    await waitFor(() => expect(typedIn(field)).toEqual(CARA));
    expect(field('To').value).toBe('Pier 3');
    await user.click(dialog.getByRole('button', { name: 'Bring back what was typed before' }));
    expect(typedIn(field)).toEqual(['0160 555', 'Karl Caller', 'Bahnhofstr. 12']);
    expect(field('To').value).toBe('');
  });
});
