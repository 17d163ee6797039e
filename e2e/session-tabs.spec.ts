import type { Page } from 'playwright/test';
import { newApplicant } from './new-applicant.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, type Person } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { holdRequests, SIGN_IN } from './traffic.ts';

test(
  'two tabs enter, change to the next person and leave together, while another person registers in a third one',
  smoke,
  async ({ page, context, expectFailedLoads }) => {
    // The last requests for the former person's data are refused after the next person has signed in (403). The Auth
    // emulator has no endpoint for its password policy (501).
    expectFailedLoads(403, 501);
    const [before, after] = [await createPerson({ role: 'driver' }), await createPerson()];
    const second = await context.newPage();
    const signIn = await new SignInPage(second).open();
    await new SignInPage(page).enter(before);
    await new AppFrame(second).expectDashboardOf('Driver');
    await new AppFrame(second).leave();
    await signIn.signIn(after);
    for (const tab of [second, page]) {
      await new AppFrame(tab).expectDashboardOf('Passenger');
      await new AppFrame(tab).expectPerson(after);
    }

    const [third, stranger] = [await context.newPage(), newApplicant()];
    await (await new RegisterPage(third).open()).register(stranger);
    await new PendingPage(third).expectWaiting(stranger.email);
    await page.reload();
    await new AppFrame(page).expectPerson(after);

    await new AppFrame(page).leave();
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(/\/sign-in/);
      await expect(new SignInPage(tab).email).toBeVisible();
    }
  },
);

/** Resolves when a tab has received the profile of a person. */
const profileRead = (tab: Page, { uid }: Person) =>
  tab.waitForResponse((response) => response.request().postData()?.includes(`/users/${uid}"`) === true);

test('two people who sign in at once in two tabs do not mix: both tabs then show the same person', async ({
  page,
  context,
}) => {
  const [first, second] = [await createPerson({ role: 'driver' }), await createPerson()];
  const other = await context.newPage();
  const forms = [await new SignInPage(page).open(), await new SignInPage(other).open()] as const;
  const releases = [await holdRequests(page, SIGN_IN), await holdRequests(other, SIGN_IN)];
  await forms[0].signIn(first);
  await forms[1].signIn(second);
  await expect(forms[0].busy).toBeVisible();
  await expect(forms[1].busy).toBeVisible();
  // Until a tab has read its person's profile, it may show the other person. The tabs would then agree too early.
  const profilesRead = [profileRead(page, first), profileRead(other, second)];
  for (const release of releases) release();
  await Promise.all(profilesRead);

  const holderIn = async (tab: typeof page) => {
    const text = await tab.locator('[popover]').filter({ hasText: 'Sign out' }).textContent();
    return [first, second].find(({ email }) => text?.includes(email))?.email ?? 'nobody';
  };
  const holders = async () => [await holderIn(page), await holderIn(other)];
  await expect(new AppFrame(page).account).toBeVisible();
  await expect(new AppFrame(other).account).toBeVisible();
  await expect
    .poll(async () => {
      const [here, there] = await holders();
      return here === there && here !== 'nobody';
    })
    .toBe(true);
  const [holder] = await holders();
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.reload();
      await new AppFrame(tab).expectPerson({ email: holder ?? 'nobody' });
    }),
  );
});
