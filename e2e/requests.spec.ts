import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson, ownNames, strangersAddress } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { checkAnswered, recordCalls } from './traffic.ts';

const pathOf = ({ email }: { email: string }) => `/pending-approval?email=${encodeURIComponent(email)}`;

/** A person whose page watches only their own account. */
const WITHOUT_LISTS = { role: 'admin', status: 'pending' } as const;

/** Waits for the answer to a new request. By then, all earlier requests of the page are recorded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const image = new Image();
        image.addEventListener('load', () => resolve());
        image.src = `/favicon.svg?${performance.now()}`;
      }),
  );
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((wanted) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => wanted });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('the sign-in page asks about an address once, typed or from ?email=, however often its field is left, and nothing before', async ({
  page,
}) => {
  const { email } = await createPerson();
  const calls = recordCalls(page);
  const signIn = await new SignInPage(page).open();
  await signIn.password.fill('something');
  await settle(page);
  expect(calls).toEqual([]);
  const answered = checkAnswered(page);
  await signIn.email.fill(email);
  await signIn.password.focus();
  await answered;
  await signIn.email.focus();
  await signIn.password.focus();
  await settle(page);
  expect(calls.splice(0)).toEqual(['documents:batchGet']);

  const answeredAgain = checkAnswered(page);
  await signIn.open(`/sign-in?email=${encodeURIComponent(email)}`);
  await answeredAgain;
  await expect(signIn.email).toHaveValue(email);
  await signIn.email.focus();
  await signIn.password.focus();
  await settle(page);
  expect(calls).toEqual(['documents:batchGet']);
});

test('a session asks the provider and reads one document at its sign-in and at each reload, and nothing in between or at its end [S1.5, S7.1, S7.3]', async ({
  page,
}) => {
  const person = await createPerson(WITHOUT_LISTS);
  const frame = new AppFrame(page);
  const signIn = await new SignInPage(page).open();
  const answered = checkAnswered(page);
  await signIn.fill(person);
  await answered;
  const calls = recordCalls(page);
  const expectCalls = async (what: string, expected: readonly string[]) => {
    await settle(page);
    expect(calls.splice(0), what).toEqual(expected);
  };
  await signIn.submit.click();
  await frame.expectDashboardOf('Admin');
  await expectCalls('a sign-in', ['accounts:signInWithPassword', 'accounts:lookup', 'documents:batchGet']);
  await frame.openAdministratorsProfile();
  await frame.way('review').click();
  await frame.expectDashboardOf('Admin');
  await expectCalls('going from page to page', []);
  await page.reload();
  await frame.expectDashboardOf('Admin');
  await expectCalls('a reload', ['accounts:lookup', 'documents:batchGet']);
  await frame.leave();
  await expect(signIn.email).toBeVisible();
  await expectCalls('a sign-out', []);
});

test('a registration is the password policy, three requests to the provider and one batch [S1.5, S7.1, S7.2]', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(501);
  const stranger = {
    name: 'Stella Stranger',
    email: strangersAddress(),
    password: 'a long password',
    role: 'Driver' as const,
  };
  const register = await new RegisterPage(page).open();
  const calls = recordCalls(page);
  await register.register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  await settle(page);
  const [waiting, ...registering] = calls.toReversed();
  expect(registering.toReversed()).toEqual([
    'passwordPolicy',
    'accounts:signUp',
    'accounts:lookup',
    'documents:commit',
    'accounts:sendOobCode',
  ]);
  expect(waiting, 'what the waiting page then asks').toBe('documents:batchGet');
});

/** The number of counts for the line about rides. */
const COUNTS_OF_RIDES = 5;

test('the queue is one page and one count for each status, before anything listens, and a decision is one batch and the counts [S7.1]', async ({
  page,
}) => {
  const applicant = await createPerson({ status: 'rejected', name: ownNames() });
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.names.first()).toBeVisible();
  const calls = recordCalls(page);
  await page.reload();
  await expect(review.names.first()).toBeVisible();
  // The page before the reload may have begun to listen.
  const asked = () => calls.slice(calls.indexOf('accounts:lookup'));
  await expect.poll(asked).toContain('channel');
  // The three documents are the profile, the settings with the time zone, and the profile again. The page trusts a
  // listener's first message only after an answer that confirms it.
  const isDocument = (name: string) => name === 'documents:batchGet';
  const isCount = (name: string) => name === 'documents:runAggregationQuery';
  await expect.poll(() => asked().filter(isDocument).length).toBe(3);
  const begun = asked().slice(0, asked().indexOf('channel'));
  expect(begun.filter((name) => !isDocument(name) && !isCount(name)).toSorted()).toEqual([
    'accounts:lookup',
    'documents:runQuery',
  ]);
  // There is one count for each status. The others are for the line about rides above the queue.
  await expect.poll(() => asked().filter(isCount).length).toBe(3 + COUNTS_OF_RIDES);

  // The page requests a list again every few seconds, but not the results of a search.
  await review.search.fill(applicant.name);
  await expect(review.names).toHaveText([applicant.name]);
  await settle(page);
  calls.length = 0;
  await review.decide('Approve', applicant.name).click();
  await expect(review.outcome(`${applicant.name} is approved.`)).toBeVisible();
  await settle(page);
  // The listener of the person's account stays open by requests of its own.
  expect(calls.filter((name) => name !== 'channel')).toEqual([
    'documents:commit',
    ...Array.from({ length: 3 }, () => 'documents:runAggregationQuery'),
  ]);
});

test('a waiting page sends no request while it is hidden or offline, and one when that ends', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const person = await createPerson({ status: 'pending' });
  // The first look needs the product's code, which the page loads later.
  const firstLook = page.waitForResponse((response) => response.url().includes('documents:batchGet'));
  await page.goto(pathOf(person));
  await new PendingPage(page).expectWaiting(person.email);
  await firstLook;
  await settle(page);
  const calls = recordCalls(page);
  await setVisibility(page, 'hidden');
  await page.clock.fastForward('10:00');
  await settle(page);
  expect(calls).toEqual([]);
  const answered = checkAnswered(page);
  await setVisibility(page, 'visible');
  // A request without an answer yet would be lost with the network.
  await answered;
  await settle(page);
  expect(calls.splice(0)).toEqual(['documents:batchGet']);

  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.clock.fastForward('10:00');
  expect(calls).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => calls).toEqual(['documents:batchGet']);
});

test('a hidden dashboard sends no requests, and one in view sends one a minute', async ({ page }) => {
  await page.clock.install();
  await signedIn(page, await createPerson(WITHOUT_LISTS));
  await page.goto('/admin/dashboard');
  await new AppFrame(page).expectDashboardOf('Admin');
  await settle(page);
  const calls = recordCalls(page);
  await setVisibility(page, 'hidden');
  await page.clock.fastForward('10:00');
  await settle(page);
  expect(calls).toEqual([]);
  await setVisibility(page, 'visible');
  await expect.poll(() => calls).toEqual(['documents:batchGet']);
  await page.clock.fastForward('01:00');
  await expect.poll(() => calls).toEqual(['documents:batchGet', 'documents:batchGet']);
});
