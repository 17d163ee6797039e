import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aStoredPaper,
  aStoredPaperKinds,
  INSURANCE,
  PERMIT,
} from '#domain/rides/model/firm/papers.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, OLGA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam Sysadmin', role: 'system_admin' } as const;
const region = async () => within(await screen.findByRole('region', { name: 'Papers' }));
const press = (name: string) => screen.getByRole('button', { name });

/** The page of Dario, whose permit is valid until the given day. */
async function openDario(until: string) {
  const world = await openRideWorld(ADA, {
    ...aStoredPaperKinds(),
    'drivers/u-dario': aStoredShift({ duty: 'off' }),
    'driverPapers/u-dario': aStoredPaper(PERMIT, until),
  });
  world.stage.addAccount({ uid: 'u-dario', name: 'Dario Driver', role: 'driver', status: 'approved' });
  const app = renderApp('/admin/drivers/u-dario', { world });
  const date = () => screen.findByLabelText<HTMLInputElement>('Permit, valid until');
  await date();
  const read = async () =>
    valueOf(await world.person.dispatch.papers.read('driver', 'u-dario')).get(PERMIT.id);
  return { ...app, world, date, read };
}

describe('the papers of a driver', () => {
  test('dispatch enters another date, and the former date stays below', async () => {
    const { user, date, read } = await openDario('2025-05-31');
    expect(await date()).toHaveProperty('value', '2025-05-31');
    fireEvent.change(await date(), { target: { value: '2027-05-31' } });
    await user.click(press('Save the date of Permit'));
    expect(
      await (await region()).findByText(/^Before: 31 May 2025, seen by Ada Admin on 5 May 2025/),
    ).toBeShown();
    expect((await region()).getByText(/^Stored: 31 May 2027, seen by Ada Admin/)).toBeShown();
    expect(await read()).toMatchObject({ until: '2027-05-31', was: [{ until: '2025-05-31' }] });
  });

  test('a text that is no day is refused at its field, and nothing is sent', async () => {
    const { user, date, world } = await openDario('2025-05-31');
    fireEvent.change(await date(), { target: { value: '' } });
    (await date()).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(noteOf(await date())).toBe('Please choose a day.'));
    expect(world.requestsOf('write driverPapers/*')).toBe(0);
  });

  test('a date that was a mistake is removed, and the field has the focus', async () => {
    const { user, date, read } = await openDario('2025-05-31');
    await user.click(press('Remove the date of Permit'));
    expect(await (await region()).findByText(/^Stored: no date/)).toBeShown();
    expect(document.activeElement).toBe(await date());
    expect(await read()).toMatchObject({ until: '', was: [{ until: '2025-05-31' }] });
  });

  test('a date that a colleague has entered meanwhile is shown before it can be replaced', async () => {
    const { user, date, world, read } = await openDario('2025-05-31');
    const olga = await world.open(OLGA);
    const known = valueOf(await olga.dispatch.papers.read('driver', 'u-dario'));
    const wanted = { of: 'driver', id: 'u-dario', kind: PERMIT.id, until: '2026-12-31' } as const;
    valueOf(await olga.dispatch.papers.save(wanted, known));
    fireEvent.change(await date(), { target: { value: '2027-05-31' } });
    await user.click(press('Save the date of Permit'));
    expect(await screen.findByText(/^A colleague has just entered this paper/)).toBeShown();
    expect(await screen.findByText(/^Stored: 31 December 2026, seen by Olga Other/)).toBeShown();
    await user.click(press('Save the date of Permit'));
    expect(await screen.findByText(/^Stored: 31 May 2027/)).toBeShown();
    expect(await read()).toMatchObject({ until: '2027-05-31', was: [{ until: '2026-12-31' }, {}] });
  });
});

describe('the papers of a car', () => {
  test('an expired paper is marked in the list until dispatch has entered another date', async () => {
    const world = await openRideWorld(ADA, {
      ...aStoredPaperKinds(),
      'carPapers/car-1': aStoredPaper(INSURANCE, '2025-05-31'),
    });
    const { user } = renderApp('/admin/fleet', { world });
    const row = () => screen.findByRole('row', { name: /Blue van/ });
    expect(await within(await row()).findByText('Insurance expired')).toBeShown();
    await user.click(press('Edit Blue van'));
    const date = await screen.findByLabelText('Insurance, valid until');
    fireEvent.change(date, { target: { value: '2026-05-31' } });
    date.focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^Stored: 31 May 2026/);
    await waitFor(async () => expect(within(await row()).queryByText('Insurance expired')).toBeNull());
    expect(screen.getByRole('dialog')).toBeShown();
  });

  test('a car gets an owner, who is named in the list', async () => {
    const world = await openRideWorld(ADA);
    const driver = await world.openDriver({ name: 'Dilek Driver' });
    const { user } = renderApp('/admin/fleet', { world });
    await screen.findByRole('row', { name: /Blue van/ });
    await user.click(press('Edit Blue van'));
    const owner = await screen.findByRole('combobox', { name: 'Belongs to' });
    await within(owner).findByRole('option', { name: 'Dilek Driver' });
    await user.selectOptions(owner, 'Dilek Driver');
    await user.click(press('Save car'));
    expect(await screen.findByText('Belongs to Dilek Driver')).toBeShown();
    expect(valueOf(await driver.rides.vehicles.list()).known[0]?.owner).toBe(driver.uid);
  });
});

describe('the kinds of papers in the settings', () => {
  test('a system administrator names another kind, lets it block, removes it, and undoes the removal', async () => {
    const world = await openRideWorld(SAM);
    const { user } = renderApp('/admin/settings', { world });
    const kinds = async () => valueOf(await world.person.dispatch.papers.kinds());
    await user.click(await screen.findByRole('button', { name: 'Insurance (Cars)' }));
    await screen.findByRole('checkbox', { name: 'No shift begins with Insurance expired' });
    await user.type(await (await region()).findByLabelText('Name'), 'Taxi card');
    await user.click(press('Add paper'));
    await user.click(await screen.findByRole('checkbox', { name: 'No shift begins with Taxi card expired' }));
    await waitFor(async () =>
      expect(await kinds()).toMatchObject([
        { name: 'Insurance', of: 'car', blocks: false },
        { name: 'Taxi card', of: 'driver', blocks: true },
      ]),
    );
    const [, card] = await kinds();
    await user.click(press('Remove Taxi card'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('checkbox', { name: 'No shift begins with Taxi card expired' });
    expect((await kinds())[1]).toEqual(card);
  });

  test('a name that is there already is refused', async () => {
    const world = await openRideWorld(SAM, aStoredPaperKinds());
    const { user } = renderApp('/admin/settings', { world });
    const name = await (await region()).findByLabelText('Name');
    await user.type(name, 'permit{Enter}');
    await waitFor(() => expect(noteOf(name)).toBe('There is a paper of this name already.'));
  });

  test('another administrator reads the kinds', async () => {
    const world = await openRideWorld(ADA, aStoredPaperKinds());
    renderApp('/admin/settings', { world });
    expect(await (await region()).findByText('Permit')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Remove Permit' })).toBeNull();
  });
});
