import { setTimeout } from 'node:timers/promises';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { finish } from './backend-data.ts';
import { DispatcherAtDesk, MOST_KEYS, type Caller } from './dispatcher-at-desk.ts';
import { DriverAtWork } from './driver-at-work.ts';
import { expect, test } from './fixtures.ts';
import { ownPlace } from './own-place.ts';

/** The calls that each of two dispatchers takes: of people who are new, of the same once more, and for tomorrow. */
const CALLS = { fresh: 8, again: 6, tomorrow: 6 } as const;
const DRIVERS = 20;
/** The seed's car that has one. */
const WITH_CHILD_SEAT = 'car-3';

/** What drivers do instead of going on, as often in all. */
const SURPRISES = ['give_back', 'no_show'] as const;
const HOW_OFTEN = { give_back: 5, no_show: 3 } as const;

/** Somebody with a number that differs from the others' in its first digits, by which callers are known, and in its last. */
function callerOf(place: string, index: number): Caller {
  return {
    name: `${place} Caller ${index}`,
    phone: `02${10 + index}55555${4000 + index}`,
  };
}

/** Has a driver work until the day is over: whatever they are given, unless it is time for a surprise. */
async function work(driver: DriverAtWork, surprises: string[], isOver: () => boolean): Promise<void> {
  const act = async (ride: Ride): Promise<void> => {
    switch (ride.state) {
      case 'accepted':
        if (ride.movedFrom !== null) await driver.step(ride, { did: 'agree' });
        else if (ride.kind === 'now') await driver.step(ride, { did: 'depart', minutes: 10 });
        return;
      case 'on_the_way':
        if (surprises[0] !== 'give_back') return void (await driver.step(ride, { did: 'arrive' }));
        surprises.shift();
        if (!(await driver.step(ride, { did: 'give_back', why: 'delay' }))) surprises.unshift('give_back');
        return;
      case 'arrived':
        if (surprises[0] !== 'no_show') return void (await driver.step(ride, { did: 'start' }));
        surprises.shift();
        await finish('wait', { uid: ride.rider });
        await setTimeout(1100);
        if (!(await driver.step(ride, { did: 'no_show' }))) surprises.unshift('no_show');
        return;
      case 'in_progress':
        await driver.step(ride, { did: 'complete' });
        return;
      default:
    }
  };
  while (!isOver()) {
    for (const ride of await driver.open()) await act(ride);
    await setTimeout(1000);
  }
}

/** What one dispatcher does: takes the calls, changes times, and gives each ride to the driver who is suggested first. */
async function dispatchAll(desk: DispatcherAtDesk, callers: readonly Caller[], place: string): Promise<void> {
  const isTomorrow = (row: string) => row.includes('07:');
  for (const [index, caller] of callers.entries()) {
    await desk.bookFresh(caller, `${index + 1} ${place} Street`);
    await desk.find(caller);
    await desk.assignFirst();
    await desk.seeAll();
  }
  for (const [index, caller] of callers.slice(0, CALLS.tomorrow).entries()) {
    await desk.bookTomorrow(caller);
    await desk.find(caller, isTomorrow);
    if (index % 2 === 0) {
      await desk.assignFirst();
      await desk.find(caller, isTomorrow);
    }
    await desk.delay();
    await desk.seeAll();
  }
  for (const caller of callers.slice(0, CALLS.again)) {
    await desk.bookAgain(caller);
    await desk.find(caller, (row) => !isTomorrow(row));
    await desk.assignFirst();
    await desk.seeAll();
  }
}

/** Gives to somebody else what drivers have given back, until nothing of today waits. */
async function clearWaiting(desk: DispatcherAtDesk, callers: readonly Caller[]): Promise<void> {
  const waiting = async () => {
    for (const caller of callers) {
      const rows = desk.board.row('Waiting', caller.name);
      if ((await rows.filter({ hasNotText: '07:' }).count()) > 0) return caller;
    }
    return null;
  };
  for (let caller = await waiting(); caller !== null; caller = await waiting()) {
    await desk.find(caller, (row) => !row.includes('07:'));
    await desk.assignFirst();
    await desk.seeAll();
  }
}

test('a working day of forty calls ends with the books right, by no more keys than promised', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // Two who give rides to the same drivers at once: the second is refused, and told.
  expectFailedLoads(403);
  const place = ownPlace();
  const desks = [
    await DispatcherAtDesk.begin(page, `${place} Ada`),
    await DispatcherAtDesk.begin(await anotherBrowser(), `${place} Ben`),
  ] as const;
  const callers = desks.map((_, desk) =>
    Array.from({ length: CALLS.fresh }, (__, index) => callerOf(place, desk * CALLS.fresh + index)),
  );
  const drivers = await Promise.all(
    Array.from({ length: DRIVERS }, (_, index) =>
      DriverAtWork.begin(`${place} Driver ${index}`, index % 2 === 0 ? 'car-1' : WITH_CHILD_SEAT),
    ),
  );
  const surprises = SURPRISES.flatMap((what) => Array.from({ length: HOW_OFTEN[what] }, () => what));
  let isOver = false;
  const shifts = Promise.all(drivers.map((driver) => work(driver, surprises, () => isOver)));

  await Promise.all(desks.map((desk, index) => dispatchAll(desk, callers[index] ?? [], place)));
  const openToday = page.getByRole('region', { name: /^(Waiting|Promised|Under way)$/ });
  await expect(async () => {
    await Promise.all(desks.map((desk, index) => clearWaiting(desk, callers[index] ?? [])));
    const open = await openToday.locator('[data-row]').filter({ hasText: place }).allTextContents();
    expect(open.filter((row) => !row.includes('07:'))).toEqual([]);
  }).toPass({ timeout: 120_000 });
  await desks[0].seeAll();
  await expect(openToday.locator('[data-row]').filter({ hasText: place })).toHaveCount(2 * CALLS.tomorrow);
  const tomorrow = await openToday.locator('[data-row]').filter({ hasText: place }).allTextContents();
  for (const row of tomorrow) expect(row).toContain('07:45');

  const lines = (await desks[0].file()).filter((line) => line.includes(place));
  isOver = true;
  await shifts;
  // Every give-back and no-show was taken up by somebody.
  expect(surprises).toEqual([]);
  const ended = (state: string) => lines.filter((line) => line.includes(state)).length;
  expect(ended('No-show')).toBe(HOW_OFTEN.no_show);
  expect(ended('Completed')).toBe(2 * (CALLS.fresh + CALLS.again) - HOW_OFTEN.no_show);
  for (const [task, most] of Object.entries(MOST_KEYS)) {
    const taken = desks.flatMap(({ keys }) => [...keys].filter(([name]) => name === task).map(([, n]) => n));
    expect(taken, task).toHaveLength(task === 'file' ? 1 : desks.length);
    expect(Math.max(...taken), task).toBeLessThanOrEqual(most);
  }
  test.info().annotations.push({
    type: 'keys',
    description: JSON.stringify(desks.map(({ keys }) => Object.fromEntries(keys))),
  });
  await Promise.all(drivers.map((driver) => driver.end()));
});
