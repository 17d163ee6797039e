import { createPerson, storeDocuments } from './backend-data.ts';
import { expectNoSidewaysScroll } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PAGES_BEHIND_SIGN_IN } from './pages-behind-sign-in.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';

test.use({ viewport: { width: 320, height: 640 } });

/*
 * German words are longer than English ones. The tests with axe measure the English pages. Text of twice the
 * size (large-text.spec.ts) has another layout, because the window is then half as wide in `rem`.
 */
for (const { role, what, pages } of PAGES_BEHIND_SIGN_IN) {
  test(`${what} fit a narrow phone in German`, async ({ page, expectFailedLoads }) => {
    // The Auth emulator has no endpoint for its password policy.
    expectFailedLoads(501);
    await signedIn(page, await createPerson({ role }));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    for (const [path, content] of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.locator(content).first()).toBeVisible();
        await arrived(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('no mark on the German board is cut off at four widths', async ({ page, expectFailedLoads }) => {
  // The page's clock runs ahead, so the page ends searches. The server's clock does not, so the server refuses.
  expectFailedLoads(403);
  await page.clock.install();
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto('/admin/rides');
  await expect(page.getByRole('tab', { name: 'Unterwegs' })).toBeVisible();
  // After this time every driver of the seed has been silent for long.
  await page.clock.fastForward('50:00');
  for (const width of [320, 360, 1024, 1280]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const tabs = page.getByRole('tab');
      if (width < 1024) await tabs.filter({ hasText: 'Unterwegs' }).click();
      await expect(page.getByRole('button', { name: 'Keine Meldung' }).first()).toBeVisible();
      const cutOff = await page.locator('main [role=row] button[aria-pressed]').evaluateAll((marks) =>
        marks.flatMap((mark) => {
          const cell = mark.closest('[role=gridcell]') ?? mark;
          const [inner, outer] = [mark.firstElementChild ?? mark, cell].map((part) =>
            part.getBoundingClientRect(),
          );
          return (inner?.right ?? 0) > (outer?.right ?? 0) ? mark.textContent : [];
        }),
      );
      expect(cutOff).toEqual([]);
    });
  }
});

test('all links of a passenger are visible on a usual phone, and an administrator’s first link keeps its place on a desk', async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, await createPerson());
  await page.goto('/passenger/dashboard');
  const links = page.getByRole('navigation').getByRole('list');
  await expect(links.getByRole('link')).toHaveCount(3);
  expect(await links.evaluate((list) => getComputedStyle(list).maskImage)).toBe('none');
  expect(await links.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const desk = await anotherBrowser();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await signedIn(desk, await createPerson({ role: 'admin' }));
  const places = new Set<number | undefined>();
  for (const path of ['/admin/dashboard', '/admin/rides']) {
    await desk.goto(path);
    await arrived(desk);
    places.add((await desk.getByRole('navigation').getByRole('link').first().boundingBox())?.x);
  }
  expect(places.size).toBe(1);
});

test('the menu of an administrator on a phone shows the link of the page that was loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, await createPerson({ role: 'admin' }));
  for (const [path, name] of [
    ['/admin/settings', 'Settings'],
    ['/admin/fleet', 'Fleet'],
    ['/admin/dashboard', 'Accounts'],
  ] as const) {
    await page.goto(path);
    await arrived(page);
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('a long list of records to merge a customer with stays inside the sheet, and covers none of its buttons', async ({
  page,
}) => {
  const [name, day] = [`Q${String(Date.now()).slice(-8)}`, new Date()];
  const empty = {
    places: [],
    trips: [],
    needs: [],
    note: '',
    driverNote: '',
    rides: [],
    lastRideAt: day,
    deleteAt: day,
  };
  const known = { nameKey: name.toLowerCase(), finds: [name.toLowerCase()], phones: [] };
  const people = Array.from({ length: 9 }, (_, at) => {
    const phoneKey = `55507${at}`;
    const named = {
      ...known,
      name: `${name} ${at}`,
      phone: `+1 555 07${at}`,
      phoneKey,
      phoneKeys: [phoneKey],
    };
    return [`customers/${name}Caller00000${at}`, { ...empty, ...named }];
  });
  await storeDocuments(Object.fromEntries(people));
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto(`/admin/customers?find=${name}`);
  const sheet = page.getByRole('dialog');
  for (const [width, height, text] of [
    [360, 640, '100%'],
    [320, 568, '100%'],
    [360, 640, '200%'],
    [320, 568, '200%'],
  ] as const) {
    await test.step(`${width} × ${height}, text of ${text}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await page.getByRole('button', { name: `Merge ${name} 0` }).click();
      await sheet.getByRole('combobox').fill(name);
      await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowUp');
      const last = page.getByRole('option', { selected: true });
      await expect(last).toBeInViewport({ ratio: 1 });
      const [list, around] = [await page.getByRole('listbox').boundingBox(), await sheet.boundingBox()];
      const endOf = (box: typeof list) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(endOf(list)).toBeLessThan(endOf(around));
      // The trial fails if an element covers the button.
      await sheet.getByRole('button', { name: 'Merge' }).click({ trial: true });
      await sheet.getByRole('button', { name: 'Back' }).click();
    });
  }
});
