import { createPerson } from './backend-data.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';

test(
  'the dialog of an applicant names a contact, keeps the focus, and closes to the steps of the application',
  smokeStory,
  async ({ page }) => {
    const person = await createPerson({ status: 'pending' });
    await page.goto(`/pending-approval?email=${encodeURIComponent(person.email)}`);
    const waiting = new PendingPage(page);
    await waiting.expectWaiting(person.email);
    await expect(waiting.dialog).toContainText('admin@example.com');
    await expect(waiting.dialog).toContainText('+1 555 0100');
    await expect(waiting.close, 'its button is at hand although it is higher than the screen').toBeInViewport(
      {
        ratio: 1,
      },
    );
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      await expect(waiting.dialog.locator(':focus'), 'focus stays in the dialog').toHaveCount(1);
    }
    await press(waiting.close);
    await expect(page.getByRole('list', { name: 'Your application' })).toBeVisible();
    await press(page.getByRole('link', { name: 'Go to sign-in' }));
    await expect(page).toHaveURL('/sign-in');
    const { email } = new SignInPage(page);
    await expect(email).toHaveValue('');
    const word = page.getByText(`We will email ${person.email}`);
    await expect(word).toBeVisible();
    await page.reload();
    await expect(email).toBeVisible();
    await expect(word).toHaveCount(0);
  },
);
