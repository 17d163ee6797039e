import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { locatingDevice, positionWithin } from '#test/locating-device.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SETTINGS = { ...defaultSettings('Europe/Berlin'), landmarks: ['City Hospital', 'Central Station'] };
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm() {
  const world = await openRideWorld({ role: 'passenger' }, { 'settings/rides': SETTINGS });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  return { ...app, world };
}

describe('the suggestions of a place', () => {
  const suggested = () =>
    screen
      .queryAllByRole('list', { name: 'Suggestions for To' })
      .flatMap((list) => within(list).getAllByRole('button'))
      .map(({ textContent }) => textContent);

  test('the landmarks of the firm that contain what is typed are suggested, and fill in the field', async () => {
    const { user } = await openForm();
    expect(suggested()).toEqual(['City Hospital', 'Central Station']);
    await user.type(box('To'), 'hosp');
    expect(suggested()).toEqual(['City Hospital']);
    const list = screen.getByRole('list', { name: 'Suggestions for To' });
    await user.click(within(list).getByRole('button', { name: 'City Hospital' }));
    expect(box('To').value).toBe('City Hospital');
    expect(document.activeElement).toBe(box('To'));
    expect(suggested()).toEqual([]);
    expect(screen.queryByRole('list', { name: 'Suggestions for To' })).toBeNull();
  });

  test('a place that is one end of the trip is not suggested for the other end', async () => {
    const { user } = await openForm();
    await user.type(box('From'), 'City Hospital');
    expect(suggested()).toEqual(['Central Station']);
  });
});

const failing = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

describe('the location of the device', () => {
  test('the location is sent beside the words, to a metre, and can be removed', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const { world, user } = await openForm();
    await user.type(box('From'), '5 Mill Road');
    await user.type(box('To'), 'City Hospital');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByText(/^Your location will be sent/);
    expect(box('From').value).toBe('5 Mill Road');
    await user.click(screen.getByRole('button', { name: 'Do not send my location' }));
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await screen.findByRole('region', { name: 'Your ride' });
    const [ride] = await world.person.booked();
    expect(await world.person.details(ride?.id ?? '')).toMatchObject({
      from: { text: '5 Mill Road', lat: 52.12346, lng: 13.4 },
      to: { text: 'City Hospital' },
    });
  });

  test('a location without words is refused as a place, and stays beside the words that are typed then', async () => {
    locatingDevice((found) => found(positionWithin(20)));
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(document.activeElement).toBe(box('From')));
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await screen.findByText('Please say where the ride starts.');
    expect(screen.getByText(/^Your location will be sent/)).toBeDefined();
    await user.type(box('From'), '5 Mill Road');
    expect(screen.getByText(/^Your location will be sent/)).toBeDefined();
  });

  test('a device that answers late does not move the focus from another field', async () => {
    let answer = () => {};
    locatingDevice((found) => {
      answer = () => found(positionWithin(20));
    });
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await user.type(box('To'), 'City');
    act(() => answer());
    await screen.findByText(/^Your location will be sent/);
    expect(document.activeElement).toBe(box('To'));
  });

  test('a device that answers while the form is being sent does not change the form', async () => {
    let answer = () => {};
    locatingDevice((found) => {
      answer = () => found(positionWithin(20));
    });
    const { user, network } = await openForm();
    await user.type(box('From'), '5 Mill Road');
    await user.type(box('To'), 'City Hospital');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    const release = network.hold();
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    act(() => answer());
    expect(screen.queryByText(/^Your location will be sent/)).toBeNull();
    release();
    await screen.findByRole('region', { name: 'Your ride' });
  });

  test.each([
    [
      'that may not tell its location',
      (_: PositionCallback, fail?: PositionErrorCallback | null) => fail?.(failing(1)),
      /does not let this page see/,
    ],
    [
      'that does not find its location',
      (_: PositionCallback, fail?: PositionErrorCallback | null) => fail?.(failing(2)),
      /could not be found/,
    ],
    [
      'that takes too long',
      (_: PositionCallback, fail?: PositionErrorCallback | null) => fail?.(failing(3)),
      /took too long/,
    ],
    [
      'that is half a kilometre off',
      (found: PositionCallback) => found(positionWithin(600)),
      /only knows .* to within 600 m/,
    ],
    [
      'that is two kilometres off',
      (found: PositionCallback) => found(positionWithin(2000)),
      /only knows .* to within 2 km/,
    ],
  ])('a device %s is reported beside the button', async (_, answers, why) => {
    locatingDevice(answers);
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(why)).toBeDefined();
  });
});

describe('a place of an earlier ride, whose location the device gave', () => {
  const HOME = { text: '5 Mill Road, Northside', lat: 52.1, lng: 13.4 };

  async function openAgain(name: 'Book again' | 'Return trip') {
    const world = await openRideWorld({ role: 'passenger' });
    const id = await world.person.book({ from: HOME });
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    for (const did of ['arrive', 'start', 'complete'] as const) await driver.step(id, { did });
    world.waitToBook();
    const app = renderApp(`/passenger/rides/${id}`, { world });
    await app.user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('region', { name: 'Book a ride' });
    const booked = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Request ride' }));
      await screen.findByRole('region', { name: 'Your ride' });
      const ride = (await world.person.booked()).find(({ state }) => state === 'requested');
      return world.person.details(ride?.id ?? '');
    };
    return { ...app, booked };
  }

  test('the place is sent with its location while its words are unchanged', async () => {
    const { booked } = await openAgain('Return trip');
    expect(await booked()).toMatchObject({ to: HOME });
  });

  test.each([
    ['Book again', 'From', 'from'],
    ['Return trip', 'To', 'to'],
  ] as const)(
    'after %s, other words in “%s” are another place without that location',
    async (name, label, end) => {
      const { user, booked } = await openAgain(name);
      expect(screen.queryByText(/^Your location will be sent/)).toBeNull();
      await user.clear(box(label));
      await user.type(box(label), 'Airport');
      expect((await booked())[end]).toEqual({ text: 'Airport' });
    },
  );
});
