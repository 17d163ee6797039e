import type { Page } from 'playwright/test';
import { createPeople, createPerson } from '../backend-data.ts';
import { expect } from '../fixtures.ts';
import { ReviewPage } from '../review-page.ts';
import { createWithFailedMail, showMailsOf } from '../failed-mail.ts';
import { callTo, COMMIT, loseRequests, rewriteAnswers } from '../traffic.ts';
import { expectPictures } from './expect-pictures.ts';
import { signedInThen, test } from './steady-page.ts';

const QUERY = callTo('documents:runQuery');

/** Answers counts of accounts with fixed numbers, because other tests create and decide accounts meanwhile. */
function fixCounts(page: Page): Promise<void> {
  return rewriteAnswers(page, callTo('documents:runAggregationQuery'), (text, request) => {
    const count = request.postData()?.includes('"approved"') === true ? 100 : 7;
    return text.replaceAll(/(?<="integerValue":\s*")\d+/g, String(count));
  });
}

async function enterAs(page: Page, uid: string, role = 'admin'): Promise<void> {
  await fixCounts(page);
  const admin = await createPerson({ uid, email: `${uid}@example.com`, name: 'Ada Lindqvist', role });
  await signedInThen(page, admin);
}

/** Creates the applicants of a queue. A search for the start of their addresses finds no other account. */
function createApplicants(queue: string) {
  return createPeople(
    [
      ['Anselm Okafor', 'driver', '2026-02-09T07:15:00.000Z'],
      ['Beatrix von der Mühlen-Hohenberg', 'passenger', '2026-02-20T17:40:00.000Z'],
      ['Chidi Anand', 'passenger', '2026-02-27T12:05:00.000Z'],
      ['Dragana Petrović', 'driver', '2026-03-01T21:30:00.000Z'],
      ['Eilidh MacLeod', 'passenger', '2026-03-02T09:12:00.000Z'],
    ].map(([name = '', role = '', createdAt = ''], index) => ({
      uid: `picture-${queue}-${index}`,
      email: `${queue}.${index}@example.com`,
      status: 'pending' as const,
      name,
      role,
      createdAt,
    })),
  );
}

async function openQueueOfFive(page: Page, queue: string): Promise<ReviewPage> {
  await createApplicants(queue);
  await enterAs(page, `picture-${queue}-admin`);
  const review = await new ReviewPage(page).open({ search: `${queue}.` });
  await expect(review.names).toHaveCount(5);
  return review;
}

test('the queue looks as it did and has no barrier: full, with a selection, with its dialog', async ({
  page,
}) => {
  const review = await openQueueOfFive(page, 'queue');
  await expectPictures(page, 'queue', 'page');
  await review.select('Chidi Anand').check();
  await review.select('Eilidh MacLeod').check();
  await expectPictures(page, 'queue-selected');
  await review.selected('Reject').click();
  await expect(review.reason).toBeVisible();
  await expectPictures(page, 'queue-dialog');
});

test('the queue looks as it did and has no barrier after a decision, beside Undo', async ({ page }) => {
  const review = await openQueueOfFive(page, 'decided');
  await review.decide('Approve', 'Anselm Okafor').click();
  await expect(review.outcome('Anselm Okafor is approved.')).toBeVisible();
  await expect(review.names).toHaveCount(4);
  await expectPictures(page, 'queue-decided');
});

test('the queue looks as it did and has no barrier after a decision that did not reach the server', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const review = await openQueueOfFive(page, 'lost');
  await loseRequests(page, COMMIT);
  await review.decide('Approve', 'Beatrix von der Mühlen-Hohenberg').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectPictures(page, 'queue-lost');
});

test('the queue looks as it did and has no barrier while it is empty, finds nothing, or cannot be loaded', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await enterAs(page, 'picture-idle-admin');
  await page.route(QUERY, (route) => route.fulfill({ json: [{ readTime: '2026-03-02T09:30:00Z' }] }));
  const review = await new ReviewPage(page).open();
  await expect(page.getByText('All caught up', { exact: true })).toBeVisible();
  await expectPictures(page, 'queue-empty');
  await review.open({ search: 'Nobody Anywhere' });
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await expectPictures(page, 'queue-not-found');
  await page.unroute(QUERY);
  await loseRequests(page, QUERY);
  await review.open();
  await expect(page.getByRole('alert')).toContainText('The accounts could not be loaded.');
  await expectPictures(page, 'queue-error');
});

test('an account looks as it did and has no barrier: just decided, with its history, and with the change of its role', async ({
  page,
}) => {
  const person = await createPerson({
    uid: 'picture-account',
    email: 'hedda.history@example.com',
    name: 'Hedda History',
    status: 'pending',
    createdAt: '2026-02-20T17:40:00.000Z',
  });
  await enterAs(page, 'picture-boss', 'system_admin');
  await page.goto(`/admin/accounts/${person.uid}`);
  const review = new ReviewPage(page);
  await review.reject(person.name, 'The licence photo was blurred.');
  await review.decide('Approve', person.name).click();
  await expect(review.undo).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
  await expectPictures(page, 'account-decided');
  await page.reload();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
  await expectPictures(page, 'account', 'page');
  await page.getByRole('combobox', { name: 'New role' }).selectOption('driver');
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(review.dialog).toBeVisible();
  await expectPictures(page, 'account-role');
});

test('record health looks as it did and has no barrier', async ({ page }) => {
  await createPeople(
    Array.from({ length: 25 }, (_, index) => ({
      uid: `picture-health-${String(index).padStart(2, '0')}`,
      email: `health.${index}@example.com`,
      name: `Record ${index}`,
      createdAt: '2026-02-20T17:40:00.000Z',
      ...(index % 10 === 3 && { profile: 'incomplete' as const }),
    })),
  );
  await enterAs(page, 'picture-health-admin');
  await showMailsOf(page, []);
  // The page after this id has these records, and none of another test.
  const place = JSON.stringify({ order: 'id', after: { value: '', id: 'picture-health-' } });
  await page.goto(`/admin/health?page=2&cursor=${Buffer.from(place).toString('base64url')}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectPictures(page, 'health', 'page');
});

test('record health looks as it did and has no barrier with mails that were not sent, one of them waiting again', async ({
  page,
}) => {
  const form = (index: number, name: string) => ({
    uid: `picture-mail-${String(index).padStart(2, '0')}`,
    email: `mail.${index}@example.com`,
    name,
    createdAt: `2026-02-2${index % 3}T17:40:00.000Z`,
  });
  const people = [
    await createWithFailedMail(form(0, 'Hedda Hill'), 'server'),
    await createWithFailedMail(form(1, 'Ignaz von der Mühlen-Hohenberg'), 'address'),
    await createWithFailedMail(form(2, 'Jonna Jakobsen'), 'login', 2),
  ];
  await createPeople(Array.from({ length: 22 }, (_, index) => form(index + 3, `Record ${index}`)));
  await enterAs(page, 'picture-mail-admin');
  await showMailsOf(page, people);
  const place = JSON.stringify({ order: 'id', after: { value: '', id: 'picture-mail-' } });
  await page.goto(`/admin/health?page=2&cursor=${Buffer.from(place).toString('base64url')}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: /^Send again: .* mail\.1@/ }).click();
  await expect(page.getByText('This will be sent within a minute or two.')).toBeVisible();
  await expectPictures(page, 'health-mails', 'page');
});
