import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { checkAnswered, loseRequests } from './traffic.ts';

const NETWORK = 'Network error. Please check your internet connection and try again.';

test('a connection lost once the page is complete is reported by box and toast, without another request', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const toastCode = page.waitForResponse(/toast-view/);
  const signIn = await new SignInPage(page).open();
  await (await toastCode).finished();
  await loseRequests(page, () => true);
  await signIn.signIn(person);
  await signIn.expectRefusal('Login failed', NETWORK);
});

test('whoever is set back to pending after the check is led to the waiting page, signed out', async ({
  page,
}) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  // What happens to the account after this is seen by the sign-in only.
  const checked = checkAnswered(page);
  await signIn.fill(person);
  await checked;
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  await signIn.submit.click();
  await new PendingPage(page).expectWaiting(person.email);
  await expect(signIn.toast('Login failed')).toHaveCount(0);
  await new AppFrame(page).expectSignedOut();
});
