import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { z } from 'zod';
import { frame } from '#words/frame-copy.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { buildVersion, openSite, WHOLE_RUN } from './deployments.ts';
import { expectWorker } from './expect-worker.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { PORTS } from './ports.ts';
import { signedIn } from './signed-in.ts';

const NEW_NAME = 'Second City Cars';
const THIRD_NAME = 'Third City Cars';
const site = openSite(PORTS.site);
const built = { second: '', third: '', removing: '' };

test.use({ baseURL: site.url });
// All tests use one site, whose version they change, so they run one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  built.second = await buildVersion('second', { VITE_BRAND_NAME: NEW_NAME });
  built.third = await buildVersion('third', { VITE_BRAND_NAME: THIRD_NAME });
  built.removing = await buildVersion('removing', { VITE_WORKER: 'off' });
});
test.beforeEach(() => site.deploy(WHOLE_RUN));
test.afterAll(() => site.stop());

/** The list of files for administrators in the worker of the first version. */
async function builtWorker() {
  const code = await readFile(`${WHOLE_RUN}/sw.js`, 'utf8');
  const list = code.slice(code.indexOf('{'), code.indexOf('};') + 1);
  return z.object({ deskFiles: z.array(z.string()) }).parse(JSON.parse(list));
}

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function openKept(page: Page, role: 'driver' | 'passenger' = 'driver'): Promise<AppFrame> {
  await signedIn(page, await createPerson({ role }));
  await page.goto(`/${role}/dashboard`);
  await expectWorker(page);
  return new AppFrame(page);
}

/** Opens another tab, which keeps the version with which it began. */
async function openAnother(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/driver/dashboard');
  await new AppFrame(other).expectDashboardOf('Driver');
  return other;
}

/** Opens two tabs of one device, deploys the second version, and looks for it. The second tab is not idle yet. */
async function openTwoTabs(page: Page, context: BrowserContext) {
  const tabs = { app: await openKept(page), other: await openAnother(context) };
  await site.deploy(built.second);
  await lookForUpdate(page);
  return tabs;
}

/** Expects a tab to keep the first version, and to find parts not yet loaded, because both versions are cached. */
async function expectFirstVersion(other: Page): Promise<void> {
  await press(new AppFrame(other).way('profile'));
  await expect(new AppFrame(other).heading('Your profile')).toBeVisible();
  await expect(other.getByRole('contentinfo')).not.toContainText('City Cars');
  expect(await other.evaluate(async () => (await caches.keys()).length)).toBe(2);
}

const newVersion = (page: Page) => page.getByRole('button', { name: frame.newVersion.takeNow });
const expectName = (page: Page, name: string) => expect(page.getByRole('contentinfo')).toContainText(name);

/** Whether this device has all files of a new version that waits. */
const waitsOnly = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing === null && registration.waiting !== null;
  });

