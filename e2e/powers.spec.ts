import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { signedIn } from './signed-in.ts';

const AT_DESK = ['Rides', 'Plan', 'Orders', 'Customers', 'Fleet', 'Books', 'Settings'];

test('an administrator with the power of the desk alone signs in to the board, and reads there who can give them accounts', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await new SignInPage(page).enter({ email: 'desk@example.com', password: SEED_PASSWORD });
  await expect(new AppFrame(page).heading('Rides')).toBeVisible();
  await expect(page).toHaveURL('/admin/rides');
  await expect(links).toHaveText(AT_DESK);
  await page.goto('/admin/activity');
  await expect(page.getByText('A system administrator can give you that power.')).toBeVisible();
  await expect(page).toHaveURL('/admin/rides');
  await expectBarrierFree(page);
});

test('an administrator who loses the power of the desk is led from the board to the accounts, and an undo gives the links back', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // The board may send one more request before the page knows of the new power.
  expectFailedLoads(403);
  const olga = await createPerson({ role: 'admin', name: 'Olga Office' });
  const frame = new AppFrame(page);
  await signedIn(page, olga);
  await page.goto('/admin/rides');
  await expect(frame.heading('Rides')).toBeVisible();

  const office = await anotherBrowser();
  await signedIn(office, await createPerson({ role: 'system_admin' }));
  await office.goto(`/admin/accounts/${olga.uid}`);
  await office.getByRole('combobox', { name: 'New role' }).selectOption('Administrator (accounts)');
  await office.getByRole('button', { name: 'Change role' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(office.getByRole('region', { name: 'History' })).toContainText(
    'From Administrator to Administrator (accounts)',
  );

  await frame.lookAgain();
  await expect(frame.heading('Accounts')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('Your role is now Administrator (accounts).');
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links).toHaveText(['Accounts', 'Decisions']);
  await expectBarrierFree(page);

  await office.getByRole('button', { name: 'Undo' }).click();
  await frame.lookAgain();
  await expect(links).toHaveText(['Accounts', ...AT_DESK.slice(0, -1), 'Decisions', 'Settings']);
  await page.reload();
  await expect(frame.heading('Accounts')).toBeVisible();
});
