import { createPerson, strangersAddress } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { standStill } from './stand-still.ts';

for (const { role, width, height, spared } of [
  { role: 'admin', width: 360, height: 740, spared: 'h1, h2, nav a' },
  { role: 'admin', width: 768, height: 1024, spared: 'h1, h2, nav a' },
  { role: 'admin', width: 1280, height: 800, spared: 'h1, h2, a, button, input, label, select, summary' },
  { role: 'passenger', width: 360, height: 740, spared: 'h1, h2, a, button, input, label' },
  { role: 'passenger', width: 768, height: 1024, spared: 'h1, h2, a, button, input, label' },
  { role: 'passenger', width: 1280, height: 800, spared: 'h1, h2, a, button, input, label' },
]) {
  test(`the greeting of a new session leaves the ${role} dashboard at ${width} pixels free: ${spared}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await createPerson({ status: 'pending' });
    const signIn = new SignInPage(page);
    await signIn.enter(await createPerson({ role }));
    await signIn.keepToast('Login successful');
    await page.waitForLoadState('networkidle');
    await standStill(page);
    const covered = await signIn.toast('Login successful').evaluate((toast, selector) => {
      const place = toast.getBoundingClientRect();
      return [...document.querySelectorAll(selector)]
        .filter((element) => !toast.contains(element))
        .filter((element) => {
          const { top, right, bottom, left } = element.getBoundingClientRect();
          return top < place.bottom && bottom > place.top && left < place.right && right > place.left;
        })
        .map((element) => element.textContent);
    }, spared);
    expect(covered).toEqual([]);
  });
}

test('the greeting ends with the first decision, whose bar takes its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await createPerson({ status: 'pending' });
  const signIn = new SignInPage(page);
  await signIn.enter(await createPerson({ role: 'admin' }));
  await signIn.keepToast('Login successful');
  const review = new ReviewPage(page);
  await review.search.fill(person.name);
  await review.decide('Approve', person.name).click();
  await expect(review.undo).toBeVisible();
  await expect(signIn.toast('Login successful')).toHaveCount(0);
});

test('a toast is at the other edge where the focus is at the lower one', async ({
  page,
  context,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await new SignInPage(page).open();
  await page.waitForLoadState('networkidle');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.focus();
  await context.setOffline(true);
  await language.selectOption('Deutsch');
  const toast = page.getByRole('region', { name: 'Deutsch could not be loaded' });
  await expect(toast).toBeVisible();
  const { y: top, height } = (await toast.boundingBox()) ?? { y: 0, height: 0 };
  const { y } = (await language.boundingBox()) ?? { y: 0 };
  expect(top + height).toBeLessThan(y);
});

test('the toast of a failure does not go along to another page', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(501);
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ email: strangersAddress(), password: 'something' });
  const toast = signIn.toast('Account Not Found');
  await expect(toast).toBeVisible();
  await signIn.keepToast('Account Not Found');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 1000 });
});

test('the toast of a failure that the page explains is two lines high at most', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await createPerson({
    status: 'rejected',
    rejectionReason: 'Too long to read. '.repeat(25).trim(),
  });
  const signIn = await new SignInPage(page).open();
  await signIn.signIn(person);
  const text = page.getByRole('region').getByText('Too long to read.');
  await expect(text).toBeVisible();
  const { height } = (await text.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(30);
  expect(height).toBeLessThanOrEqual(40);
});