/** Checks for an update, as the browser does with each page that it opens. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

test('a worker is registered behind sign-in and not before', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/sign-in');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /sw\.js|webmanifest|icon-/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await openKept(page);
  const files = await cachedFiles(page);
  expect(files).toContain('/app');
  expect(files.filter((path) => !/^\/(app$|assets\/)/.test(path))).toEqual([]);
});

test('the product can be installed', async ({ page }) => {
  await openKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every browser of a test is a private window, which is one of the errors.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('a page behind sign-in opens without a network, and goes on once there is one', async ({
  page,
  context,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const app = await openKept(page);
  await site.stop();
  await context.setOffline(true);
  for (const address of ['/driver/dashboard', '/sign-in?installed']) {
    await page.goto(address);
    await app.expectDashboardOf('Driver');
  }
  await context.setOffline(false);
  await page.goto('/driver/dashboard');
  await app.expectDashboardOf('Driver');
});

test('an administrator’s old tab goes on working over a deployment', async ({ page }) => {
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  await page.goto('/admin/dashboard');
  await expectWorker(page);
  const { deskFiles } = await builtWorker();
  expect(deskFiles.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const cached = new Set(await cachedFiles(page));
      return deskFiles.filter((file) => !cached.has(file));
    })
    .toEqual([]);
  await site.deploy(built.second);
  const lost: string[] = [];
  page.on('response', (response) => response.status() === 404 && lost.push(response.url()));
  const app = new AppFrame(page);
  await press(app.way('health'));
  await expect(app.heading('Record health')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText(NEW_NAME);
  expect(lost).toEqual([]);
});

test('an old tab goes on working over a deployment, and loads pages that it has not opened yet', async ({
  page,
}) => {
  const app = await openKept(page);
  await site.deploy(built.second);
  await press(app.way('profile'));
  await expect(app.heading('Your profile')).toBeVisible();
  await lookForUpdate(page);
  await expect(newVersion(page)).toBeVisible();
  await page.reload();
  await expect(app.heading('Your profile')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText(NEW_NAME);
});

test('no open tab loses its files to a version that is replaced before it was used', async ({
  page,
  context,
}) => {
  const { app, other } = await openTwoTabs(page, context);
  await expect(newVersion(page)).toBeVisible();
  await site.deploy(built.third);
  await lookForUpdate(page);
  await expect.poll(() => waitsOnly(page)).toBe(true);
  // A busy device empties this cache first. Then only the worker still has the parts.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const lost: string[] = [];
  context.on('response', (response) => response.status() === 404 && lost.push(response.url()));
  await press(app.way('profile'));
  await expect(app.heading('Your profile')).toBeVisible();
  await press(newVersion(page));
  await expectName(page, THIRD_NAME);
  await expectFirstVersion(other);
  expect(lost).toEqual([]);
});

test('a tab without a worker asks for a reload after a deployment, and the typed text stays', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0, 404);
  // In a browser that is never idle the page registers no worker.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  await page.goto('/admin/settings');
  const landmarks = page.getByRole('textbox', { name: 'Landmarks' });
  await landmarks.fill('Half a landma');
  await site.deploy(built.second);
  const app = new AppFrame(page);
  await press(app.way('health'));
  await expect(app.heading(frame.error.chunkTitle)).toBeVisible();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(app.heading('Record health')).toBeVisible();
  await expectName(page, NEW_NAME);
  await page.goto('/admin/settings');
  await expect(landmarks).toHaveValue('Half a landma');
});

test('a new version comes by a press, and the cached files of the old one stay for other tabs', async ({
  page,
  context,
}) => {
  const { app, other } = await openTwoTabs(page, context);
  await press(newVersion(page));
  await expectName(page, NEW_NAME);
  await app.expectDashboardOf('Driver');
  await expectFirstVersion(other);
});

/** Hides the page, as if the person looked at another tab. A hidden page need not be idle for a minute. */
const hide = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));

test('a new version comes by itself once all tabs are idle, and not while one has typed text', async ({
  page,
  context,
}) => {
  const app = await openKept(page);
  const other = await context.newPage();
  await other.goto('/profile');
  const name = other.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half a na');
  await site.deploy(built.second);
  await lookForUpdate(page);
  await expect(newVersion(page)).toBeVisible();
  await hide(page);
  await page.waitForTimeout(25_000);
  await expect(newVersion(page)).toBeVisible();
  await expect(name).toHaveValue('Half a na');

  await other.close();
  await expect(page.getByRole('contentinfo')).toContainText(NEW_NAME, { timeout: 60_000 });
  await app.expectDashboardOf('Driver');
});

test('the off-switch removes the worker and all its cached files, and pages work without it', async ({
  page,
}) => {
  const app = await openKept(page);
  await site.deploy(built.removing);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.reload();
  await app.expectDashboardOf('Driver');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('missing cached files come from the network', async ({ page }) => {
  const app = await openKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });
  await page.reload();
  await app.expectDashboardOf('Driver');
  await press(app.way('profile'));
  await expect(app.heading('Your profile')).toBeVisible();
});
