import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { useTypedAhead } from './new-booking.tsx';

test('a number typed before the dialog has loaded is in its field, and the rest of it follows', async () => {
  const { user } = renderApp('/admin/rides', { world: await openRideWorld(ADA) });
  await screen.findByRole('button', { name: 'New booking' });
  await user.keyboard('n5550');
  const phone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Phone' });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  await user.keyboard('142');
  expect(phone.value).toBe('5550142');
});

test('what is typed ahead is a number, which can be corrected, is handed over once, and no key acts behind it', async () => {
  const user = userEvent.setup();
  const { result, rerender } = renderHook((isOpening) => useTypedAhead(isOpening), { initialProps: true });
  const acted: string[] = [];
  document.addEventListener('keydown', ({ key, defaultPrevented }) => !defaultPrevented && acted.push(key));
  await user.keyboard('j(039{Backspace}{Enter}0) 77?{Tab}{Escape}');
  expect([result.current(), result.current()]).toEqual(['(030) 77', '']);
  expect(acted).toEqual(['Tab', 'Escape']);
  await user.keyboard('1');
  rerender(false);
  await user.keyboard('2');
  rerender(true);
  expect(result.current()).toBe('');
});
