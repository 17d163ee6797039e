import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const VAN = { label: 'Red van', plate: 'CB 2', colour: null, seats: 4, needs: [], active: true };
const TWO_CARS = { 'vehicles/car-2': VAN };
/** Twice the longest pause between two looks of a page. */
const TWO_LOOKS_MS = 16_000;

const shift = async () => within(await screen.findByRole('region', { name: 'Your shift' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change car or number' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Dario's page, on duty in `car-1`. */
async function openOnDuty(documents: Readonly<Record<string, object>> = {}, isDriving = false) {
  const world = await openRideWorld({ uid: 'u-dario', name: 'Dario Driver', role: 'driver' }, documents);
  valueOf(await world.person.rides.driverShift.start('car-1', '+1 555 0101'));
  const passenger = await world.open({ uid: 'u-robin', name: 'Robin Rider', role: 'passenger' });
  const id = await passenger.book();
  if (isDriving) await world.person.step(id, { did: 'take', minutes: 10 });
  const app = renderApp('/driver/dashboard', { world });
  await screen.findByRole('button', { name: 'Change car or number' });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, world, passenger, id, press };
}

type Page = Awaited<ReturnType<typeof openOnDuty>>;

/** Changes the number and, if given, the car. */
async function changes({ press, user }: Pick<Page, 'press' | 'user'>, phone: string, car?: string) {
  await press('Change car or number');
  const asked = await dialog();
  if (car !== undefined) await user.selectOptions(asked.getByRole('combobox', { name: 'Car' }), car);
  fireEvent.change(asked.getByRole('textbox', { name: 'Phone' }), { target: { value: phone } });
  await user.click(asked.getByRole('button', { name: 'Change' }));
}

afterEach(() => vi.useRealTimers());

describe('another car or number on duty', () => {
  test('a driver with a promise takes another car of the fleet, and the promised ride shows it', async () => {
    const page = await openOnDuty(TWO_CARS);
    const { id } = page;
    const dispatcher = await page.world.open(ADA);
    await dispatcher.step(id, { did: 'assign', driver: page.world.person.uid });
    await changes(page, '+1 555 0102', 'car-2');
    await closed();
    expect((await shift()).getByText('Red van')).toBeShown();
    await waitFor(async () =>
      expect((await page.passenger.read(id)).card).toMatchObject({ plate: 'CB 2', phone: '+1 555 0102' }),
    );
  });

  test('an invalid number is refused at its field, and an unsent number stays in the dialog', async () => {
    const page = await openOnDuty();
    await changes(page, 'call me');
    const asked = await dialog();
    const phone = asked.getByRole('textbox', { name: 'Phone' });
    expect(noteOf(phone)).toContain('“call” cannot be part of a phone number');
    page.world.network.goOffline();
    await page.user.clear(phone);
    await page.user.type(phone, '+1 555 0102');
    await page.user.click(asked.getByRole('button', { name: 'Change' }));
    expect((await asked.findByRole('alert')).textContent).toMatch(/^Not sent/);
    page.world.network.goOnline();
    await page.user.click(asked.getByRole('button', { name: 'Change' }));
    await closed();
    expect((await shift()).getByText('+1 555 0102')).toBeShown();
  });

  test('a withdrawn car stays the driver’s when only the number changes', async () => {
    const page = await openOnDuty(TWO_CARS);
    page.world.put({ 'vehicles/car-1': { ...VAN, label: 'Blue van', plate: 'CB 1', active: false } });
    page.world.network.refuseNext('documents', { code: 'unavailable' });
    await page.press('Take a break');
    await screen.findByText(/was withdrawn from the fleet. It stays yours/);
    await page.press('Change car or number');
    const options = (await dialog()).getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      'Choose a car',
      'Blue van · CB 1 · 6 seats · withdrawn',
      'Red van · CB 2 · 4 seats',
    ]);
    await page.user.click((await dialog()).getByRole('button', { name: 'Back' }));
    await changes(page, '+1 555 0102');
    await closed();
    expect((await shift()).getByText('+1 555 0102')).toBeShown();
  });
});

describe('a car and number that dispatch has entered', () => {
  test('the driver’s page says that dispatch entered them until the driver changes something', async () => {
    const page = await openOnDuty(TWO_CARS);
    const dispatcher = await page.world.open(ADA);
    valueOf(await dispatcher.dispatch.drivers.setCar(page.world.person.uid, 'car-2', '+1 555 0102'));
    fireEvent.focus(window);
    expect(await (await shift()).findByText('Red van')).toBeShown();
    expect(
      (await shift()).getByText(/^Dispatch entered this car and number for you, at \d\d:\d\d\.$/),
    ).toBeShown();
    page.world.stage.clock.advance(MINUTE_MS);
    await changes(page, '+1 555 0103');
    await closed();
    await waitFor(async () => expect((await shift()).queryByText(/^Dispatch entered/)).toBeNull());
  });
});

describe('a card that was not renewed', () => {
  test('the next look of the driver’s page renews the card, once', async () => {
    const page = await openOnDuty({}, true);
    page.world.put({
      [`drivers/${page.world.person.uid}`]: {
        ...page.world.stage.world.documents.read(`drivers/${page.world.person.uid}`),
        phone: '+1 555 0102',
      },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.focus(window);
    expect(await (await shift()).findByText('+1 555 0102')).toBeShown();
    page.unmount();
    renderApp('/driver/dashboard', { world: page.world });
    await screen.findByRole('button', { name: 'I have arrived' });
    await act(() => vi.advanceTimersByTimeAsync(TWO_LOOKS_MS));
    await waitFor(async () => expect((await page.passenger.read(page.id)).card?.phone).toBe('+1 555 0102'));
    await act(() => vi.advanceTimersByTimeAsync(TWO_LOOKS_MS));
    expect((await page.passenger.read(page.id)).log.filter(({ did }) => did === 'renew_card')).toHaveLength(
      1,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the board renews the card, and leaves correct cards alone', async () => {
    const world = await openRideWorld(ADA);
    const passenger = await world.open({ role: 'passenger', uid: 'u-robin', name: 'Robin Rider' });
    const driver = await world.openDriver();
    const [id, other] = [await passenger.book(), await driver.read];
    await driver.step(id, { did: 'take', minutes: 10 });
    const path = `drivers/${driver.uid}`;
    world.put({ [path]: { ...world.stage.world.documents.read(path), phone: '+1 555 0102' } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp('/admin/rides', { world });
    await screen.findByRole('region', { name: 'Under way' });
    await act(() => vi.advanceTimersByTimeAsync(2 * TWO_LOOKS_MS));
    await waitFor(async () => expect(await other(id)).toMatchObject({ did: 'renew_card', rev: 2 }));
    expect((await other(id)).card?.phone).toBe('+1 555 0102');
    await act(() => vi.advanceTimersByTimeAsync(2 * TWO_LOOKS_MS));
    expect((await other(id)).rev).toBe(2);
  });
});
