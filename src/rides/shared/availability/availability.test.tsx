import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryPushSubscriber } from '#adapters/memory/memory-push-subscriber.builder.ts';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DARIO = { name: 'Dario Driver', role: 'driver' } as const;
const OPEN = 'Usual hours and days away';
const region = () => screen.findByRole('region', { name: OPEN });
const field = async (label: string) => within(await region()).findByLabelText(label);

async function openOwn() {
  const world = await openRideWorld(DARIO);
  world.subscribeBy(createMemoryPushSubscriber('a'.repeat(20)));
  const { person } = world;
  const app = renderApp('/driver/rides', { world });
  await app.user.click(await screen.findByRole('button', { name: OPEN }));
  await field('Monday');
  const stored = async () => valueOf(await person.dispatch.availability.read(person.uid));
  return { ...app, world, person, stored };
}

describe('the usual hours of a driver', () => {
  test('typed hours are read back before they are saved, and stay afterwards', async () => {
    const { user, stored } = await openOwn();
    await user.type(await field('Monday'), '8-16:30');
    expect(noteOf(await field('Monday'))).toBe('08:00 to 16:30');
    expect(noteOf(await field('Tuesday'))).toBe('Does not work');
    await user.type(await field('Friday'), '22-6');
    expect(noteOf(await field('Friday'))).toBe('22:00 to 06:00 the next day');
    await user.type(await field('Sunday'), '0-24{Enter}');
    await screen.findByText(/^Last changed by Dario Driver on /);
    expect((await stored())?.hours).toEqual(
      NO_HOURS.with(0, '08:00-16:30').with(4, '22:00-06:00').with(6, '00:00-00:00'),
    );
    expect(await field('Monday')).toHaveProperty('value', '08:00–16:30');
    expect(noteOf(await field('Sunday'))).toBe('The whole day');
  });

  test('hours that cannot be read are refused at their field, which gets the focus', async () => {
    const { user, stored } = await openOwn();
    await user.type(await field('Tuesday'), 'mornings{Enter}');
    expect(noteOf(await field('Tuesday'))).toMatch(/^Type a begin and an end/);
    expect(document.activeElement).toBe(await field('Tuesday'));
    expect(await stored()).toBeNull();
    await user.clear(await field('Tuesday'));
    await user.type(await field('Tuesday'), '8-12{Enter}');
    await waitFor(async () => expect((await stored())?.hours[1]).toBe('08:00-12:00'));
  });

  test('hours that dispatch has stored meanwhile are reported, and a second press replaces them', async () => {
    const { user, world, person, stored } = await openOwn();
    const theirs = { hours: NO_HOURS.with(1, '06:00-12:00'), away: [], laterNews: false };
    const signed = { by: 'u-ada', name: 'Ada Admin', at: new Date(), rev: 0 };
    world.stage.world.documents.commit({ [`availability/${person.uid}`]: { ...theirs, ...signed } });
    await user.type(await field('Monday'), '8-16:30{Enter}');
    expect(await screen.findByText(/^Ada Admin has changed the usual hours meanwhile/)).toBeShown();
    expect(await field('Monday')).toHaveProperty('value', '8-16:30');
    expect((await stored())?.hours).toEqual(theirs.hours);
    await user.click(screen.getByRole('button', { name: 'Save usual hours' }));
    await waitFor(async () => expect((await stored())?.hours).toEqual(NO_HOURS.with(0, '08:00-16:30')));
  });

  test('unchanged hours are not sent, and the form says so', async () => {
    const { user, stored } = await openOwn();
    await user.click(screen.getByRole('button', { name: 'Save usual hours' }));
    expect(await screen.findByText('Change the hours of a day first.')).toBeShown();
    expect(await stored()).toBeNull();
  });
});

