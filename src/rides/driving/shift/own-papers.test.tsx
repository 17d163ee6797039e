import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aStoredPaper,
  aStoredPaperKinds,
  INSURANCE,
  PERMIT,
} from '#domain/rides/model/firm/papers.builder.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

const VAN = { label: 'Red van', plate: 'CB 2', colour: null, seats: 4, needs: [], active: true };
const shift = async () => within(await screen.findByRole('region', { name: 'Your shift' }));
const car = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Car' });
const options = async () =>
  within(await car())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const papers = (driver: string, ofCar: string) => ({
  ...aStoredPaperKinds(),
  'driverPapers/u-dario': aStoredPaper(PERMIT, driver),
  'carPapers/car-1': aStoredPaper(INSURANCE, ofCar),
});

describe('the papers of a driver', () => {
  test('a paper that expires within thirty days is on their page', async () => {
    await openDriverPage(papers('2025-06-30', '2026-06-30'));
    expect(await (await shift()).findByText('Permit: expires on 30 June 2025')).toBeShown();
    expect((await shift()).getByText(/Please show dispatch the new one/)).toBeShown();
  });

  test('an expired paper that blocks is named before and after the press that begins a shift', async () => {
    const { user, press, world } = await openDriverPage(papers('2025-05-31', '2026-06-30'));
    expect(await (await shift()).findByText(/Until then you cannot begin a shift/)).toBeShown();
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+1 555 0101');
    await press('Go on duty');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Permit: expired\. No shift can begin/);
    world.put({ 'driverPapers/u-dario': aStoredPaper(PERMIT, '2026-05-31') });
    await press('Go on duty');
    expect(await screen.findByRole('button', { name: 'Take a break' })).toBeShown();
    await waitFor(async () => expect((await shift()).queryByText(/^Permit/)).toBeNull());
  });

  test('a paper of their own car is on their page, and no paper of another car', async () => {
    await openDriverPage({
      ...papers('2026-06-30', '2025-06-03'),
      'vehicles/car-2': { ...VAN, owner: 'u-dario' },
      'carPapers/car-2': aStoredPaper(INSURANCE, '2025-06-30'),
    });
    const line = await (await shift()).findByText(/Insurance: expires on 30 June 2025/);
    expect(line.textContent).toBe('Red van · Insurance: expires on 30 June 2025');
    expect((await shift()).queryByText(/3 June/)).toBeNull();
    expect((await shift()).queryByText(/cannot begin a shift/)).toBeNull();
  });

  test('an expired paper of a car is marked in the choice of cars', async () => {
    await openDriverPage(papers('2026-06-30', '2025-05-31'));
    await screen.findByRole('option', { name: /Insurance expired$/ });
    expect(await options()).toEqual(['Choose a car', 'Blue van · CB 1 · 6 seats · Insurance expired']);
  });
});

describe('the car of a driver', () => {
  test('is proposed to its owner first, and to no colleague', async () => {
    await openDriverPage({
      'vehicles/car-2': { ...VAN, owner: 'u-dario' },
      'vehicles/car-3': { ...VAN, label: 'Grey van', owner: 'u-dilek' },
    });
    expect((await car()).value).toBe('car-2');
    expect(await options()).toEqual([
      'Choose a car',
      'Red van · CB 2 · 4 seats · driver’s own',
      'Blue van · CB 1 · 6 seats',
    ]);
  });
});
