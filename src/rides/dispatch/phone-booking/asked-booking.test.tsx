import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const ID = 'OpenRide000000000000';

/** An administrator opens this address. Cara has called before, and her ride is over. */
async function openAt(address: string) {
  const world = await openRideWorld(
    { name: 'Ada Admin', role: 'admin' },
    {
      'customers/CaraCaller0000000000': aStoredCustomer(),
      [`rides/${ID}`]: aStoredRide('expired', {
        rider: `caller-${ID}`,
        needs: ['child_seat'],
        pickupAt: new Date('2025-03-01T10:00:00Z'),
      }),
      [`rides/${ID}/private/details`]: someDetails({ note: 'Ring twice.', customer: 'CaraCaller0000000000' }),
    },
  );
  const app = renderApp(address, { world });
  const panel = async () => within(await screen.findByRole('dialog', { name: 'New booking' }));
  const valueOf = (dialog: Awaited<ReturnType<typeof panel>>, label: string) =>
    dialog.getByLabelText<HTMLInputElement>(label).value;
  const { address: here } = app;
  return { ...app, world, panel, valueOf, here };
}

const opened = async (address: string) => {
  const app = await openAt(address);
  const dialog = await app.panel();
  await waitFor(() => expect(app.valueOf(dialog, 'Name')).toBe('Cara Caller'));
  const value = (label: string) => app.valueOf(dialog, label);
  return { ...app, dialog, value };
};

describe('an address of the board', () => {
  test('with a number opens the booking of that caller, and is the board’s own address after closing', async () => {
    const { user, dialog, value, here } = await opened('/admin/rides?call=5550142');
    expect(await dialog.findByText(/^Known caller: Cara Caller/)).toBeShown();
    expect([value('Phone'), value('To')]).toEqual(['+1 555 0142', 'City Hospital']);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('To')));
    await user.keyboard('{Escape}');
    await isClosed();
    expect(here()).toBe('/admin/rides');
  });

  test('with a number without its plus opens the booking of its caller', async () => {
    const { dialog, value } = await opened('/admin/rides?call=15550142');
    expect(await dialog.findByText(/^Known caller: Cara Caller/)).toBeShown();
    expect(value('Phone')).toBe('+1 555 0142');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('To')));
  });

  test('with a withheld number opens the booking of a caller without a number, at the name', async () => {
    const { panel, valueOf } = await openAt('/admin/rides?call=anonymous');
    const dialog = await panel();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')));
    expect(valueOf(dialog, 'Phone')).toBe('');
    expect(dialog.getByRole('checkbox', { name: 'No number', checked: true })).toBeShown();
  });

  test('with an unusable value says so over an empty form, and is the board’s own address after closing', async () => {
    const { user, panel, valueOf, here } = await openAt('/admin/rides?call=somebody');
    const dialog = await panel();
    expect(dialog.getByText(/^This page was opened for “somebody”/)).toBeShown();
    expect(valueOf(dialog, 'Phone')).toBe('');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(here()).toBe('/admin/rides');
  });

  test('with a number keeps the form of another caller, listed below the new form', async () => {
    const { user, panel, valueOf, goTo } = await openAt('/admin/rides');
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    const dialog = await panel();
    await user.type(dialog.getByLabelText('Phone'), '0160 555');
    await user.type(dialog.getByLabelText('Name'), 'Karl Caller');
    goTo('/admin/rides?call=5550142');
    await waitFor(() => expect(valueOf(dialog, 'Name')).toBe('Cara Caller'));
    await user.click(dialog.getByRole('button', { name: 'Go on with Karl Caller, 0160 555' }));
    expect(valueOf(dialog, 'Name')).toBe('Karl Caller');
  });

  test('opened while a booking is being sent waits, and is neither cleared nor closed with that booking', async () => {
    const { user, dialog, value, goTo, here, world } = await opened(`/admin/rides?again=${ID}`);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('When')));
    const release = world.network.hold();
    await user.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Booking...' });
    goTo(`/admin/rides?again=${ID}&as=return`);
    await waitFor(() => expect(here()).toContain('as=return'));
    expect(value('To')).toBe('City Hospital');
    release();
    await waitFor(() => expect(value('To')).toBe('5 Mill Road, Northside'));
    expect(value('From')).toBe('City Hospital');
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findAllByRole('link', { name: 'Cara Caller' })).toHaveLength(1);
    expect(dialog.queryByText('Not booked yet:')).toBeNull();
  });

  test('with a ride opens its booking with the same data, at the time', async () => {
    const { user, dialog, value } = await opened(`/admin/rides?again=${ID}`);
    expect(['Phone', 'From', 'To', 'When', 'Note for the driver'].map(value)).toEqual([
      '+1 555 0142',
      '5 Mill Road, Northside',
      'City Hospital',
      '',
      'Ring twice.',
    ]);
    expect(dialog.getByRole('checkbox', { name: 'Child seat', checked: true })).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('When')));
    await user.keyboard('{Enter}');
    await isClosed();
    expect(
      await screen.findByText('Now, child seat: Cara Caller, 5 Mill Road, Northside → City Hospital'),
    ).toBeShown();
  });

  test('with a ride without stored details says so, and the form is empty', async () => {
    const { panel, valueOf } = await openAt('/admin/rides?again=NoRide00000000000000');
    const dialog = await panel();
    expect(await dialog.findByText(/^That ride cannot be booked again from here/)).toBeShown();
    expect(valueOf(dialog, 'Phone')).toBe('');
  });
});

