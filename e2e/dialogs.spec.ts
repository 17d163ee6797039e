import type { Page } from 'playwright/test';
import { createPerson, ownNames } from './backend-data.ts';
import { inEveryLanguage } from './every-language.ts';
import { expect, test } from './fixtures.ts';
import { largeText } from './large-text.ts';
import { signedIn } from './signed-in.ts';

/** Expects the dialog and its content to fit the screen's width. Heading and focused element must be visible. */
async function expectWholeDialog(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { overflow, right } = await dialog.evaluate((element) => ({
      overflow: element.scrollWidth - element.clientWidth,
      right: element.getBoundingClientRect().right - innerWidth,
    }));
    expect(overflow, 'nothing is wider than the dialog').toBeLessThanOrEqual(0);
    expect(right, 'the dialog is on the screen').toBeLessThanOrEqual(0);
    await expect(dialog.getByRole('heading').first(), 'it shows its beginning').toBeInViewport();
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.use(largeText);

const SCREENS = [
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const;

test('dialogs about a very long name fit every screen with text twice as large', async ({ page }) => {
  const prefix = ownNames();
  const { uid } = await createPerson({ name: `${prefix} ${'W'.repeat(80)}`, status: 'pending' });
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  // Each language needs a newly opened dialog, because the place of its first focus is chosen as it opens.
  const expectFit = (dialog: string, open: () => Promise<void>) =>
    inEveryLanguage(page, async (language) => {
      await open();
      await expectWholeDialog(page, `${dialog}, language ${language}`);
      await close(page);
    });
  await page.goto(`/admin/dashboard?filter=pending&search=${encodeURIComponent(prefix)}`);
  await expect(page.locator(`[data-row="${uid}"]`)).toBeVisible();
  for (const [screen, viewport] of SCREENS) {
    await page.setViewportSize(viewport);
    for (const [key, dialog] of [
      ['?', 'the shortcuts'],
      ['r', 'the reason'],
    ] as const) {
      await expectFit(`${dialog} on ${screen}`, async () => {
        // A closed dialog returns the focus only a moment later, so `j` focuses the row here.
        await page.keyboard.press('j');
        await page.keyboard.press(key);
      });
    }
  }
  await page.goto(`/admin/accounts/${uid}`);
  await page.locator('form select').selectOption({ index: 1 });
  for (const [screen, viewport] of SCREENS) {
    await page.setViewportSize(viewport);
    await expectFit(`the role on ${screen}`, () =>
      page.locator('form:has(select) button[type=submit]').click(),
    );
  }
});

test('an applicant’s dialog shows its heading on wide screens with text twice as large', async ({ page }) => {
  const { email } = await createPerson({ status: 'pending' });
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inEveryLanguage(page, async (language) => {
      await page.goto(`/pending-approval?email=${encodeURIComponent(email)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectWholeDialog(page, `the application at ${width} by ${height}, language ${language}`);
    });
  }
});
