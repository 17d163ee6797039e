import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chooseDay, chooseTime } from '#test/choose-pick-up.ts';
import { noteOf } from '#test/note-of.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The form of a passenger who books for later, on the morning of `today` in Berlin. */
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
  const request = () => app.user.click(screen.getByRole('button', { name: 'Request ride' }));
  return { ...app, world, when, later, request };
}

const day = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
const hour = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time: hour' });

describe('booking a ride for later', () => {
  test('a ride is for now unless the passenger chooses later, and only then the form asks for date and time', async () => {
    const { when, later } = await openForm('2027-03-10');
    expect(when.getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Day' })).toBeNull();
    await later();
    const days = within(day())
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, textContent }) => [value, textContent]);
    expect(days[1]).toEqual(['2027-03-10', 'Today']);
    expect(days[2]).toEqual(['2027-03-11', 'Tomorrow']);
    expect(days.at(-1)).toEqual(['2027-04-09', 'Fri 9 Apr']);
    expect(hour()).toBeShown();
  });

  test('a later ride is stored with its time in the zone of the service', async () => {
    const { world, later, request } = await openForm('2027-03-10');
    await later();
    chooseDay('2027-03-11');
    chooseTime('10:30');
    await request();
    await screen.findByText(/^Looking for a driver/);
    const at = new Date('2027-03-11T09:30Z');
    expect(await world.person.booked()).toMatchObject([
      { kind: 'later', wall: '2027-03-11T10:30', pickupAt: at, searchFrom: at },
    ]);
  });

  test('a usual time is booked with one press, and the picker shows the time', async () => {
    const { world, user, later, request } = await openForm('2027-03-10');
    await later();
    const choice = screen.getByRole('button', { name: 'In 30 min' });
    await user.click(choice);
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    expect([day().value, hour().value]).toEqual(['2027-03-10', '10']);
    await request();
    await screen.findByText(/^Looking for a driver/);
    expect(await world.person.booked()).toMatchObject([{ kind: 'later', wall: '2027-03-10T10:30' }]);
  });

  test('a later ride that is under way at once takes the focus to its region', async () => {
    const { later, request } = await openForm('2027-03-10');
    await later();
    chooseDay('2027-03-10');
    chooseTime('10:20');
    await request();
    await screen.findByRole('region', { name: 'Your ride' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Later rides' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Your ride');
  });

  test('a later ride without date and time is refused at both fields, and the first gets the focus', async () => {
    const { later, request } = await openForm('2027-03-10');
    await later();
    await request();
    const date = day();
    expect(noteOf(date)).toBe('Please enter a date with day, month and year.');
    expect(noteOf(hour())).toBe('Please enter a time with hours and minutes.');
    expect(document.activeElement).toBe(date);
  });

  test('the picker offers no time that the chosen day does not have, and a chosen hour begins with its first time', async () => {
    const { later } = await openForm('2027-03-10');
    await later();
    const offered = (select: HTMLSelectElement) =>
      within(select)
        .getAllByRole<HTMLOptionElement>('option')
        .flatMap(({ value }) => value || []);
    chooseDay('2027-04-09');
    expect(offered(hour()).at(-1)).toBe('11');
    chooseDay('2027-03-28');
    expect(offered(hour()).slice(1, 3)).toEqual(['01', '03']);
    chooseDay('2027-03-10');
    expect(offered(hour())[0]).toBe('10');
    fireEvent.change(hour(), { target: { value: '10' } });
    const minute = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time: minute' });
    expect([minute.value, offered(minute)[0]]).toEqual(['20', '20']);
  });

  test('a time that is too soon or too far ahead is refused with the time that is possible', async () => {
    const { world, later, request } = await openForm('2027-03-10');
    await later();
    chooseTime('10:10');
    chooseDay('2027-03-10');
    await request();
    expect(noteOf(hour())).toBe(
      'The earliest pick-up is 10 Mar 2027, 10:16. Please choose that or a later time.',
    );
    chooseTime('23:55');
    chooseDay('2027-04-09');
    await request();
    expect(noteOf(hour())).toMatch(/^The latest pick-up .* 9 Apr 2027, 11:00\. Please choose an earlier one/);
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
  });

  test('a time that does not exist is refused, and a time that exists twice must be chosen', async () => {
    const spring = await openForm('2027-03-27');
    await spring.later();
    chooseTime('02:30');
    chooseDay('2027-03-28');
    await spring.request();
    expect(noteOf(hour())).toMatch(/^02:30 does not exist that day/);
    spring.unmount();
    const { world, user, later, request } = await openForm('2027-10-30');
    await later();
    chooseDay('2027-10-31');
    chooseTime('02:30');
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
    const { later, unmount, world } = await openForm('2027-03-10');
    await later();
    chooseDay('2027-03-11');
    unmount();
    renderApp('/passenger/dashboard', { world });
    const date = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    expect(date.value).toBe('2027-03-11');
  });
});
