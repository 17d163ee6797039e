import { newApplicant } from './new-applicant.ts';
import { AppFrame } from './app-frame.ts';
import { readDocument, textIn } from './backend-data.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press, write } from './input/user-actions.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';

// The Auth emulator has no endpoint for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test(
  'a registration ends signed out on the pending page, is stored as pending under a lower-case address, and Back skips the form',
  smokeStory,
  async ({ page }) => {
    const stranger = { ...newApplicant(), role: 'Driver' as const };
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Sign up' }));
    const register = new RegisterPage(page);
    await write(register.email, 'stella@gmial.com');
    await register.password.focus();
    await press(page.getByRole('button', { name: 'Did you mean stella@gmail.com?' }));
    await expect(register.email).toHaveValue('stella@gmail.com');
    await register.register({ ...stranger, email: ` ${stranger.email.toUpperCase()} ` });
    await new PendingPage(page).expectWaiting(stranger.email);
    const entry = await readDocument(`accountDirectory/${stranger.email}`);
    expect(entry).toMatchObject({ gate: { stringValue: 'pending' } });
    const uid = textIn(entry, 'uid');
    expect(await readDocument(`users/${uid}`)).toMatchObject({
      uid: { stringValue: uid },
      email: { stringValue: stranger.email },
      role: { stringValue: 'driver' },
      name: { stringValue: 'Stella Stranger' },
      status: { stringValue: 'pending' },
      createdAt: { stringValue: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await new AppFrame(page).expectSignedOut();
  },
);
