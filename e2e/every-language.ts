import { expect, test, type Page } from 'playwright/test';
import { isLanguage, LANGUAGES, type Language } from '#words/languages.ts';

/** Calls `see` with the page in its own language, and then in each other language. The page stays in the last one. */
export async function inEveryLanguage(page: Page, see: (language: Language) => Promise<void>): Promise<void> {
  const root = page.locator('html');
  const opened = (await root.getAttribute('lang')) ?? '';
  const first = isLanguage(opened) ? opened : 'en';
  await test.step(`language ${first}`, () => see(first));
  for (const language of LANGUAGES.filter((other) => other !== first)) {
    /* oxlint-disable no-await-in-loop -- a page has one language at a time */
    // Behind sign-in the list is in the account's menu, which stays closed.
    await page.locator('select:has(> [lang])').selectOption(language, { force: true });
    await expect(root).toHaveAttribute('lang', language);
    await test.step(`language ${language}`, () => see(language));
    /* oxlint-enable no-await-in-loop */
  }
}
