import { setTimeout } from 'node:timers/promises';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { createPerson, finish, storeDrives } from './backend-data.ts';
import { DispatcherAtDesk, MOST_KEYS, type Caller } from './dispatcher-at-desk.ts';
import { DriverAtWork } from './driver-at-work.ts';
import { expect, test } from './fixtures.ts';
import { ownPlace } from './own-place.ts';
import { storeFullBoard } from './store-full-board.ts';

/** The calls of each of two dispatchers: by new people, by the same people again, and by them for tomorrow. */
const CALLS = { fresh: 8, again: 6, tomorrow: 6 } as const;
const DRIVERS = 20;
/** The number of rides in the file of last week, more than a page has. */
const LAST_WEEK = 45;
/** The car of the seed that has a child seat. */
const WITH_CHILD_SEAT = 'car-3';

/** The steps that drivers take unexpectedly, and how many of each. */
const SURPRISES = { give_back: 5, no_show: 3 } as const;
type Surprise = keyof typeof SURPRISES;

/** How often a driver looks at their rides. Milliseconds. */
const LOOK_MS = 1000;

/** How long a driver is on the way before giving a ride back, so that dispatch sees it. Milliseconds. */
const BACK_AFTER_MS = 10_000;

/** A caller whose number has unique first and last digits. The panel knows callers by the first digits. */
function callerOf(place: string, index: number): Caller {
  return { name: `${place} Caller ${10 + index}`, phone: `02${10 + index}55555${4000 + index}` };
}

/** A driver's work until the day is over: takes the next step of each given ride, and sometimes a surprise. */
async function work(driver: DriverAtWork, surprises: Surprise[], isOver: () => boolean): Promise<void> {
  const act = async (ride: Ride): Promise<void> => {
    const [surprise] = surprises;
    switch (ride.state) {
      case 'accepted':
        if (ride.movedFrom !== null) await driver.step(ride, { did: 'agree' });
        else if (ride.kind === 'now') await driver.step(ride, { did: 'depart', minutes: 10 });
        return;
      case 'on_the_way':
        if (surprise !== 'give_back') return void (await driver.step(ride, { did: 'arrive' }));
        if (Date.now() - ride.changedAt.getTime() < BACK_AFTER_MS) return;
        surprises.shift();
        if (!(await driver.step(ride, { did: 'give_back', why: 'delay' }))) surprises.unshift(surprise);
        return;
      case 'arrived':
        if (surprise !== 'no_show') return void (await driver.step(ride, { did: 'start' }));
        surprises.shift();
        await finish('wait', { uid: ride.rider });
        // The wait ends a second after the arrival. Until then the step is refused, and the driver tries again.
        if (!(await driver.step(ride, { did: 'no_show' }))) surprises.unshift(surprise);
        return;
      case 'in_progress':
        await driver.step(ride, { did: 'complete' });
        return;
      default:
    }
  };
  while (!isOver()) {
    for (const ride of await driver.open()) await act(ride);
    await setTimeout(LOOK_MS);
  }
}

/** The work of one dispatcher: takes calls, changes times, and gives each ride to the first suggested driver. */
async function dispatchAll(desk: DispatcherAtDesk, callers: readonly Caller[], place: string): Promise<void> {
  for (const [index, caller] of callers.entries()) {
    await desk.bookFresh(caller, `${index + 1} ${place} Street`);
    await desk.find(caller, 'today', 'waiting');
    await desk.assignFirst();
    await desk.seeAll();
  }
  for (const [index, caller] of callers.slice(0, CALLS.tomorrow).entries()) {
    await desk.bookTomorrow(caller);
    await desk.find(caller, 'tomorrow', 'waiting');
    if (index % 2 === 0) {
      await desk.assignFirst();
      await desk.find(caller, 'tomorrow', 'promised');
    }
    await desk.delay();
    await desk.seeAll();
  }
  for (const caller of callers.slice(0, CALLS.again)) {
    await desk.bookAgain(caller);
    await desk.find(caller, 'today', 'waiting');
    await desk.assignFirst();
    await desk.seeAll();
  }
}

