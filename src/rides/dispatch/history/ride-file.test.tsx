import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { after, aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { on, openHistory, RIDES } from '#test/open-ride-history.ts';

describe('the file of rides', () => {
  const savedFiles = () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return saved;
  };

  test('the file has the filtered rides, with names, numbers and times of the service’s zone, and no cell is a formula', async () => {
    const saved = savedFiles();
    const { user } = await openHistory('?driver=u-dario');
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await user.click(button);
    expect(await screen.findByText('1 ride exported.')).toBeShown();
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      '"late","Completed","2026-03-01 11:00","Dispatch","2026-03-02 13:00","2026-03-01 11:05","2026-03-01 11:10","Europe/Berlin","0","\'=Cora Caller","\'+1 555 0142","5 Mill Road, Northside","Airport","1","","","Dario Driver","Blue van","CB 1",""',
    );
  });

  test('the file says how many damaged rides are missing, and has districts if details are gone', async () => {
    const saved = savedFiles();
    const cancel = { did: 'cancel', by: 'u-ada', at: after(60), why: 'duplicate' };
    const { user } = await openHistory('?state=cancelled', {
      'rides/broken': { ...aStoredRide('cancelled'), people: 'two' },
      'rides/twice': aStoredRide('cancelled', {
        rev: 1,
        did: 'cancel',
        log: { 0: { did: 'request', by: 'u-robin', at: after(0) }, 1: cancel },
      }),
    });
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await user.click(button);
    expect(await screen.findByText('1 ride exported. 1 damaged record was left out.')).toBeShown();
    expect(await saved[0]?.text()).toContain('"Northside","City Hospital","1","","","","","","Booked twice"');
  });

  test('the file has the reason and the note of a cancellation, and notes are read only of rides that may have one', async () => {
    const saved = savedFiles();
    const world = await openRideWorld(ADA, RIDES);
    const passenger = await world.open({ role: 'passenger' });
    const cancel = async (person: typeof passenger, said: object) => {
      const id = await passenger.book();
      await person.step(id, { did: 'cancel', why: 'mistake', ...said });
    };
    await cancel(world.person, { why: 'other', note: 'The road is closed' });
    await cancel(passenger, { why: 'other', note: 'My cat is ill' });
    await cancel(passenger, {});
    const { user } = renderApp('/admin/rides/history', { world });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('6 rides exported.');
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual([
      '""',
      '""',
      '""',
      '"I booked it by mistake"',
      '"Another reason: My cat is ill"',
      '"Another reason: The road is closed"',
    ]);
    expect(world.requestsOf('list rides/*/remarks')).toBe(2);
  });

  const DETAILS_READ = 'read rides/*/private/*';
  const MANY = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [`rides/ride-${index}`, aStoredRide('completed', on(1, index))]),
  );

  test('last week’s file is three keys away', async () => {
    const saved = savedFiles();
    const world = await openRideWorld(ADA);
    const weekAgo = new Date(world.stage.clock.now().getTime() - 7 * DAY_MS);
    world.put({ 'rides/week': aStoredRide('completed', { pickupAt: weekAgo }) });
    const { user } = renderApp('/admin/rides/history', { world });
    await screen.findByText('1 ride found.');
    await user.keyboard('wx');
    expect(await screen.findByText('1 ride exported.')).toBeShown();
    expect(saved).toHaveLength(1);
  });

  test('the file says who booked each ride: a passenger, a dispatcher by name, or dispatch without a name', async () => {
    const saved = savedFiles();
    const world = await openRideWorld(ADA);
    const bookedBy = (by: string) => ({ log: { 0: { did: 'request', by, at: after(0) } } });
    world.put({
      'rides/own': aStoredRide('completed', on(1)),
      'rides/phoned': aStoredRide('completed', { ...on(2), ...bookedBy(world.person.uid) }),
      'rides/once': aStoredRide('completed', { ...on(3), ...bookedBy('u-gone') }),
    });
    const { user } = renderApp('/admin/rides/history', { world });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('3 rides exported.');
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual([
      '"Dispatch"',
      '"Ada Admin"',
      '"Passenger"',
    ]);
  });

  test('an export key without rides says so', async () => {
    const { user } = await openHistory('?state=expired');
    await screen.findByText('No ride matches everything you have chosen.');
    await user.keyboard('x');
    expect((await screen.findByText('Nothing exported')).parentElement?.textContent).toContain(
      'There are no rides here.',
    );
  });

  test('an export key during the search for passengers, or after a failed count, does not say that there are no rides', async () => {
    const { user, world } = await openHistory();
    await screen.findByRole('link', { name: '=Cora Caller' });
    const release = world.network.hold();
    await user.type(screen.getByRole('searchbox'), 'cora{Enter}');
    screen.getByRole('searchbox').blur();
    await user.keyboard('x');
    expect(await screen.findByText(/^The rides are still being looked for/)).toBeShown();
    world.network.goOffline();
    release();
    await screen.findByText(/^The search for passengers failed/);
    await user.keyboard('x');
    expect(await screen.findByText(/^It is not known which rides these are/)).toBeShown();
    expect(screen.queryByText('There are no rides here.')).toBeNull();
  });

  test('a stopped file has the rides read so far, and says in its name and last line that it is incomplete', async () => {
    const saved = savedFiles();
    const { user, world } = await openHistory('', MANY);
    await screen.findByText('45 rides found.');
    const release = world.network.hold();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await user.keyboard('w');
    expect(await screen.findByText('An export is under way')).toBeShown();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    release();
    expect((await screen.findByText(/^Stopped/)).textContent).toMatch(/20 of about 45/);
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('"Incomplete: 20 of about 45"');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export as CSV' }));
  });

  test('a file continues after a lost network, and reads nothing twice', async () => {
    const saved = savedFiles();
    const { user, world } = await openHistory('', MANY);
    await screen.findByText('45 rides found.');
    await waitFor(() => expect(world.requestsOf(DETAILS_READ)).toBe(20));
    const before = world.requestsOf('list rides');
    const { send } = world.network;
    const sending = vi.spyOn(world.network, 'send').mockImplementation((kind, name, serve) => {
      if (world.requestsOf(DETAILS_READ) >= 20 + 25) world.network.goOffline();
      return send(kind, name, serve);
    });
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The export failed/);
    sending.mockRestore();
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Go on from there' }));
    expect(await screen.findByText('45 rides exported.')).toBeShown();
    expect(world.requestsOf('list rides') - before).toBe(3);
    expect(world.requestsOf(DETAILS_READ)).toBe(20 + 45);
    expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(46);
  });

  test('a file whose details could not be read is not saved', async () => {
    const saved = savedFiles();
    const { user, world } = await openHistory();
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await screen.findByRole('link', { name: '=Cora Caller' });
    world.network.goOffline();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The export failed before anything was read\..*Try again$/,
    );
    expect(saved).toEqual([]);
  });
});
