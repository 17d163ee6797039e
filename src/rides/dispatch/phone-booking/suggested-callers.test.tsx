import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { aStoredProfile } from '#domain/accounts/model/stored-profile.builder.ts';
import { phoneFields } from '#domain/rides/model/booking/rider-record.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { PRIYA } from '#test/open-ride-world.ts';

const CARA = aStoredCustomer({ phone: '+49 171 2345678', phoneKey: '1712345678' });
const CARL = aStoredCustomer({ phone: '0171 2399999', phoneKey: '1712399999', name: 'Carl Customer' });

const both = () =>
  openBookingDialog({
    'customers/CaraCaller0000000000': CARA,
    'customers/CarlCustomer00000000': CARL,
  });

describe('a number while it is typed', () => {
  test('the only known caller with that beginning is chosen by an arrow and Enter, with the whole number', async () => {
    const { user, dialog, field, world } = await openBookingDialog({
      'customers/CaraCaller0000000000': CARA,
    });
    await user.keyboard('017123');
    expect(await dialog.findByText(/^Known caller Cara Caller: ↓ and Enter choose them/)).toBeShown();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect([field('Phone').value, field('Name').value]).toEqual(['+49 171 2345678', 'Cara Caller']);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(world.requestsOf('list customers findsarray-contains')).toBe(1);
    expect(world.requestsOf('list customers phoneKeysarray-contains')).toBe(0);
  });

  test('one of several known callers is chosen with the arrow keys, and further typing leaves fewer callers without a request', async () => {
    const { user, dialog, field, world } = await both();
    await user.keyboard('+49 17123');
    expect(await dialog.findByText(/^2 known callers/)).toBeShown();
    await user.keyboard('9');
    const list = dialog.getByRole('listbox', { name: 'Suggestions for Phone' });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Backspace}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect([field('Phone').value, field('Name').value]).toEqual(['0171 2399999', 'Carl Customer']);
    expect(world.requestsOf('list customers findsarray-contains')).toBe(1);
  });

  // Beginnings of the numbers of one and of two known callers, in several notations.
  test.each(['017123', '+49 171 23', '0171/2345', '00491712345', '0171 234567'])(
    '%s stays as typed by Enter and by Tab, for a new caller',
    async (typed) => {
      for (const key of ['{Enter}', '{Tab}']) {
        const { user, dialog, field, unmount } = await both();
        await user.keyboard(typed);
        await dialog.findByText(/Enter alone keeps what you typed\.$/);
        await user.keyboard(key);
        expect(
          await dialog.findByText('First call from this number. Name and trip are saved for the next one.'),
        ).toBeShown();
        await waitFor(() => expect(document.activeElement).toBe(field('Name')));
        expect([field('Phone').value, field('Name').value]).toEqual([typed, '']);
        expect(dialog.queryByRole('listbox')).toBeNull();
        unmount();
      }
    },
  );

  test('a complete number means its caller, although another number begins with it', async () => {
    const { user, dialog, field } = await openBookingDialog({
      'customers/CaraCaller0000000000': CARA,
      'customers/CarlCustomer00000000': { ...CARL, phone: '0171 23456789', phoneKey: '17123456789' },
    });
    await user.keyboard('01712345678');
    expect(await dialog.findByText('Known caller Cara Caller: Enter fills in their trip.')).toBeShown();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect(field('Name').value).toBe('Cara Caller');
  });

  test('a number that is continued after Enter, before the answer, chooses no caller', async () => {
    const { user, dialog, field, world } = await openBookingDialog({
      'customers/CaraCaller0000000000': CARA,
    });
    const release = world.network.hold();
    await user.keyboard('017123{Enter}4');
    release();
    await dialog.findByText(/^Known caller Cara Caller: ↓ and Enter/);
    expect([field('Phone').value, field('Name').value]).toEqual(['0171234', '']);
    expect(document.activeElement).toBe(field('Phone'));
  });

  test('a number that could not be looked up suggests no caller, and is looked up again by Enter', async () => {
    const { user, dialog, field, world } = await both();
    await user.keyboard('017123');
    await dialog.findByText(/^2 known callers/);
    world.network.goOffline();
    await user.keyboard('{Tab}');
    expect(await dialog.findByText(/^The number could not be looked up/)).toBeShown();
    expect(dialog.queryByRole('listbox')).toBeNull();
    world.network.goOnline();
    await user.click(field('Phone'));
    await user.keyboard('{Enter}');
    expect(
      await dialog.findByText('First call from this number. Name and trip are saved for the next one.'),
    ).toBeShown();
  });

  test('Escape closes the list but not the panel, and further typing opens it again', async () => {
    const { user, dialog, field } = await both();
    await user.keyboard('017123');
    await dialog.findByText(/^2 known callers/);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(dialog.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field('Phone'));
    await user.keyboard('9');
    expect(dialog.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}{Escape}');
    await isClosed();
  });

  test.each([
    [5, '017123', 'Phone'],
    [10, '{Tab}cara', 'Name'],
  ])(
    'the list says that there may be more than the suggested callers (%d), and Enter chooses none',
    async (most, typed, name) => {
      const many = Array.from({ length: most }, (_, digit) => [
        `customers/CaraCaller000000000${digit}`,
        aStoredCustomer({ phoneKey: `171234567${digit}` }),
      ]);
      const { user, dialog, field } = await openBookingDialog(Object.fromEntries(many));
      await user.keyboard(typed);
      expect(await dialog.findByText(new RegExp(`^${most} or more known callers: ↓ and Enter`))).toBeShown();
      expect(dialog.getByText('There may be more. Type on to find them.')).toBeShown();
      await user.keyboard('{Enter}');
      expect(field(name).value).toBe(typed.replace('{Tab}', ''));
    },
  );

  test('the list says that only some accounts of a name were read if none of them has booked', async () => {
    const { user, dialog, world } = await openBookingDialog();
    const nora = aStoredProfile({ name: 'Nora Idle', ...nameKeysOf('Nora Idle') });
    world.put(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [`users/u-${at}`, { ...nora, uid: `u-${at}` }]),
      ),
    );
    await user.keyboard('{Tab}nora');
    expect(await dialog.findByText('This is part of many names or numbers. Type more of it.')).toBeShown();
  });

  test('three digits suggest no caller, and look up none', async () => {
    const { user, dialog, world } = await both();
    await user.keyboard('171{Enter}');
    expect(await dialog.findByText(/^3 digits are too few for a phone number/)).toBeShown();
    expect(world.requestsOf('list customers phoneKeysarray-contains')).toBe(0);
    expect(world.requestsOf('list customers findsarray-contains')).toBe(0);
  });
});

