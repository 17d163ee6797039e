import { createPerson, resetCodeFor } from '../backend-data.ts';
import { expect } from '../fixtures.ts';
import { ResetPasswordPage } from '../password-pages.ts';
import { PendingPage } from '../pending-page.ts';
import { expectPictures } from './expect-pictures.ts';
import { test } from './steady-page.ts';

const pathOf = (email: string) => `/pending-approval?email=${encodeURIComponent(email)}`;

test('the dialog of the pending page, the steps behind it and the sign-in page after them look as they did and have no barrier', async ({
  page,
}) => {
  const { email } = await createPerson({
    uid: 'picture-waiting',
    email: 'wanda.waiting@example.com',
    status: 'pending',
  });
  await page.goto(pathOf(email));
  await new PendingPage(page).expectWaiting(email);
  await expectPictures(page, 'pending-dialog');
  await new PendingPage(page).close.click();
  await expectPictures(page, 'pending-steps', 'page');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByText(`We will email ${email}`)).toBeVisible();
  await expectPictures(page, 'sign-in-awaiting');
});

test('the pending page of an approved or a rejected person looks as it did and has no barrier', async ({
  page,
}) => {
  for (const [status, heading] of [
    ['approved', 'You are approved'],
    ['rejected', 'Your account was not approved'],
  ] as const) {
    const { email } = await createPerson({
      uid: `picture-${status}`,
      email: `wanda.${status}@example.com`,
      status,
    });
    await page.goto(pathOf(email));
    await expect(new PendingPage(page).heading(heading)).toBeVisible();
    await expectPictures(page, `pending-${status}`);
  }
});

test('the reset of a password looks as it did and has no barrier: with the mail sent, the form, and a refused link', async ({
  page,
  expectFailedLoads,
}) => {
  // The Auth emulator has no endpoint for its password policy, and refuses the last link.
  expectFailedLoads(400, 501);
  const { email } = await createPerson({ uid: 'picture-forgetful', email: 'fred.forgetful@example.com' });
  const reset = await new ResetPasswordPage(page).open();
  await reset.ask(email);
  await expect(reset.heading('Check your inbox')).toBeVisible();
  await expectPictures(page, 'reset-password-sent');
  await expect.poll(() => resetCodeFor(email)).toBeDefined();
  await reset.openLink((await resetCodeFor(email)) ?? '');
  await expect(reset.newPassword).toBeVisible();
  await expectPictures(page, 'reset-password-new');
  await reset.openLink('no such code');
  await expect(reset.heading('This link cannot be used')).toBeVisible();
  await expectPictures(page, 'reset-password-refused');
});
