import { aFullPlan } from '#domain/rides/model/dispatch/full-plan.builder.ts';
import { createPerson } from './backend-data.ts';
import { test, expect } from './fixtures.ts';
import { showBoard } from './full-board.ts';
import { signedIn } from './signed-in.ts';

test('scratch', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const now = new Date();
  const begin = new Date(now);
  begin.setUTCHours(23, 0, 0, 0);
  const day = new Date(begin.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  await showBoard(page, aFullPlan(begin, now));
  for (const [width, height, theme] of [[1280, 800, 'light'], [1280, 800, 'dark'], [1920, 1080, 'dark'], [360, 740, 'light']] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`/admin/plan?day=${day}`);
    await expect(page.locator('[data-row]')).toHaveCount(120);
    await expect(page.getByText('Passenger', { exact: true })).toHaveCount(0, { timeout: 20_000 });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await page.keyboard.press('j');
    await page.screenshot({ path: `/tmp/planpix/${width}-${theme}.png` });
    if (theme === 'light') {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/planpix/${width}-${theme}-panel.png` });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+A');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/planpix/${width}-${theme}-assign.png` });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+J');
      await page.keyboard.press('i');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/planpix/${width}-${theme}-sick.png` });
      await page.keyboard.press('Escape');
      await page.keyboard.press('s');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/planpix/${width}-${theme}-swap.png` });
      await page.keyboard.press('Escape');
    }
  }
  await page.goto(`/admin/plan/sheet?day=${day}&driver=plan-driver-3`);
  await expect(page.locator('main li')).toHaveCount(3);
  await page.screenshot({ path: `/tmp/planpix/sheet.png` });
});