describe('the last digits of a number', () => {
  test('a customer and an account whose numbers end with the digits are suggested, and the account is taken with its number and its name', async () => {
    const opened = await openBookingDialog({ 'customers/CaraCaller0000000000': CARA });
    const { user, dialog, field, world } = opened;
    const passenger = await world.open(PRIYA);
    const cancelled = { did: 'cancel', why: 'mistake' } as const;
    await passenger.step(await passenger.book({ phone: '+44 20 5675678 ext. 7' }), cancelled);
    await user.keyboard('5678');
    expect(await dialog.findByText(/^2 known numbers end like this:/)).toBeShown();
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['+49 171 2345678Cara Caller', '+44 20 5675678 ext. 7Priya Passenger']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await dialog.findByText(/^Account of Priya Passenger/)).toBeShown();
    expect([field('Phone').value, field('Name').value]).toEqual(['+44 20 5675678 ext. 7', 'Priya Passenger']);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await passenger.booked()).toHaveLength(2);
  });

  test('the list says that there may be more accounts with these digits, also if none of the first may book', async () => {
    const { user, dialog, world } = await openBookingDialog();
    const five = (status: string) =>
      world.put(
        Object.fromEntries(
          [1, 2, 3, 4, 5].flatMap((at) => [
            [`users/u-${at}`, aStoredProfile({ uid: `u-${at}`, role: 'passenger', status })],
            [`riders/u-${at}`, { ...phoneFields(`030 ${at}45678`), slots: {}, claim: 'now' }],
          ]),
        ),
      );
    five('approved');
    await user.keyboard('5678');
    expect(await dialog.findByText(/^5 or more known numbers end like this:/)).toBeShown();
    expect(dialog.getByText('There may be more. Type on to find them.')).toBeShown();
    five('rejected');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}45678');
    expect(await dialog.findByText(/^The number in any format/)).toBeShown();
    // Other digits are looked up in between. Without them, the page would show the earlier answer for `5678` again.
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}0142');
    expect(await dialog.findByText(/known number/)).toBeShown();
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}5678');
    expect(await dialog.findByText('This is part of many names or numbers. Type more of it.')).toBeShown();
  });
});

describe('a number of a customer and of an account', () => {
  async function openCalls() {
    const opened = await openBookingDialog();
    const passenger = await opened.world.open(PRIYA);
    await passenger.step(await passenger.book({ phone: '+1 555 0142' }), { did: 'cancel', why: 'mistake' });
    return { ...opened, passenger };
  }

  async function calls() {
    const opened = await openCalls();
    await opened.user.keyboard('5550142{Enter}');
    const who = within(await opened.dialog.findByRole('radiogroup', { name: 'Who is calling?' }));
    const radio = (name: string) => who.getByRole<HTMLInputElement>('radio', { name });
    await waitFor(() => expect(document.activeElement).toBe(radio('Cara Caller')));
    return { ...opened, radio };
  }

  test('the customer is the caller unless the account is chosen, because a number proves nothing', async () => {
    const { user, field, radio, passenger } = await calls();
    expect(radio('Cara Caller').checked).toBe(true);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('To'));
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await passenger.booked()).toHaveLength(1);
  });

  test('the account is chosen by an arrow key, and the ride belongs to the account', async () => {
    const { user, dialog, field, passenger } = await calls();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(field('Name').value).toBe('Priya Passenger'));
    expect(dialog.getByText(/^Account of Priya Passenger/)).toBeShown();
    await user.keyboard('{Enter}{Enter}');
    await isClosed();
    expect(await passenger.booked()).toHaveLength(2);
  });

  test('the account is found by its name, without a number, and its owner is the caller', async () => {
    const { user, dialog, field, passenger } = await openCalls();
    await user.keyboard('{Tab}priya');
    const option = await dialog.findByRole('option', { name: /^Priya Passenger/ });
    expect(option.textContent).toMatch(/^Priya Passenger\+1 555 0142, account .+@/);
    await user.keyboard('{ArrowDown}{Enter}');
    const owner = await dialog.findByRole('radio', { name: 'Priya Passenger' });
    expect(owner).toHaveProperty('checked', true);
    expect(field('Phone').value).toBe('+1 555 0142');
    await user.keyboard('{Enter}{Enter}');
    await isClosed();
    expect(await passenger.booked()).toHaveLength(2);
  });
});
