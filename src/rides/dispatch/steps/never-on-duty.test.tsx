import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { aStoredPaper, aStoredPaperKinds, PERMIT } from '#domain/rides/model/firm/papers.builder.ts';
import { laterForm } from '#test/later-form.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, PRIYA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const NEWCOMER = 'Nina Newcomer';

/** The dialog of Priya's ride in `hours` hours, or for now if `null`. Dario is on duty; Nina never was. */
async function openDialog(
  action: 'Offer' | 'Assign',
  hours: number | null,
  documents: Parameters<typeof openRideWorld>[1] = {},
) {
  const world = await openRideWorld(ADA, documents);
  await world.openDriver();
  await world.open({ uid: 'u-nina', name: NEWCOMER, role: 'driver' });
  const priya = await world.open(PRIYA);
  const pickUp = hours === null ? {} : { pickUp: laterForm(world.stage.clock.now(), hours) };
  const id = await priya.book(pickUp);
  const { user } = renderApp('/admin/rides', { world });
  const button = await screen.findByRole('button', { name: `${action} ride of Priya Passenger` });
  const before = world.requestsOf('list users');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Dario Driver' });
  return { user, dialog, priya, id, accountsRead: () => world.requestsOf('list users') - before };
}

test('a driver who was never on duty is offered a ride of tomorrow', async () => {
  const { user, dialog, priya, id, accountsRead } = await openDialog('Offer', 24);
  const choice = await dialog.findByRole('radio', { name: NEWCOMER });
  expect(noteOf(choice)).toBe('Was never on duty, and chooses a car with the answer.');
  expect(dialog.getAllByRole('radio', { name: 'Dario Driver' })).toHaveLength(1);
  expect(accountsRead()).toBe(1);
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Offer ride' }));
  await waitFor(async () =>
    expect(await priya.read(id)).toMatchObject({ state: 'offered', driver: 'u-nina' }),
  );
});

test('a driver who was never on duty and is away at the pick-up is marked, and a second press is needed', async () => {
  const { user, dialog, priya, id } = await openDialog('Offer', 24, {
    'availability/u-nina': {
      hours: NO_HOURS,
      away: ['2020-01-01/2099-12-31'],
      laterNews: false,
      rev: 0,
      by: 'u-nina',
      name: NEWCOMER,
      at: new Date(),
    },
  });
  const choice = await dialog.findByRole('radio', { name: NEWCOMER });
  expect(noteOf(choice)).toBe('Was never on duty, and chooses a car with the answer. Away on that day.');
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Offer ride' }));
  expect(dialog.getByText(/^This driver is away then\./)).toBeShown();
  expect(await priya.read(id)).toMatchObject({ state: 'requested' });
});

test('a driver who was never on duty and has an expired paper is marked', async () => {
  const { dialog } = await openDialog('Offer', 24, {
    ...aStoredPaperKinds(),
    'driverPapers/u-nina': aStoredPaper(PERMIT, '2020-01-01'),
  });
  const choice = await dialog.findByRole('radio', { name: NEWCOMER });
  expect(noteOf(choice)).toBe('Was never on duty, and chooses a car with the answer. Permit expired.');
});

test.each([
  ['Offer', null],
  ['Assign', 24],
] as const)(
  'the dialog to %s a ride in %j hours lists no driver who was never on duty, and reads no account',
  async (action, hours) => {
    const { dialog, accountsRead } = await openDialog(action, hours);
    expect(dialog.queryByRole('radio', { name: NEWCOMER })).toBeNull();
    expect(accountsRead()).toBe(0);
  },
);
