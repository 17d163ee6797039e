import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { loseRequests, toDocuments, toIdentity } from './traffic.ts';

const NETWORK = 'Network error. Please check your internet connection and try again.';

test('a session goes on without an answer at its start, and without a barrier offers a retry and a sign-out until it has its profile', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const frame = new AppFrame(page);
  await signedIn(page, await createPerson());
  const findIdentity = await loseRequests(page, toIdentity);
  await page.goto('/passenger/dashboard');
  await frame.expectDashboardOf('Passenger');
  await findIdentity();

  const findDocuments = await loseRequests(page, toDocuments);
  await page.reload();
  await expect(frame.heading('We cannot reach your profile')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(NETWORK);
  await expect(page.getByRole('link', { name: 'Go to Debug Login' })).toHaveCount(0);
  await expectBarrierFree(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await findDocuments();
  await retry.click();
  await frame.expectDashboardOf('Passenger');

  const findAgain = await loseRequests(page, toDocuments);
  await page.reload();
  await frame.signOut.click();
  await expect(new SignInPage(page).email).toBeVisible();
  await findAgain();
  await frame.expectSignedOut();
});
