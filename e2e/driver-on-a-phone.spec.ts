import type { Locator, Page } from 'playwright/test';
import { texts as german } from '#rides/driving/driving-copy.de.ts';
import { driving as english } from '#rides/driving/driving-copy.ts';
import { createPerson, storeDrives } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { inEveryLanguage } from './every-language.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { choose, press, write } from './input/user-actions.ts';
import { ownAddress, ownPlace, shownToDrivers } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { signedIn } from './signed-in.ts';

const UPRIGHT = { width: 360, height: 740 };
const PHONES = [{ width: 320, height: 640 }, { width: 740, height: 360 }, UPRIGHT];

/** Whether the whole element, with each line of its text, is on the screen and nothing covers it. */
function isSeen(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [...element.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 4, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
        ),
      )
      .every((there) => there !== null && (element.contains(there) || there.contains(element))),
  );
}

async function expectSeen(page: Page, targets: readonly Locator[]): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const target of targets) await expect.poll(() => isSeen(target), String(target)).toBe(true);
}

test('a driver sees state, clock, button, Call and the longest address without scrolling, on the way and in a dead spot, in German too', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const street = await anotherBrowser();
  const area = ownPlace();
  // A place of a hundred characters.
  const place =
    `Universitätsklinikum am Volkspark, Haupteingang Nord, im Hof links, Martinistraße 52, 20251 ${area}`.slice(
      -100,
    );
  const name = 'Maximiliane '.repeat(8).trim();
  await page.clock.install();
  await page.setViewportSize(UPRIGHT);
  const driver = await DriverPage.beginFor(page);
  const passenger = await PassengerPage.openFor(street, await createPerson({ name }));
  await write(passenger.field('Phone'), '+1 555 0199');
  await passenger.request(place, 'City Hospital');
  await press(driver.request(area));
  const within = (
    { ride }: typeof english,
    state: keyof typeof ride.states,
    step: keyof typeof ride.steps,
    goal: string,
  ) => {
    const region = page.getByRole('region', { name: ride.heading, exact: true });
    return [
      region.getByText(ride.states[state], { exact: true }),
      region.getByText(/^(Since|Seit) \d\d:\d\d/),
      region.getByText(goal, { exact: true }),
      region.getByRole('button', { name: ride.steps[step], exact: true }),
      region.locator('a[href="tel:+15550199"]'),
    ];
  };
  await inEveryLanguage(page, async (language) => {
    const shown = within(language === 'de' ? german : english, 'on_the_way', 'arrive', place);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await expectSeen(page, shown);
    }
  });

  await page.context().setOffline(true);
  const { ride, outbox, connection } = german;
  await press(page.getByRole('button', { name: ride.steps.arrive, exact: true }));
  await press(page.getByRole('button', { name: ride.steps.start, exact: true }));
  await expect(page.getByText(outbox.goesOn)).toBeVisible();
  await page.clock.fastForward('01:10');
  await expect(page.getByRole('link', { name: connection.call })).toBeVisible();
  const onBoard = within(german, 'in_progress', 'complete', 'City Hospital');
  await expectSeen(page, [...onBoard, page.getByRole('button', { name: 'DD' })]);
  await page.context().setOffline(false);
  // If the listener has just failed, it tries again ten seconds later.
  await expect(page.getByText(outbox.goesOn)).toHaveCount(0, { timeout: 20_000 });
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectSeen(page, onBoard);
  }
});

