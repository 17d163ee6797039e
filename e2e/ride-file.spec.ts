import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { createPerson, storeDrives } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';
import { callTo, holdRequests, loseRequests } from './traffic.ts';

const DAY_MS = 86_400_000;
const RIDES = 45;
const LISTS = callTo('documents:runQuery');

/** The history of a driver's rides of last week, which are more than two pages. */
async function openHistory(page: Page): Promise<void> {
  const [ada, driver] = [await createPerson({ role: 'admin' }), await createPerson({ role: 'driver' })];
  const weekAgo = Date.now() - 7 * DAY_MS;
  await storeDrives(
    driver,
    Array.from({ length: RIDES }, (_, index) => new Date(weekAgo - index)),
  );
  await signedIn(page, ada);
  await page.goto(`/admin/rides/history?driver=${driver.uid}`);
  await expect(page.getByText(`${RIDES} rides found.`)).toBeVisible();
}

async function linesOf(file: Download): Promise<readonly string[]> {
  const text = await readFile(await file.path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

test('last week’s file is two keys away, and keeps its lines so far when it is stopped', async ({ page }) => {
  await openHistory(page);
  const whole = page.waitForEvent('download');
  await page.keyboard.press('w');
  await page.keyboard.press('x');
  const file = await whole;
  expect(file.suggestedFilename()).toMatch(/^rides-from-[\d-]+-to-[\d-]+\.csv$/);
  expect(await linesOf(file)).toHaveLength(RIDES);
  await expect(page.getByText(`${RIDES} rides exported.`)).toBeVisible();

  const release = await holdRequests(page, LISTS);
  const part = page.waitForEvent('download');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  const stopped = await part;
  expect(stopped.suggestedFilename()).toMatch(/-incomplete\.csv$/);
  const lines = await linesOf(stopped);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe(`"Incomplete: 20 of about ${RIDES}"`);
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeFocused();
});

test('a file whose network is lost goes on from where it stood', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await openHistory(page);
  const restore = await loseRequests(page, LISTS);
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('The export failed before anything was read.');
  await restore();
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await linesOf(await whole)).toHaveLength(RIDES);
});
