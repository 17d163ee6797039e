import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend.ts';
import { expect, smoke, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { holdRequests, SIGN_IN } from './traffic.ts';

test('two tabs of one person enter and leave together', smoke, async ({ page, context }) => {
  const person = await createPerson({ role: 'driver' });
  const second = await context.newPage();
  await new SignInPage(second).open();
  await new SignInPage(page).enter(person);
  await new AppFrame(second).expectDashboardOf('Driver');
  await new AppFrame(page).leave();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/sign-in/);
    await expect(new SignInPage(tab).email).toBeVisible();
  }
});

test('two people who sign in at once in two tabs do not mix: both tabs hold the same one of them', async ({
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
  for (const release of releases) release();

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
  for (const tab of [page, other]) {
    await tab.reload();
    await new AppFrame(tab).expectPerson({ email: holder ?? 'nobody' });
  }
});

test('a tab shows the new person, not the old one, after another tab has changed who is signed in', async ({
  page,
  context,
}) => {
  const [before, after] = [await createPerson(), await createPerson({ role: 'driver' })];
  await signedIn(page, before);
  await page.goto('/passenger/dashboard');
  await new AppFrame(page).expectDashboardOf('Passenger');
  const second = await context.newPage();
  await second.goto('/passenger/dashboard');
  await new AppFrame(second).expectDashboardOf('Passenger');
  await new AppFrame(second).leave();
  await new SignInPage(second).signIn(after);
  await new AppFrame(second).expectDashboardOf('Driver');
  await new AppFrame(page).expectDashboardOf('Driver');
  await new AppFrame(page).expectPerson(after);
});
