import { createPerson } from './backend-data.ts';
import { test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests } from './traffic.ts';

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
