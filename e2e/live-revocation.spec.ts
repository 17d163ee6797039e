import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

/** Far less than the minute after which an idle page sends a request. Milliseconds. */
const AT_ONCE_MS = 5000;

test('an administrator whose approval is revoked is signed out at once, on any page, and reads the reason', async ({
  page,
  anotherBrowser,
}) => {
  const revoked = await createPerson({ role: 'admin', name: 'Rena Revoked' });
  const listening = page.waitForResponse(
    (response) => response.url().includes('/Listen/channel') && response.request().method() === 'GET',
  );
  await signedIn(page, revoked);
  await page.goto('/admin/dashboard');
  await listening;
  // The test leaves the queue, because there the next request would be refused, too.
  await new AppFrame(page).openAdministratorsProfile();

  const office = await anotherBrowser();
  await signedIn(office, await createPerson({ role: 'system_admin' }));
  const review = new ReviewPage(office);
  await office.goto(`/admin/accounts/${revoked.uid}`);
  await review.decide('Revoke', revoked.name).click();
  await review.reason.fill('The keys were lent.');
  await review.dialog.getByRole('button', { name: 'Revoke approval', exact: true }).click();

  await expect(new SignInPage(page).box).toContainText(
    'Your access has been revoked, and you have just been signed out. The keys were lent.',
    {
      timeout: AT_ONCE_MS,
    },
  );
  await new AppFrame(page).expectSignedOut();
});