describe('a booked ride', () => {
  test('is booked again a day later and the way back by one press each, after a preview', async () => {
    const { user, dialog, panel, valueOf } = await opened(`/admin/rides?again=${ID}`);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('When')));
    await user.keyboard('{Enter}');
    await isClosed();
    await user.click(await screen.findByRole('button', { name: 'Same tomorrow' }));
    const again = await panel();
    await waitFor(() => expect(valueOf(again, 'When')).toMatch(/^tomorrow \d\d:\d\d$/));
    expect(valueOf(again, 'To')).toBe('City Hospital');
    await user.keyboard('{Enter}');
    await isClosed();
    await user.click(await screen.findByRole('button', { name: 'Return trip' }));
    const back = await panel();
    await waitFor(() => expect(valueOf(back, 'When')).toBe('tomorrow '));
    expect([valueOf(back, 'From'), valueOf(back, 'To')]).toEqual(['City Hospital', '5 Mill Road, Northside']);
    await user.keyboard('{Enter}');
    expect(await back.findByText('Add a time.')).toBeShown();
  });

  test('that has ended is booked again from its page', async () => {
    const { user, panel, valueOf } = await openAt(`/admin/rides/${ID}`);
    const links = within(await screen.findByRole('list', { name: 'Book once more' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Book again',
      'Return trip',
      'Same tomorrow',
    ]);
    await user.click(links.getByRole('link', { name: 'Return trip' }));
    const dialog = await panel();
    await waitFor(() => expect(valueOf(dialog, 'From')).toBe('City Hospital'));
  });
});

test('digits typed before and after the dialog has loaded are together in the number’s field', async () => {
  const { user } = renderApp('/admin/rides', { world: await openRideWorld(ADA) });
  await screen.findByRole('button', { name: 'New booking' });
  await user.keyboard('n5550');
  const phone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Phone' });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  await user.keyboard('142');
  await waitFor(() => expect(phone.value).toBe('5550142'));
});

test('the name of a caller from the address, typed before the form is there, is in its field', async () => {
  const { user } = renderApp('/admin/rides?call=0293377123', { world: await openRideWorld(ADA) });
  await screen.findByRole('button', { name: 'New booking' });
  await user.keyboard('Nora');
  const name = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name' });
  await waitFor(() => expect(name.value).toBe('Nora'));
  expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveProperty('value', '0293377123');
});

test.each([
  ['a new caller’s name', '0293377', 'Nora', 'Name'],
  ['a known caller’s destination', '5550142', 'Museum', 'To'],
  ['the destination of a caller chosen by an arrow', '5550{ArrowDown}', 'Museum', 'To'],
] as const)('%s typed while the number is looked up is in its field', async (_, number, text, label) => {
  const { user, world, dialog, field } = await openBookingDialog();
  await user.keyboard(number.slice(0, 4));
  if (number.startsWith('555')) await dialog.findByRole('listbox', { name: 'Suggestions for Phone' });
  await user.keyboard(number.slice(4));
  const release = world.network.hold();
  await user.keyboard(`{Enter}${text}{Backspace}`);
  release();
  await waitFor(() => expect(field(label).value).toBe(text.slice(0, -1)));
  expect(field('Phone').value).not.toContain(text.slice(0, 2));
});

test('a second Enter while the number is looked up books nothing unseen', async () => {
  const { user, world, field } = await openBookingDialog();
  await user.keyboard('5550142');
  const release = world.network.hold();
  await user.keyboard('{Enter}{Enter}');
  release();
  await waitFor(() => expect(document.activeElement).toBe(field('To')));
  expect(field('To').value).toBe('City Hospital');
  await user.keyboard('{Enter}');
  await isClosed();
});

test('keys typed while a number of two people is looked up are ignored, and the arrows choose at once', async () => {
  const { user, world, dialog, field } = await openBookingDialog({
    'customers/CaraCaller0000000000': aStoredCustomer(),
    'customers/KarlCaller0000000000': aStoredCustomer({ name: 'Karl Caller', nameKey: 'karl caller' }),
  });
  await user.keyboard('5550142');
  const release = world.network.hold();
  await user.keyboard('{Enter}Museum');
  release();
  const karl = await dialog.findByRole<HTMLInputElement>('radio', { name: /^Karl Caller/ });
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Cara Caller/ })),
  );
  await user.keyboard('{ArrowDown}');
  expect(karl.checked).toBe(true);
  expect([field('Phone').value, field('To').value]).toEqual(['+1 555 0142', 'City Hospital']);
});
