import { AppFrame } from '../app-frame.ts';
import { createPerson } from '../backend-data.ts';
import { expect } from '../fixtures.ts';
import { ProfilePage } from '../password-pages.ts';
import { SignInPage } from '../sign-in-page.ts';
import { expectPictures } from './expect-pictures.ts';
import { signedInThen, test } from './steady-page.ts';

for (const { role, dashboard, name } of [
  { role: 'passenger', dashboard: 'Passenger', name: 'Priya Novak' },
  { role: 'driver', dashboard: 'Driver', name: 'Dario Sandoval' },
] as const) {
  test(`the ${role} dashboard looks as it did and has no barrier, and so does the start page of a signed-in person`, async ({
    page,
  }) => {
    const signIn = new SignInPage(page);
    await signIn.enter(
      await createPerson({
        uid: `picture-${role}`,
        email: `${role}.pictures@example.com`,
        name,
        role,
        createdAt: '2025-11-03T08:00:00.000Z',
      }),
    );
    await new AppFrame(page).expectDashboardOf(dashboard);
    await signIn.keepToast('Login successful');
    await expectPictures(page, `${role}-dashboard-toast`);
    await page.goto('/');
    await expect(new AppFrame(page).heading(`Welcome back, ${name}`)).toBeVisible();
    await expectPictures(page, `home-of-${role}`);
  });
}

test('the dashboard of an administrator who waits looks as it did and has no barrier', async ({ page }) => {
  await signedInThen(
    page,
    await createPerson({
      uid: 'picture-waiting-admin',
      email: 'ada.waiting@example.com',
      name: 'Ada Waiting',
      role: 'admin',
      status: 'pending',
      createdAt: '2025-11-03T08:00:00.000Z',
    }),
  );
  await page.goto('/admin/dashboard');
  await new AppFrame(page).expectDashboardOf('Admin');
  await expectPictures(page, 'waiting-admin-dashboard', 'page');
});

test('the dashboard of a person who opened a page of another role looks as it did and has no barrier', async ({
  page,
}) => {
  await signedInThen(
    page,
    await createPerson({
      uid: 'picture-astray',
      email: 'asa.astray@example.com',
      name: 'Asa Astray',
      createdAt: '2025-11-03T08:00:00.000Z',
    }),
  );
  await page.goto('/admin/dashboard');
  await expect(page.getByText('is not for your role')).toBeVisible();
  await expectPictures(page, 'dashboard-of-another-role');
});

test('the profile looks as it did and has no barrier', async ({ page, expectFailedLoads }) => {
  // The Auth emulator has no endpoint for its password policy.
  expectFailedLoads(501);
  await signedInThen(
    page,
    await createPerson({ uid: 'picture-profile', email: 'paula.profile@example.com', name: 'Paula Profile' }),
  );
  const profile = await new ProfilePage(page).open();
  await expect(profile.name).toHaveValue('Paula Profile');
  await expectPictures(page, 'profile', 'page');
  await profile.savePassword.click();
  await expect(profile.current).toHaveAccessibleDescription(/is required/);
  await expectPictures(page, 'profile-missing', 'page');
});
