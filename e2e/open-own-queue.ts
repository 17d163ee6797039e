import { expect, type Page } from 'playwright/test';
import { createPeople, createPerson, ownNames, type Person } from './backend-data.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

/** How many accounts a page of the queue lists. */
const PAGE_SIZE = 25;

interface OwnQueue {
  readonly review: ReviewPage;
  /** The account in the row of this index, from zero. */
  readonly applicant: (index: number) => Person;
}

/** Signs an administrator in, and opens the queue with `count` new accounts, which no other test has. */
export async function openOwnQueue(page: Page, count: number): Promise<OwnQueue> {
  const prefix = ownNames();
  const people = await createPeople(
    Array.from({ length: count }, (_, index) => ({
      // Search results are in the order of names.
      name: `${prefix} ${String(index).padStart(2, '0')}`,
      status: 'pending',
    })),
  );
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await expect(review.names).toHaveCount(Math.min(count, PAGE_SIZE));
  const applicant = (index: number) => {
    const person = people[index];
    if (person === undefined) throw new Error(`There are ${count} accounts, and none at ${index}.`);
    return person;
  };
  return { review, applicant };
}
