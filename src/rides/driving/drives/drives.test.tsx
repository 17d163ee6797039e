import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after, aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

const MINE = { driver: 'u-dario' };
const HOUR = 3600;

/** `count` rides of Dario's, the newest first. */
const ridesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `rides/ride-${number}`,
      aStoredRide('completed', {
        ...MINE,
        pickupAt: after(-number * HOUR),
        area: { from: `Place ${number}`, to: 'Airport' },
      }),
    ]),
  );

const rows = async () =>
  within(await screen.findByRole('region', { name: /^(Rides|Page)/ })).findAllByRole('listitem');

describe('a driver’s past rides', () => {
  test('rides are listed in pages of twenty, the newest first', async () => {
    const { press } = await openDriverPage(ridesOf(21), '/driver/rides');
    const first = await rows();
    expect(first).toHaveLength(20);
    expect(first[0]?.textContent).toContain('Place 0 to Airport');
    expect(first[0]?.textContent).toContain('Completed');
    await press('Next');
    await screen.findByRole('region', { name: 'Rides, page 2' });
    expect(await screen.findByText('Place 20 to Airport')).toBeShown();
    expect(await rows()).toHaveLength(1);
  });

  test('a driver without rides reads that there are none yet', async () => {
    await openDriverPage({}, '/driver/rides');
    expect(await screen.findByText('No rides yet')).toBeShown();
  });

  test('a damaged record is listed as damaged, and its page says whom to notify', async () => {
    const { user } = await openDriverPage(
      { 'rides/ride-1': aStoredRide('completed', { ...MINE, people: 'many' }) },
      '/driver/rides',
    );
    await user.click(await screen.findByRole('link', { name: 'Ride of ride-1' }));
    expect(await screen.findByText(/Please tell dispatch/)).toBeShown();
  });
});

