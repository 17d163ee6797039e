import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';
import { expect, smoke, test } from './fixtures.ts';
import { press, write } from './input/user-actions.ts';
import { PassengerPage } from './passenger-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

/** All that a tab and its browser store for this site, as text. The next person at the device can read it. */
const storedBy = (tab: Page) =>
  tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

const TYPED = 'Only said on the phone';

/** Signs an administrator in, who begins a call, a note about an account, and a change of the settings. */
async function typeEverywhere(page: Page, note: Page): Promise<void> {
  const [boss, other] = [await createPerson({ role: 'system_admin' }), await createPerson()];
  await signedIn(page, boss);
  await page.goto('/admin/settings');
  await write(page.getByRole('textbox', { name: 'Landmarks' }), TYPED);
  await page.goto('/admin/rides');
  await press(page.getByRole('button', { name: 'New booking' }));
  const call = new PhoneBookingPanel(page);
  await write(call.field('Phone'), '+49 170 9998887');
  await write(call.field('Name'), TYPED);
  await page.keyboard.press('Escape');
  await expect(call.panel).toBeHidden();
  await note.goto(`/admin/accounts/${other.uid}`);
  await write(note.getByRole('textbox', { name: 'New note' }), TYPED);
}

test('a sign-out leaves no typed text in the tab or in the other tabs', smoke, async ({ page, context }) => {
  const second = await context.newPage();
  await typeEverywhere(page, second);
  for (const tab of [page, second]) expect(await storedBy(tab)).toContain(TYPED);
  await new AppFrame(page).leave();
  for (const tab of [page, second]) {
    await expect(new SignInPage(tab).email).toBeVisible();
    await expect.poll(() => tab.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    await tab.reload();
    await expect(new SignInPage(tab).email).toBeVisible();
    const stored = await storedBy(tab);
    expect(stored).not.toContain(TYPED);
    expect(stored).not.toContain('9998887');
  }
});

test('a passenger’s typed text is there again for them after a session that ended by itself', async ({
  page,
}) => {
  const person = await createPerson();
  const passenger = await PassengerPage.openFor(page, person);
  await write(passenger.field('From'), '3 Private Lane');
  // The session ends as if the provider had ended it, without a press here.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:')) localStorage.removeItem(key);
  });
  await page.reload();
  const signIn = new SignInPage(page);
  await signIn.signIn(person);
  await expect(passenger.field('From')).toHaveValue('3 Private Lane');
});
