import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument } from './backend.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';
import { loseRequests, toDocuments } from './traffic.ts';

test('neither a passenger’s nor a driver’s dashboard, however long the name, nor the home page of a role without one has a barrier', async ({
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
  await patchDocument(`users/${person.uid}`, { role: 'auditor' });
  await page.goto('/');
  await expect(page.getByText('You are signed in with the role')).toBeVisible();
  await expectBarrierFree(page);
});

test('a dashboard whose profile cannot be reached has no barrier', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson());
  await loseRequests(page, toDocuments);
  await page.goto('/passenger/dashboard');
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await expectBarrierFree(page);
});