/** Gives returned rides to other drivers, until no ride of these callers is open today. */
async function finishToday(desk: DispatcherAtDesk, callers: readonly Caller[]): Promise<void> {
  const names = new RegExp(callers.map(({ name }) => name).join('|'));
  const waiting = desk.rides('today', 'waiting').filter({ hasText: names });
  const open = desk.rides('today').filter({ hasText: names });
  const next = async () => {
    const [row = ''] = await waiting.allTextContents();
    return callers.find(({ name }) => row.includes(name));
  };
  for (;;) {
    await expect
      .poll(async () => (await waiting.count()) > 0 || (await open.count()) === 0, { timeout: 60_000 })
      .toBe(true);
    const caller = await next();
    if (caller === undefined) return;
    await desk.find(caller, 'today', 'waiting');
    await desk.assignFirst();
    await desk.seeAll();
  }
}

test('a working day of forty calls ends with every ride accounted for, and no task takes more keys than `MOST_KEYS`', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // If two dispatchers give rides to the same driver at once, one of them is refused.
  expectFailedLoads(403);
  const place = ownPlace();
  await storeFullBoard();
  const ada = await DispatcherAtDesk.begin(page, `${place} Ada`);
  const ben = await DispatcherAtDesk.begin(await anotherBrowser(), `${place} Ben`);
  const desks = [ada, ben];
  const veteran = await createPerson({ role: 'driver' });
  await storeDrives(
    veteran,
    Array.from({ length: LAST_WEEK }, (_, index) => new Date(Date.now() - 7 * DAY_MS - index)),
  );
  const callersOf = desks.map((_, desk) =>
    Array.from({ length: CALLS.fresh }, (__, index) => callerOf(place, desk * CALLS.fresh + index)),
  );
  const drivers = await Promise.all(
    Array.from({ length: DRIVERS }, (_, index) =>
      DriverAtWork.begin(`${place} Driver ${index}`, index % 2 === 0 ? 'car-1' : WITH_CHILD_SEAT),
    ),
  );
  const surprises = (['give_back', 'no_show'] as const).flatMap((what) =>
    Array.from({ length: SURPRISES[what] }, (): Surprise => what),
  );
  let isOver = false;
  const shifts = Promise.all(drivers.map((driver) => work(driver, surprises, () => isOver)));
  const atDesks = Promise.all(
    desks.map(async (desk, index) => {
      const callers = callersOf[index] ?? [];
      await dispatchAll(desk, callers, place);
      await finishToday(desk, callers);
    }),
  );
  await Promise.race([atDesks, shifts]);
  isOver = true;
  await shifts;

  const ofThisDay = { hasText: place };
  await expect(ada.rides('today').filter(ofThisDay)).toHaveCount(0);
  const tomorrow = ada.rides('tomorrow').filter(ofThisDay);
  await expect(tomorrow).toHaveCount(desks.length * CALLS.tomorrow);
  await expect(tomorrow.filter({ hasText: '07:45' })).toHaveCount(desks.length * CALLS.tomorrow);
  // All surprises have happened.
  expect(surprises).toEqual([]);
  const lines = (await ada.file('today')).filter((line) => line.includes(place));
  const ended = (state: string) => lines.filter((line) => line.includes(state)).length;
  expect(ended('No-show')).toBe(SURPRISES.no_show);
  expect(ended('Completed')).toBe(desks.length * (CALLS.fresh + CALLS.again) - SURPRISES.no_show);
  const lastWeek = await ben.file('last week');
  expect(lastWeek.filter((line) => line.includes(veteran.uid))).toHaveLength(LAST_WEEK);

  for (const [task, most] of Object.entries(MOST_KEYS)) {
    const taken = desks.flatMap(({ keys }) => [...keys].filter(([name]) => name === task).map(([, n]) => n));
    expect(taken, task).toHaveLength(desks.length);
    expect(Math.max(...taken), task).toBeLessThanOrEqual(most);
  }
  const keys = JSON.stringify(desks.map((desk) => Object.fromEntries(desk.keys)));
  test.info().annotations.push({ type: 'keys', description: keys });
  await Promise.all(drivers.map((driver) => driver.end()));
});
