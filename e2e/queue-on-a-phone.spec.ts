import type { Locator } from 'playwright/test';
import { createPeople, createPerson, ownNames } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { openOwnQueue } from './open-own-queue.ts';
import { signedIn } from './signed-in.ts';
import { callTo, holdRequests } from './traffic.ts';
import { LANGUAGES } from '#words/languages.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function boxOf(part: Locator): Promise<Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>> {
  return part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

test('the first account is on the first screen of a phone, with all its data inside its row', async ({
  page,
}) => {
  const [ofAll, ofPassengers] = [ownNames(), ownNames()];
  const roles = ['passenger', 'admin', 'system_admin'] as const;
  await createPeople([
    ...roles.map((role, index) => ({ role, name: `${ofAll} ${index}`, status: 'pending' as const })),
    // These names are short, because a wrapped line is higher than its placeholder.
    ...['a', 'b', 'c'].map((letter) => ({
      name: `${ofPassengers} ${letter}`,
      email: `${letter}${ofPassengers.toLowerCase()}@example.com`,
      status: 'pending' as const,
    })),
  ]);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const cards = page.locator('[data-row]');
  for (const language of LANGUAGES.toReversed()) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await test.step(`the first account is on the first screen, and the filter is one line, language ${language}`, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/admin/dashboard');
      await expect(cards.first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect((await boxOf(cards.first())).top).toBeLessThan(500);
      await page.setViewportSize({ width: 320, height: 640 });
      const filters = page.getByRole('radiogroup').locator('label');
      await expect(filters).toHaveCount(3);
      const tops = await Promise.all((await filters.all()).map(async (part) => (await boxOf(part)).top));
      expect(new Set(tops).size, 'lines of the filter').toBe(1);
    });

    await test.step(`every role and date is inside its row, language ${language}`, async () => {
      await page.goto(`/admin/dashboard?filter=pending&search=${ofAll}`);
      await expect(cards).toHaveCount(3);
      for (const width of [320, 344, 360]) {
        await page.setViewportSize({ width, height: 640 });
        for (const card of await cards.all()) {
          const overflow = await card.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect(overflow, `pixels beyond the card, ${width} wide`).toBeLessThanOrEqual(0);
        }
      }
    });
  }

  await test.step('the first account stands where its placeholder was', async () => {
    const release = await holdRequests(page, callTo('documents:runQuery'));
    await page.goto(`/admin/dashboard?filter=pending&search=${ofPassengers}`);
    const placeholder = page.getByText('Loading accounts...').locator('..').locator('> :nth-child(3)');
    await expect(placeholder).toBeVisible();
    const expected = await boxOf(placeholder);
    release();
    await expect(cards).toHaveCount(3);
    const arrived = await boxOf(cards.first());
    expect(Math.abs(arrived.top - expected.top)).toBeLessThan(10);
    expect(Math.abs(arrived.bottom - expected.bottom), 'at most a wrapped line').toBeLessThanOrEqual(32);
  });
});

test('the bar at the foot covers no focused row, and scrolls with the list where the screen is very low', async ({
  page,
}) => {
  const { review, applicant } = await openOwnQueue(page, 9);
  for (const { name } of [applicant(0), applicant(1)]) {
    await review.decide('Approve', name).click();
    await expect(review.outcome(`${name} is approved.`)).toBeVisible();
    const row = page.locator('[data-row]:focus');
    await expect(row).toBeVisible();
    const bar = await boxOf(review.undo.locator('..'));
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual(bar.top);
    const undo = await boxOf(review.undo);
    const text = await boxOf(review.outcome(`${name} is approved.`));
    expect(undo.top, 'one line with its button').toBeLessThan(text.bottom);
  }
  const { name } = applicant(7);
  await review.decide('Approve', name).click();
  await expect(review.row(name)).toHaveCount(0);
  await review.undo.click();
  await expect(review.row(name)).toBeFocused();
  await expect(review.row(name)).toBeInViewport({ ratio: 1 });

  await review.select(name).check();
  const approve = review.selected('Approve');
  await expect(approve).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await review.decide('Approve', applicant(3).name).focus();
  await expect(review.decide('Approve', applicant(3).name)).toBeInViewport({ ratio: 1 });
  await expect(approve).not.toBeInViewport();
});

test('no row shows around or below the bar at the foot, and the bar leaves the button to the first page free', async ({
  page,
}) => {
  const { review, applicant } = await openOwnQueue(page, 26);
  const bar = page.locator('[data-dock]');
  for (const [width, first] of [
    [1280, applicant(0)],
    [360, applicant(1)],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await review.decide('Approve', first.name).click();
    await expect(review.outcome(`${first.name} is approved.`)).toBeVisible();
    await expect(review.undo).toBeVisible();
    for (const share of [0.1, 0.3]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      const [foot, row] = [await boxOf(bar), await boxOf(review.row(applicant(6).name))];
      expect(foot.bottom).toBe(740);
      expect(foot.left).toBeLessThan(row.left);
      expect(foot.right).toBeGreaterThan(row.right);
    }
  }

  await review.next.click();
  await expect(review.names).toHaveText([applicant(25).name]);
  await review.decide('Approve', applicant(25).name).click();
  const wayOn = page.getByRole('button', { name: 'Go to the first page' });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expect(review.undo).toBeInViewport({ ratio: 1 });
  expect((await boxOf(wayOn)).bottom).toBeLessThan((await boxOf(bar)).top);
});

test('the bars of a phone stay low under a very long name, and a selection is cleared beside its number', async ({
  page,
}) => {
  const prefix = ownNames();
  const name = `${prefix}${'W'.repeat(90)}`;
  const [first] = await createPeople([
    { name, status: 'pending' },
    { name: `${prefix} Second`, status: 'pending' },
  ]);
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/admin/dashboard?filter=pending&search=${prefix}`);
  const row = page.locator(`[data-row="${first?.uid ?? ''}"]`);
  await row.getByRole('checkbox').check();
  const clear = page.getByRole('button', { name: 'Auswahl aufheben' });
  const number = await boxOf(page.getByText('1 ausgewählt', { exact: true }));
  expect((await boxOf(clear)).top).toBeLessThan(number.bottom);
  await clear.click();
  await row.getByRole('button', { name: /^Freigeben/ }).click();
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  const { top, bottom } = await boxOf(page.locator('[data-dock]'));
  expect(bottom - top).toBeLessThan(180);
});
