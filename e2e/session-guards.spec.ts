import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press } from './hands/acts.ts';
import { SignInPage } from './sign-in-page.ts';

test('a protected page leads a signed-out visitor to sign-in, and remembers the page they asked for', async ({
  page,
}) => {
  for (const path of [
    '/passenger/dashboard',
    '/driver/dashboard',
    '/admin/dashboard',
    '/admin/health',
    '/admin/accounts/somebody',
    '/profile',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(path)}`);
      await expect(new SignInPage(page).email).toBeVisible();
    });
  }
});

test('sign-in leads to the page that was asked for, with its parameters', async ({ page }) => {
  const person = await createPerson({ role: 'admin' });
  await page.goto('/admin/dashboard?status=rejected');
  const signIn = new SignInPage(page);
  await signIn.signIn(person);
  await expect(new AppFrame(page).heading('Admin dashboard')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard\?.*rejected/);
});

test('a redirect to a page of another role ends at one’s own home', async ({ page }) => {
  await page.goto('/admin/health');
  await new SignInPage(page).signIn(await createPerson({ role: 'driver' }));
  await new AppFrame(page).expectDashboardOf('Driver');
});

const ELSEWHERE = [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/..//elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  'passenger/dashboard',
];

test('a redirect to another origin is ignored after sign-in', async ({ page }) => {
  const signIn = await new SignInPage(page).open('/sign-in?redirect=https%3A%2F%2Felsewhere.example%2F');
  await signIn.signIn(await createPerson());
  await new AppFrame(page).expectDashboardOf('Passenger');
});

test('no redirect leads somebody signed in to another origin', async ({ page, baseURL }) => {
  await new SignInPage(page).enter(await createPerson());
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));
  for (const target of ELSEWHERE) {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(target)}`);
    await expect(new AppFrame(page).signOut, target).toBeVisible();
  }
  expect([...new Set(visited)]).toEqual([baseURL]);
});

for (const [role, dashboard, paths] of [
  ['passenger', 'Passenger', ['/driver/dashboard', '/admin/dashboard', '/admin/health']],
  ['driver', 'Driver', ['/passenger/dashboard', '/admin/accounts/somebody']],
  ['admin', 'Admin', ['/passenger/dashboard']],
  ['system_admin', 'Admin', ['/driver/dashboard']],
] as const) {
  test(`a ${role} who opens a page of another role is sent to their own home`, async ({ page }) => {
    await new SignInPage(page).enter(await createPerson({ role }));
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await new AppFrame(page).expectDashboardOf(dashboard);
        await expect(page.getByText('The page you opened is not for your role.')).toBeVisible();
      });
    }
  });
}

test('a role without a dashboard is sent to the home page', async ({ page }) => {
  const person = await createPerson({ role: 'auditor', name: 'Dora Double' });
  await new SignInPage(page).enter(person);
  await page.goto('/admin/dashboard');
  await expect(new AppFrame(page).heading('Welcome back, Dora Double')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the Back button after sign-out shows nothing protected', story, async ({ page }) => {
  const person = await createPerson();
  const frame = new AppFrame(page);
  await new SignInPage(page).enter(person);
  await press(new AppFrame(page).way('profile'));
  await expect(frame.heading('Your profile')).toBeVisible();
  await press(frame.signOut);
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(new SignInPage(page).email).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(frame.signOut).toHaveCount(0);
});

test('the home page tells a signed-out visitor what the product is, and offers every sign-in', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, href] of [
    ['Sign in', '/sign-in'],
    ['Sign up', '/register'],
    [/^Passengers/, '/sign-in/passenger'],
    [/^Drivers/, '/sign-in/driver'],
    [/^Administrators/, '/sign-in/admin'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test(
  'the start does not send somebody signed in away, but offers their dashboard',
  story,
  async ({ page }) => {
    await new SignInPage(page).enter(await createPerson({ name: 'Petra Present' }));
    await page.goto('/');
    await expect(new AppFrame(page).heading('Welcome back, Petra Present')).toBeVisible();
    await press(page.getByRole('link', { name: 'Go to your dashboard' }));
    await new AppFrame(page).expectDashboardOf('Passenger');
  },
);

test('an address without a page keeps the menu of a signed-in person', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson());
  await page.goto('/no/such/page');
  const frame = new AppFrame(page);
  await expect(frame.heading('Page not found')).toBeVisible();
  await frame.signOut.click();
  await expect(frame.signOut).toHaveCount(0);
});

test('an address without a page says so, and leads back to the home page', story, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(new AppFrame(page).heading('Page not found')).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to the home page' }));
  await expect(page).toHaveURL('/');
});
