import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { OLGA } from '#test/open-ride-world.ts';
import { askAgain, openStepDialog } from '#test/open-step-dialog.ts';

const EARLIER = /This is what you entered before\.$/;

const press = (name: string) => screen.findByRole('button', { name });
const shownNote = () => noteOf(screen.getByRole('dialog'));

type Page = Pick<Awaited<ReturnType<typeof openStepDialog>>, 'world' | 'id' | 'look'>;

/** Another dispatcher edits the ride, and the page shows the edit. */
async function editedByOlga({ world, id, look }: Page) {
  const olga = await world.open(OLGA);
  await olga.edit(id, { to: { text: 'Town Hall' } });
  look();
  await screen.findByText(/^Ride changed/);
  return olga;
}

describe('the input of a dialog about a ride', () => {
  test('survives Escape, is marked as earlier input, and is gone after a discard', async () => {
    const { user, dialog } = await openStepDialog('Edit');
    await user.type(await dialog.findByRole('textbox', { name: 'Note for the driver' }), 'Ring twice');
    await user.keyboard('{Escape}');
    const again = await askAgain(user, 'Edit');
    const note = await again.findByRole('textbox', { name: 'Note for the driver' });
    expect(note).toHaveProperty('value', 'Ring twice');
    expect(again.getByRole('textbox', { name: 'To' })).toHaveProperty('value', 'City Hospital');
    expect(shownNote()).toMatch(EARLIER);
    await user.click(await press('Discard'));
    const anew = await askAgain(user, 'Edit');
    expect(await anew.findByRole('textbox', { name: 'Note for the driver' })).toHaveProperty('value', '');
    expect(shownNote()).not.toMatch(EARLIER);
  });

  test('is sent by the first press after the dispatcher’s own edit, which is no news', async () => {
    const { user, dialog, driver, id } = await openStepDialog('Assign');
    await user.click(await dialog.findByRole('radio', { name: 'Dario Driver' }));
    await user.keyboard('{Escape}');
    const edit = await askAgain(user, 'Edit');
    await user.type(await edit.findByRole('textbox', { name: 'Note for the driver' }), 'Ring twice');
    await user.click(await press('Save ride'));
    const again = await askAgain(user, 'Assign');
    expect(await again.findByRole('radio', { name: 'Dario Driver' })).toHaveProperty('checked', true);
    expect(again.queryByText(/^This ride has changed in the meantime/)).toBeNull();
    await user.click(await press('Assign ride'));
    await waitFor(async () => expect((await driver.read(id)).driver).toBe(driver.uid));
  });

  test('is sent by the second press after an edit by each dispatcher, and only the other dispatcher’s edit is shown', async () => {
    const page = await openStepDialog('Assign');
    const { user, dialog, driver, id } = page;
    await user.click(await dialog.findByRole('radio', { name: 'Dario Driver' }));
    await user.keyboard('{Escape}');
    const olga = await editedByOlga(page);
    const edit = await askAgain(user, 'Edit');
    await user.type(await edit.findByRole('textbox', { name: 'Note for the driver' }), 'Ring twice');
    await user.click(await press('Save ride'));
    const again = await askAgain(user, 'Assign');
    expect(await again.findByRole('radio', { name: 'Dario Driver' })).toHaveProperty('checked', true);
    await user.click(await press('Assign ride'));
    expect(again.getAllByText(/^14:00 /).map((line) => line.textContent)).toEqual([
      '14:00 Ride changed, by Olga Other',
    ]);
    expect((await olga.read(id)).driver).toBeNull();
    await user.click(await press('Assign ride'));
    await waitFor(async () => expect((await olga.read(id)).driver).toBe(driver.uid));
  });
});
