import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after, aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const DETAILS = {
  name: '=Cora Caller',
  phone: '+1 555 0142',
  from: { text: '1 Old Street' },
  to: { text: 'Airport' },
  note: '',
  deleteAt: new Date('2027-01-01T00:00:00Z'),
};
const on = (day: number, hour = 12) => ({ pickupAt: new Date(Date.UTC(2026, 2, day, hour)) });
const DRIVEN = { driver: 'u-dario', card: { ...CARD, phone: '' }, arrivedAt: after(300) };
const RIDES = {
  'rides/early': aStoredRide('completed', on(1)),
  'rides/late': aStoredRide('completed', { ...on(2), ...DRIVEN, rider: 'customer-cora' }),
  'rides/late/private/details': DETAILS,
  // Berlin's third of March has begun.
  'rides/gone': aStoredRide('cancelled', on(2, 23)),
  'drivers/u-dario': aStoredShift(),
};

async function openHistory(search = '', documents: Readonly<Record<string, object>> = RIDES) {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(`/admin/rides/history${search}`, { world }), world };
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Rides' }));
  return table.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));
};

describe('the history of rides', () => {
  test('the history lists every ride, the newest pick-up first, with who rode, and says how many', async () => {
    await openHistory();
    expect(await rows()).toEqual(['gone', 'late', 'early']);
    expect(await screen.findByText('3 rides found.')).toBeShown();
    expect(await screen.findByRole('link', { name: '=Cora Caller' })).toBeShown();
    expect(screen.getByText('Airport')).toBeShown();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
  });

  test('a state, a driver and days narrow the rides, and are kept in the address', async () => {
    const { user, address } = await openHistory();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Completed');
    expect(await screen.findByText('2 rides found.')).toBeShown();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Dario Driver');
    expect(await screen.findByText('1 ride found.')).toBeShown();
    await waitFor(async () => expect(await rows()).toEqual(['late']));
    expect(address()).toBe('/admin/rides/history?driver=u-dario&state=completed');
  });

  test('a day is one of the service’s zone, and with another one both and what is between them', async () => {
    const { address } = await openHistory('?day=2026-03-02');
    expect(await rows()).toEqual(['late']);
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-03-03' } });
    expect(await screen.findByText('2 rides found.')).toBeShown();
    expect(address()).toBe('/admin/rides/history?day=2026-03-02&until=2026-03-03');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
    expect(await screen.findByText('3 rides found.')).toBeShown();
    expect(address()).toBe('/admin/rides/history');
  });

  test('an end before the first day is refused at its field, and changes nothing', async () => {
    const { user, address } = await openHistory('?day=2026-03-02');
    const until = await screen.findByLabelText('Until');
    await user.click(until);
    fireEvent.change(until, { target: { value: '2026-03-01' } });
    await user.tab();
    expect(await screen.findByText('This is before the first day.')).toBeShown();
    expect(until).toHaveProperty('value', '2026-03-01');
    expect(address()).toBe('/admin/rides/history?day=2026-03-02');
  });

  test('a year that is still being typed is not asked for, and is refused once the field is left', async () => {
    const { user, world } = await openHistory();
    const day = await screen.findByLabelText('Day');
    await screen.findByText('3 rides found.');
    const before = world.requestsOf('count rides');
    await user.click(day);
    fireEvent.change(day, { target: { value: '0202-03-01' } });
    await user.tab();
    expect(await screen.findByText('Enter a valid date with day, month and year.')).toBeShown();
    expect(world.requestsOf('count rides')).toBe(before);
  });

  test('rides are shown in pages, which cost the count once', async () => {
    const many = Array.from({ length: 21 }, (_, day) => [
      `rides/ride-${day}`,
      aStoredRide('no_show', on(day + 1)),
    ]);
    const { user, world } = await openHistory('?state=no_show', Object.fromEntries(many));
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Rides, page 2' });
    await waitFor(async () => expect(await rows()).toEqual(['ride-0']));
    expect(world.requestsOf('count rides')).toBe(1);
  });

  test('a filter that finds nothing says so, and offers no file', async () => {
    await openHistory('?state=expired');
    expect(await screen.findByText('No ride matches everything you have chosen.')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  });

  test('rides that could not be loaded say so, and are loaded on another try', async () => {
    const { user, world } = await openHistory('?state=completed');
    await rows();
    world.network.goOffline();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Cancelled');
    expect((await screen.findByText(/^The rides could not be loaded/)).textContent).toMatch(/Network error/);
    world.network.goOnline();
    const [first, second] = screen.getAllByRole('button', { name: 'Try again' });
    if (first !== undefined) await user.click(first);
    if (second !== undefined) await user.click(second);
    await waitFor(async () => expect(await rows()).toEqual(['gone']));
    expect(await screen.findByText('1 ride found.')).toBeShown();
  });

  test('a name finds people who called and passengers with an account, and leads to the rides of one', async () => {
    const { user, address, world } = await openHistory('', {
      ...RIDES,
      'customers/caller-1': aStoredCustomer({
        name: 'Robin Caller',
        nameKey: 'robin caller',
        nameKey2: 'caller',
        rides: ['called'],
      }),
      'rides/called': aStoredRide('completed', { ...on(4), rider: 'caller-called' }),
      'rides/before': aStoredRide('completed', { ...on(3), rider: 'customer-caller-1' }),
    });
    const robin = world.stage.addAccount({ name: 'Anna Robin', role: 'passenger' });
    world.put({ 'rides/own': aStoredRide('completed', { ...on(5), rider: robin.uid }) });
    await user.type(await screen.findByRole('searchbox', { name: 'Passenger' }), 'robin{Enter}');
    await waitFor(async () => expect(await rows()).toEqual(['own', 'called', 'before']));
    expect(address()).toBe('/admin/rides/history?find=robin');
    const people = within(screen.getByRole('list', { name: 'Passengers found:' }));
    expect(people.getByRole('link', { name: 'Show only rides of Anna Robin' })).toBeShown();
    await user.click(people.getByRole('link', { name: 'Show only rides of Robin Caller' }));
    await waitFor(async () => expect(await rows()).toEqual(['called', 'before']));
    expect(address()).toBe('/admin/rides/history?rider=customer-caller-1');
    await user.click(screen.getByRole('link', { name: 'Show those of all passengers' }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  test('a name of nobody says so, and asks for no rides', async () => {
    const { world } = await openHistory('?find=Zoe');
    expect(await screen.findByText('Nobody found')).toBeShown();
    expect(world.requestsOf('list rides')).toBe(0);
  });
});

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

  test('the file has what the filter finds, with names, numbers and the service’s own times, and no cell of it is a formula', async () => {
    const saved = savedFiles();
    const { user } = await openHistory('?driver=u-dario');
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    expect(screen.getByText('The export reads about 4 records.')).toBeShown();
    await user.click(button);
    expect(await screen.findByText('1 ride exported.')).toBeShown();
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      '"late","Completed","2026-03-01 11:00","2026-03-02 13:00","2026-03-01 11:05","2026-03-01 11:10","Europe/Berlin","0","\'=Cora Caller","\'+1 555 0142","1 Old Street","Airport","1","","","Dario Driver","Blue van","CB 1",""',
    );
  });

  test('the file says how many damaged rides are missing, and gives districts where details are gone', async () => {
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
    expect(screen.getByText('The export reads about 12 records.')).toBeShown();
    await user.click(button);
    expect(await screen.findByText('1 ride exported. 1 damaged record was left out.')).toBeShown();
    expect(await saved[0]?.text()).toContain('"Northside","City Hospital","1","","","","","","Booked twice"');
  });

  test('the file has the reason and the note of a cancellation, and asks for them only where there are some', async () => {
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
    expect(await screen.findByText('The export reads about 24 records.')).toBeShown();
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

  test('a file whose details could not be read is not saved', async () => {
    const saved = savedFiles();
    const { user, world } = await openHistory();
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await screen.findByRole('link', { name: '=Cora Caller' });
    world.network.goOffline();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The export failed/);
    expect(saved).toEqual([]);
  });
});
