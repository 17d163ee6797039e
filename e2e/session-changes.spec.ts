import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, READ, toDocuments, toIdentity } from './traffic.ts';

const NETWORK = 'Network error. Please check your internet connection and try again.';

test('a rejection takes effect as soon as its owner looks again, and says why', async ({ page }) => {
  const person = await createPerson();
  const signIn = new SignInPage(page);
  await signIn.enter(person);
  await patchDocument(`users/${person.uid}`, { status: 'rejected', rejectionReason: 'The card was lost.' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'rejected' });
  await new AppFrame(page).lookAgain();
  await expect(signIn.box).toContainText(
    'Your access has been revoked, and you have just been signed out. The card was lost.',
  );
  await new AppFrame(page).expectSignedOut();
});

test('whoever is set back to pending is led to the waiting page', async ({ page }) => {
  const person = await createPerson();
  await new SignInPage(page).enter(person);
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  await new AppFrame(page).lookAgain();
  await new PendingPage(page).expectWaiting(person.email);
  await new AppFrame(page).expectSignedOut();
});

test('a profile that is damaged meanwhile ends the session and offers the repair', async ({ page }) => {
  const person = await createPerson();
  const signIn = new SignInPage(page);
  await signIn.enter(person);
  await patchDocument(`users/${person.uid}`, { status: 'nobody knows this one' });
  await new AppFrame(page).lookAgain();
  await expect(signIn.box).toContainText(
    'We found your account but there was an issue with your profile data.',
  );
  await expect(signIn.box.getByRole('link', { name: 'Go to Debug Login' })).toHaveAttribute(
    'href',
    '/debug-login',
  );
});

test('a database that cannot be reached while the app is open changes nothing', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  await new SignInPage(page).enter(person);
  await loseRequests(page, toDocuments);
  const lost = page.waitForEvent('requestfailed', (request) => READ(new URL(request.url())));
  await new AppFrame(page).lookAgain();
  await lost;
  await new AppFrame(page).expectDashboardOf('Passenger');
  await expect(page.getByRole('main')).toContainText(person.email);
});

test('a profile that cannot be read at the start keeps the session and offers a retry, no repair', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  await new AppFrame(page).expectDashboardOf('Passenger');
  const recover = await loseRequests(page, toDocuments);
  await page.reload();
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(NETWORK);
  await expect(page.getByRole('link', { name: 'Go to Debug Login' })).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await recover();
  await retry.click();
  await new AppFrame(page).expectDashboardOf('Passenger');
});

test('whoever cannot be reached may still sign out', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  await new AppFrame(page).expectDashboardOf('Passenger');
  const recover = await loseRequests(page, toDocuments);
  await page.reload();
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await new AppFrame(page).signOut.click();
  await expect(new SignInPage(page).email).toBeVisible();
  await recover();
  await new AppFrame(page).expectSignedOut();
});

test('a provider that cannot be reached at the start does not end the session', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  await new AppFrame(page).expectDashboardOf('Passenger');
  await loseRequests(page, toIdentity);
  await page.reload();
  await new AppFrame(page).expectDashboardOf('Passenger');
});
