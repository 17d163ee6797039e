import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { coveredBy } from './covered-by.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { arrived, standStill } from './stand-still.ts';

const FORM = 'h1, h2, a, button, input, label';

test('the greeting of a new session leaves a dashboard free on every screen, and ends with the first decision', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  const greeting = signIn.toast('Login successful');
  const expectNothingCovered = async (onPhone: string, atDesk: string) => {
    await signIn.keepToast('Login successful');
    await arrived(page);
    for (const { width, height, spared } of [
      { width: 360, height: 740, spared: onPhone },
      { width: 768, height: 1024, spared: onPhone },
      { width: 1280, height: 800, spared: atDesk },
    ]) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await standStill(page);
        // The toast chooses its place ten times a second.
        await expect.poll(() => coveredBy(greeting, spared)).toEqual([]);
      });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const applicant = await createPerson({ status: 'pending' });
  await signIn.enter(await createPerson());
  // The booking form is longer than a phone, so a part is always at the lower edge of the window.
  await expectNothingCovered('h1, h2, nav a', FORM);
  await new AppFrame(page).leave();
  await expect(page).toHaveURL('/sign-in');

  await signIn.enter(await createPerson({ role: 'admin' }));
  await expectNothingCovered('h1, h2, nav a', `${FORM}, select, summary`);
  const review = new ReviewPage(page);
  await review.search.fill(applicant.name);
  await review.decide('Approve', applicant.name).click();
  await expect(review.undo).toBeVisible();
  await expect(greeting).toHaveCount(0);
});

for (const [language, title] of [
  ['en', 'Login successful'],
  ['de', 'Anmeldung erfolgreich'],
] as const)
  test(`the greeting is whole in the header of an administrator at 1280 pixels, language ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const name = 'Wilhelmina Featherstonehaugh';
    const admin = await createPerson({ role: 'admin', name });
    await new SignInPage(page).open();
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await page.locator('input[type=email]').fill(admin.email);
    await page.locator('input[type=password]').fill(admin.password);
    await page.keyboard.press('Enter');
    const text = page.getByRole('banner').getByRole('region', { name: title }).getByRole('paragraph');
    await expect(text).toContainText(name);
    const cut = await text.evaluate((shown) => [
      shown.scrollWidth - shown.clientWidth,
      shown.scrollHeight - shown.clientHeight,
    ]);
    expect(cut, 'pixels cut off').toEqual([0, 0]);
  });

test('a toast is above the focused control if the focus is at the lower edge', async ({
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

test('the toast of a failure shows its whole text, however long a reason is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await createPerson({
    status: 'rejected',
    rejectionReason: 'Too long to read. '.repeat(25).trim(),
  });
  const signIn = await new SignInPage(page).open();
  await signIn.signIn(person);
  const text = page.getByRole('region').getByText('Too long to read.');
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
});
