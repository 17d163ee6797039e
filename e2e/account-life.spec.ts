import { newApplicant } from './new-applicant.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, proofCodeFor } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

// The Auth emulator has no endpoint for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test(
  'a stranger registers, proves the address in a second tab, is approved, and is in with one press',
  smoke,
  async ({ page, anotherBrowser }) => {
    await page.clock.install();
    const stranger = newApplicant();
    await (await new RegisterPage(page).open()).register(stranger);
    const waiting = new PendingPage(page);
    await waiting.expectWaiting(stranger.email);
    await press(waiting.close);

    await expect.poll(() => proofCodeFor(stranger.email)).toBeDefined();
    const secondTab = await page.context().newPage();
    // The links in all mails of the identity provider lead to this page.
    const code = (await proofCodeFor(stranger.email)) ?? '';
    await secondTab.goto(`/reset-password?mode=verifyEmail&oobCode=${encodeURIComponent(code)}&lang=en`);
    await press(secondTab.getByRole('button', { name: 'Confirm this address' }));
    await expect(secondTab.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(secondTab.getByText('The page where you registered shows it too')).toBeVisible();
    await secondTab.close();
    await expect(page.getByText('Email address confirmed · done')).toBeVisible();

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
