import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { AppFrame } from './app-frame.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';

const personOf = (name: string) => ({ email: `${name}@example.com`, password: SEED_PASSWORD });

/** Who is let in where, of every role, is the table of domain/accounts/admission/. */
test('each area refuses who belongs to another one, keeps them signed out, and sends its own and administrators home', async ({
  page,
}) => {
  const frame = new AppFrame(page);
  for (const { area, refused, admitted, dashboard } of [
    { area: 'passenger', refused: 'driver', admitted: 'passenger', dashboard: 'Passenger' },
    { area: 'driver', refused: 'sysadmin', admitted: 'admin', dashboard: 'Admin' },
    { area: 'admin', refused: 'passenger', admitted: 'sysadmin', dashboard: 'Admin' },
  ] as const) {
    await test.step(area, async () => {
      const signIn = await new SignInPage(page).open(`/sign-in/${area}`);
      await signIn.signIn(personOf(refused));
      await signIn.expectRefusal('Login failed', `Access denied. This login area is for ${area}s only.`);
      await expect(page).toHaveURL(`/sign-in/${area}`);
      // Whoever were signed in would not see the form again.
      await signIn.enter(personOf(admitted), `/sign-in/${area}`);
      await frame.expectDashboardOf(dashboard);
      await frame.leave();
      await expect(page).toHaveURL('/sign-in');
    });
  }
});