test('a request takes at most 220 pixels of a phone, also with a need that the car does not serve, and Call is 48 pixels high', async ({
  page,
  anotherBrowser,
}) => {
  const street = await anotherBrowser();
  const place = ownAddress('5 Long Road');
  const area = shownToDrivers(place);
  await page.setViewportSize(UPRIGHT);
  const driver = await DriverPage.beginFor(page);
  const passenger = await PassengerPage.openFor(street, await createPerson());
  await street.getByRole('checkbox', { name: 'Child seat' }).check();
  await write(passenger.field('Phone'), '+1 555 0199');
  await passenger.request(place, 'Trade Fair, South Entrance');
  await expect(driver.request(area)).toBeVisible();
  await expect(driver.requests).toContainText('Your car may lack: Child seat');
  const takeIn = ({ requests }: typeof english) =>
    page.getByRole('button', { name: requests.inMinutes(requests.take(area), 10) });
  await inEveryLanguage(page, async (language) => {
    const take = takeIn(language === 'de' ? german : english);
    const card = page.getByRole('listitem').filter({ has: take });
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(220);
  });
  const call = page.locator('a[href="tel:+15550199"]');
  // The first press only opens a question. A second press counts a moment later.
  await expect(async () => {
    await takeIn(german).click();
    await expect(call).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const { width = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
});

test('a driver can answer an offer without scrolling, in German too', async ({ page, anotherBrowser }) => {
  const [street, office] = [await anotherBrowser(), await anotherBrowser()];
  const name = `${ownPlace()} Driver`;
  const rider = `${ownPlace()} Rider`;
  await page.setViewportSize({ width: 360, height: 640 });
  await Promise.all([
    createPerson({ role: 'driver', name }).then((person) => signedIn(page, person)),
    createPerson({ name: rider }).then((person) => signedIn(street, person)),
    createPerson({ role: 'admin' }).then((person) => signedIn(office, person)),
  ]);
  await new DriverPage(page).begin();
  await (await new PassengerPage(street).open()).request(ownAddress('Square'), 'City Hospital');
  await office.goto('/admin/rides');
  await press(office.getByRole('button', { name: `Offer ride of ${rider}` }));
  const dialog = office.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name }));
  await press(dialog.getByRole('button', { name: 'Offer ride' }));
  await inEveryLanguage(page, async (language) => {
    const { offers, ride } = language === 'de' ? german : english;
    const asked = page.getByRole('region', { name: offers.heading });
    await expectSeen(page, [
      asked.getByRole('button', { name: / 20 min$/ }),
      asked.getByRole('button', { name: new RegExp(`^${ride.steps.decline}`) }),
    ]);
  });
});

test('no press of a driver waits for code, because the idle page has already fetched the code', async ({
  page,
  anotherBrowser,
}) => {
  const isCode = /\/assets\/[^?]*\.js/;
  let asked = 0;
  page.on('request', (request) => {
    if (isCode.test(request.url())) asked += 1;
  });
  /** Waits until the page has requested no code for a second. */
  const idle = async () => {
    let before = -1;
    const isStill = () => {
      const wasAsked = asked !== before;
      before = asked;
      return !wasAsked;
    };
    await expect.poll(isStill, { intervals: [1000] }).toBe(true);
  };
  const street = await anotherBrowser();
  const driver = await DriverPage.beginFor(page);
  const place = ownAddress('Square');
  await (await PassengerPage.openFor(street, await createPerson())).request(place, 'City Hospital');
  await expect(driver.request(place)).toBeVisible();
  const { ride } = driver;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => ride.getByRole('button', { name, exact: true });
  for (const [pressed, answer] of [
    [driver.request(place), button('I have arrived')],
    [button('Give back'), dialog],
    [dialog.getByRole('button', { name: 'Keep the ride' }), button('Give back')],
    [button('I have arrived'), button('Passenger on board')],
    [button('Passenger on board'), button('Ride completed')],
    [button('Ride completed'), driver.requests],
  ] as const) {
    await idle();
    // No code arrives from now on. A count of requests would prove nothing, because a new view may fetch code.
    await page.route(isCode, () => undefined);
    await press(pressed);
    await expect(answer).toBeVisible();
    // This also continues the requests that were held back.
    await page.unroute(isCode);
  }
});

test('a driver’s day has no barrier, and is printed without its controls', async ({ page }) => {
  const person = await createPerson({ role: 'driver', name: 'Dario Driver' });
  await storeDrives(person, [new Date()]);
  await signedIn(page, person);
  await page.goto('/driver/rides?days=today');
  await expect(page.getByRole('heading', { name: /Today/ })).toBeVisible();
  await expectBarrierFree(page);
  await page.emulateMedia({ media: 'print' });
  for (const gone of [page.getByRole('button'), page.getByRole('navigation')])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});
