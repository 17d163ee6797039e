import type { Page } from 'playwright/test';
import { createPerson, ownNames, patchDocument, type Person } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

/** The limits with and without a listener. The poll asks every five seconds; the rest is for a busy machine. */
const LISTENED_MS = 2000;
const POLLED_MS = 10_000;

const isChannel = (url: URL) => url.pathname.endsWith('/Listen/channel');

/** Waits until a person's row says “No longer pending” (`isGone`) or no longer says it. Returns that time. */
function whenShown(page: Page, name: string, isGone: boolean): Promise<number> {
  return page.evaluate(
    ([text, wanted]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const row = [...document.querySelectorAll('[data-row]')].find((each) =>
            each.textContent?.includes(text),
          );
          if (row?.textContent?.includes('No longer pending') !== wanted) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [name, isGone] as const,
  );
}

/** Opens the queue of an administrator, with a new applicant in it. */
async function openQueue(page: Page): Promise<Person> {
  const name = `${ownNames()} Early`;
  const person = await createPerson({ status: 'pending', name, createdAt: '2001-01-01T00:00:00.000Z' });
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.row(person.name)).toBeVisible();
  return person;
}

/** Sorted milliseconds, each from the sending of a commit until the screen shows its change. */
async function latencies(page: Page, { uid, name }: Person, times: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const isGone = time % 2 === 0;
    const shown = whenShown(page, name, isGone);
    const sentAt = Date.now();
    await patchDocument(`users/${uid}`, { status: isGone ? 'approved' : 'pending' });
    found.push((await shown) - sentAt);
  }
  return found.toSorted((a, b) => a - b);
}

test('a committed change is usually on the screen within two seconds, and within ten if the page cannot listen', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.route(isChannel, (route) => route.abort('blockedbyclient'));
  const person = await openQueue(page);
  const [polled] = await latencies(page, person, 1);

  await page.unroute(isChannel);
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  const listens = page.waitForRequest((request) => isChannel(new URL(request.url())));
  await page.reload();
  await expect(new ReviewPage(page).row(person.name)).toBeVisible();
  await listens;
  // The page trusts the listener only after the next answer of the poll.
  await latencies(page, person, 2);
  const listened = await latencies(page, person, 10);
  test.info().annotations.push({ type: 'milliseconds', description: `${polled}; ${listened.join(' ')}` });
  expect(polled).toBeLessThan(POLLED_MS);
  expect(listened[listened.length / 2]).toBeLessThan(LISTENED_MS);
});
