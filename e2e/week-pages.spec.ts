import type { Page } from 'playwright/test';
import { aFullPlan } from '#domain/rides/model/dispatch/full-plan.builder.ts';
import {
  aStoredPaper,
  aStoredPaperKinds,
  INSURANCE,
  PERMIT,
} from '#domain/rides/model/firm/papers.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { createPerson } from './backend-data.ts';
import { inEveryLanguage } from './every-language.ts';
import { expectBarrierFree, expectRoomToPressAtDeskAndOnPhone } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { showBoard } from './full-board.ts';
import { signedIn } from './signed-in.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const TOMORROW = dayIn(1);
const LANE = 'plan-driver-3';

/** Shows the page a day's plan, an order, and papers that expire. They are only in the answers to this page. */
async function showWeek(page: Page, driver = LANE) {
  const full = aFullPlan(new Date(`${TOMORROW}T00:00:00Z`), new Date());
  await showBoard(page, {
    ...full,
    documents: {
      ...full.documents,
      ...aStoredPaperKinds(),
      [`driverPapers/${driver}`]: aStoredPaper(PERMIT, dayIn(-1)),
      'driverPapers/plan-driver-4': aStoredPaper(PERMIT, dayIn(6)),
      'carPapers/car-1': aStoredPaper(INSURANCE, dayIn(20)),
      'orders/week-of-cara': aStoredOrder({ first: dayIn(200), last: dayIn(300) }),
    },
  });
}

async function expectNoBarrier(page: Page) {
  await inEveryLanguage(page, async () => {
    await expectBarrierFree(page);
    await expectRoomToPressAtDeskAndOnPhone(page);
  });
}

/** The pages of the desk, each with a selector of content that comes last. */
const AT_DESK = [
  [
    'the board with papers that expire',
    '/admin/rides',
    'main section:has-text("Papers"), main section:has-text("Papiere")',
  ],
  ['the plan', `/admin/plan?day=${TOMORROW}`, 'main [data-lane]:has-text("!")'],
  ['a day sheet', `/admin/plan/sheet?day=${TOMORROW}&driver=${LANE}`, 'main li'],
  ['the orders', '/admin/standing', 'main [role="row"]:has-text("Cara")'],
  ['the papers and hours of a driver', `/admin/drivers/${LANE}`, 'main section:has-text("Permit")'],
  ['the fleet', '/admin/fleet', 'main [data-row]'],
  ['the kinds of papers', '/admin/settings', 'main li:has-text("Insurance")'],
  ['the tariffs', '/admin/tariffs', 'main h1'],
] as const;

for (const [what, address, shown] of AT_DESK)
  test(`${what} has no barrier in either language, in light and dark, down to a narrow phone`, async ({
    page,
    expectFailedLoads,
  }) => {
    // The page must not listen, because its listener would read the database (0). Its writes about rides that are not
    // stored are refused (403).
    expectFailedLoads(0, 403);
    await signedIn(page, await createPerson({ role: 'system_admin' }));
    await showWeek(page);
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    await expectNoBarrier(page);
  });

test('the powers of an administrator and the papers of a driver have no barrier in either language', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const olga = await createPerson({ role: 'admin', name: 'Olga Office' });
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  await page.goto(`/admin/accounts/${olga.uid}`);
  await expect(page.getByRole('combobox', { name: 'New role' })).toBeVisible();
  await expectNoBarrier(page);

  const dora = await createPerson({ role: 'driver', name: 'Dora Driver' });
  const phone = await anotherBrowser();
  await signedIn(phone, dora);
  await showWeek(phone, dora.uid);
  await phone.goto('/driver/dashboard');
  await expect(phone.getByText('Your papers')).toBeVisible();
  await expectNoBarrier(phone);
});
