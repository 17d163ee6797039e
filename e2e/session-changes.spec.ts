import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { loseRequests, toDocuments, toIdentity } from './traffic.ts';

const NETWORK = 'Network error. Please check your internet connection and try again.';

test('whoever is set back to pending is led to the waiting page', async ({ page }) => {
  const person = await createPerson();
  await signedIn(page, person);
  await page.goto('/passenger/dashboard');
  await new AppFrame(page).expectDashboardOf('Passenger');
  // A page that listens leaves as soon as the profile has changed, and then asks for the gate.
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await new AppFrame(page).lookAgain();
  await new PendingPage(page).expectWaiting(person.email);
  await new AppFrame(page).expectSignedOut();
});

test('a profile that cannot be read at the start keeps the session and offers a retry or the way out, no repair', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson());
  const recover = await loseRequests(page, toDocuments);
  await page.goto('/passenger/dashboard');
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(NETWORK);
  await expect(page.getByRole('link', { name: 'Go to Debug Login' })).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await recover();
  await retry.click();
  await new AppFrame(page).expectDashboardOf('Passenger');

  const recoverAgain = await loseRequests(page, toDocuments);
  await page.reload();
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await new AppFrame(page).signOut.click();
  await expect(new SignInPage(page).email).toBeVisible();
  await recoverAgain();
  await new AppFrame(page).expectSignedOut();
});

test('a provider that cannot be reached at the start does not end the session', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson());
  await loseRequests(page, toIdentity);
  await page.goto('/passenger/dashboard');
  await new AppFrame(page).expectDashboardOf('Passenger');
});
