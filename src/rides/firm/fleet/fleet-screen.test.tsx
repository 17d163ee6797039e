import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const BUS = { label: 'Bus', plate: 'CB 3', colour: null, seats: 8, needs: [], active: true };

async function openFleet() {
  const world = await openRideWorld(ADA);
  const app = renderApp('/admin/fleet', { world });
  await screen.findByRole('row', { name: /Blue van/ });
  return { ...app, world };
}

const cars = async () => within(await screen.findByRole('region', { name: 'Cars' }));
const rowOf = async (name: RegExp) => within(await (await cars()).findByRole('row', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const valueIn = async (name: string) => (await field(name)).getAttribute('value');

describe('the fleet', () => {
  test('the fleet lists each car with its plate, seats, and what it can carry', async () => {
    await openFleet();
    const van = await rowOf(/Blue van/);
    expect(van.getByText('CB 1')).toBeShown();
    expect(van.getByText('6 passengers')).toBeShown();
    expect(van.getByText('Nothing special')).toBeShown();
    expect(await van.findByText('Not in use')).toBeShown();
  });

  test('a car in use shows who drives it', async () => {
    const world = await openRideWorld(ADA);
    await world.openDriver({ name: 'Dilek Driver' });
    renderApp('/admin/fleet', { world });
    expect(await (await rowOf(/Blue van/)).findByText('In use by Dilek Driver')).toBeShown();
  });

  test('unreadable cars and shifts are missing from the lists, which say how many', async () => {
    const world = await openRideWorld(ADA, {
      'vehicles/a': {},
      'vehicles/b': {},
      'drivers/c': { seenAt: new Date() },
    });
    renderApp('/admin/fleet', { world });
    expect(await (await cars()).findByText(/^2 records cannot be read/)).toBeShown();
    const shifts = within(screen.getByRole('region', { name: 'Shifts' }));
    expect(await shifts.findByText(/^One record cannot be read/)).toBeShown();
  });

  test('a car is added, and invalid input is shown at its field', async () => {
    const { user } = await openFleet();
    await user.click(button('Add a car'));
    await user.type(await field('Seats for passengers'), '61');
    await user.click(button('Add car'));
    const name = await field('Name');
    expect(noteOf(name)).toBe('Please give the car a name.');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(noteOf(await field('Seats for passengers'))).toBe('Please enter a number from 1 to 60.');
    await user.type(name, 'Bus');
    await user.clear(await field('Seats for passengers'));
    await user.type(await field('Seats for passengers'), '8');
    await user.click(screen.getByRole('checkbox', { name: 'Wheelchair' }));
    await user.click(button('Add car'));
    const bus = await rowOf(/Bus/);
    expect(bus.getByText('8 passengers')).toBeShown();
    expect(bus.getByText('Wheelchair')).toBeShown();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Add a car')));
  });

  test('the input about a car survives a closed dialog until the car is saved', async () => {
    const { user } = await openFleet();
    await user.click(button('Add a car'));
    await user.type(await field('Name'), 'Bus');
    await user.keyboard('{Escape}');
    await user.click(button('Add a car'));
    expect(await valueIn('Name')).toBe('Bus');
    await user.type(await field('Seats for passengers'), '8');
    await user.click(button('Add car'));
    await rowOf(/Bus/);
    await user.click(button('Add a car'));
    expect(await valueIn('Name')).toBe('');
  });

  test('a car that could not be saved stays in its dialog, and a second attempt stores one car', async () => {
    const { user, world } = await openFleet();
    await user.click(button('Add a car'));
    await user.type(await field('Name'), 'Bus');
    await user.type(await field('Seats for passengers'), '8');
    world.network.loseNextAnswer('documents');
    await user.click(button('Add car'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(await valueIn('Name')).toBe('Bus');
    await user.click(button('Add car'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('row', { name: /Bus/ })).toHaveLength(1);
    expect(valueOf(await world.person.rides.vehicles.list()).known).toHaveLength(2);
  });

  test('the colour of a car is chosen from a list, shown with its name, and removed again', async () => {
    const { user, world } = await openFleet();
    const stored = () => world.stage.world.documents.read('vehicles/car-1');
    const colour = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colour' });
    await user.click(button('Edit Blue van'));
    expect((await colour()).value).toBe('');
    await user.selectOptions(await colour(), 'White');
    await user.click(button('Save car'));
    expect(await (await rowOf(/Blue van/)).findByText('White Blue van')).toBeShown();
    expect(stored()).toMatchObject({ colour: 'white' });
    await user.click(button('Edit Blue van'));
    await user.selectOptions(await colour(), 'Not stated');
    await user.click(button('Save car'));
    expect(await (await rowOf(/Blue van/)).findByText('Blue van')).toBeShown();
    expect(stored()).toMatchObject({ colour: null });
  });

  test('a car is withdrawn and brought back with one press each', async () => {
    const { user } = await openFleet();
    await user.click(button('Withdraw Blue van'));
    expect(await (await rowOf(/Blue van/)).findByText('Withdrawn')).toBeShown();
    expect(await screen.findByText(/Drivers cannot choose it any more/)).toBeShown();
    const back = button('Bring back Blue van');
    expect(document.activeElement).toBe(back);
    await user.click(back);
    await waitFor(() => expect(button('Withdraw Blue van')).toBeShown());
  });

  test('a car that was withdrawn during an edit stays withdrawn', async () => {
    const { user, world } = await openFleet();
    await user.click(button('Edit Blue van'));
    await user.type(await field('Number plate'), '2');
    await user.keyboard('{Escape}');
    await user.click(button('Withdraw Blue van'));
    await screen.findByRole('button', { name: 'Bring back Blue van' });
    await user.click(button('Edit Blue van'));
    expect(await valueIn('Number plate')).toBe('CB 12');
    await user.click(button('Save car'));
    expect(await (await rowOf(/Blue van/)).findByText('CB 12')).toBeShown();
    expect(valueOf(await world.person.rides.vehicles.list()).known[0]).toMatchObject({
      plate: 'CB 12',
      active: false,
    });
  });

  test('a second press of a double click does not reach the car that moved up', async () => {
    const world = await openRideWorld(ADA, { 'vehicles/car-2': BUS });
    const { user } = renderApp('/admin/fleet', { world });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Blue van' }));
    await screen.findByRole('button', { name: 'Bring back Blue van' });
    const rows = screen.getByRole('row', { name: /Bus/ }).parentElement;
    expect(rows?.style.pointerEvents).toBe('none');
  });

  test('a dialog whose car is being saved stays open, and shows a failure', async () => {
    const { user, world } = await openFleet();
    await user.click(button('Edit Blue van'));
    await user.type(await field('Number plate'), '2');
    const release = world.network.hold();
    await user.click(button('Save car'));
    await user.keyboard('{Escape}');
    await user.click(button('Back'));
    expect(screen.getByRole('dialog')).toBeShown();
    world.network.loseNextAnswer('documents');
    release();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a car that could not be withdrawn is unchanged, and says why', async () => {
    const { user, world } = await openFleet();
    world.network.goOffline();
    await user.click(button('Withdraw Blue van'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Blue van could not be changed\. Network error/,
    );
    expect(button('Withdraw Blue van')).toBeShown();
  });
});
