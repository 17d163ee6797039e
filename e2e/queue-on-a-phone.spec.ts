import type { Locator } from 'playwright/test';
import { createPeople, createPerson } from './backend.ts';
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

test('the first account is well on the first screen of a phone', async ({ page }) => {
  await createPerson({ status: 'pending' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.names.first()).toBeVisible();
  const { top } = await boxOf(page.locator('[data-account]').first());
  expect(top).toBeLessThan(500);
});

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
