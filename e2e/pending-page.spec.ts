import { createPerson, patchDocument, type Person } from './backend.ts';
import { AppFrame } from './app-frame.ts';
import { expect, story, test } from './fixtures.ts';
import { press } from './hands/acts.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, READ, toDocuments } from './traffic.ts';

const pathOf = ({ email }: { email: string }) => `/pending-approval?email=${encodeURIComponent(email)}`;

async function approve({ uid, email }: Person): Promise<void> {
  await patchDocument(`users/${uid}`, { status: 'approved' });
  await patchDocument(`accountDirectory/${email}`, { gate: 'open' });
}

test(
  'the dialog names the address, whom to ask, and closes to a form without the address',
  story,
  async ({ page }) => {
    const person = await createPerson({ status: 'pending' });
    await page.goto(pathOf(person));
    const waiting = new PendingPage(page);
    await waiting.expectWaiting(person.email);
    await expect(waiting.dialog).toContainText('admin@example.com');
    await expect(waiting.dialog).toContainText('+1 555 0100');
    await press(waiting.close);
    await expect(page).toHaveURL('/sign-in');
    await expect(new SignInPage(page).email).toHaveValue('');
  },
);

test('closing the dialog leaves word of what comes next, which a reload takes away', async ({ page }) => {
  const person = await createPerson({ status: 'pending' });
  await page.goto(pathOf(person));
  await press(new PendingPage(page).close);
  const word = page.getByText(`You will be notified at ${person.email}`);
  await expect(word).toBeVisible();
  await page.reload();
  await expect(new SignInPage(page).email).toBeVisible();
  await expect(word).toHaveCount(0);
});

test('the page turns by itself within its interval, and leads to sign-in with the address filled', async ({
  page,
}) => {
  await page.clock.install();
  const person = await createPerson({ status: 'pending', role: 'driver' });
  await page.goto(pathOf(person));
  const waiting = new PendingPage(page);
  await waiting.expectWaiting(person.email);
  await approve(person);
  await page.clock.fastForward('00:15');
  await expect(waiting.heading('You are approved')).toBeFocused();
  await expect(waiting.dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  const signIn = new SignInPage(page);
  await expect(signIn.email).toHaveValue(person.email);
  await signIn.password.fill(person.password);
  await signIn.submit.click();
  await new AppFrame(page).expectDashboardOf('Driver');
});

test('a rejection is told without its reason, which only a password proves the right to', async ({
  page,
}) => {
  const person = await createPerson({ status: 'pending' });
  await page.goto(pathOf(person));
  const waiting = new PendingPage(page);
  await waiting.expectWaiting(person.email);
  await patchDocument(`users/${person.uid}`, { status: 'rejected', rejectionReason: 'Not told here.' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'rejected' });
  await new AppFrame(page).lookAgain();
  await expect(waiting.heading('Your account was not approved')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    'Your account has been rejected. Please contact an administrator.',
  );
  await expect(page.getByText('Not told here.')).toHaveCount(0);
});

test('a database that cannot be reached settles nothing: the page goes on waiting', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.clock.install();
  const person = await createPerson({ status: 'pending' });
  await page.goto(pathOf(person));
  const waiting = new PendingPage(page);
  await waiting.expectWaiting(person.email);
  const recover = await loseRequests(page, toDocuments);
  const lost = page.waitForEvent('requestfailed', (request) => READ(new URL(request.url())));
  await new AppFrame(page).lookAgain();
  await lost;
  await expect(waiting.dialog).toBeVisible();
  await recover();
  await approve(person);
  await page.clock.fastForward('00:15');
  await expect(waiting.heading('You are approved')).toBeVisible();
});

test('an approval that is taken back leads to the pending page again, not in a circle', async ({ page }) => {
  const person = await createPerson({ status: 'pending' });
  await page.goto(pathOf(person));
  const waiting = new PendingPage(page);
  await waiting.expectWaiting(person.email);
  await approve(person);
  await new AppFrame(page).lookAgain();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  const signIn = new SignInPage(page);
  await signIn.password.fill(person.password);
  await signIn.submit.click();
  await waiting.expectWaiting(person.email);
});

test('without an address, or with none that is one, the page leads to sign-in', async ({ page }) => {
  for (const path of ['/pending-approval', '/pending-approval?email=nobody']) {
    await page.goto(path);
    await expect(new PendingPage(page).heading('Waiting for approval?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/sign-in');
  }
});
