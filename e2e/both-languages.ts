import { expect, test, type Page } from 'playwright/test';

const OTHER = { en: 'de', de: 'en' } as const;
type Language = keyof typeof OTHER;

/** Shows a page as it has been opened and then in the other language, in which the next one is opened. */
export async function inBothLanguages(page: Page, see: (language: Language) => Promise<void>): Promise<void> {
  const root = page.locator('html');
  const first = (await root.getAttribute('lang')) === 'de' ? 'de' : 'en';
  await test.step(`language ${first}`, () => see(first));
  const second = OTHER[first];
  await page.locator('select:has(> [lang])').selectOption(second);
  await expect(root).toHaveAttribute('lang', second);
  await test.step(`language ${second}`, () => see(second));
}
