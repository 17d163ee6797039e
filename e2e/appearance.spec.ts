import { texts as german } from '#accounts/sign-in/sign-in-copy.de.ts';
import { texts as germanControls } from '#words/ui-copy.de.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { pick } from './input/user-actions.ts';
import { SignInPage } from './sign-in-page.ts';

test(
  'a language and an appearance are chosen at the foot of a page, and stay after a reload and in another tab',
  smokeStory,
  async ({ page, context }) => {
    await new SignInPage(page).open();
    await pick(page.getByRole('combobox', { name: /^(Language|Sprache)$/ }), 'de');
    await expect(page.getByRole('heading', { name: german.heading.all, level: 1 })).toBeVisible();
    await pick(page.getByRole('combobox', { name: germanControls.theme }), 'dark');
    const another = await context.newPage();
    await another.goto('/');
    await page.reload();
    for (const tab of [page, another]) {
      const root = tab.locator('html');
      await expect(root).toHaveAttribute('lang', 'de');
      await expect(root).toHaveCSS('color-scheme', 'dark');
      await expect(tab.getByRole('combobox', { name: germanControls.language })).toHaveValue('de');
      await expect(tab.getByRole('combobox', { name: germanControls.theme })).toHaveValue('dark');
    }
  },
);
