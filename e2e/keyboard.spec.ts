import { texts as german } from '#src/copy/de/frame.ts';
import { texts as germanHealth } from '#src/copy/de/health.ts';
import { texts as germanSettings } from '#src/copy/de/rides/ride-settings.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, strangersAddress } from './backend.ts';
import { expect, smoke, test } from './fixtures.ts';
import { keyboard } from './hands/keyboard.ts';
import { openQueueOf } from './open-queue-of.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

test('an administrator decides, rejects and takes back by the keys of the queue', smoke, async ({ page }) => {
  const { review, applicant } = await openQueueOf(page, 2);
  const [first, second] = [applicant(0), applicant(1)];
  await page.keyboard.press('j');
  await expect(review.row(first.name)).toBeFocused();
  await page.keyboard.press('a');
  await expect(review.outcome(`${first.name} is approved.`)).toBeVisible();
  await expect(review.row(second.name)).toBeFocused();
  await page.keyboard.press('u');
  await expect(review.row(first.name)).toBeVisible();
  await keyboard.press(review.decide('Reject', second.name));
  await expect(review.reason).toBeFocused();
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Control+Enter');
  await expect(review.dialog).toHaveCount(0);
  await expect(review.outcome(`${second.name} is rejected.`)).toBeVisible();
});

test('going backwards, nothing that has the focus is behind the header', async ({ page }) => {
  await openQueueOf(page, 12);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByRole('contentinfo').getByRole('combobox').first().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const focused = document.activeElement;
      const top = focused?.closest('main') ? focused.getBoundingClientRect().top : edge;
      return top < edge ? focused?.outerHTML.slice(0, 100) : null;
    });
    expect(hidden).toBeNull();
  }
});

test('the first stop behind sign-in skips to the content', smoke, async ({ page }) => {
  await signedIn(page, await createPerson());
  await page.goto('/passenger/dashboard');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeAttached();
  // Until then there is nothing in the content to go on to.
  await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a link moves focus to the heading of its page, and the title follows', smoke, async ({ page }) => {
  for (const [path, ...ways] of [
    [
      '/',
      ['Sign up', 'Create your account'],
      ['Sign in', 'Sign in'],
      ['Forgot password?', 'Reset your password'],
    ],
    ['/sign-in/driver', ['General sign-in', 'Sign in']],
    ['/no/such/page', ['Back to the home page', 'Every ride, right on time.']],
  ] as const) {
    await page.goto(path);
    for (const [link, heading] of ways) {
      await test.step(`${link}, from ${path}`, async () => {
        await page.getByRole('link', { name: link, exact: true }).click();
        await expect(new AppFrame(page).heading(heading)).toBeFocused();
        await expect(page).toHaveTitle(/ · Car Booking System$/);
      });
    }
  }
});

test('the first visit to a page in German moves focus to its heading too', smoke, async ({ page }) => {
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto('/admin/dashboard');
  const frame = new AppFrame(page);
  for (const [way, title] of [
    [german.settings, germanSettings.title],
    [german.health, germanHealth.title],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: way, exact: true }).click();
    await expect(frame.heading(title)).toBeFocused();
  }
});

test('where reduced motion is preferred, no animation lasts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const signIn = await new SignInPage(page).open();
  await page.evaluate(() => {
    const long: string[] = [];
    Reflect.set(window, 'longMotions', long);
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, () => {
        for (const motion of document.getAnimations()) {
          const { duration } = motion.effect?.getComputedTiming() ?? {};
          if (typeof duration === 'number' && duration > 20) long.push(kind);
        }
      });
    }
  });
  await signIn.signIn({ email: strangersAddress(), password: 'something' });
  await signIn.expectRefusal('Account Not Found', "Account doesn't exist in the system.");
  expect(await page.evaluate(() => Reflect.get(window, 'longMotions'))).toEqual([]);
});
