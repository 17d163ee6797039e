import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { noteOf } from '#test/note-of.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The form of a passenger who books for later, at a morning hour of this date in Berlin. */
async function openForm(today: string) {
  const world = await openRideWorld({ role: 'passenger' });
  const { clock } = world.stage;
  clock.advance(new Date(`${today}T09:00:00Z`).getTime() - clock.now().getTime());
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  for (const [name, text] of [
    ['From', '5 Mill Road'],
    ['To', 'City Hospital'],
  ] as const) {
    await app.user.type(screen.getByRole('textbox', { name }), text);
  }
  const when = within(screen.getByRole('radiogroup', { name: 'When' }));
  const later = () => app.user.click(when.getByRole('radio', { name: 'Later' }));
  const type = (label: 'Date' | 'Time', value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const request = () => app.user.click(screen.getByRole('button', { name: 'Request ride' }));
  return { ...app, world, when, later, type, request };
}

describe('booking a ride for later', () => {
  test('a ride is for now unless the passenger chooses later, and only then the form asks for date and time', async () => {
    const { when, later } = await openForm('2027-03-10');
    expect(when.getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked).toBe(true);
    expect(screen.queryByLabelText('Date')).toBeNull();
    await later();
    const date = screen.getByLabelText<HTMLInputElement>('Date');
    expect([date.type, date.min, date.max]).toEqual(['date', '2027-03-10', '2027-04-09']);
    expect(screen.getByLabelText<HTMLInputElement>('Time').type).toBe('time');
  });

  test('a later ride is stored with its time in the zone of the service', async () => {
    const { world, later, type, request } = await openForm('2027-03-10');
    await later();
    type('Date', '2027-03-11');
    type('Time', '10:30');
    await request();
    await screen.findByText(/^Looking for a driver/);
    const at = new Date('2027-03-11T09:30Z');
    expect(await world.person.booked()).toMatchObject([
      { kind: 'later', wall: '2027-03-11T10:30', pickupAt: at, searchFrom: at },
    ]);
  });

  test('a later ride that is under way at once takes the focus to its region', async () => {
    const { later, type, request } = await openForm('2027-03-10');
    await later();
    type('Date', '2027-03-10');
    type('Time', '10:20');
    await request();
    await screen.findByRole('region', { name: 'Your ride' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Later rides' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Your ride');
  });

  test('a later ride without date and time is refused at both fields, and the first gets the focus', async () => {
    const { later, request } = await openForm('2027-03-10');
    await later();
    await request();
    const date = screen.getByLabelText('Date');
    expect(noteOf(date)).toBe('Please enter a date with day, month and year.');
    expect(noteOf(screen.getByLabelText('Time'))).toBe('Please enter a time with hours and minutes.');
    expect(document.activeElement).toBe(date);
  });

  test('a time that is too soon or too far ahead is refused with the time that is possible', async () => {
    const { world, later, type, request } = await openForm('2027-03-10');
    await later();
    type('Date', '2027-03-10');
    type('Time', '10:10');
    await request();
    expect(noteOf(screen.getByLabelText('Time'))).toBe(
      'The earliest pick-up is 10 Mar 2027, 10:16. Please choose that or a later time.',
    );
    type('Date', '2027-03-09');
    await request();
    const date = screen.getByLabelText('Date');
    expect(noteOf(date)).toBe(
      'The earliest pick-up is 10 Mar 2027, 10:16. Please choose that or a later time.',
    );
    expect(document.activeElement).toBe(date);
    type('Date', wallTimeAt(new Date(world.stage.clock.now().getTime() + 40 * DAY_MS), 'UTC').slice(0, 10));
    await request();
    expect(noteOf(screen.getByLabelText('Date'))).toMatch(
      /^The latest pick-up .* 9 Apr 2027, 11:00\. Please choose an earlier one/,
    );
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
  });

  test('a time that does not exist is refused, and a time that exists twice must be chosen', async () => {
    const spring = await openForm('2027-03-27');
    await spring.later();
    spring.type('Date', '2027-03-28');
    spring.type('Time', '02:30');
    await spring.request();
    expect(noteOf(screen.getByLabelText('Time'))).toMatch(/^02:30 does not exist that day/);
    spring.unmount();
    const { world, user, later, type, request } = await openForm('2027-10-30');
    await later();
    type('Date', '2027-10-31');
    type('Time', '02:30');
    const turns = screen.getByRole('radiogroup', { name: 'Which 02:30?' });
    await request();
    expect(noteOf(turns)).toMatch(/^02:30 comes twice that day/);
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
    await user.click(within(turns).getByRole('radio', { name: /^The second/ }));
    await request();
    await screen.findByText(/^Looking for a driver/);
    expect(await world.person.booked()).toMatchObject([{ pickupAt: new Date('2027-10-31T01:30Z') }]);
  });

  test('date and time survive a reload of the tab', async () => {
    const { later, type, unmount, world } = await openForm('2027-03-10');
    await later();
    type('Date', '2027-03-11');
    unmount();
    renderApp('/passenger/dashboard', { world });
    const date = await screen.findByLabelText<HTMLInputElement>('Date');
    expect(date.value).toBe('2027-03-11');
  });
});
