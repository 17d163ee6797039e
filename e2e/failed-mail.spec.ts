import { createPerson, readDocument, textIn } from './backend-data.ts';
import { createWithFailedMail, isMailQuery } from './failed-mail.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

test('a mail that was given up is sent again with one press, arrives, and is no longer listed', async ({
  page,
}) => {
  const person = await createWithFailedMail({}, 'server');
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto('/admin/health');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: `Send again: Approved, ${person.email}` }).click();
  await expect(row).toContainText('This will be sent within a minute or two.');
  const state = async () => textIn(await readDocument(`mail/${person.uid}_1`), 'state');
  await expect.poll(state, { timeout: 15_000 }).toBe('sent');
  const listed = page.waitForResponse((answer) => isMailQuery(answer.request()));
  await page.reload();
  await (await listed).finished();
  await expect(page.getByText(/records were checked|of \d+ records on this page/)).toBeVisible();
  await expect(row).toHaveCount(0);
});
