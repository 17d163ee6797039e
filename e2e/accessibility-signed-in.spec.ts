import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument } from './backend.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

test('whoever’s role or status changes is led to their page, and neither a dashboard nor the home page has a barrier', async ({
  page,
}) => {
  const person = await createPerson({ name: 'Somebody With A Remarkably Long Name Indeed' });
  const frame = new AppFrame(page);
  await signedIn(page, person);
  await page.goto('/passenger/dashboard');
  await frame.expectDashboardOf('Passenger');
  await expectBarrierFree(page);

  await patchDocument(`users/${person.uid}`, { role: 'driver' });
  await frame.lookAgain();
  await frame.expectDashboardOf('Driver');
  await expectBarrierFree(page);

  // A page that listens leaves as soon as the profile has changed, and then asks for the gate.
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await frame.lookAgain();
  await new PendingPage(page).expectWaiting(person.email);

  await patchDocument(`accountDirectory/${person.email}`, { gate: 'open' });
  await patchDocument(`users/${person.uid}`, { status: 'approved', role: 'auditor' });
  await signedIn(page, person);
  await page.goto('/');
  await expect(page.getByText('You are signed in with the role')).toBeVisible();
  await expectBarrierFree(page);

  await frame.way('profile').click();
  await expect(frame.heading('Your profile')).toBeVisible();
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'rejected' });
  await patchDocument(`users/${person.uid}`, { status: 'rejected', rejectionReason: 'The work is done.' });
  await frame.lookAgain();
  await expect(new SignInPage(page).box).toContainText(
    'Your access has been revoked, and you have just been signed out. The work is done.',
  );
  await frame.expectSignedOut();
});
