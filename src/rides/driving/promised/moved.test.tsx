import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveRide } from '#test/move-ride.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { aVibratingDevice } from '#test/vibrating-device.ts';

const at = (time: string) => new Date(`2025-06-02T${time}:00+02:00`);

/** The page of Dario, who has promised Robin's ride of half past seven tomorrow. */
async function openPromised() {
  const page = await openDriverOnDuty();
  const id = await page.passenger.book({
    pickUp: { kind: 'later', date: '2025-06-02', time: '07:30', turn: null },
  });
  page.lookNow();
  await page.press('Promise ride from Northside');
  const list = await screen.findByRole('region', { name: 'Promised' });
  const ada = await page.world.open({ name: 'Ada Admin', role: 'admin' });
  const move = (time: string) => moveRide(ada, id, at(time));
  const seeMoved = async (time: string) => {
    await move(time);
    page.lookNow();
  };
  return { ...page, id, list: within(list), move: seeMoved, moveUnseen: move, read: () => ada.read(id) };
}

test('the page of a driver rings and shows that a promised ride was moved, and one press agrees', async () => {
  const vibrate = aVibratingDevice();
  const { user, list, move, read } = await openPromised();
  vibrate.mockClear();
  await move('07:45');
  expect(await list.findByText('07:30 is now 07:45')).toBeShown();
  const news =
    'Dispatch has moved a ride that you have promised: Northside to City Hospital. 07:30 is now 07:45.';
  expect(screen.getByText(news).closest('[aria-live]')).not.toBeNull();
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(list.getByRole('heading', { name: 'Tomorrow 07:45' })).toBeShown();
  await user.click(list.getByRole('button', { name: 'OK: 07:45, ride from Northside' }));
  await waitFor(() => expect(list.queryByText('07:30 is now 07:45')).toBeNull());
  expect(await read()).toMatchObject({ state: 'accepted', did: 'agree', movedFrom: null });
  expect(list.getByRole('button', { name: 'Give back the ride from Northside' })).toBeShown();
});

test('a ride moved twice is compared with the promised time, and a ride moved back needs no answer', async () => {
  const { list, move } = await openPromised();
  await move('07:45');
  await list.findByText('07:30 is now 07:45');
  await move('08:00');
  expect(await list.findByText('07:30 is now 08:00')).toBeShown();
  await move('07:30');
  await waitFor(() => expect(list.queryByText(/ is now /)).toBeNull());
});

test('an answer to a time that has changed meanwhile does not count', async () => {
  const { user, list, move, moveUnseen, read } = await openPromised();
  await move('07:45');
  const agree = await list.findByRole('button', { name: 'OK: 07:45, ride from Northside' });
  await moveUnseen('08:00');
  await user.click(agree);
  expect(await screen.findByText(/^This ride has changed/)).toBeShown();
  expect(await list.findByText('07:30 is now 08:00')).toBeShown();
  expect(await read()).toMatchObject({ did: 'edit', movedFrom: at('07:30') });
});