describe('a driver’s days', () => {
  // It is Sunday, 14:00 in Berlin.
  const at = (day: string, time: string) => new Date(`2025-${day}T${time}Z`);
  const ride = (state: 'completed' | 'no_show' | 'accepted', pickupAt: Date, to: string) =>
    aStoredRide(state, { ...MINE, pickupAt, area: { from: 'Northside', to } });
  const worked = (duty: 'on' | 'break', since: Date, until: Date, shiftSince = since) => ({
    duty,
    shiftSince,
    since,
    until,
    label: 'Blue van',
    plate: 'CB 1',
    by: 'u-dario',
    endedAt: until,
    log: {},
  });
  const BEGAN = at('06-01', '06:00');
  const WORKED = {
    'drivers/u-dario/duties/0': worked('on', at('05-30', '06:00'), at('05-30', '14:00')),
    'drivers/u-dario/duties/2': worked('on', BEGAN, at('06-01', '10:00')),
    'drivers/u-dario/duties/3': worked('break', at('06-01', '10:00'), at('06-01', '10:30'), BEGAN),
  };
  const openDays = (days: string, documents: Readonly<Record<string, object>> = {}) =>
    openDriverPage(
      {
        'rides/one': ride('completed', at('06-01', '08:30'), 'Airport'),
        'rides/two': ride('no_show', at('06-01', '09:00'), 'Old Town'),
        'rides/three': ride('accepted', at('06-01', '15:00'), 'Harbour'),
        'rides/four': ride('completed', at('05-30', '08:00'), 'City Hospital'),
        'rides/before': ride('completed', at('05-25', '12:00'), 'Sunday Market'),
        'drivers/u-dario': aStoredShift({ turn: 4, dutySince: at('06-01', '10:30'), shiftSince: BEGAN }),
        ...WORKED,
        ...documents,
      },
      `/driver/rides?days=${days}`,
    );
  const facts = (region: HTMLElement) =>
    within(region)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  const day = (name: string) => screen.findByRole('region', { name });

  test('today shows the hours on duty without breaks, the outcomes, and each ride', async () => {
    await openDays('today');
    const today = await day('Today, 1 June 2025');
    expect(facts(today)).toEqual([
      'On duty: 5 h 30 min08:00 to 12:00, since 12:30',
      'Completed: 1',
      'No-show: 1',
      'Still to drive: 1',
    ]);
    const listed = within(today).getAllByRole('listitem');
    expect(listed.map((row) => row.textContent)).toEqual([
      '10:30Northside to AirportCompleted',
      '11:00Northside to Old TownNo-show',
      '17:00Northside to HarbourDriver confirmed',
    ]);
  });

  test('this week sums up its days', async () => {
    await openDays('week');
    const week = await screen.findByRole('region', { name: /^This week, 26 May/ });
    expect(facts(week)).toEqual(['On duty: 13 h 30 min', 'Completed: 2', 'No-show: 1', 'Still to drive: 1']);
    expect(facts(await screen.findByRole('region', { name: /^Friday,? 30 May 2025$/ }))).toEqual([
      'On duty: 8 h 0 min08:00 to 16:00',
      'Completed: 1',
    ]);
    expect(screen.queryByText(/Sunday Market/)).toBeNull();
  });

  test('a Sunday night belongs to its week, and not to the week after', async () => {
    const night = { 'drivers/u-dario/duties/1': worked('on', at('05-25', '20:00'), at('05-26', '04:00')) };
    const { user, address } = await openDays('week', night);
    await screen.findByRole('region', { name: /^This week, 26 May/ });
    expect(screen.queryByRole('region', { name: /26 May 2025$/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Previous week' }));
    const last = await screen.findByRole('region', { name: /^Last week, 19/ });
    expect(facts(last)[0]).toMatch(/^On duty: 8 h 0 min/);
    expect(address()).toBe('/driver/rides?days=last-week');
    await user.click(screen.getByRole('link', { name: 'Previous week' }));
    expect(await screen.findByRole('region', { name: /^Week, 12/ })).toBeShown();
    expect(address()).toContain('2025-05-12');
    await user.click(screen.getByRole('link', { name: 'Next week' }));
    expect(await screen.findByRole('region', { name: /^Last week, 19/ })).toBeShown();
  });

  test('an address with any day of a week shows the week, and an address without a real day shows all rides', async () => {
    const { goTo } = await openDays('2025-05-08');
    expect(await screen.findByRole('region', { name: /^Week, 5/ })).toBeShown();
    act(() => goTo('/driver/rides?days=2025-02-30'));
    expect(await rows()).toHaveLength(5);
  });

  test('the days are chosen on the page of all rides, and printed with a press', async () => {
    const { user, press, address } = await openDriverPage(ridesOf(1), '/driver/rides');
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await rows();
    await user.click(screen.getByRole('link', { name: 'Today' }));
    const today = await day('Today, 1 June 2025');
    expect(facts(today)).toEqual(['On duty: 0 h 0 min', 'Completed: 0']);
    expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page');
    expect(address()).toBe('/driver/rides?days=today');
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(await rows()).toHaveLength(1);
  });

  test('a page of a week with more than ninety-nine rides says that it shows the latest', async () => {
    const many = Array.from({ length: 100 }, (_, number) => [
      `rides/ride-${number}`,
      ride('completed', new Date(at('05-28', '08:00').getTime() + number * HOUR), 'Airport'),
    ]);
    await openDriverPage(Object.fromEntries(many), '/driver/rides?days=week');
    expect(await screen.findByText(/Only the last 99 are listed and counted/)).toBeShown();
  });
});

describe('the page of a driver’s ride', () => {
  const openRide = (ride: object) => openDriverPage({ 'rides/ride-1': ride }, '/driver/rides/ride-1');
  const missing = () => screen.findByText('This ride was not found');

  test('a ride shows its districts and its timeline', async () => {
    await openRide(
      aStoredRide('completed', {
        ...MINE,
        rev: 1,
        log: {
          0: { did: 'request', by: 'u-robin', at: after(0) },
          1: { did: 'take', by: 'u-dario', at: after(60) },
        },
      }),
    );
    const history = await screen.findByRole('region', { name: 'What happened' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Ride' }).textContent).toContain('Northside');
    expect(screen.queryByRole('link', { name: /still open/ })).toBeNull();
  });

  test('a promised ride that is not due says from when the driver sees who rides, and reads no details', async () => {
    const at = new Date('2025-06-02T12:00:00Z');
    const { world } = await openRide(
      aStoredRide('accepted', { kind: 'later', pickupAt: at, searchFrom: at }),
    );
    expect(await screen.findByText(/^You see name, .* from tomorrow 13:30,/)).toBeShown();
    expect(world.requestsOf('read rides/*/private/*')).toBe(0);
  });

  test('an open ride links to the dashboard', async () => {
    await openRide(aStoredRide('arrived'));
    const link = await screen.findByRole('link', { name: 'It is still open. Go to your ride.' });
    expect(link.getAttribute('href')).toBe('/driver/dashboard');
  });

  test.each([
    ['a ride that does not exist', () => openDriverPage({}, '/driver/rides/nothing')],
    ['a ride of another driver’s', () => openRide(aStoredRide('completed', { driver: 'u-dilek' }))],
    ['a request that anybody may take', () => openRide(aStoredRide('requested'))],
    ['an id that is no path of a document', () => openDriverPage({}, '/driver/rides/..%2Fusers')],
  ])('%s is none of the driver’s rides', async (_, open) => {
    await open();
    expect(await missing()).toBeShown();
  });
});
