import { act, screen, waitFor, within } from '@testing-library/react';
import { contact } from '#core/product/firm-contact.ts';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { chooseDay, chooseTime } from '#test/choose-pick-up.ts';
import { laterForm } from '#test/later-form.ts';
import { moveRide } from '#test/move-ride.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

async function openPage(...hours: readonly number[]) {
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  const inHours = (count: number) => laterForm(world.stage.clock.now(), count);
  const ids: string[] = [];
  for (const each of hours) ids.push(await world.person.book({ pickUp: inHours(each) }));
  world.waitToBook();
  const app = renderApp('/passenger/dashboard', { world });
  const ahead = await screen.findByRole('region', { name: 'Later rides' });
  const see = async (check: () => void) => {
    act(() => look(app.access));
    await waitFor(check);
  };
  return { ...app, world, ids, ahead, inHours, see };
}

describe('rides that are booked for later', () => {
  test('later rides are listed beside the form, soonest first, with time, driver and places', async () => {
    const { ahead, world, ids, see } = await openPage(48, 24);
    expect(
      within(ahead)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['2 Jun 2025, 14:00', '3 Jun 2025, 14:00']);
    expect(
      within(ahead).getAllByText('Looking for a driver. Nobody has accepted this ride yet.'),
    ).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Request ride' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull();
    const driver = await world.openDriver();
    await driver.step(ids[0] ?? '', { did: 'reserve' });
    await see(() => expect(ahead.textContent).toContain('Driver confirmed: Dario Driver will come.'));
    expect(within(ahead).getByText('CB 1')).toBeDefined();
  });

  test('an address that dispatch has changed is shown', async () => {
    const { ahead, world, ids, see } = await openPage(24);
    const [id = ''] = ids;
    expect(await within(ahead).findByText('City Hospital')).toBeDefined();
    await (await world.open({ role: 'admin' })).edit(id, { to: { text: 'Airport, East' } });
    await see(() => expect(within(ahead).getByText('Airport, East')).toBeDefined());
  });

  test('a new time that dispatch has agreed on is shown, and whether the driver has agreed', async () => {
    const { ahead, world, ids, see } = await openPage(24);
    const [id = ''] = ids;
    const driver = await world.openDriver();
    await driver.step(id, { did: 'reserve' });
    const dispatch = await world.open({ role: 'admin' });
    await moveRide(dispatch, id, new Date('2025-06-02T14:15:00+02:00'));
    const news = 'Your pick-up is now 2 Jun 2025, 14:15.';
    await see(() => expect(within(ahead).getByRole('status').textContent).toContain(news));
    const unanswered = 'Your driver has not confirmed the new time yet.';
    expect(ahead.textContent).toContain(unanswered);
    await driver.step(id, { did: 'agree' });
    await see(() => expect(ahead.textContent).not.toContain(unanswered));
    expect(ahead.textContent).toContain(news);
  });

  test('a passenger moves their own ride in the control by which it was booked, and sees only the new time', async () => {
    const { ahead, user, world, ids } = await openPage(24);
    await user.click(within(ahead).getByRole('button', { name: 'Edit ride of 2 Jun 2025, 14:00' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: 'From' });
    expect(dialog.getByRole('combobox', { name: 'Time: hour' })).toHaveProperty('value', '14');
    await user.click(dialog.getByRole('button', { name: '30 min later' }));
    chooseTime('14:45');
    await user.click(dialog.getByRole('button', { name: 'Save ride' }));
    expect(await within(ahead).findByRole('heading', { name: '2 Jun 2025, 14:45' })).toBeDefined();
    expect(ahead.textContent).not.toContain('Your pick-up is now');
    expect((await world.person.read(ids[0] ?? '')).log.at(-1)?.movedFrom).not.toBeNull();
  });

  test('each later ride has a cancel button, after whose use the focus is not lost', async () => {
    const { ahead, user, world, ids } = await openPage(24, 48);
    await user.click(within(ahead).getByRole('button', { name: 'Cancel ride of 2 Jun 2025, 14:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    await user.click(within(dialog).getByRole('radio', { name: 'I do not need it any more' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    await waitFor(() => expect(within(ahead).getAllByRole('heading', { level: 3 })).toHaveLength(1));
    expect((await world.person.read(ids[0] ?? '')).state).toBe('cancelled');
    expect((await world.person.read(ids[1] ?? '')).state).toBe('requested');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('the cancel dialog of an assigned ride does not speak of a promise of its driver', async () => {
    const { ahead, user, world, ids, see } = await openPage(24);
    const driver = await world.openDriver();
    const olga = await world.open({ role: 'admin' });
    await olga.step(ids[0] ?? '', { did: 'assign', driver: driver.uid });
    await see(() => expect(within(ahead).getByText('Driver confirmed: Dario Driver will come.')).toBeShown());
    await user.click(within(ahead).getByRole('button', { name: 'Cancel ride of 2 Jun 2025, 14:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    expect(within(dialog).getByText('Dario Driver is booked to come and will be notified.')).toBeShown();
  });

  test('a fourth later ride is refused with what to do, and loses no input', async () => {
    const { user, inHours } = await openPage(24, 48, 72);
    await user.type(screen.getByRole('textbox', { name: 'From' }), 'Pier 3');
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'Old Town');
    await user.click(screen.getByRole('radio', { name: 'Later' }));
    const { date, time } = inHours(96);
    chooseDay(date);
    chooseTime(time);
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You already have 3 rides booked for later. Cancel one of them');
    const call = within(alert).getByRole('link', { name: `Call us: ${contact.phone}` });
    expect(call.getAttribute('href')).toBe(contact.phoneHref);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe('Pier 3');
  });

  test('while a ride is under way, another ride can be booked only for later, and the focus follows', async () => {
    const { user, world, ahead, see, inHours } = await openPage(24);
    await world.person.book();
    await see(() => expect(screen.getByRole('region', { name: 'Your ride' })).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Book a ride' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book a ride for later' }));
    expect(document.activeElement?.textContent).toBe('Book a ride for later');
    expect(screen.queryByRole('radiogroup', { name: 'When' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Now' })).toBeNull();
    world.waitToBook();
    await user.type(screen.getByRole('textbox', { name: 'From' }), 'Pier 3');
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'Old Town');
    const { date, time } = inHours(30);
    chooseDay(date);
    chooseTime(time);
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await waitFor(() => expect(within(ahead).getAllByRole('heading', { level: 3 })).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('Later rides');
    expect(screen.queryByRole('region', { name: 'Book a ride' })).toBeNull();
  });

  test('a ride booked on this page is not awaited again once it is under way, and takes no focus from another ride', async () => {
    const { user, see, inHours, stage } = await openPage(48);
    await user.type(screen.getByRole('textbox', { name: 'From' }), 'Pier 3');
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'Old Town');
    await user.click(screen.getByRole('radio', { name: 'Later' }));
    const { date, time } = inHours(24);
    chooseDay(date);
    chooseTime(time);
    await user.click(screen.getByRole('button', { name: 'Request ride' }));
    await screen.findByRole('button', { name: 'Cancel ride of 2 Jun 2025, 14:00' });
    const other = screen.getByRole('button', { name: 'Cancel ride of 3 Jun 2025, 14:00' });
    other.focus();
    stage.clock.advance(23.5 * HOUR_MS);
    await see(() => expect(screen.getByRole('region', { name: 'Your ride' })).toBeDefined());
    expect(screen.queryByText('Loading rides...')).toBeNull();
    expect(document.activeElement).toBe(other);
  });
});

describe('an unanswered offer', () => {
  test('the page shows that a driver was asked, and writes the end of the offer once its time is over', async () => {
    const { world, ids, stage, ahead, see } = await openPage(1);
    const [id = ''] = ids;
    const driver = await world.openDriver();
    const dispatcher = await world.open({ role: 'admin' });
    await dispatcher.step(id, { did: 'offer', driver: driver.uid });
    await see(() => expect(ahead.textContent).toContain('A driver has been asked'));
    // The ride is due half an hour before its pick-up. An offer from before then ends at that time.
    stage.clock.advance(29 * 60_000);
    await see(() => expect(ahead.textContent).toContain('A driver has been asked'));
    expect((await world.person.read(id)).state).toBe('offered');
    stage.clock.advance(62_000);
    await waitFor(async () => expect((await world.person.read(id)).did).toBe('lapse'), { timeout: 5000 });
    // The page now shows this ride first, because it is due.
    await see(() => expect(document.title).toContain('Looking for a driver'));
  });
});

const FIRST = 'Your ride of 1 Jun 2025, 14:00';
const SECOND = 'Your ride of 1 Jun 2025, 15:00';

/** A passenger's page at 14:00, with a ride for now that is on its way, and a ride at 15:00. */
async function openTwo() {
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  const { clock } = world.stage;
  const first = await world.person.book();
  const second = await world.person.book({ pickUp: laterForm(clock.now(), 1) });
  const driver = await world.openDriver();
  await driver.step(first, { did: 'take', minutes: null });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Your ride' });
  const see = async (check: () => void) => {
    act(() => look(app.access));
    await waitFor(check);
  };
  return { ...app, world, clock, first, second, driver, see };
}

const region = (name: string) => screen.getByRole('region', { name });
const status = (name: string) => within(region(name)).getByRole('status').textContent;

describe('a passenger with two rides under way', () => {
  test('each ride has its own sentence, driver and button, and its region names the ride', async () => {
    const { world, clock, second, see, user } = await openTwo();
    clock.advance(0.5 * HOUR_MS);
    await see(() => expect(status(FIRST)).toBe('Your driver is on the way.'));
    expect(status(SECOND)).toMatch(/^Looking for a driver/);
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await other.step(second, { did: 'take', minutes: null });
    await other.step(second, { did: 'arrive' });
    await see(() => expect(status(SECOND)).toMatch(/^Your driver is here/));
    expect(within(region(SECOND)).getByRole('link', { name: 'Call Dilek Driver' })).toBeDefined();
    expect(within(region(FIRST)).getByRole('link', { name: 'Call Dario Driver' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel ride of 1 Jun 2025, 15:00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    expect(within(dialog).getByText(/Dilek Driver is already on the way/)).toBeDefined();
  });

  test('the outcome of one ride stays beside the other, and can be booked again once there is a form', async () => {
    const { clock, first, second, driver, see, world } = await openTwo();
    clock.advance(0.5 * HOUR_MS);
    await see(() => expect(status(FIRST)).toBe('Your driver is on the way.'));
    for (const did of ['arrive', 'start', 'complete'] as const) await driver.step(first, { did });
    await see(() => expect(status(FIRST)).toMatch(/^Ride completed/));
    expect(status(SECOND)).toMatch(/^Looking for a driver/);
    const again = 'Request now: 5 Mill Road, Northside to City Hospital';
    expect(screen.queryByRole('button', { name: again })).toBeNull();
    await world.person.step(second, { did: 'cancel', why: 'mistake' });
    await see(() => expect(status(SECOND)).toBe('Ride cancelled by you.'));
    expect(await screen.findByRole('button', { name: again })).toBeShown();
  });
});
