import { aFullPlan } from '#domain/rides/model/dispatch/full-plan.builder.ts';
import { aStoredPaper, aStoredPaperKinds, PERMIT } from '#domain/rides/model/firm/papers.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { expect } from '../fixtures.ts';
import { showBoard } from '../full-board.ts';
import { expectPictures } from './expect-pictures.ts';
import { NOW, showOnlySeed, signedInThen, test } from './steady-page.ts';

const TODAY = NOW.slice(0, 10);
const DAY_MS = 86_400_000;
const MONTHS = ['2026-02', '2026-03'];

const dayIn = (days: number) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);

/** An order whose rides near the day of the pictures are all dismissed, so that no page makes one. */
function quietOrder(id: string, given: Parameters<typeof aStoredOrder>[0]) {
  const days = Array.from({ length: 60 }, (_, at) => dayIn(at - 30));
  const named = (month: string) =>
    Object.fromEntries(
      days
        .filter((day) => day.startsWith(month))
        .flatMap((day) => ['1', '2'].map((leg) => [`${day.slice(-2)}-${leg}`, ''])),
    );
  return {
    [`orders/${id}`]: aStoredOrder(given),
    ...Object.fromEntries(
      MONTHS.map((month) => [
        `orders/${id}/months/${month}`,
        { days: named(month), named: `${month.slice(-2)}-1`, orderRev: 0 },
      ]),
    ),
  };
}

const ORDERS = {
  ...quietOrder('order-dialysis', {}),
  ...quietOrder('order-school', {
    name: 'Nora Nordstrom',
    from: { text: '12 Chapel Lane, Westhill' },
    to: { text: 'Special school on the Green' },
    needs: [],
    weekdays: [0, 1, 2, 3, 4],
    legs: [
      { key: '1', way: 'there', time: '07:20' },
      { key: '2', way: 'back', time: null },
    ],
    pauses: [{ first: '2026-02-23', last: '2026-03-06', why: 'holiday' }],
  }),
  ...quietOrder('order-later', {
    name: 'Per Persson',
    needs: [],
    every: 2,
    weekdays: [1],
    first: '2026-04-07',
    last: '2026-10-27',
  }),
  ...quietOrder('order-ended', { name: 'Anna Adler', needs: [], last: '2026-02-27' }),
  'settings/closedDays': { days: ['2026-04-03 Good Friday', '2026-04-06 Easter Monday'], rev: 0 },
};

test('standing orders, an order’s panel and the closed days look as they did and have no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page must not listen, because its listener would read the database.
  expectFailedLoads(0);
  await showOnlySeed(page);
  await signedInThen(page, { email: 'admin@example.com', password: SEED_PASSWORD });
  const { drivers } = aFullPlan(new Date(NOW), new Date(NOW));
  await showBoard(page, { documents: ORDERS, drivers, passengers: [] });
  await page.goto('/admin/standing');
  await expect(page.locator('main [data-row]')).toHaveCount(4);
  await expectPictures(page, 'standing');

  await page.getByRole('button', { name: 'Change the order of Nora Nordstrom' }).click();
  await expect(page.getByRole('dialog').getByLabel('First day')).toHaveValue('5 January 2026');
  await expectPictures(page, 'standing-order');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Closed days' }).click();
  const holidays = ['20260403', '20260501', '20260514', '20260525'].flatMap((day, at) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${['Good Friday', 'Labour Day', 'Ascension Day', 'Whit Monday'][at]}`,
    'END:VEVENT',
  ]);
  const repeated = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Team day'];
  const text = ['BEGIN:VCALENDAR', ...holidays, ...repeated, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  await page
    .getByLabel('From a calendar file')
    .setInputFiles({ name: 'days.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await expect(page.getByText('3 days are not in the list yet:')).toBeVisible();
  await expectPictures(page, 'closed-days');
});

test('a plan with an absent driver and an expired paper looks as it did and has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await showOnlySeed(page);
  await signedInThen(page, { email: 'admin@example.com', password: SEED_PASSWORD });
  const full = aFullPlan(new Date('2026-03-02T23:00:00.000Z'), new Date(NOW));
  const signed = {
    laterNews: false,
    rev: 0,
    by: 'seed-admin',
    name: 'Ada Admin',
    at: new Date('2026-03-01T09:30:00Z'),
  };
  await showBoard(page, {
    ...full,
    documents: {
      ...full.documents,
      'availability/plan-driver-3': {
        hours: Array.from({ length: 7 }, () => ''),
        away: ['2026-03-03/2026-03-04'],
        ...signed,
      },
      'availability/plan-driver-7': {
        hours: Array.from({ length: 7 }, () => '06:00-10:00'),
        away: [],
        ...signed,
      },
      ...aStoredPaperKinds(),
      'driverPapers/plan-driver-5': aStoredPaper(PERMIT, '2026-03-02'),
    },
  });
  await page.goto('/admin/plan?day=2026-03-03');
  await expect(page.locator('main [data-row]')).toHaveCount(120);
  await expect(page.getByText('Away on this day, and still with rides:')).toBeVisible();
  await expect(page.getByTitle('A paper has expired')).toHaveCount(1);
  await expect(page.locator('main [data-row]').filter({ hasText: /\d\d\s*Passenger/ })).toHaveCount(0);
  await expectPictures(page, 'plan-away');
});
