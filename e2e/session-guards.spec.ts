import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';

test(
  'sign-in leads to the page that was asked for, with its parameters, and Back after sign-out shows nothing of it',
  smoke,
  async ({ page }) => {
    const person = await createPerson({ role: 'admin' });
    const frame = new AppFrame(page);
    await page.goto('/admin/dashboard?status=rejected');
    await expect(page).toHaveURL(/\/sign-in\?redirect=/);
    const signIn = new SignInPage(page);
    await signIn.signIn(person);
    await expect(frame.heading('Accounts')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard\?.*rejected/);
    await frame.openAdministratorsProfile();
    await frame.leave();
    await expect(page).toHaveURL('/sign-in');
    await page.goBack();
    // The address is checked first, because the form was visible before, too.
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fadmin%2Fdashboard/);
    await expect(signIn.email).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(frame.account).toHaveCount(0);
  },
);
