import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

test('a number typed before the dialog has loaded is in its field, and so is the rest of it', async () => {
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
  ['the destination of one chosen by an arrow', '5550{ArrowDown}', 'Museum', 'To'],
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