describe('the days away of a driver', () => {
  test('days are added in order and removed, and a single day needs no end', async () => {
    const { user, stored } = await openOwn();
    const [first, last] = [await field('First day away'), await field('Last day away')];
    await user.type(first, '2026-03-05');
    await user.click(screen.getByRole('button', { name: 'Add days away' }));
    expect(await screen.findByText('5 March 2026')).toBeShown();
    expect(document.activeElement).toBe(first);
    await user.type(first, '2026-01-07');
    await user.type(last, '2026-01-09');
    await user.click(screen.getByRole('button', { name: 'Add days away' }));
    expect(await screen.findByText('7 January 2026 to 9 January 2026')).toBeShown();
    expect((await stored())?.away).toEqual([
      { first: '2026-01-07', last: '2026-01-09' },
      { first: '2026-03-05', last: '2026-03-05' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove 5 March 2026' }));
    await waitFor(() => expect(screen.queryByText('5 March 2026')).toBeNull());
    expect((await stored())?.away).toEqual([{ first: '2026-01-07', last: '2026-01-09' }]);
  });

  test('hours that are typed and not saved stay while days away are saved', async () => {
    const { user, stored } = await openOwn();
    await user.type(await field('Monday'), '8-12{Enter}');
    await screen.findByText(/^Last changed by Dario Driver on /);
    expect(document.activeElement).toBe(await field('Monday'));
    await user.type(await field('Tuesday'), '9-13');
    await user.type(await field('First day away'), '5 March 2026');
    await user.click(screen.getByRole('button', { name: 'Add days away' }));
    expect(await screen.findByText('5 March 2026')).toBeShown();
    expect(await field('Tuesday')).toHaveProperty('value', '9-13');
    expect(await field('Monday')).toHaveProperty('value', '08:00–12:00');
    await user.type(await field('Tuesday'), '{Enter}');
    await waitFor(async () => expect((await stored())?.hours[1]).toBe('09:00-13:00'));
    expect((await stored())?.away).toEqual([{ first: '2026-03-05', last: '2026-03-05' }]);
  });

  test('a last day before the first is refused at its field', async () => {
    const { user, stored } = await openOwn();
    await user.type(await field('First day away'), '2026-03-05');
    await user.type(await field('Last day away'), '2026-03-04');
    await user.click(screen.getByRole('button', { name: 'Add days away' }));
    expect(noteOf(await field('Last day away'))).toBe('The last day is before the first.');
    expect(document.activeElement).toBe(await field('Last day away'));
    expect(await stored()).toBeNull();
  });
});

describe('news of later requests', () => {
  const LABEL = 'Notify me of later requests while I am off duty';

  test('a driver turns the news on with one stored press, and off with the next', async () => {
    const { user, stored } = await openOwn();
    const choice = await screen.findByRole('checkbox', { name: LABEL });
    await user.click(choice);
    await waitFor(async () => expect((await stored())?.laterNews).toBe(true));
    expect(await screen.findByRole('checkbox', { name: LABEL, checked: true })).toBeShown();
    await user.click(screen.getByRole('checkbox', { name: LABEL }));
    await waitFor(async () => expect((await stored())?.laterNews).toBe(false));
  });

  test('the choice stays pressed while the stored answer is read', async () => {
    const { user, stored } = await openOwn();
    const choice = await screen.findByRole('checkbox', { name: LABEL });
    const seen: unknown[] = [];
    const watching = new MutationObserver(() => seen.push(Reflect.get(choice, 'checked')));
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
    await user.click(choice);
    await waitFor(async () => expect((await stored())?.laterNews).toBe(true));
    await waitFor(() => expect(screen.getByText(/^Last changed by Dario Driver/)).toBeShown());
    watching.disconnect();
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  test('a browser without notices shows the choice only while the news is on, so that it can be turned off', async () => {
    const world = await openRideWorld(DARIO);
    const { person } = world;
    const stored = async () => valueOf(await person.dispatch.availability.read(person.uid));
    const open = async () => {
      const { user, unmount } = renderApp('/driver/rides', { world });
      await user.click(await screen.findByRole('button', { name: OPEN }));
      await field('Monday');
      return { user, unmount };
    };
    const first = await open();
    expect(screen.queryByRole('checkbox', { name: LABEL })).toBeNull();
    first.unmount();
    const wanted = { hours: NO_HOURS, away: [], laterNews: true };
    valueOf(await person.dispatch.availability.save(person.uid, wanted, null));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: LABEL, checked: true }));
    await waitFor(async () => expect((await stored())?.laterNews).toBe(false));
  });

  test('dispatch cannot turn the news on for a driver', async () => {
    const world = await openRideWorld(ADA);
    world.subscribeBy(createMemoryPushSubscriber('b'.repeat(20)));
    const { uid } = world.stage.addAccount({ ...DARIO, status: 'approved' });
    world.put({ [`drivers/${uid}`]: aStoredShift({ duty: 'off' }) });
    renderApp(`/admin/drivers/${uid}`, { world });
    await field('Wednesday');
    expect(screen.queryByRole('checkbox', { name: LABEL })).toBeNull();
  });
});

test('a dispatcher writes the hours of a driver, who reads the dispatcher’s name', async () => {
  const world = await openRideWorld(ADA);
  const { uid } = world.stage.addAccount({ ...DARIO, status: 'approved' });
  world.put({ [`drivers/${uid}`]: aStoredShift({ duty: 'off' }) });
  const { user } = renderApp(`/admin/drivers/${uid}`, { world });
  await user.type(await field('Wednesday'), '6-14{Enter}');
  expect(await screen.findByText(/^Last changed by Ada Admin on /)).toBeShown();
  const driver = await world.open({ ...DARIO, uid });
  const stored = valueOf(await driver.dispatch.availability.read(uid));
  expect(stored).toMatchObject({ name: 'Ada Admin', hours: NO_HOURS.with(2, '06:00-14:00') });
});
