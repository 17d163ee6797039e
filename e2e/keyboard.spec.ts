import { texts as german } from '#words/frame-copy.de.ts';
import { texts as germanHealth } from '#accounts/review/health-copy.de.ts';
import { texts as germanSettings } from '#rides/shared/ride-settings-copy.de.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, strangersAddress } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

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

test(
  'the first stop behind sign-in skips to the content, and a link moves focus to the heading, in German on the first visit too',
  smoke,
  async ({ page }) => {
    await signedIn(page, await createPerson({ role: 'system_admin' }));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await page.goto('/admin/dashboard');
    const skip = page.getByRole('link', { name: german.skipToContent });
    // Before the search field is there, the content has nothing that can get focus.
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    const frame = new AppFrame(page);
    for (const [way, title] of [
      [german.settings, germanSettings.title],
      [german.health, germanHealth.title],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: way, exact: true }).click();
      await expect(frame.heading(title)).toBeFocused();
    }
  },
);

test('no animation lasts where reduced motion is preferred', async ({ page }) => {
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
