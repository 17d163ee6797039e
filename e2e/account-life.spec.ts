import { aStranger } from './a-stranger.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, proofCodeFor } from './backend.ts';
import { expect, smoke, story, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test(
  'a stranger registers, proves the address in a second tab, is approved, and is in with one press',
  smoke,
  async ({ page, anotherBrowser }) => {
    await page.clock.install();
    const stranger = aStranger();
    await (await new RegisterPage(page).open()).register(stranger);
    const waiting = new PendingPage(page);
    await waiting.expectWaiting(stranger.email);

    await expect.poll(() => proofCodeFor(stranger.email)).toBeDefined();
    const secondTab = await page.context().newPage();
    // Where the provider sends all of its links.
    const code = (await proofCodeFor(stranger.email)) ?? '';
    await secondTab.goto(`/reset-password?mode=verifyEmail&oobCode=${encodeURIComponent(code)}&lang=en`);
    await expect(secondTab.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(secondTab.getByText('The page where you registered shows it too')).toBeVisible();
    await secondTab.close();
    await expect(waiting.dialog.getByText('Email address confirmed (done)')).toBeVisible();

    const office = await anotherBrowser();
    await signedIn(office, await createPerson({ role: 'admin', name: 'Anna Approver' }));
    const review = await new ReviewPage(office).open({ search: stranger.email });
    await press(review.decide('Approve', stranger.name));
    await expect(review.outcome('Stella Stranger is approved.')).toBeVisible();

    await page.clock.fastForward('00:15');
    await expect(waiting.heading('You are approved')).toBeVisible();
    await press(page.getByRole('button', { name: 'Enter now' }));
    const frame = new AppFrame(page);
    await frame.expectDashboardOf('Passenger');
    await press(frame.way('profile'));
    await expect(page.getByRole('main')).toContainText('Last reviewed by Anna Approver');
  },
);

test('an address that is proven on another device is known as soon as its owner shows who they are there', async ({
  page,
  anotherBrowser,
}) => {
  const stranger = aStranger();
  await (await new RegisterPage(page).open()).register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  await expect.poll(() => proofCodeFor(stranger.email)).toBeDefined();

  const phone = await anotherBrowser();
  const code = (await proofCodeFor(stranger.email)) ?? '';
  await phone.goto(`/reset-password?mode=verifyEmail&oobCode=${encodeURIComponent(code)}&lang=en`);
  await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  const signIn = await new SignInPage(phone).open();
  await write(signIn.email, stranger.email);
  await press(signIn.password);
  const { dialog } = new PendingPage(phone);
  await write(dialog.getByLabel('Password', { exact: true }), stranger.password);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog.getByText('Email address confirmed (done)')).toBeVisible();

  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: stranger.email });
  await expect(review.row(stranger.name)).toContainText('Address proven');
});

test(
  'a stranger is rejected with a reason, which only the password opens, and is approved later',
  story,
  async ({ page, anotherBrowser }) => {
    const stranger = { ...aStranger(), role: 'Driver' as const };
    await (await new RegisterPage(page).open()).register(stranger);
    const waiting = new PendingPage(page);
    await waiting.expectWaiting(stranger.email);

    const office = await anotherBrowser();
    await signedIn(office, await createPerson({ role: 'admin' }));
    const review = await new ReviewPage(office).open({ search: stranger.email });
    await review.reject(stranger.name, 'The licence photo was blurred.');
    await expect(review.outcome('Stella Stranger is rejected.')).toBeVisible();
    await expect(review.row(stranger.name)).toHaveCount(0);

    await new AppFrame(page).lookAgain();
    await expect(waiting.heading('Your account was not approved')).toBeVisible();
    await expect(page.getByText('blurred')).toHaveCount(0);
    await press(page.getByRole('link', { name: 'Go to sign-in' }));
    const signIn = new SignInPage(page);
    await signIn.signIn(stranger);
    await expect(signIn.box).toContainText('Your account has been rejected. The licence photo was blurred.');

    await choose(review.filter('Rejected'));
    await expect(review.region('Rejected accounts')).toContainText('The licence photo was blurred.');
    await review.approveUnproven(stranger.name);
    await expect(review.outcome('Stella Stranger is approved.')).toBeVisible();
    await press(signIn.submit);
    await new AppFrame(page).expectDashboardOf('Driver');
  },
);

test('an approval that is revoked locks its owner out at once, and says why', async ({
  page,
  anotherBrowser,
}) => {
  const person = await createPerson({ name: 'Rita Revoked' });
  const signIn = new SignInPage(page);
  await signedIn(page, person);
  await page.goto('/passenger/dashboard');
  await new AppFrame(page).expectDashboardOf('Passenger');

  const office = await anotherBrowser();
  await signedIn(office, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(office).open({ filter: 'approved', search: person.email });
  await press(review.decide('Revoke', person.name));
  await write(review.reason, 'The terms of use were violated.');
  await press(review.dialog.getByRole('button', { name: 'Revoke approval', exact: true }));
  await expect(review.outcome('Rita Revoked’s approval is revoked.')).toBeVisible();

  await new AppFrame(page).lookAgain();
  await expect(signIn.box).toContainText(
    'Your access has been revoked, and you have just been signed out. The terms of use were violated.',
  );
  await new AppFrame(page).expectSignedOut();
});
