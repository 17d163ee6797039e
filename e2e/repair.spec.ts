import { AppFrame } from './app-frame.ts';
import { createPerson, readDocument } from './backend.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';

test(
  'a missing profile is created with what its owner enters, and waits for approval',
  smokeStory,
  async ({ page }) => {
    const person = await createPerson({ profile: 'missing' });
    const signIn = await new SignInPage(page).open();
    await signIn.signIn(person);
    await press(signIn.box.getByRole('link', { name: 'Go to Debug Login' }));
    const debug = new DebugLoginPage(page);
    await debug.check(person);
    await expect(debug.heading('What we found')).toBeFocused();
    await write(debug.name, 'Dana Repaired');
    await choose(debug.role('Driver'));
    await press(debug.repair);
    await expect(debug.heading('Your account is repaired')).toBeFocused();
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({
      status: { stringValue: 'pending' },
      role: { stringValue: 'driver' },
      name: { stringValue: 'Dana Repaired' },
    });
    await press(page.getByRole('link', { name: 'See where it stands' }));
    await new PendingPage(page).expectWaiting(person.email);
    await new AppFrame(page).expectSignedOut();
  },
);
