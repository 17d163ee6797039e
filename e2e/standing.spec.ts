import type { Locator } from 'playwright/test';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { createPerson, storeDocuments } from './backend-data.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, smoke, test } from './fixtures.ts';
import { choose, press, write } from './input/user-actions.ts';
import { signedIn } from './signed-in.ts';
import { COMMIT } from './traffic.ts';

/** Stores a customer whom no other test has, and returns their name. */
async function storeCustomer(first = 'Stella'): Promise<string> {
  const mark = crypto.randomUUID().replaceAll('-', '');
  const name = `${first} ${mark.slice(0, 8)}`;
  const phoneKey = `1${String(Date.now()).slice(-8)}`;
  await storeDocuments({
    [`customers/${mark.slice(0, 20)}`]: aStoredCustomer({
      name,
      nameKey: name.toLowerCase(),
      phone: phoneKey,
      phoneKey,
    }),
  });
  return name;
}

test(
  'a dispatcher begins an order for a known customer, and ends it: its rides are made and cancelled',
  smoke,
  async ({ page, expectFailedLoads }) => {
    // The page of another test may make one of the order's rides first. Then this page is refused.
    expectFailedLoads(403);
    const name = await storeCustomer();
    await signedIn(page, await createPerson({ name: 'Olli Orders', role: 'admin' }));
    await page.goto('/admin/standing');
    await press(page.getByRole('button', { name: 'New order' }));
    const panel = page.getByRole('dialog', { name: 'New order' });
    await write(panel.getByLabel('Who rides'), name);
    await choose(panel.getByRole('radio', { name }));
    await expect(panel.getByLabel('From')).toHaveValue('5 Mill Road, Northside');
    for (const day of ['Monday', 'Wednesday', 'Friday'])
      await choose(panel.getByRole('checkbox', { name: day }));
    await write(panel.getByLabel('Times there'), '815');
    await write(panel.getByLabel('Times back'), '12:30');
    await expectBarrierFree(page);
    await press(panel.getByRole('button', { name: 'Begin the order' }));
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Mon Wed Fri');
    // The page stores up to twelve rides, one after the other.
    await expect(page.getByText(/^\d+ rides were made\.$/)).toBeVisible({ timeout: 60_000 });
    await expectBarrierFree(page);

    await press(row.getByRole('button', { name: `End the order of ${name}` }));
    await press(page.getByRole('button', { name: 'Go on' }));
    const asked = page.getByRole('dialog', { name: 'Rides that are made' });
    await expect(asked.getByRole('checkbox', { name: /is cancelled/ }).first()).toBeChecked();
    await expectBarrierFree(page);
    await press(asked.getByRole('button', { name: 'Store and change the ticked rides' }));
    await expect(page.getByText(`The order of ${name} is stored.`)).toBeVisible();
  },
);

/** The most keys for a known caller's new order, with three days of the week and a way back. */
const MOST_KEYS = 30;

test('an order of a known caller with three days of the week and a way back takes thirty keys at most', async ({
  page,
  expectFailedLoads,
}) => {
  // The page of another test may make one of the order's rides first. Then this page is refused.
  expectFailedLoads(403);
  // Four random letters, which no other name is likely to have.
  const letters = Array.from({ length: 4 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  const name = await storeCustomer(letters.join(''));
  await signedIn(page, await createPerson({ name: 'Olli Orders', role: 'admin' }));
  await page.goto('/admin/standing');
  await expect(page.getByRole('button', { name: 'Closed days' })).toBeVisible();
  let keys = 0;
  const type = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      keys += 1;
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await page.keyboard.press(key);
    }
  };
  /** Presses Tab until this control has focus. */
  const tabTo = async (target: Locator) => {
    for (let left = 12; left > 0; left -= 1) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await type('Tab');
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      if (await target.evaluate((control) => control === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there');
  };
  await type('n');
  const panel = page.getByRole('dialog', { name: 'New order' });
  await expect(panel.getByLabel('Who rides')).toBeFocused();
  await type(...letters);
  await expect(panel.getByRole('radio', { name })).toBeVisible();
  await type('Enter');
  await expect(panel.getByLabel('From')).toHaveValue('5 Mill Road, Northside');
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await tabTo(panel.getByRole('checkbox', { name: day }));
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await type(' ');
  }
  await tabTo(panel.getByLabel('Times there'));
  await type('8', '1', '5');
  await tabTo(panel.getByLabel('Times back'));
  // The order is not stored, because every open board of another test would make its rides.
  expectFailedLoads(0);
  await page.route(COMMIT, (route) => route.abort('blockedbyclient'));
  const sent = page.waitForRequest((request) => COMMIT(new URL(request.url())));
  await type('1', '2', '3', '0', 'Enter');
  const order = (await sent).postData() ?? '';
  for (const part of [name, '1 there 08:15', '2 back 12:30']) expect(order).toContain(part);
  test.info().annotations.push({ type: 'keys', description: `${keys} for a new order` });
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});
