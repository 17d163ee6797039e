import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { OLGA } from '#test/open-ride-world.ts';
import { onBoard, openStepDialog, over, taken } from '#test/open-step-dialog.ts';

const press = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole('button', { name });
const named = (name: string) => screen.queryByRole('button', { name });
type Before = typeof taken;
const atDoor: Before = async (driver, id) => {
  await taken(driver, id);
  await driver.step(id, { did: 'arrive' });
};

describe('undoing a step that was entered by mistake [B9]', () => {
  test.each([
    ['Undo arrival', 'Undo arrival at Priya Passenger', atDoor, 'on_the_way', 'Taken back: Driver arrived'],
    [
      'Undo boarding',
      'Undo boarding of Priya Passenger',
      onBoard,
      'arrived',
      'Taken back: Passenger on board',
    ],
  ] as const)('%s is undone, with the driver called first', async (button, name, before, state, line) => {
    const { user, dialog, passenger, id } = await openStepDialog(button, { before, named: name });
    expect(dialog.getByRole('heading', { name: `${name}?` })).toBeShown();
    expect(dialog.getByRole('link', { name: 'Call Dario Driver' })).toBeShown();
    await user.click(await press(dialog, 'Take back'));
    await waitFor(async () => expect((await passenger.read(id)).state).toBe(state));
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText(line)).toBeShown();
    expect(named(name)).toBeNull();
  });

  test('an ended ride is reopened, and its driver is locked again', async () => {
    const { user, dialog, passenger, driver, id } = await openStepDialog('Reopen', { before: over });
    await user.click(await press(dialog, 'Reopen ride'));
    expect(await screen.findByText('The ride of Priya Passenger goes on.')).toBeShown();
    expect(await passenger.read(id)).toMatchObject({ state: 'in_progress', endedAt: null });
    expect((await driver.rides.driverShift.stop('off')).ok).toBe(false);
  });

  test('a ride whose driver drives another ride meanwhile stays ended, and the dialog says what to do', async () => {
    const { user, dialog, world, driver, passenger, id } = await openStepDialog('Reopen', { before: over });
    const other = await world.open({ uid: 'u-pia', name: 'Pia Other', role: 'passenger' });
    await taken(driver, await other.book());
    await user.click(await press(dialog, 'Reopen ride'));
    expect(
      await dialog.findByText(
        'The driver has another ride under way. If the passenger still needs a ride, use “Book again” on the page of this one.',
      ),
    ).toBeShown();
    expect((await passenger.read(id)).state).toBe('completed');
    expect(screen.getByRole('link', { name: /^Book again/, hidden: true })).toBeDefined();
  });

  test('a ride that ended more than two hours ago does not offer the undo', async () => {
    const { user, dialog, world, look } = await openStepDialog('Reopen', { before: over });
    await user.click(await press(dialog, 'Back'));
    world.stage.clock.advance(2 * HOUR_MS);
    look();
    await waitFor(() => expect(named('Reopen ride of Priya Passenger')).toBeNull());
    expect(screen.queryByText(/can be reopened/)).toBeNull();
    expect(named('Correct ride of Priya Passenger')).not.toBeNull();
  });

  test('a ride whose outcome was corrected meanwhile stays, and the dialog says so', async () => {
    const { user, dialog, world, passenger, id } = await openStepDialog('Reopen', { before: over });
    const olga = await world.open(OLGA);
    await olga.step(id, { did: 'correct', to: 'cancelled', note: 'nobody came' });
    await user.click(await press(dialog, 'Reopen ride'));
    expect(await dialog.findByText('14:00 Outcome corrected, by Olga Other')).toBeShown();
    await user.click(await press(dialog, 'Reopen ride'));
    expect((await passenger.read(id)).state).toBe('cancelled');
  });
});
