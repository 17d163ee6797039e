import type { Locator } from 'playwright/test';
import { createPeople, createPerson, ownNames } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

for (const language of ['en', 'de']) {
  test(`the first account is well on the first screen of a phone, language ${language}`, async ({ page }) => {
    await createPerson({ status: 'pending' });
    await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/admin/dashboard');
    const first = page.locator('[data-account]').first();
    await expect(first).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect((await boxOf(first)).top).toBeLessThan(500);
  });
}

test('what can be undone lies on no row that gets focus, and is one line with its button', async ({
  page,
}) => {
  const people = await createPeople(Array.from({ length: 4 }, () => ({ status: 'pending' })));
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  for (const { name } of people.slice(0, 3)) {
    await review.decide('Approve', name).click();
    await expect(review.outcome(`${name} is approved.`)).toBeVisible();
    const row = page.locator('[data-account]:focus');
    await expect(row).toBeVisible();
    const bar = await boxOf(review.undo.locator('..'));
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual(bar.top);
    const undo = await boxOf(review.undo);
    const text = await boxOf(review.outcome(`${name} is approved.`));
    expect(undo.top).toBeLessThan(text.bottom);
  }
});

test('undo brings the account back to where the administrator is, and not to the top', async ({ page }) => {
  const prefix = ownNames();
  const people = await createPeople(
    Array.from({ length: 9 }, (_, index) => ({ name: `${prefix} ${index}`, status: 'pending' as const })),
  );
  const last = people[7]?.name ?? '';
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await review.decide('Approve', last).click();
  await expect(review.row(last)).toHaveCount(0);
  await review.undo.click();
  await expect(review.row(last)).toBeFocused();
  await expect(review.row(last)).toBeInViewport({ ratio: 1 });
});
