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

test(
  'an administrator decides, rejects and takes back by keys, of which a held one decides once and focuses one row',
  smoke,
  async ({ page }) => {
    const { review, applicant } = await openQueueOf(page, 2);
    const [first, second] = [applicant(0), applicant(1)];
    await page.keyboard.press('j');
    await expect(review.row(first.name)).toBeFocused();
    await page.keyboard.press('a');
    await expect(review.outcome(`${first.name} is approved.`)).toBeVisible();
    await expect(review.row(second.name)).toBeFocused();
    await page.keyboard.press('u');
    await expect(review.row(first.name)).toBeFocused();

    await page.evaluate(() => {
      const rows: string[] = [];
      Reflect.set(window, 'rows', rows);
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLTableRowElement) rows.push(target.dataset['row'] ?? '');
      });
    });
    const rowsInFocus = () => page.evaluate(() => Reflect.get(window, 'rows'));
    await review.decide('Approve', first.name).focus();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await expect(review.row(second.name)).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await rowsInFocus()).toEqual([second.uid]);
    await expect(page).toHaveURL(/dashboard/);
    await keyboard.press(review.undo);
    await expect(review.row(first.name)).toBeFocused();
    expect(await rowsInFocus()).toEqual([second.uid, first.uid]);

    await keyboard.press(review.decide('Reject', second.name));
    await expect(review.reason).toBeFocused();
    await page.keyboard.type('Written without a mouse.');
    await page.keyboard.press('Control+Enter');
    await expect(review.dialog).toHaveCount(0);
    await expect(review.outcome(`${second.name} is rejected.`)).toBeVisible();
  },
);

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
  'behind sign-in the first stop skips to the content, and a link moves focus to the heading, in German on the first visit too',
  smoke,
  async ({ page }) => {
    await signedIn(page, await createPerson({ role: 'admin' }));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await page.goto('/admin/dashboard');
    const skip = page.getByRole('link', { name: german.skipToContent });
    // Until then there is nothing in the content to go on to.
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
