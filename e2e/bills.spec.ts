import { createPerson } from './backend-data.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, pick, press, write } from './input/user-actions.ts';
import { signedIn } from './signed-in.ts';
import { storeDrafts, storeUnbilledAccount } from './unbilled-account.ts';

/** Enough drafts that a person has the time to stop their issue. */
const DRAFTS = 40;
/** The time limit for the issue of all drafts on a busy machine. */
const PATIENCE = { timeout: 60_000 };

// The tests run one after the other. If two people issue at once, one is refused, which is a console error.
test.describe.configure({ mode: 'default' });

test(
  'a system administrator bills a period, issues the bill, and credits a ride of the bill',
  story,
  async ({ page }) => {
    const { name, payer, day } = await storeUnbilledAccount();
    await signedIn(page, await createPerson({ role: 'system_admin' }));
    await page.goto('/admin/bills');
    const rows = page.getByRole('grid', { name: 'Bills and credit notes' });
    const panel = page.getByRole('dialog');

    await test.step('the rides of the period are put into a draft', async () => {
      await write(page.getByLabel('From', { exact: true }), day);
      await write(page.getByLabel('To', { exact: true }), day);
      await press(page.getByRole('button', { name: 'Find unbilled rides' }));
      await expect(page.getByText('3 rides of one account')).toBeVisible();
      await press(page.getByRole('button', { name: 'Put into drafts' }));
      await expect(page.getByText('All done: 3 rides.')).toBeVisible();
    });

    await test.step('the bill is issued', async () => {
      await pick(page.getByLabel('Account', { exact: true }), payer);
      await press(page.getByRole('button', { name: 'Open Draft' }));
      await press(panel.getByRole('button', { name: 'Issue', exact: true }));
      await expect(panel.getByRole('heading', { name: /^Bill \d{4}-\d{5}$/ })).toBeVisible();
      await expect(rows.getByText('€37.53')).toBeVisible();
      await expectBarrierFree(page);
    });

    await test.step('the day of payment is stored', async () => {
      await write(panel.getByLabel('Paid on'), day);
      await press(panel.getByRole('button', { name: 'Store' }));
      await expect(page.getByText('The day of payment is stored.')).toBeVisible();
      await expect(rows.getByText('paid', { exact: true })).toBeVisible();
    });

    await test.step('a ride of the bill is credited and set free', async () => {
      await choose(panel.getByRole('checkbox', { name: /€12\.51/ }));
      await press(panel.getByRole('button', { name: 'Make a credit note' }));
      await expect(panel.getByRole('heading', { name: 'Draft of a credit note' })).toBeVisible();
      await press(panel.getByRole('button', { name: 'Issue', exact: true }));
      await expect(panel.getByRole('heading', { name: /^Credit note \d{4}-\d{5}$/ })).toBeVisible();
      await press(panel.getByRole('button', { name: 'Set its rides free' }));
      await expect(page.getByText('Set free: one ride.')).toBeVisible();
    });

    await test.step('the paper of the bill names the account', async () => {
      await press(panel.getByRole('button', { name: 'Close' }));
      await press(rows.getByRole('button', { name: /^Open Bill/ }));
      await press(panel.getByRole('link', { name: 'Print view, e-invoice and payment code' }));
      await expect(page.getByText(name).first()).toBeVisible();
    });
  },
);

test(
  'a system administrator issues all drafts of an account, stops on the way, and goes on with those that are left',
  story,
  async ({ page }) => {
    const account = await storeUnbilledAccount();
    await storeDrafts(account, DRAFTS);
    await signedIn(page, await createPerson({ role: 'system_admin' }));
    await page.goto('/admin/bills');
    await pick(page.getByLabel('Account', { exact: true }), account.payer);
    const issued = page.getByRole('progressbar', { name: 'Issued drafts' });
    const issueAll = async (drafts: number) => {
      await press(page.getByRole('button', { name: `Issue all ${drafts} drafts` }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }));
    };

    await issueAll(DRAFTS);
    await press(page.getByRole('button', { name: 'Stop' }));
    const said = page.getByText(`of ${DRAFTS} issued · stopped`);
    await expect(said).toBeVisible();
    const done = Number.parseInt((await said.textContent()) ?? '', 10);
    expect(done).toBeLessThan(DRAFTS);
    await expect(issued).toHaveJSProperty('value', done);

    await issueAll(DRAFTS - done);
    await expect(page.getByText(`${DRAFTS - done} of ${DRAFTS - done} issued`)).toBeVisible(PATIENCE);
    const rows = page.getByRole('grid', { name: 'Bills and credit notes' });
    await expect(rows.getByRole('rowheader', { name: 'Draft' })).toHaveCount(0);
    await expect(rows.getByRole('rowheader', { name: /^Bill \d{4}-\d{5}$/ }).first()).toBeVisible();
  },
);
